import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Visions of Dawn. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  ispher: {
    name: { en: 'Ispher', de: 'Ispher' },
    archetype: 'healer',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 3, awareness: 3 },
    standing: [{ do: 'proof', condition: 'poisoned' }],
    abilities: [{ at: 'turn-start', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'heal', n: 2 }] }],
    feat: {
      at: 'action',
      aim: { who: 'hero', adjacent: true, self: true, downToo: true },
      effects: [
        { do: 'heal', n: 8 },
        { do: 'cure', all: true },
      ],
    },
  },
  'master-thorn': {
    name: { en: 'Master Thorn', de: 'Meister Thorn' },
    archetype: 'mage',
    speed: 5,
    health: 8,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 5, willpower: 3, awareness: 2 },
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [
            {
              do: 'afterwards',
              effects: [
                {
                  do: 'aimed',
                  aim: { who: 'self' },
                  effects: [{ do: 'may', effects: [{ do: 'place', within: 2, of: 'self' }] }],
                },
              ],
            },
          ],
        },
      },
    ],
    feat: {
      at: 'suffering',
      if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'by-attack' }] },
      effects: [{ do: 'lessen', n: 5, points: true }],
    },
  },
  'nara-the-fang': {
    name: { en: 'Nara the Fang', de: 'Nara der Fangzahn' },
    archetype: 'warrior',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 1, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'defeating',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
            { is: 'weapon', trait: 'melee' },
          ],
        },
        limit: 'round',
        effects: [{ do: 'place', within: 1, of: 'that' }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        { do: 'place', within: 3, of: 'self' },
        { do: 'attack', having: [{ do: 'bonus', to: 'pierce', n: 2 }] },
      ],
    },
  },
  'sir-valadir': {
    name: { en: 'Sir Valadir', de: 'Sir Valadir' },
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 3, willpower: 4, awareness: 1 },
    abilities: [
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        cost: { fatigue: 1 },
        limit: 'turn',
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        { do: 'rest', n: 'all' },
        { do: 'attack', surges: [{ effects: [{ do: 'add', to: 'damage', n: 3 }] }] },
      ],
    },
  },
};
