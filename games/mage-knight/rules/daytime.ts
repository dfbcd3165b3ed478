import { MANA } from '../content/words.ts';
import type { State } from '../state.ts';
import type { Io } from '../types.ts';

/** Does the game begin with a night? (MK-VDAY-01) */
export const beginsAtNight = (times: unknown): boolean => times === 'night-arrival';

/** Is the next round a night? They take turns; or after a day two dice say whether night falls, and then it stays (MK-VDAY-02). */
export function nightFollows(state: State, io: Io): boolean {
  if (state.variants.times !== 'darkness') return !state.night;
  const falls = state.night || nightFalls(io);
  if (falls) state.notes.nights = (state.notes.nights ?? 0) + 1;
  return falls;
}

function nightFalls(io: Io): boolean {
  const dice = io.chance.roll([MANA, MANA], faces => Number(faces.includes('black')));
  const falls = dice.includes('black');
  io.tell?.({ kind: 'darkness-rolled', dice, falls, rule: 'MK-VDAY-02' });
  return falls;
}

/** The number of the night, or of the next one by day: they take turns, or are counted as they come (MK-VDAY-04). */
export const nightNumber = ({ variants, notes, round, night }: State): number =>
  variants.times === 'darkness' ? (notes.nights ?? 0) + (night ? 0 : 1) : Math.ceil(round / 2);
