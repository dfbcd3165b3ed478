import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'shadowmancer', copies: 1 } as const;

/** The overlord class Shadowmancer: darkness and mistrust. */
export const SHADOWMANCER: Readonly<Record<string, OverlordCard>> = {
  'black-out': {
    ...CARD,
    name: { en: 'Black Out', de: 'Finsternis' },
    type: 'magic',
    xp: 2,
    at: 'overlord-turn-end',
    effects: [
      {
        do: 'last',
        until: 'overlord-turn-start',
        for: 'monsters',
        effects: [{ do: 'permit', rule: 'targeted-within-2' }],
      },
    ],
  },
  'imploding-rift': {
    ...CARD,
    name: { en: 'Imploding Rift', de: 'Implodierender Riss' },
    type: 'trap',
    xp: 1,
    at: 'enters',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'space-empty' }] },
    aim: { who: 'hero', adjacent: true, from: 'that', self: true, each: true },
    effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'wear-out' }] }],
  },
  mistrust: {
    ...CARD,
    name: { en: 'Mistrust', de: 'Misstrauen' },
    type: 'event',
    xp: 1,
    at: 'overlord-turn-end',
    effects: [
      {
        do: 'last',
        until: 'overlord-turn-start',
        for: 'heroes',
        effects: [
          {
            do: 'on',
            at: 'enters',
            ability: {
              at: 'enters',
              must: true,
              if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'about-beside-hero' }] },
              aim: { who: 'that' },
              effects: [{ do: 'tire', n: 1 }],
            },
          },
        ],
      },
    ],
  },
  'out-of-darkness': {
    ...CARD,
    name: { en: 'Out of Darkness', de: 'Aus der Dunkelheit' },
    type: 'event',
    xp: 1,
    at: 'revived',
    aim: { who: 'that', if: { is: 'on-map' } },
    effects: [{ do: 'charm', only: 'attack', others: true }],
  },
  'shadow-of-doubt': {
    ...CARD,
    name: { en: 'Shadow of Doubt', de: 'Schatten des Zweifels' },
    type: 'magic',
    xp: 1,
    at: 'overlord-turn-end',
    aim: { who: 'hero', self: true, downToo: true },
    effects: [{ do: 'last', until: 'overlord-turn-start', effects: [{ do: 'permit', rule: 'acts-last' }] }],
  },
  'shadow-walk': {
    ...CARD,
    name: { en: 'Shadow Walk', de: 'Schattengang' },
    type: 'magic',
    xp: 2,
    at: 'activation-start',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'that' },
    effects: [{ do: 'last', until: 'turn-end', effects: [{ do: 'permit', rule: 'fly' }] }],
  },
  'treacherous-shadows': {
    ...CARD,
    name: { en: 'Treacherous Shadows', de: 'Verräterische Schatten' },
    type: 'magic',
    xp: 3,
    at: 'overlord-turn-start',
    aim: { who: 'hero', self: true, each: true },
    effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'charm', only: 'attack' }] }],
  },
};
