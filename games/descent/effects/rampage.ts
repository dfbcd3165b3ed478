import { speak } from '@tafelrunde/engine';
import { attackWith } from '../rules/attack/attack.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { spacesBetween } from '../rules/map.ts';
import { mayMove, moveAtOnce } from '../rules/moving.ts';
import { turnFor } from '../rules/points.ts';
import { speedOf } from '../rules/values.ts';
import { type Cell, everybody, figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A move action, then one attack that affects everybody else near any space it has entered (D2C-MAB-74, -75). */
export interface Rampage {
  readonly do: 'rampage';
  readonly within: number;
}

export const rampage: DescentWord<Rampage> = {
  can: ({ state, by }) => mayMove(state, by),
  *act({ state, io, by, source }, { within }) {
    const turn = turnFor(state, by);
    const entered: Cell[] = [];
    yield* moveAtOnce(state, io, by, speedOf(state, by), source.id, false, entered);
    if (turn !== null) {
      turn.moved ||= entered.length > 0;
      turn.moves++;
    }
    const affects = everybody(state).flatMap(({ id, cells }) => {
      const cell = cells.find(one => entered.some(from => spacesBetween(state, [from], one) <= within));
      return id === by || cell === undefined ? [] : [{ figure: id, cell }];
    });
    const [weapon] = weaponsOf(state, by);
    if (weapon !== undefined && affects.length > 0 && (figureOf(state, by)?.cells.length ?? 0) > 0)
      yield* attackWith(state, io, { by, weapon, targets: [], affects, ignoresRange: true, source: source.id });
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `Move action, then an attack that affects every other figure within ${within} spaces of any space entered.`,
      `Bewegungsaktion, danach ein Angriff, der jede andere Figur im Umkreis von ${within} Feldern um jedes betretene Feld betrifft.`,
    ),
};
