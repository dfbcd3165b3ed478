import type { HeroSheet } from '../../cards.ts';

/** The heroes of the lieutenant packs. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'hero-serena': {
    name: { en: 'Serena', de: 'Serena' },
    archetype: 'healer',
    speed: 3,
    health: 8,
    stamina: 6,
    defence: ['brown'],
    attributes: { might: 1, knowledge: 3, willpower: 5, awareness: 2 },
    abilities: [
      {
        at: 'attack-declared',
        if: { is: 'target' },
        aim: { who: 'hero', adjacent: true, if: { is: 'not', of: { is: 'spent' } } },
        effects: [
          {
            do: 'consent',
            effects: [
              { do: 'tire', n: 1 },
              { do: 'retarget', to: 'them' },
            ],
          },
        ],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          pass: [
            {
              do: 'aimed',
              aim: { who: 'hero', within: 3, each: true, self: true, downToo: true },
              effects: [
                { do: 'heal', n: 3 },
                { do: 'rest', n: 1 },
              ],
            },
          ],
        },
        {
          do: 'test',
          attribute: 'knowledge',
          pass: [
            {
              do: 'aimed',
              aim: { who: 'hero', within: 3, each: true, self: true, downToo: true },
              effects: [
                { do: 'heal', n: 3 },
                { do: 'rest', n: 1 },
              ],
            },
          ],
        },
      ],
    },
  },
  'hero-raythen': {
    name: { en: 'Raythen', de: 'Raythen' },
    archetype: 'scout',
    speed: 4,
    health: 14,
    stamina: 4,
    defence: ['brown'],
    attributes: { might: 3, knowledge: 2, willpower: 1, awareness: 5 },
    abilities: [
      {
        at: 'test-rolled',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'same-tile' }] },
        cost: { fatigue: 1 },
        limit: 'turn',
        effects: [{ do: 'advise' }],
      },
    ],
    feat: { at: 'own-turn', effects: [{ do: 'search', beside: 'hero' }] },
  },
};
