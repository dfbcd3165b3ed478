import { speak } from '@tafelrunde/engine';
import { attackWith } from '../rules/attack/attack.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { moveAtOnce } from '../rules/moving.ts';
import { turnFor } from '../rules/points.ts';
import { speedOf } from '../rules/values.ts';
import { figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A move of the whole speed, then one attack on everybody moved through (D2C-MAB-36 to -38). */
export interface FlyBy {
  readonly do: 'fly-by';
}

export const flyBy: DescentWord<FlyBy> = {
  *act({ state, io, by, source }) {
    const turn = turnFor(state, by);
    if (turn === null) return;
    const passed = yield* moveAtOnce(state, io, by, speedOf(state, by), source.id, true);
    turn.moved ||= passed.length > 0;
    // It holds a move action (D2C-QTSR-53).
    turn.moves++;
    const targets = passed.flatMap(id => {
      const cell = figureOf(state, id)?.cells[0];
      return cell === undefined ? [] : [{ figure: id, cell }];
    });
    const [weapon] = weaponsOf(state, by);
    if (weapon !== undefined && targets.length > 0 && (figureOf(state, by)?.cells.length ?? 0) > 0)
      yield* attackWith(state, io, { by, weapon, targets, ignoresRange: true });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Move action, then an attack on everybody moved through.',
      'Bewegungsaktion, danach ein Angriff auf alle, durch die es sich bewegt hat.',
    ),
};
