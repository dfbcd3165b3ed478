import type { Effect } from '../../effects/effect.ts';
import { spells } from '../card-tables.ts';
import { attack, oneOf } from '../shorthand.ts';

/** Another mana decides what comes of it. */
const bolt = (blue: number, red: number, white: number, green: number): Effect => ({
  do: 'cost',
  price: { mana: 'basic' },
  byColour: {
    blue: [attack(blue, 'melee', 'ice')],
    red: [attack(red, 'melee', 'coldfire')],
    white: [attack(white, 'ranged', 'ice')],
    green: [attack(green, 'siege', 'ice')],
  },
});
/** A die of the Source is kept: its mana now, or one of it every turn. */
const claim = (...more: readonly Effect[]): Effect => ({
  do: 'keep-die',
  effects: [
    oneOf(
      [{ do: 'mana', of: 'noted', n: 3 }],
      [
        {
          do: 'last',
          until: 'round-end',
          effects: [{ do: 'on', at: 'turn-start', effects: [{ do: 'mana', of: 'noted' }] }],
        },
      ],
    ),
    ...more,
  ],
});
const curse: Effect = {
  do: 'last',
  until: 'round-end',
  for: 'others',
  effects: [{ do: 'on', at: 'mana-used', colour: 'noted', oncePer: 'turn', effects: [{ do: 'wound', n: 1 }] }],
};
export const BLUE_SPELLS = spells({
  snowstorm: {
    name: { en: 'Snowstorm', de: 'Schneesturm' },
    strongName: { en: 'Blizzard', de: 'Eissturm' },
    box: 'base',
    number: 94,
    colours: ['blue'],
    basic: { effects: [attack(5, 'ranged', 'ice')] },
    strong: { effects: [{ do: 'wound', n: 1 }, attack(8, 'siege', 'ice')] },
  },
  'mana-bolt': {
    name: { en: 'Mana Bolt', de: 'Manageschoss' },
    strongName: { en: 'Mana Thunderbolt', de: 'Manadonner' },
    box: 'base',
    number: 98,
    colours: ['blue'],
    basic: { effects: [bolt(8, 7, 6, 5)] },
    strong: { effects: [bolt(11, 10, 9, 8)] },
  },
  chill: {
    name: { en: 'Chill', de: 'Frost' },
    strongName: { en: 'Lethal Chill', de: 'Tödlicher Frost' },
    box: 'base',
    number: 102,
    colours: ['blue'],
    basic: {
      effects: [
        { do: 'strip', who: 'one', of: ['fire-resistance'] },
        { do: 'disarm', who: 'same' },
      ],
    },
    strong: {
      effects: [
        { do: 'weaken', who: 'one', by: 4 },
        { do: 'disarm', who: 'same' },
      ],
    },
  },
  'space-bending': {
    name: { en: 'Space Bending', de: 'Raumkrümmung' },
    strongName: { en: 'Time Bending', de: 'Zeitkrümmung' },
    box: 'base',
    number: 106,
    colours: ['blue'],
    basic: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'rule', rule: 'two-away' },
            { do: 'rule', rule: 'no-provoking' },
          ],
        },
      ],
    },
    strong: {
      effects: [
        { do: 'return-self', to: 'aside' },
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'rule', rule: 'cards-return' },
            { do: 'rule', rule: 'no-draw' },
          ],
        },
        { do: 'another-turn' },
      ],
    },
  },
  'mana-claim': {
    name: { en: 'Mana Claim', de: 'Manabesitz' },
    strongName: { en: 'Mana Curse', de: 'Manafluch' },
    box: 'base',
    number: 110,
    colours: ['blue'],
    competitive: true,
    basic: { effects: [claim()] },
    strong: { effects: [claim(curse)] },
  },
  'mist-form': {
    name: { en: 'Mist Form', de: 'Nebelgestalt' },
    strongName: { en: 'Veil of Mist', de: 'Nebelschleier' },
    box: 'lost-legion',
    number: 300,
    colours: ['blue'],
    basic: {
      effects: [
        { do: 'move', n: 4 },
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'terrain', of: 'all', set: 2, allow: true },
            { do: 'terrain', of: ['hills', 'mountain'], forbid: true },
          ],
        },
      ],
    },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'units-get', who: 'all', resists: ['physical', 'fire', 'ice'] },
            { do: 'rule', rule: 'ignore-first-wound' },
          ],
        },
      ],
    },
  },
});
