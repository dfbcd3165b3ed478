import type { Effect } from '../../effects/effect.ts';
import { artifacts } from '../card-tables.ts';
import type { Side } from '../cards.ts';
import { attack, block, heal, oneOf } from '../shorthand.ts';
import type { Colour, Element } from '../words.ts';

/** Blocks of the same card against different attacks. */
const apart = (element: Element = 'physical'): Effect => ({ do: 'block', n: 4, element, apart: true });
const apartLater = (times: number, element: Element = 'physical'): Effect => ({
  do: 'last',
  until: 'phase-end',
  times,
  effects: [{ do: 'use', in: 'block', effects: [apart(element)] }],
});
/** What a ring is worth (MK-EFF-03): mana, a crystal and fame, or mana without end and fame for every spell of its colour. */
const ring = (colour: Colour): { readonly basic: Side; readonly strong: Side } => ({
  basic: {
    effects: [
      { do: 'mana', of: colour },
      { do: 'crystal', of: colour },
      { do: 'fame', n: 1 },
    ],
  },
  strong: {
    effects: [
      {
        do: 'last',
        until: 'turn-end',
        effects: [
          { do: 'endless-mana', of: [colour, 'black'] },
          { do: 'on', at: 'spell-cast', colour, effects: [{ do: 'fame', n: 1 }] },
        ],
      },
    ],
  },
});
const byNight: Effect = {
  do: 'when',
  if: 'night',
  effects: [
    {
      do: 'last',
      until: 'turn-end',
      effects: [
        { do: 'terrain', of: ['forest'], set: 3 },
        { do: 'rule', rule: 'gold-usable' },
        { do: 'rule', rule: 'reveal-as-by-day' },
      ],
    },
    { do: 'look-around' },
  ],
};
const byDay: Effect = {
  do: 'when',
  if: 'day',
  effects: [
    {
      do: 'last',
      until: 'turn-end',
      effects: [
        { do: 'terrain', of: ['desert'], set: 3 },
        { do: 'rule', rule: 'black-usable' },
      ],
    },
  ],
};
const staff: Readonly<Record<Colour, readonly Effect[]>> = {
  white: [{ do: 'jump', spaces: 2 }],
  blue: [{ do: 'crystal', of: 'basic', n: 2, alike: true }],
  red: [{ do: 'ready', upTo: 3 }],
  green: [heal(3)],
};
const tome = (side: 'basic' | 'strong'): Effect => ({
  do: 'cost',
  price: { discard: 'coloured' },
  gives: [{ do: 'use-effect', of: 'spells', colour: 'noted', side }],
});

/** Rings, weapons, amulets and other things. */
export const TREASURES = artifacts({
  'ruby-ring': { name: { en: 'Ruby Ring', de: 'Rubinring' }, box: 'base', number: 117, ...ring('red') },
  'sapphire-ring': { name: { en: 'Sapphire Ring', de: 'Saphirring' }, box: 'base', number: 118, ...ring('blue') },
  'diamond-ring': { name: { en: 'Diamond Ring', de: 'Diamantring' }, box: 'base', number: 119, ...ring('white') },
  'emerald-ring': { name: { en: 'Emerald Ring', de: 'Smaragdring' }, box: 'base', number: 120, ...ring('green') },
  'sword-of-justice': {
    name: { en: 'Sword of Justice', de: 'Schwert der Gerechtigkeit' },
    box: 'base',
    number: 121,
    basic: {
      effects: [
        { do: 'cost', price: { discard: 'non-wound', upTo: 99 }, each: [attack(3)] },
        { do: 'last', until: 'turn-end', effects: [{ do: 'on', at: 'foe-defeated', effects: [{ do: 'fame', n: 1 }] }] },
      ],
      when: 'combat',
    },
    strong: {
      effects: [
        { do: 'strip', who: 'all', of: ['physical-resistance'] },
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'rule', rule: 'double-physical-attacks' },
            { do: 'on', at: 'foe-defeated', effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
      when: 'combat',
    },
  },
  'horn-of-wrath': {
    name: { en: 'Horn of Wrath', de: 'Horn des Zorns' },
    box: 'base',
    number: 122,
    basic: {
      effects: [
        attack(5, 'siege'),
        { do: 'roll-dice', n: 1, each: [{ on: ['black', 'red'], effects: [{ do: 'wound', n: 1 }] }] },
      ],
    },
    strong: {
      effects: [
        {
          do: 'choose-number',
          most: 5,
          effects: [
            attack({ plus: 5, per: 'noted' }, 'siege'),
            {
              do: 'roll-dice',
              n: { per: 'noted' },
              each: [{ on: ['black', 'red'], effects: [{ do: 'wound', n: 1 }] }],
            },
          ],
        },
      ],
    },
  },
  'endless-bag-of-gold': {
    name: { en: 'Endless Bag of Gold', de: 'Unerschöpflicher Goldbeutel' },
    box: 'base',
    number: 123,
    basic: {
      effects: [
        { do: 'influence', n: 4 },
        { do: 'fame', n: 2 },
      ],
    },
    strong: {
      effects: [
        { do: 'influence', n: 9 },
        { do: 'fame', n: 3 },
      ],
    },
  },
  'endless-gem-pouch': {
    name: { en: 'Endless Gem Pouch', de: 'Unerschöpflicher Edelsteinbeutel' },
    box: 'base',
    number: 124,
    basic: {
      effects: [
        {
          do: 'roll-dice',
          n: 2,
          each: [
            { on: ['red', 'blue', 'green', 'white'], effects: [{ do: 'crystal', of: 'noted' }] },
            { on: ['gold'], effects: [{ do: 'crystal', of: 'basic' }] },
            { on: ['black'], effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
    },
    strong: {
      effects: [
        { do: 'mana', of: 'red' },
        { do: 'mana', of: 'blue' },
        { do: 'mana', of: 'green' },
        { do: 'mana', of: 'white' },
        { do: 'when', if: 'day', effects: [{ do: 'mana', of: 'gold' }], otherwise: [{ do: 'mana', of: 'black' }] },
      ],
    },
  },
  'golden-grail': {
    name: { en: 'Golden Grail', de: 'Goldener Gral' },
    box: 'base',
    number: 125,
    basic: {
      effects: [
        heal(2),
        {
          do: 'last',
          until: 'turn-end',
          times: 2,
          effects: [{ do: 'on', at: 'heal-spent', effects: [{ do: 'fame', n: 1 }] }],
        },
      ],
    },
    strong: {
      effects: [
        heal(6),
        { do: 'last', until: 'turn-end', effects: [{ do: 'on', at: 'wound-healed', effects: [{ do: 'draw', n: 1 }] }] },
      ],
    },
  },
  'book-of-wisdom': {
    name: { en: 'Book of Wisdom', de: 'Buch der Weisheit' },
    box: 'base',
    number: 126,
    basic: {
      effects: [
        {
          do: 'cost',
          price: { throwAway: 'action' },
          gives: [{ do: 'gain-card', from: 'actions', of: 'noted', to: 'hand' }],
        },
      ],
    },
    strong: {
      effects: [
        {
          do: 'cost',
          price: { throwAway: 'action' },
          gives: [
            { do: 'gain-card', from: 'spells', of: 'noted', to: 'hand' },
            { do: 'crystal', of: 'noted' },
          ],
        },
      ],
    },
  },
  'amulet-of-the-sun': {
    name: { en: 'Amulet of the Sun', de: 'Amulett der Sonne' },
    box: 'base',
    number: 127,
    basic: { effects: [{ do: 'mana', of: 'gold' }, byNight] },
    strong: { effects: [{ do: 'mana', of: 'gold', n: 3 }, byNight] },
  },
  'amulet-of-darkness': {
    name: { en: 'Amulet of Darkness', de: 'Amulett der Dunkelheit' },
    box: 'base',
    number: 128,
    basic: { effects: [{ do: 'mana', of: 'any' }, byDay] },
    strong: { effects: [{ do: 'mana', of: 'any', n: 3 }, byDay] },
  },
  'bow-of-starsdawn': {
    name: { en: 'Bow of Starsdawn', de: 'Bogen der Sternendämmerung' },
    box: 'lost-legion',
    number: 303,
    basic: {
      effects: [
        { do: 'cost', price: { discard: 'non-wound', upTo: 99 }, each: [attack(2, 'ranged')] },
        {
          do: 'last',
          until: 'phase-end',
          effects: [{ do: 'on', at: 'foe-defeated', effects: [{ do: 'fame', n: 1 }] }],
        },
      ],
    },
    strong: { effects: [{ do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'bow' }] }] },
  },
  'soul-harvester': {
    name: { en: 'Soul Harvester', de: 'Seelenernter' },
    box: 'lost-legion',
    number: 306,
    basic: {
      effects: [
        attack(3),
        {
          do: 'last',
          until: 'phase-end',
          times: 1,
          effects: [{ do: 'on', at: 'foe-defeated', by: 'this', effects: [{ do: 'crystal', of: 'foe' }] }],
        },
      ],
    },
    strong: {
      effects: [
        attack(8),
        {
          do: 'last',
          until: 'phase-end',
          effects: [{ do: 'on', at: 'foe-defeated', effects: [{ do: 'crystal', of: 'foe' }] }],
        },
      ],
    },
  },
  'shield-of-the-fallen-kings': {
    name: { en: 'Shield of the Fallen Kings', de: 'Schild der gefallenen Könige' },
    box: 'lost-legion',
    number: 307,
    basic: { effects: [oneOf([block(6)], [apart(), apartLater(1)])] },
    strong: { effects: [oneOf([block(8, 'coldfire')], [apart('coldfire'), apartLater(2, 'coldfire')])] },
  },
  'druidic-staff': {
    name: { en: 'Druidic Staff', de: 'Druidenstab' },
    box: 'lost-legion',
    number: 308,
    basic: { effects: [{ do: 'cost', price: { discard: 'coloured' }, byColour: staff }] },
    strong: { effects: [{ do: 'several-of', n: 2, of: [staff.white, staff.blue, staff.red, staff.green] }] },
  },
  'circlet-of-proficiency': {
    name: { en: 'Circlet of Proficiency', de: 'Stirnreif der Meisterschaft' },
    box: 'lost-legion',
    number: 309,
    basic: { effects: [{ do: 'common-skill', how: 'use' }] },
    strong: { effects: [{ do: 'common-skill', how: 'take' }] },
  },
  'tome-of-all-spells': {
    name: { en: 'Tome of All Spells', de: 'Foliant aller Zauber' },
    box: 'lost-legion',
    number: 310,
    basic: { effects: [tome('basic')] },
    strong: { effects: [tome('strong')] },
  },
  'mysterious-box': {
    name: { en: 'Mysterious Box', de: 'Geheimnisvolle Schatulle' },
    box: 'ultimate',
    number: 270,
    basic: { effects: [{ do: 'open-box' }] },
    strong: { effects: [] },
  },
});
