import type { Aim } from '../content/effects.ts';
import { push as pushAway } from '../rules/placing.ts';
import type { Figure } from '../state.ts';
import { type CardWord, isAny, onEach, squareWords, whom } from './word.ts';

/**
 * You move each target up to this many squares, one at a time, each farther from you than the last (distance of the centres) and one it could enter. Facing
 * stays, nobody stops it, no free strikes. Legal: figures of normal size. Not being able to move it is no reason not to use it.
 */
export interface Push {
  readonly do: 'push';
  readonly aim: Aim;
  readonly squares: number;
}

const isNormalSize = (figure: Figure): boolean => figure.size === 1;

export const push: CardWord<Push> = {
  can: (at, { aim }) => isAny(at, aim, isNormalSize),
  act: (at, { aim, squares }) =>
    onEach(at, aim, isNormalSize, figure => pushAway(at.state, at.io, at.you, figure, squares)),
  say: ({ aim, squares }, s) =>
    s.t(
      `You push ${whom(aim, s)} up to ${squareWords(squares, s)} away from you, if of normal size.`,
      `Du schiebst ${whom(aim, s)} bis zu ${squareWords(squares, s)} weit von dir weg, sofern von normaler Größe.`,
    ),
};
