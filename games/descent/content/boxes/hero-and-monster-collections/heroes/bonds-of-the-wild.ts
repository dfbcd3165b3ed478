import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Bonds of the Wild. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  lyssa: {
    name: { en: 'Lyssa', de: 'Lyssa' },
    archetype: 'mage',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'target-adjacent' }] },
        limit: 'attack',
        effects: [{ do: 'recolor', from: 'power', to: ['red'] }],
      },
    ],
    feat: {
      at: 'attack-done',
      if: { is: 'own-attack' },
      effects: [
        {
          do: 'attack',
          on: { who: 'monster', adjacent: true },
          ignoresRange: true,
          having: [
            {
              do: 'on',
              at: 'before-roll',
              ability: {
                at: 'before-roll',
                must: true,
                if: { is: 'own-attack' },
                effects: [{ do: 'recolor', from: 'blue', to: ['red', 'yellow', 'green'] }],
              },
            },
          ],
        },
      ],
    },
  },
};
