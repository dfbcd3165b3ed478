import { MANA } from '../words.ts';
import { forAnybody, oneOf, skills } from './skill.ts';

/** Skills of Krang. */
export const KRANG = skills({
  'spirit-guides': {
    name: { en: 'Spirit Guides', de: 'Geistführer' },
    hero: 'krang',
    type: 'turn',
    effects: [
      { do: 'move', n: 1 },
      {
        do: 'last',
        until: 'turn-end',
        times: 1,
        effects: [{ do: 'bonus', to: 'next', giving: { block: 1 }, sideways: true, any: true }],
      },
    ],
  },
  'battle-hardened': {
    name: { en: 'Battle Hardened', de: 'Kampferprobt' },
    hero: 'krang',
    type: 'turn',
    effects: [],
    passive: [{ do: 'ignore-damage', much: 2, of: ['physical'], other: 1 }],
  },
  'battle-frenzy': {
    name: { en: 'Battle Frenzy', de: 'Kampfrausch' },
    hero: 'krang',
    type: 'turn',
    back: 'rest',
    effects: [
      {
        do: 'one-of',
        of: [[{ do: 'attack', n: 2 }], [{ do: 'attack', n: 4 }, { do: 'flip' }]],
      },
    ],
  },
  'shamanic-ritual': {
    name: { en: 'Shamanic Ritual', de: 'Schamanenritual' },
    hero: 'krang',
    type: 'round',
    back: 'action',
    effects: [{ do: 'mana', of: 'any' }],
  },
  'regenerate-krang': {
    name: { en: 'Regenerate', de: 'Selbstheilung' },
    hero: 'krang',
    type: 'turn',
    effects: [
      { do: 'cost', price: { mana: MANA }, gives: [{ do: 'throw-away-wound', n: 1 }] },
      { do: 'when', if: 'red-or-least-fame', effects: [{ do: 'draw', n: 1 }] },
    ],
  },
  'arcane-disguise': {
    name: { en: 'Arcane Disguise', de: 'Arkane Tarnung' },
    hero: 'krang',
    type: 'turn',
    back: { mana: 'green' },
    effects: [
      {
        do: 'one-of',
        of: [[{ do: 'influence', n: 2 }], [{ do: 'ignore-reputation' }, { do: 'flip' }]],
      },
    ],
  },
  'puppet-master': {
    name: { en: 'Puppet Master', de: 'Puppenspieler' },
    hero: 'krang',
    type: 'turn',
    effects: [oneOf({ do: 'keep-enemy' }, { do: 'puppet' })],
  },
  'master-of-chaos': {
    name: { en: 'Master of Chaos', de: 'Meister des Chaos' },
    hero: 'krang',
    type: 'turn',
    effects: [{ do: 'chaos' }],
    passive: [{ do: 'on', at: 'turn-end', may: true, effects: [{ do: 'turn-wheel' }] }],
    gained: [{ do: 'spin-wheel' }],
  },
  curse: {
    name: { en: 'Curse', de: 'Fluch' },
    hero: 'krang',
    type: 'turn',
    effects: [oneOf({ do: 'soften', by: 1, outside: true }, { do: 'weaken', who: 'one-in-reach', by: 1 })],
  },
  'mana-suppression': {
    name: { en: 'Mana Suppression', de: 'Manaunterdrückung' },
    hero: 'krang',
    type: 'interactive',
    mode: 'competitive',
    effects: [{ do: 'last', until: 'next-turn', for: 'opponents', effects: [{ do: 'mana-double' }] }],
    returns: [{ do: 'crystal', of: 'on-token' }],
  },
  'mana-enhancement': {
    name: { en: 'Mana Enhancement', de: 'Manaverstärkung' },
    hero: 'krang',
    type: 'interactive',
    mode: 'cooperative',
    effects: [
      {
        do: 'last',
        until: 'turn-end',
        times: 1,
        effects: [
          {
            do: 'on',
            at: 'mana-used',
            basic: true,
            effects: [
              { do: 'crystal', of: 'about' },
              { do: 'mark', of: 'about' },
              forAnybody({ do: 'mana', of: 'marked' }),
            ],
          },
        ],
      },
    ],
  },
});
