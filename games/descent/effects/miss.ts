import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack being resolved misses at once. */
export interface Miss {
  readonly do: 'miss';
}

export const miss: DescentWord<Miss> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, io }) {
    const attack = attackOf(state);
    attack.missed = true;
    attack.broken = true;
    io.tell?.({ kind: 'missed', by: attack.by, rule: 'D2-MISS-01' });
  },
  say: (_, { lang }) => speak(lang)('The attack misses.', 'Der Angriff verfehlt.'),
};
