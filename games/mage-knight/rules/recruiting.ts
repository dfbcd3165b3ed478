import { choose, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type UnitId, unitOf } from '../content/units.ts';
import { COLOURS, isBasic } from '../content/words.ts';
import { heroOf, type State, type Turn, type Unit } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { removeUnit } from './disband.ts';
import { doing } from './doing.ts';
import { payMana } from './mana.ts';
import { spareCommand } from './spare-command.ts';
import { announce } from './triggers.ts';
import { commanded, commandTokens, newUnit } from './units.ts';

/** Is there a command token for it, or a unit that may be disbanded for it? (MK-UNIT-03, -06) */
export const mayGainUnit = (state: State, turn: Turn, _unit: UnitId): boolean =>
  commandTokens(heroOf(state, turn.seat)) > 0;

/** A unit from the offer, ready and unwounded (MK-UNIT-05, MK-GAIN-05); without a free command token another one is disbanded (MK-UNIT-06). */
export function* gainUnit(state: State, io: Io, turn: Turn, unit: UnitId, cost: number, loyal = false): Flow {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  const banner = loyal ? null : yield* spareCommand(state, turn);
  if (!loyal && banner === null && commanded(hero) >= commandTokens(hero)) {
    const options: Choice[] = hero.units.flatMap(({ unit: id, loyal: bound }, number) =>
      bound ? [] : [{ do: 'disband', unit: number, id }],
    );
    const chosen = yield* choose({ seat, kind: 'disband', rule: 'MK-UNIT-06', options });
    if (chosen.do !== 'disband') return;
    io.tell?.({ kind: 'disbanded', seat, unit: (hero.units[chosen.unit] as Unit).unit, rule: 'MK-UNIT-06' });
    removeUnit(state, seat, chosen.unit);
  }
  takeOut(state.offers.units, unit);
  const { special } = unitOf(unit);
  const paid = special?.upkeep ? yield* payMana(doing(state, io, turn), COLOURS) : null;
  hero.units.push({ ...newUnit(unit), loyal, banner, mana: paid !== null && isBasic(paid) ? paid : null });
  turn.units++;
  if (special?.band) turn.used.push(`recruited-${special.band}`);
  if (cost > 0) turn.used.push('paid-for-a-unit');
  io.tell?.({ kind: 'recruited', seat, unit, cost, rule: 'MK-INT-11' });
  yield* announce(state, io, seat, turn, 'unit-recruited', { unit: hero.units.length - 1 });
}
