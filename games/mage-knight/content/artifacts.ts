import type { Effect } from '../effects/effect.ts';
import { artifacts } from './card-tables.ts';
import type { AttackKind, Element } from './words.ts';

const attack = (n: number, kind: AttackKind = 'melee'): Effect => ({ do: 'attack', n, kind });
const block = (n: number, element: Element = 'physical'): Effect => ({ do: 'block', n, element });
const heal = (n: number): Effect => ({ do: 'heal', n });

/** One of each, without a colour. The strong side throws the card away; banners are assigned to units instead of being played (MK-BANN-01). */
export const ARTIFACTS = artifacts({
  'banner-of-glory': {
    name: { en: 'Banner of Glory', de: 'Banner des Ruhms' },
    box: 'base',
    number: 113,
    basic: { effects: [] },
    strong: {
      effects: [
        { do: 'last', until: 'turn-end', effects: [{ do: 'units-get', who: 'all', armor: 1, attack: 1, block: 1 }] },
      ],
    },
    borne: [
      { do: 'units-get', who: 'bearer', armor: 1, attack: 1, block: 1 },
      { do: 'on', at: 'unit-fights', effects: [{ do: 'fame', n: 1 }] },
    ],
  },
  'banner-of-fear': {
    name: { en: 'Banner of Fear', de: 'Banner der Furcht' },
    box: 'base',
    number: 114,
    basic: { effects: [] },
    strong: { effects: [{ do: 'disarm', who: { upTo: 3 } }] },
  },
  'banner-of-protection': {
    name: { en: 'Banner of Protection', de: 'Banner des Schutzes' },
    box: 'base',
    number: 115,
    basic: { effects: [] },
    strong: { effects: [] },
    borne: [{ do: 'units-get', who: 'bearer', armor: 1, resists: ['fire', 'ice'] }],
  },
  'banner-of-courage': {
    name: { en: 'Banner of Courage', de: 'Banner des Mutes' },
    box: 'base',
    number: 116,
    basic: { effects: [] },
    strong: { effects: [{ do: 'ready', who: 'all' }], when: 'not-combat' },
  },
  'ruby-ring': {
    name: { en: 'Ruby Ring', de: 'Rubinring' },
    box: 'base',
    number: 117,
    basic: {
      effects: [
        { do: 'mana', of: 'red' },
        { do: 'crystal', of: 'red' },
        { do: 'fame', n: 1 },
      ],
    },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'endless-mana', of: ['red', 'black'] },
            { do: 'on', at: 'spell-cast', colour: 'red', effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
    },
  },
  'sapphire-ring': {
    name: { en: 'Sapphire Ring', de: 'Saphirring' },
    box: 'base',
    number: 118,
    basic: {
      effects: [
        { do: 'mana', of: 'blue' },
        { do: 'crystal', of: 'blue' },
        { do: 'fame', n: 1 },
      ],
    },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'endless-mana', of: ['blue', 'black'] },
            { do: 'on', at: 'spell-cast', colour: 'blue', effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
    },
  },
  'diamond-ring': {
    name: { en: 'Diamond Ring', de: 'Diamantring' },
    box: 'base',
    number: 119,
    basic: {
      effects: [
        { do: 'mana', of: 'white' },
        { do: 'crystal', of: 'white' },
        { do: 'fame', n: 1 },
      ],
    },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'endless-mana', of: ['white', 'black'] },
            { do: 'on', at: 'spell-cast', colour: 'white', effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
    },
  },
  'emerald-ring': {
    name: { en: 'Emerald Ring', de: 'Smaragdring' },
    box: 'base',
    number: 120,
    basic: {
      effects: [
        { do: 'mana', of: 'green' },
        { do: 'crystal', of: 'green' },
        { do: 'fame', n: 1 },
      ],
    },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'endless-mana', of: ['green', 'black'] },
            { do: 'on', at: 'spell-cast', colour: 'green', effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
    },
  },
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
    strong: { effects: [], when: 'combat' },
  },
  'horn-of-wrath': {
    name: { en: 'Horn of Wrath', de: 'Horn des Zorns' },
    box: 'base',
    number: 122,
    basic: { effects: [attack(5, 'siege')] },
    strong: { effects: [] },
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
    basic: { effects: [] },
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
    basic: { effects: [heal(2)] },
    strong: { effects: [heal(6)] },
  },
  'book-of-wisdom': {
    name: { en: 'Book of Wisdom', de: 'Buch der Weisheit' },
    box: 'base',
    number: 126,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'amulet-of-the-sun': {
    name: { en: 'Amulet of the Sun', de: 'Amulett der Sonne' },
    box: 'base',
    number: 127,
    basic: { effects: [{ do: 'mana', of: 'gold' }] },
    strong: { effects: [{ do: 'mana', of: 'gold', n: 3 }] },
  },
  'amulet-of-darkness': {
    name: { en: 'Amulet of Darkness', de: 'Amulett der Dunkelheit' },
    box: 'base',
    number: 128,
    basic: { effects: [{ do: 'mana', of: 'any' }] },
    strong: { effects: [{ do: 'mana', of: 'any', n: 3 }] },
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
    strong: { effects: [] },
  },
  'banner-of-command': {
    name: { en: 'Banner of Command', de: 'Banner des Befehls' },
    box: 'lost-legion',
    number: 304,
    basic: { effects: [{ do: 'influence', n: 4 }] },
    strong: { effects: [] },
  },
  'banner-of-fortitude': {
    name: { en: 'Banner of Fortitude', de: 'Banner der Standhaftigkeit' },
    box: 'lost-legion',
    number: 305,
    basic: { effects: [] },
    strong: { effects: [], when: 'not-combat' },
  },
  'soul-harvester': {
    name: { en: 'Soul Harvester', de: 'Seelenernter' },
    box: 'lost-legion',
    number: 306,
    basic: { effects: [attack(3)] },
    strong: { effects: [attack(8)] },
  },
  'shield-of-the-fallen-kings': {
    name: { en: 'Shield of the Fallen Kings', de: 'Schild der gefallenen Könige' },
    box: 'lost-legion',
    number: 307,
    basic: { effects: [block(6)] },
    strong: { effects: [block(8, 'coldfire')] },
  },
  'druidic-staff': {
    name: { en: 'Druidic Staff', de: 'Druidenstab' },
    box: 'lost-legion',
    number: 308,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'circlet-of-proficiency': {
    name: { en: 'Circlet of Proficiency', de: 'Stirnreif der Meisterschaft' },
    box: 'lost-legion',
    number: 309,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'tome-of-all-spells': {
    name: { en: 'Tome of All Spells', de: 'Foliant aller Zauber' },
    box: 'lost-legion',
    number: 310,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'mysterious-box': {
    name: { en: 'Mysterious Box', de: 'Geheimnisvolle Schatulle' },
    box: 'ultimate',
    number: 270,
    basic: { effects: [] },
    strong: { effects: [] },
  },
});
