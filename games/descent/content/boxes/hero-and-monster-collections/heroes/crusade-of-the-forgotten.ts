import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Crusade of the Forgotten. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'andira-runehand': {
    name: { en: 'Andira Runehand', de: 'Andira Runenhand' },
    archetype: 'healer',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
    // For every figure that suffers in step 5; if that fells the attacker its attack ends at once (D2C-HERO-01 to -04).
    abilities: [
      {
        at: 'suffered',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'by-attack' },
            { is: 'about', who: 'hero' },
            { is: 'about', who: 'enemy', part: 'other' },
            { is: 'near', within: 3, self: true },
          ],
        },
        aim: { who: 'other' },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
    feat: {
      at: 'action',
      aim: { who: 'hero', within: 3, self: true, downToo: true },
      effects: [
        {
          do: 'attack',
          on: { who: 'monster', within: 3 },
          after: [{ do: 'aimed', aim: { who: 'those' }, effects: [{ do: 'heal', n: { per: 'that-many', times: 2 } }] }],
        },
      ],
    },
  },
  tahlia: {
    name: { en: 'Tahlia', de: 'Tahlia' },
    archetype: 'warrior',
    speed: 3,
    health: 14,
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
        effects: [{ do: 'points', n: 2 }],
      },
    ],
    feat: {
      at: ['activation-start', 'enters'],
      if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }] },
      effects: [{ do: 'interrupt', effects: [{ do: 'attack', on: { who: 'that' } }] }],
    },
  },
  astarra: {
    name: { en: 'Astarra', de: 'Astarra' },
    archetype: 'mage',
    speed: 4,
    health: 10,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 4, willpower: 4, awareness: 2 },
    abilities: [
      {
        at: 'own-turn',
        cost: { points: 1 },
        limit: 'round',
        aim: { who: 'hero', within: 3 },
        effects: [{ do: 'place', within: 1, of: 'them', owner: true, anywhere: true, nearest: true }],
      },
    ],
    // All of them must move, one after the other (D2C-HERO-08, -09).
    feat: {
      at: 'turn-start',
      if: { is: 'about', who: 'self' },
      aim: { who: 'figure', within: 3, each: true },
      effects: [{ do: 'one-by-one', effects: [{ do: 'move', n: 1, must: true }] }],
    },
  },
  tetherys: {
    name: { en: 'Tetherys', de: 'Tetherys' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 1, awareness: 5 },
    standing: [{ do: 'permit', rule: 'rolls-first' }],
    feat: { at: 'rolled', if: { is: 'own-attack' }, effects: [{ do: 'more-targets', n: 2 }] },
  },
};
