import type { Amount } from '@tafelrunde/engine';
import type { Per } from '../effects/counting.ts';
import type { Effect } from '../effects/effect.ts';
import { spells } from './card-tables.ts';
import type { AttackKind, Element } from './words.ts';

const attack = (n: Amount<Per>, kind: AttackKind = 'melee', element: Element = 'physical'): Effect => ({
  do: 'attack',
  n,
  kind,
  element,
});
const block = (n: Amount<Per>, element: Element): Effect => ({ do: 'block', n, element });
const heal = (n: number): Effect => ({ do: 'heal', n });
const oneOf = (...of: readonly (readonly Effect[])[]): Effect => ({ do: 'one-of', of });
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

/** One of each. The strong side costs a black mana besides and has a name of its own (MK-CARD-06). */
export const SPELLS = spells({
  fireball: {
    name: { en: 'Fireball', de: 'Feuerball' },
    strongName: { en: 'Firestorm', de: 'Feuersturm' },
    box: 'base',
    number: 93,
    colours: ['red'],
    basic: { effects: [attack(5, 'ranged', 'fire')] },
    strong: { effects: [{ do: 'wound', n: 1 }, attack(8, 'siege', 'fire')] },
  },
  'flame-wall': {
    name: { en: 'Flame Wall', de: 'Flammenwand' },
    strongName: { en: 'Flame Wave', de: 'Flammenwelle' },
    box: 'base',
    number: 97,
    colours: ['red'],
    basic: { effects: [oneOf([attack(5, 'melee', 'fire')], [block(7, 'fire')])] },
    strong: {
      effects: [
        oneOf(
          [attack({ plus: 5, per: 'foe', times: 2 }, 'melee', 'fire')],
          [block({ plus: 7, per: 'foe', times: 2 }, 'fire')],
        ),
      ],
    },
  },
  'burning-shield': {
    name: { en: 'Burning Shield', de: 'Brennender Schild' },
    strongName: { en: 'Exploding Shield', de: 'Explodierender Schild' },
    box: 'base',
    number: 101,
    colours: ['red'],
    basic: { effects: [block(4, 'fire')] },
    strong: { effects: [block(4, 'fire')] },
  },
  demolish: {
    name: { en: 'Demolish', de: 'Niederreißen' },
    strongName: { en: 'Disintegrate', de: 'Auflösen' },
    box: 'base',
    number: 105,
    colours: ['red'],
    basic: {
      effects: [
        { do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'ignore-site-fortifications' }] },
        { do: 'weaken', who: 'all', by: 1 },
      ],
      when: 'combat',
    },
    strong: {
      effects: [
        { do: 'destroy', who: 'one' },
        { do: 'weaken', who: 'others', by: 1 },
      ],
      when: 'attack-phase',
    },
  },
  'mana-meltdown': {
    name: { en: 'Mana Meltdown', de: 'Manaschmelze' },
    strongName: { en: 'Mana Radiance', de: 'Manastrahlung' },
    box: 'base',
    number: 109,
    colours: ['red'],
    competitive: true,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  offering: {
    name: { en: 'Offering', de: 'Opfergabe' },
    strongName: { en: 'Sacrifice', de: 'Opferung' },
    box: 'lost-legion',
    number: 299,
    colours: ['red'],
    basic: {
      effects: [
        { do: 'crystal', of: 'red' },
        { do: 'cost', price: { discard: 'non-wound', upTo: 3 }, each: [{ do: 'crystal', of: 'noted' }] },
      ],
    },
    strong: { effects: [] },
  },
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
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'mana-claim': {
    name: { en: 'Mana Claim', de: 'Manabesitz' },
    strongName: { en: 'Mana Curse', de: 'Manafluch' },
    box: 'base',
    number: 110,
    colours: ['blue'],
    competitive: true,
    basic: { effects: [] },
    strong: { effects: [] },
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
          effects: [{ do: 'units-get', who: 'all', resists: ['physical', 'fire', 'ice'] }],
        },
      ],
    },
  },
  expose: {
    name: { en: 'Expose', de: 'Bloßstellen' },
    strongName: { en: 'Mass Expose', de: 'Massenbloßstellung' },
    box: 'base',
    number: 95,
    colours: ['white'],
    basic: { effects: [{ do: 'strip', who: 'one', of: ['fortifications', 'resistances'] }, attack(2, 'ranged')] },
    strong: {
      effects: [
        oneOf(
          [{ do: 'strip', who: 'all', of: ['fortifications'] }],
          [{ do: 'strip', who: 'all', of: ['resistances'] }],
        ),
        attack(3, 'ranged'),
      ],
    },
  },
  whirlwind: {
    name: { en: 'Whirlwind', de: 'Wirbelwind' },
    strongName: { en: 'Tornado', de: 'Tornado' },
    box: 'base',
    number: 99,
    colours: ['white'],
    basic: { effects: [{ do: 'disarm', who: 'one' }] },
    strong: { effects: [{ do: 'destroy', who: 'one' }], when: 'attack-phase' },
  },
  'wings-of-wind': {
    name: { en: 'Wings of Wind', de: 'Schwingen des Windes' },
    strongName: { en: 'Wings of Night', de: 'Schwingen der Nacht' },
    box: 'base',
    number: 103,
    colours: ['white'],
    basic: { effects: [] },
    strong: { effects: [{ do: 'disarm', who: 'one' }] },
  },
  'call-to-arms': {
    name: { en: 'Call to Arms', de: 'Ruf zu den Waffen' },
    strongName: { en: 'Call to Glory', de: 'Ruf zum Ruhm' },
    box: 'base',
    number: 107,
    colours: ['white'],
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'mind-read': {
    name: { en: 'Mind Read', de: 'Gedankenlesen' },
    strongName: { en: 'Mind Steal', de: 'Gedankenraub' },
    box: 'base',
    number: 111,
    colours: ['white'],
    competitive: true,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  charm: {
    name: { en: 'Charm', de: 'Bezaubern' },
    strongName: { en: 'Possess', de: 'Besessenheit' },
    box: 'lost-legion',
    number: 301,
    colours: ['white'],
    basic: {
      effects: [
        { do: 'influence', n: 4 },
        { do: 'when', if: 'interaction', effects: [{ do: 'crystal', of: 'basic' }] },
      ],
    },
    strong: { effects: [] },
  },
  tremor: {
    name: { en: 'Tremor', de: 'Beben' },
    strongName: { en: 'Earthquake', de: 'Erdbeben' },
    box: 'base',
    number: 96,
    colours: ['green'],
    basic: { effects: [oneOf([{ do: 'weaken', who: 'one', by: 3 }], [{ do: 'weaken', who: 'all', by: 2 }])] },
    strong: {
      effects: [
        oneOf([{ do: 'weaken', who: 'one', by: 3, fortified: 6 }], [{ do: 'weaken', who: 'all', by: 2, fortified: 4 }]),
      ],
    },
  },
  'underground-travel': {
    name: { en: 'Underground Travel', de: 'Untergrundreise' },
    strongName: { en: 'Underground Attack', de: 'Untergrundangriff' },
    box: 'base',
    number: 100,
    colours: ['green'],
    basic: { effects: [] },
    strong: { effects: [] },
  },
  restoration: {
    name: { en: 'Restoration', de: 'Wiederherstellung' },
    strongName: { en: 'Rebirth', de: 'Wiedergeburt' },
    box: 'base',
    number: 104,
    colours: ['green'],
    basic: { effects: [{ do: 'when', if: 'on-forest', effects: [heal(5)], otherwise: [heal(3)] }] },
    strong: {
      effects: [
        {
          do: 'when',
          if: 'on-forest',
          effects: [heal(5), { do: 'ready', levels: 5 }],
          otherwise: [heal(3), { do: 'ready', levels: 3 }],
        },
      ],
    },
  },
  meditation: {
    name: { en: 'Meditation', de: 'Meditation' },
    strongName: { en: 'Trance', de: 'Trance' },
    box: 'base',
    number: 108,
    colours: ['green'],
    basic: { effects: [] },
    strong: { effects: [] },
  },
  'energy-flow': {
    name: { en: 'Energy Flow', de: 'Energiefluss' },
    strongName: { en: 'Energy Steal', de: 'Energieraub' },
    box: 'base',
    number: 112,
    colours: ['green'],
    competitive: true,
    basic: { effects: [] },
    strong: { effects: [] },
  },
  cure: {
    name: { en: 'Cure', de: 'Genesung' },
    strongName: { en: 'Disease', de: 'Seuche' },
    box: 'lost-legion',
    number: 302,
    colours: ['green'],
    basic: { effects: [heal(2)] },
    strong: { effects: [] },
  },
});
