import type { Quest } from '../quest.ts';
import { DOOM, doom, planOf } from './common.ts';
import { GOBLIN_CIPHER } from './goblin-cipher.ts';

/** A rumor of Lair of the Wyrm: gold lies about, and those who guard it sleep until somebody takes some. */
export const THE_SLEEPING_HOARD: Quest = {
  name: { en: 'The Sleeping Hoard', de: 'Der schlafende Hort' },
  act: 1,
  about: {
    en: 'It is said that the guards of the hoard sleep. It is not said how lightly.',
    de: 'Man sagt, die Wächter des Horts schlafen. Wie leicht, sagt man nicht.',
  },
  boxes: ['LW'],
  rewards: { gold: 50, overlordCard: 'the-wyrm-queens-favor' },
  encounters: [
    {
      name: { en: 'The hoard', de: 'Der Hort' },
      story: {
        en: 'Chests stand in every corner. Between them lie the watchers, curled up like cats.',
        de: 'In jeder Ecke stehen Truhen. Dazwischen liegen die Wächter, zusammengerollt wie Katzen.',
      },
      plan: {
        ...planOf(GOBLIN_CIPHER, 0),
        id: 'the-sleeping-hoard',
        doors: [],
        marks: { hoard: ['G2', 'B5', 'B10', 'J9'] },
      },
      heroes: 'mouth',
      groups: [
        { of: 'fire-imps', at: 'den' },
        { of: 'hybrid-sentinel', at: 'workshop', inactive: true },
      ],
      things: {
        hoard: { name: { en: 'Piece of the hoard', de: 'Stück vom Hort' }, carried: 'heroes', limit: 1 },
      },
      tokens: [{ kind: 'hoard', at: 'hoard' }],
      exits: { heroes: ['mouth'] },
      abilities: [
        ...DOOM,
        { at: 'token-taken', must: true, effects: [{ do: 'wake', group: 'hybrid-sentinel' }] },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'hero' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'hoard', counter: 'away' }],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'away',
          least: { 2: 1, 3: 2, 4: 2 },
          text: {
            en: 'Heroes leave the cave with pieces of the hoard.',
            de: 'Helden verlassen die Höhle mit Stücken vom Hort.',
          },
        },
        doom(
          { 2: 11, 3: 13, 4: 15 },
          {
            en: 'Keep the hoard: every round and every hero knocked out counts.',
            de: 'Behüte den Hort: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
