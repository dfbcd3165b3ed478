import { speak } from '@tafelrunde/engine';
import { roman } from '../content/words.ts';
import { setZoneOnFire } from '../rules/fire.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A fire token lies in the zone (SS-FIRE-05). */
export interface FireZone {
  readonly do: 'fire-zone';
  readonly n: 1 | 2;
}

export const fireZone: SorceryWord<FireZone> = {
  act({ state, io, by, zone }, { n }) {
    const where = zone ?? figureOf(state, by)?.zone;
    if (where !== undefined) setZoneOnFire(state, io, where, n);
  },
  say: ({ n }, { lang }) => speak(lang)(`Fire ${roman(n)} in the zone.`, `Feuer ${roman(n)} in der Zone.`),
};
