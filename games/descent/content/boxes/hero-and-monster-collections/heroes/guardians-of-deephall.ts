import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Guardians of Deephall. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'lord-hawthorne': {
    name: { en: 'Lord Hawthorne', de: 'Lord Hawthorne' },
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 3, willpower: 2, awareness: 2 },
    standing: [{ do: 'reach', n: 2 }],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'attack',
          after: [
            { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'move', n: 2 }] },
            { do: 'attack', on: { who: 'monster', another: true } },
          ],
        },
      ],
    },
  },
  mordrog: {
    name: { en: 'Mordrog', de: 'Mordrog' },
    archetype: 'warrior',
    speed: 4,
    health: 14,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 5, knowledge: 1, willpower: 3, awareness: 2 },
    abilities: [{ at: 'suffered', if: { is: 'about', who: 'self' }, effects: [{ do: 'rest', n: 1 }] }],
    feat: {
      at: 'attack-done',
      if: { is: 'own-attack' },
      effects: [{ do: 'attack', on: { who: 'target' }, having: [{ do: 'bonus', to: 'surges', n: 1 }] }],
    },
  },
  silhouette: {
    name: { en: 'Silhouette', de: 'Silhouette' },
    archetype: 'scout',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 1, awareness: 5 },
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'rolled', of: 'miss', least: 1 }] },
        aim: { who: 'monster', adjacent: true },
        effects: [{ do: 'suffer', n: { per: 'weapons', plus: 1 } }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'move',
          n: { per: 'double-speed' },
          having: [
            {
              do: 'on',
              at: 'enters',
              ability: {
                at: 'enters',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self' },
                    { is: 'near-token', kind: 'search', within: 0 },
                  ],
                },
                cost: { fatigue: 1 },
                effects: [{ do: 'search', within: 0 }],
              },
            },
          ],
        },
      ],
    },
  },
  sahla: {
    name: { en: 'Sahla', de: 'Sahla' },
    archetype: 'healer',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 3, awareness: 3 },
    abilities: [
      {
        at: 'turn-start',
        limit: 'round',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'near-is', within: 3, self: true, of: { is: 'has-conditions' } },
          ],
        },
        effects: [{ do: 'test', attribute: 'willpower', pass: [{ do: 'transfer', within: 3 }] }],
      },
    ],
    feat: {
      at: 'turn-start',
      if: { is: 'about', who: 'self' },
      aim: { who: 'hero', sight: true, if: { is: 'hero' } },
      effects: [{ do: 'borrow' }],
    },
  },
};
