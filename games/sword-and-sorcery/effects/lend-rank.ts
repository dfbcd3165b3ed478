import { speak } from '@tafelrunde/engine';
import { learnPowers } from '../rules/ranks.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The highest soul rank (SS-RANK-01). */
const HIGHEST = 7;

/** The hero has one soul rank more for this adventure: the token says that it goes again; whoever dies loses it with the rank. */
export interface LendRank {
  readonly do: 'lend-rank';
}

export const lendRank: SorceryWord<LendRank> = {
  *act({ state, io, by }) {
    if (!isHero(state, by)) return;
    const hero = heroOf(state, by);
    if (hero.rank >= HIGHEST || (hero.tokens['lent-rank'] ?? 0) > 0) return;
    hero.rank++;
    hero.tokens['lent-rank'] = 1;
    io.tell?.({ kind: 'rank', hero: hero.id, rank: hero.rank, cost: 0, rule: 'SS-RANK-02' });
    yield* learnPowers(state, io, hero);
  },
  say: (_, { lang }) =>
    speak(lang)('One soul rank more in this adventure.', 'Ein Seelenrang mehr in diesem Abenteuer.'),
};
