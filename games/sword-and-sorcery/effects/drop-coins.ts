import { speak } from '@tafelrunde/engine';
import { crownsOf, giveUpCrowns, layCoins } from '../rules/coins.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero loses crowns, which lie in the zone: as many as named, or as many as there are. */
export interface DropCoins {
  readonly do: 'drop-coins';
  readonly n: number;
}

export const dropCoins: SorceryWord<DropCoins> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && crownsOf(heroOf(state, id)) > 0),
  act({ state, io, on }, { n }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const hero = heroOf(state, id);
      const ground = state.ground[hero.zone];
      const crowns = Math.min(n, crownsOf(hero));
      if (crowns === 0 || ground === undefined) continue;
      giveUpCrowns(state, hero, crowns);
      layCoins(state, ground, crowns);
      io.tell?.({ kind: 'coins', hero: hero.id, crowns, why: 'dropped', rule: 'SS-COIN-06' });
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`The target drops ${n} crowns in its zone.`, `Das Ziel lässt ${n} Kronen in seiner Zone fallen.`),
};
