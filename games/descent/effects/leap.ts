import { choose, type Seat, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { attackWith } from '../rules/attack/attack.ts';
import { type Weapon, weaponsOf } from '../rules/attack/weapons.ts';
import { basesOver, cellsBeside } from '../rules/map.ts';
import { walk } from '../rules/moving.ts';
import { turnFor } from '../rules/points.ts';
import { countsAsMonster } from '../rules/treated.ts';
import { speedOf } from '../rules/values.ts';
import { type Cell, everybody, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord } from './word.ts';

/**
 * The figure moves as many spaces as its speed, through enemies too, on a way its player chooses space by space; then an attack affects everybody on that way, or
 * targets them (D2C-MAB-67, -68).
 */
export interface Leap {
  readonly do: 'leap';
  readonly targets?: true;
  /** It affects monsters only. */
  readonly monsters?: true;
}

/** Can it stop somewhere if it goes on from here, off the spaces it stands on? */
function ends(state: State, id: FigureId, own: readonly Cell[], cell: Cell, left: number): boolean {
  if (own.includes(cell)) return false;
  if (basesOver(state, id, cell).length > 0) return true;
  return left > 0 && cellsBeside(state, [cell]).some(next => ends(state, id, own, next, left - 1));
}

/** A hero chooses among what he has equipped. */
function* chooseWeapon(state: State, by: FigureId, seat: Seat): Flow<Weapon | undefined> {
  const weapons = weaponsOf(state, by);
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'which',
    rule: 'D2-ASTEP-01',
    options: weapons.map(({ id }) => ({ do: 'card', card: id })),
  });
  return weapons.find(({ id }) => choice.do === 'card' && choice.card === id);
}

export const leap: DescentWord<Leap> = {
  can: ({ state, by }) => (figureOf(state, by)?.cells.length ?? 0) > 0,
  *act({ state, io, by, seat, source }, { targets, monsters }) {
    const figure = figureOf(state, by);
    if (figure === null) return;
    const way: Cell[] = [];
    for (let left = speedOf(state, by); left > 0; left--) {
      const from = way.length === 0 ? figure.cells : [way[way.length - 1] ?? 0];
      const options: Choice[] = cellsBeside(state, from)
        .filter(cell => ends(state, by, figure.cells, cell, left - 1))
        .map(cell => ({ do: 'space', cell }));
      const last = way[way.length - 1];
      if (last === undefined || basesOver(state, by, last).length > 0) options.push({ do: 'done' });
      const choice = yield* choose<Choice, AskKind>({ seat, kind: 'where', rule: 'D2-MOVE-21', about: by, options });
      if (choice.do !== 'space') break;
      way.push(choice.cell);
    }
    const met = everybody(state).filter(
      ({ id, cells }) =>
        id !== by && (!monsters || countsAsMonster(state, id)) && cells.some(cell => way.includes(cell)),
    );
    const turn = turnFor(state, by);
    if (turn !== null && way.length > 0) turn.moved = true;
    yield* walk(
      state,
      io,
      by,
      way.map(cell => ({ cell, cost: 0 })),
      { source: source.id, turn: null },
    );
    const hit = met.flatMap(({ id, cells }) =>
      cells[0] === undefined ? [] : [{ figure: id, cell: cells.find(cell => way.includes(cell)) ?? cells[0] }],
    );
    const weapon = yield* chooseWeapon(state, by, seat);
    if (weapon === undefined || hit.length === 0 || (figureOf(state, by)?.cells.length ?? 0) === 0) return;
    const on = targets ? { targets: hit } : { targets: [], affects: hit };
    yield* attackWith(state, io, { by, weapon, ...on, ignoresRange: true, source: source.id });
  },
  say: ({ targets, monsters }, { lang }) =>
    monsters
      ? speak(lang)(
          'Move up to your speed, through enemies too, then an attack affects every monster you moved through.',
          'Bewege dich bis zu deiner Geschwindigkeit, auch durch Gegner; danach betrifft ein Angriff jedes Monster, durch das du dich bewegt hast.',
        )
      : targets
        ? speak(lang)(
            'Moves up to its speed, through enemies too, then an attack targets everybody moved through.',
            'Bewegt sich bis zu seiner Geschwindigkeit, auch durch Gegner; danach zielt ein Angriff auf alle, durch die es sich bewegt hat.',
          )
        : speak(lang)(
            'Moves up to its speed, through enemies too, then an attack affects everybody moved through.',
            'Bewegt sich bis zu seiner Geschwindigkeit, auch durch Gegner; danach betrifft ein Angriff alle, durch die es sich bewegt hat.',
          ),
};
