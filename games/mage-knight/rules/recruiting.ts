import { choose, type Flow, type Io, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { UnitId } from '../content/units.ts';
import type { Event } from '../events.ts';
import { heroOf, type State, type Turn, type Unit } from '../state.ts';
import { removeUnit } from './disband.ts';
import { announce } from './triggers.ts';
import { commandTokens, newUnit } from './units.ts';

/** Is there a command token for it, or a unit that may be disbanded for it? (MK-UNIT-03, -06) */
export const mayGainUnit = (state: State, turn: Turn, _unit: UnitId): boolean =>
  commandTokens(heroOf(state, turn.seat)) > 0;

/** A unit from the offer, ready and unwounded (MK-UNIT-05, MK-GAIN-05); without a free command token another one is disbanded (MK-UNIT-06). */
export function* gainUnit(state: State, io: Io<Event>, turn: Turn, unit: UnitId, cost: number): Flow<void, Choice> {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  if (hero.units.length >= commandTokens(hero)) {
    const options: Choice[] = hero.units.map(({ unit: id }, number) => ({ do: 'disband', unit: number, id }));
    const chosen = yield* choose({ seat, kind: 'disband', rule: 'MK-UNIT-06', options });
    if (chosen.do !== 'disband') return;
    io.tell?.({ kind: 'disbanded', seat, unit: (hero.units[chosen.unit] as Unit).unit, rule: 'MK-UNIT-06' });
    removeUnit(state, seat, chosen.unit);
  }
  takeOut(state.offers.units, unit);
  hero.units.push(newUnit(unit));
  turn.units++;
  io.tell?.({ kind: 'recruited', seat, unit, cost, rule: 'MK-INT-11' });
  yield* announce(state, io, seat, turn, 'unit-recruited', { unit: hero.units.length - 1 });
}
