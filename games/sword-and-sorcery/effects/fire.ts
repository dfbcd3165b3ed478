import { speak } from '@tafelrunde/engine';
import { roman } from '../content/words.ts';
import { setOnFire } from '../rules/fire.ts';
import type { SorceryWord } from './word.ts';

/** The figures it works on get a fire token (SS-FIRE-01). */
export interface GiveFire {
  readonly do: 'fire';
  readonly n: 1 | 2;
}

export const fire: SorceryWord<GiveFire> = {
  can: ({ on }) => on.length > 0,
  act({ state, io, by, on }, { n }) {
    for (const id of on) setOnFire(state, io, id, n, by);
  },
  say: ({ n }, { lang }) => speak(lang)(`Fire ${roman(n)}.`, `Feuer ${roman(n)}.`),
};
