import type { HeroSheet } from '../../cards.ts';

/** The heroes of Shadow of Nerekhall. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'orkell-the-swift': {
    name: { en: 'Orkell the Swift', de: 'Orkell der Flinke' },
    archetype: 'warrior',
    speed: 5,
    health: 10,
    stamina: 5,
    defence: ['brown'],
    attributes: { might: 4, knowledge: 1, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'wounded' }] },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
    feat: {
      at: 'own-turn',
      fallen: true,
      if: { is: 'down' },
      effects: [
        { do: 'rise', how: 'stood-up' },
        {
          do: 'one-of',
          of: [
            [{ do: 'heal', n: 'all' }],
            [
              {
                do: 'aimed',
                aim: { who: 'monster', adjacent: true, each: true },
                effects: [{ do: 'one-by-one', effects: [{ do: 'move', n: 1 }] }],
              },
            ],
          ],
        },
      ],
    },
  },
  'ravaella-lightfoot': {
    name: { en: 'Ravaella Lightfoot', de: 'Ravaella Leichtfuß' },
    archetype: 'mage',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['black'],
    attributes: { might: 1, knowledge: 4, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'rolled', of: 'blank', least: 1 },
          ],
        },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
    feat: {
      at: 'defence-rolled',
      if: { is: 'about', who: 'self' },
      effects: [
        { do: 'test', attribute: 'knowledge', pass: [{ do: 'add', to: 'shields', n: 3 }] },
        { do: 'test', attribute: 'awareness', pass: [{ do: 'add', to: 'shields', n: 3 }] },
      ],
    },
  },
  rendiel: {
    name: { en: 'Rendiel', de: 'Rendiel' },
    archetype: 'healer',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 5, awareness: 1 },
    abilities: [
      {
        at: 'revived',
        must: true,
        if: { is: 'about', who: 'self', part: 'other' },
        effects: [
          { do: 'heal', n: 2 },
          { do: 'rest', n: 2 },
        ],
      },
    ],
    feat: {
      at: 'action',
      aim: { who: 'hero', adjacent: true, downToo: true, if: { is: 'down' } },
      effects: [{ do: 'rise', how: 'revived', whole: true }],
    },
  },
  'tinashi-the-wanderer': {
    name: { en: 'Tinashi the Wanderer', de: 'Tinashi die Wanderin' },
    archetype: 'scout',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 3, awareness: 3 },
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
          ],
        },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
    feat: { at: 'own-turn', effects: [{ do: 'place', within: 3, of: 'self' }] },
  },
};
