import { speak } from '@tafelrunde/engine';
import { figureOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A hero token of each hero it works on is put on the owner's base, once each; `off`: it is taken away again. */
export interface Brand {
  readonly do: 'brand';
  readonly off?: true;
}

/** The mark a hero token leaves on a base. */
export const brandOf = (hero: string): string => `hero-token/${hero}`;

export const brand: DescentWord<Brand> = {
  can: ({ state, by, on }, { off }) => {
    const marks = figureOf(state, by)?.marks ?? {};
    return on.some(id => isHero(state, id) && (marks[brandOf(id)] !== undefined) === (off === true));
  },
  act({ state, by, on }, { off }) {
    const owner = figureOf(state, by);
    if (owner === null) return;
    for (const id of on) {
      if (!isHero(state, id)) continue;
      if (off) delete owner.marks[brandOf(id)];
      else owner.marks[brandOf(id)] = 1;
    }
  },
  say: ({ off }, { lang }) =>
    off
      ? speak(lang)("Discard the hero's token from your base.", 'Lege den Marker des Helden von deiner Basis ab.')
      : speak(lang)("Put the hero's token on your base.", 'Lege den Marker des Helden auf deine Basis.'),
};
