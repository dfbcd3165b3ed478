import type { OverlordCard } from '../cards.ts';

const AT_A_HERO = { is: 'about', who: 'hero' } as const;

/** The overlord class Saboteur: traps. */
export const SABOTEUR: Readonly<Record<string, OverlordCard>> = {
  'explosive-runes': {
    name: { en: 'Explosive Runes', de: 'Explodierende Runen' },
    deck: 'saboteur',
    type: 'trap',
    xp: 1,
    copies: 2,
    at: ['door-opened', 'searched'],
    if: AT_A_HERO,
    aim: { who: 'hero', within: 2, from: 'that', each: true, self: true },
    effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'suffer', n: { per: 'that-many' } }] }],
  },
  'web-trap': {
    name: { en: 'Web Trap', de: 'Netzfalle' },
    deck: 'saboteur',
    type: 'trap',
    xp: 1,
    copies: 2,
    at: 'enters',
    if: { is: 'all', of: [AT_A_HERO, { is: 'space-empty' }] },
    aim: { who: 'hero', within: 1, from: 'that', each: true, self: true },
    effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'immobilized' }] }],
  },
  'curse-of-the-monkey-god': {
    name: { en: 'Curse of the Monkey God', de: 'Fluch des Affengottes' },
    deck: 'saboteur',
    type: 'trap',
    xp: 2,
    copies: 1,
    at: 'searched',
    if: AT_A_HERO,
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'knowledge',
        pass: [{ do: 'draw', n: 1 }],
        fail: [
          {
            do: 'last',
            until: 'next-turn-end',
            effects: [
              { do: 'dice', pool: 'defence', dice: [], none: true },
              { do: 'modify', value: 'speed', set: 5 },
              { do: 'permit', rule: 'no-attacks' },
            ],
          },
        ],
      },
    ],
  },
  'wicked-laughter': {
    name: { en: 'Wicked Laughter', de: 'Hämisches Gelächter' },
    deck: 'saboteur',
    type: 'event',
    xp: 2,
    copies: 1,
    at: 'test-passed',
    if: AT_A_HERO,
    effects: [{ do: 'retest', plus: -1, pass: [{ do: 'draw', n: 1 }] }],
  },
  'uthuk-demon-trap': {
    name: { en: 'Uthuk Demon Trap', de: 'Uthuk-Dämonenfalle' },
    deck: 'saboteur',
    type: 'trap',
    xp: 3,
    copies: 1,
    at: ['door-opened', 'searched'],
    if: AT_A_HERO,
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: ['awareness', 'might'],
        pass: [{ do: 'suffer', n: { per: 'tested' } }],
        fail: [{ do: 'defeat' }],
      },
    ],
  },
};
