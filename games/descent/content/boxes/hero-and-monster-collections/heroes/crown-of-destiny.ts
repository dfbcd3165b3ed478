import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Crown of Destiny. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'brother-gherinn': {
    name: { en: 'Brother Gherinn', de: 'Bruder Gherinn' },
    archetype: 'healer',
    speed: 3,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 4, willpower: 4, awareness: 2 },
    abilities: [
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        cost: { damage: 1 },
        limit: 'attack',
        effects: [{ do: 'add', to: 'damage', n: 1 }],
      },
    ],
    feat: {
      at: 'defeated',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'monster' },
          { is: 'about', who: 'self', part: 'other' },
        ],
      },
      aim: { who: 'hero', within: 3, each: true, self: true, downToo: true },
      effects: [{ do: 'roll', dice: ['red', 'red'], effects: [{ do: 'heal', n: { per: 'hearts' }, may: true }] }],
    },
  },
  corbin: {
    name: { en: 'Corbin', de: 'Corbin' },
    archetype: 'warrior',
    speed: 3,
    health: 12,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 5, knowledge: 2, willpower: 2, awareness: 2 },
    abilities: [
      {
        at: 'suffering',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'many', least: 2 },
          ],
        },
        effects: [{ do: 'lessen', n: 1 }],
      },
    ],
    feat: {
      at: 'before-roll',
      if: { is: 'affected' },
      effects: [
        {
          do: 'last',
          until: 'attack-end',
          effects: [
            { do: 'permit', rule: 'faces-matter' },
            {
              do: 'on',
              at: 'defence-rolled',
              ability: {
                at: 'defence-rolled',
                if: { is: 'about', who: 'self' },
                effects: [{ do: 'turn-dice', of: 'defence', n: 'any' }],
              },
            },
          ],
        },
      ],
    },
  },
  'jaes-the-exile': {
    name: { en: 'Jaes the Exile', de: 'Jaes der Verbannte' },
    archetype: 'mage',
    speed: 4,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 4, willpower: 2, awareness: 2 },
    standing: [
      { do: 'permit', rule: 'runes-anyway' },
      { do: 'modify', value: 'stamina', n: { per: 'runes' } },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'attack',
          with: ['magic'],
          having: [
            { do: 'bonus', to: 'pierce', n: 3 },
            { do: 'bonus', to: 'surges', n: 1, if: { is: 'weapon', trait: 'rune' } },
          ],
        },
      ],
    },
  },
  lindel: {
    name: { en: 'Lindel', de: 'Lindel' },
    archetype: 'scout',
    speed: 5,
    health: 10,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
    standing: [{ do: 'test-dice', dice: ['gray', 'gray'] }],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'attack',
          having: [
            { do: 'permit', rule: 'faces-matter' },
            {
              do: 'on',
              at: 'rolled',
              ability: { at: 'rolled', if: { is: 'own-attack' }, effects: [{ do: 'turn-dice', of: 'blue' }] },
            },
          ],
        },
      ],
    },
  },
};
