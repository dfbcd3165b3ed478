import { FACINGS, type Facing } from '@tafelrunde/engine/geometry';
import { boardOf, figuresTouch, isCompletelyBehind, standsInFrontOf } from '../board.ts';
import type { Aim } from '../content/effects.ts';
import { askFacing } from '../rules/placing.ts';
import type { Figure, Play, State } from '../state.ts';
import { anyone, type CardWord, type Cause, isAny, onEach, who } from './word.ts';

/** `you`: the target turns so that you are in front of it; among several facings you choose. `any`: you choose its facing. */
export interface Turn {
  readonly do: 'turn';
  readonly aim: Aim;
  readonly towards: 'you' | 'any';
}

export const turn: CardWord<Turn> = {
  can: (at, { aim }) => isAny(at, aim, anyone),
  act: (at, { aim, towards }) => onEach(at, aim, anyone, figure => turnFigure(at, figure, towards)),
  say({ aim, towards }, s) {
    if (towards === 'you')
      return s.t(
        `${who(aim, s)} turns so that you are in front of it.`,
        `${who(aim, s)} dreht sich so, dass du vor ihm bist.`,
      );
    return aim === 'you'
      ? s.t('You may change your facing.', 'Du darfst deine Blickrichtung ändern.')
      : s.t('You choose the facing of the target.', 'Du bestimmst die Blickrichtung des Ziels.');
  },
};

function* turnFigure({ state, io, you }: Cause, figure: Figure, towards: Turn['towards']): Play {
  const before = figure.facing;
  const fitting = towards === 'any' ? FACINGS : FACINGS.filter(facing => looksAt(state, figure, facing, you));
  if (fitting.length === 0) return;
  figure.facing = yield* askFacing(state, you, fitting);
  if (figure.facing !== before)
    io.tell?.({ kind: 'faced', figure: figure.id, facing: figure.facing, rule: 'DS-MOVE-07' });
}

/** Adjacent: in one of the squares in front; farther away: not wholly in the half of the board behind (DS-LOS-07). */
function looksAt(state: State, figure: Figure, facing: Facing, you: Figure): boolean {
  const board = boardOf(state);
  const turned = { ...figure, facing };
  if (figuresTouch(board, figure, you)) return standsInFrontOf(board, you, turned);
  return !isCompletelyBehind(board, you, turned);
}
