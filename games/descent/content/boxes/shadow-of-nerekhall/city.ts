import type { Aim } from '../../../effects/aim.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { TravelCard } from '../../travel.ts';
import type { Attribute } from '../../words.ts';

const ONE: Aim = { who: 'hero', chooser: 'heroes', downToo: true };
const WEAKEST_WILL: Aim = { who: 'hero', chooser: 'overlord', if: { is: 'lowest', attribute: 'willpower' } };
const NO_NEXT: readonly Effect[] = [{ do: 'shortcut' }];
const DRAW: readonly Effect[] = [{ do: 'draw', n: 1 }];
/** One hero tests: a search card, or a card for the overlord. */
const gamble = (attribute: Attribute): readonly Effect[] => [
  { do: 'aimed', aim: ONE, effects: [{ do: 'test', attribute, pass: [{ do: 'find' }], fail: DRAW }] },
];

/** The city event cards; a symbol that a card does not show means a quiet walk (D2-TRVGEN-07, -13). */
export const CITY: Readonly<Record<string, TravelCard>> = {
  'city-1': {
    street: { name: { en: 'An escort of the guard', de: 'Geleit der Stadtwache' }, effects: NO_NEXT },
    tower: {
      name: { en: 'Cornered', de: 'In die Enge getrieben' },
      effects: [{ do: 'roll', dice: ['red', 'red'], effects: [{ do: 'divide', n: { per: 'hearts' } }] }],
    },
    building: {
      name: { en: 'Tavern brawl', de: 'Wirtshausschlägerei' },
      effects: [{ do: 'one-of', of: [[{ do: 'suffer', n: 1 }], DRAW] }],
    },
  },
  'city-2': {
    hazard: { name: { en: 'Charging hulk', de: 'Heranstürmender Koloss' }, effects: [{ do: 'suffer', n: 2 }] },
    sewer: {
      name: { en: 'A dropped canteen', de: 'Eine verlorene Feldflasche' },
      effects: [
        {
          do: 'one-of',
          of: [
            [{ do: 'aimed', aim: ONE, effects: [{ do: 'condition', condition: 'poisoned' }] }],
            [{ do: 'draw', n: 2 }],
          ],
        },
      ],
    },
    building: { name: { en: 'A spy', de: 'Ein Spitzel' }, effects: DRAW },
  },
  'city-3': {
    sewer: {
      name: { en: 'Collapsing tunnel', de: 'Einstürzender Gang' },
      effects: [
        { do: 'test', attribute: 'might', fail: [{ do: 'tire', n: 1 }], ifFailed: { least: 2, effects: DRAW } },
      ],
    },
    hazard: {
      name: { en: 'Grasping tendrils', de: 'Greifende Ranken' },
      effects: [{ do: 'aimed', aim: WEAKEST_WILL, effects: [{ do: 'condition', condition: 'bleeding' }] }],
    },
    tower: {
      name: { en: 'Dark alley', de: 'Dunkle Seitengasse' },
      effects: [{ do: 'test', attribute: 'awareness', ifFailed: { least: 2, effects: DRAW } }],
    },
  },
  'city-4': {
    tower: {
      name: { en: 'Foul gutters', de: 'Stinkende Gosse' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'diseased' }] }],
    },
    street: {
      name: { en: 'Shady vendor', de: 'Zwielichtiger Händler' },
      effects: [{ do: 'test', attribute: 'knowledge', may: true, pass: [{ do: 'find' }], fail: DRAW }],
    },
    hazard: {
      name: { en: 'Demonic trap', de: 'Dämonische Falle' },
      effects: [
        {
          do: 'aimed',
          aim: { who: 'hero', chooser: 'overlord', if: { is: 'healthiest' } },
          effects: [{ do: 'suffer', n: 2 }],
        },
      ],
    },
  },
  'city-5': {
    street: { name: { en: 'Crowds', de: 'Gedränge' }, effects: [{ do: 'tire', n: 1 }] },
    building: { name: { en: 'Locked box', de: 'Verschlossene Kiste' }, effects: gamble('knowledge') },
    sewer: { name: { en: 'Rat catchers', de: 'Rattenfänger' }, effects: [{ do: 'put-back' }] },
  },
  'city-6': {
    street: {
      name: { en: 'Seedy District', de: 'Schäbiges Viertel' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'tire', n: 2 }] }],
        },
        { do: 'draw-again' },
      ],
    },
    hazard: {
      name: { en: 'Black monolith', de: 'Schwarzer Monolith' },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          ifFailed: {
            least: 2,
            effects: [
              { do: 'suffer', n: 1 },
              { do: 'tire', n: 1 },
            ],
          },
        },
      ],
    },
    building: { name: { en: 'Fallen ceiling', de: 'Eingestürzte Decke' }, effects: [{ do: 'tire', n: 1 }] },
  },
  'city-7': {
    sewer: {
      name: { en: 'Riddles on the wall', de: 'Rätsel an der Wand' },
      effects: [{ do: 'test', attribute: 'knowledge', ifPassed: { least: 2, effects: NO_NEXT } }],
    },
    tower: {
      name: { en: 'Rats', de: 'Ratten' },
      effects: [
        {
          do: 'one-of',
          of: [[{ do: 'suffer', n: 1 }], [{ do: 'aimed', aim: ONE, effects: [{ do: 'suffer', n: 3 }] }]],
        },
      ],
    },
    building: {
      name: { en: 'Runecrafter', de: 'Runenschmied' },
      effects: [
        {
          do: 'may',
          effects: [{ do: 'tire', n: 1 }, { do: 'give-up' }],
        },
      ],
    },
  },
  'city-8': {
    tower: { name: { en: 'Street urchin', de: 'Gassenkind' }, effects: NO_NEXT },
    street: {
      name: { en: 'Runaway carriage', de: 'Durchgehende Kutsche' },
      effects: [
        {
          do: 'test',
          attribute: 'awareness',
          fail: [
            { do: 'suffer', n: 1 },
            { do: 'tire', n: 1 },
          ],
        },
      ],
    },
    sewer: { name: { en: 'Sunken trinket', de: 'Versunkener Tand' }, effects: gamble('willpower') },
  },
  'city-9': {
    hazard: {
      name: { en: 'Choking vapour', de: 'Erstickende Dämpfe' },
      effects: [
        {
          do: 'aimed',
          aim: WEAKEST_WILL,
          effects: [
            { do: 'condition', condition: 'poisoned' },
            { do: 'condition', condition: 'diseased' },
          ],
        },
      ],
    },
    building: {
      name: { en: 'Hired thugs', de: 'Gedungene Schläger' },
      effects: [
        {
          do: 'test',
          attribute: ['might', 'knowledge', 'willpower', 'awareness'],
          chooser: 'overlord',
          once: true,
          fail: [
            { do: 'suffer', n: 1 },
            { do: 'tire', n: 1 },
          ],
        },
      ],
    },
    street: {
      name: { en: 'Feral dogs', de: 'Verwilderte Hunde' },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'bleeding' }] }],
    },
  },
  'city-10': {
    tower: {
      name: { en: 'Hidden supplies', de: 'Verstecktes Lager' },
      effects: [
        { do: 'heal', n: 'all' },
        { do: 'rest', n: 'all' },
      ],
    },
    sewer: {
      name: { en: 'Rats everywhere', de: 'Überall Ratten' },
      effects: [
        {
          do: 'aimed',
          aim: { who: 'hero', each: true, downToo: true, if: { is: 'not', of: { is: 'speed-least', least: 4 } } },
          effects: [{ do: 'condition', condition: 'diseased' }],
        },
        {
          do: 'aimed',
          aim: { who: 'hero', each: true, downToo: true, if: { is: 'speed-least', least: 4 } },
          effects: [{ do: 'tire', n: 1 }],
        },
      ],
    },
  },
};
