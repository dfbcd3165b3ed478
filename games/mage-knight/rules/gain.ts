import type { RuleId, Seat } from '@tafelrunde/engine';
import { HIGHEST_REPUTATION, LOWEST_REPUTATION, levelAt } from '../content/levels.ts';
import type { Colour, Mana } from '../content/words.ts';
import { heroOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { scenarioRules } from './scenario.ts';

/** A player stores so many crystals of a colour (MK-MANA-03). */
export const MOST_CRYSTALS = 3;

export function gainMana(state: State, io: Io, seat: Seat, mana: Mana): void {
  heroOf(state, seat).tokens[mana]++;
  io.tell?.({ kind: 'mana-gained', seat, mana, rule: 'MK-GAIN-01' });
}

/** The fourth crystal is a token during the turn (MK-GAIN-02) and nothing at its end (MK-FIX-06). */
export function gainCrystal(state: State, io: Io, seat: Seat, colour: Colour, when: 'turn' | 'end' = 'turn'): void {
  const { crystals } = heroOf(state, seat);
  if (crystals[colour] < MOST_CRYSTALS) {
    crystals[colour]++;
    io.tell?.({ kind: 'crystal-gained', seat, colour, rule: when === 'turn' ? 'MK-GAIN-02' : 'MK-REW-02' });
  } else if (when === 'turn') gainMana(state, io, seat, colour);
}

/** Fame counts at once; levels wait for the end of the turn (MK-RNG-11). */
export function gainFame(state: State, io: Io, seat: Seat, n: number, rule: RuleId): void {
  if (n === 0) return;
  const hero = heroOf(state, seat);
  const before = levelAt(hero.fame);
  hero.fame += n;
  io.tell?.({ kind: 'fame', seat, n, now: hero.fame, rule });
  const rows = levelAt(hero.fame) - before;
  const bonus = scenarioRules(state).rowBonus ?? 0;
  if (rows > 0 && bonus > 0) gainFame(state, io, seat, rows * bonus, 'MK-S03-03');
}

/** The track ends on both sides (MK-SETUP-40). */
export function changeReputation(state: State, io: Io, seat: Seat, n: number, rule: RuleId): void {
  const hero = heroOf(state, seat);
  const now = Math.max(LOWEST_REPUTATION, Math.min(HIGHEST_REPUTATION, hero.reputation + n));
  if (now === hero.reputation) return;
  io.tell?.({ kind: 'reputation', seat, n: now - hero.reputation, now, rule });
  hero.reputation = now;
}
