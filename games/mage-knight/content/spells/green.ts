import { spells } from '../card-tables.ts';
import { heal, oneOf } from '../shorthand.ts';

export const GREEN_SPELLS = spells({
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
    basic: { effects: [{ do: 'jump', spaces: 3, avoids: ['swamp', 'lake'] }] },
    strong: {
      effects: [
        { do: 'jump', spaces: 3, to: 'fortified', avoids: ['swamp', 'lake'] },
        { do: 'last', until: 'combat-end', effects: [{ do: 'rule', rule: 'ignore-site-fortifications' }] },
      ],
    },
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
    basic: {
      effects: [
        { do: 'recall', n: 2, pick: 'random' },
        { do: 'hand-limit', by: 2 },
      ],
    },
    strong: {
      effects: [
        { do: 'recall', n: 2, pick: 'chosen' },
        { do: 'hand-limit', by: 2 },
      ],
    },
  },
  'energy-flow': {
    name: { en: 'Energy Flow', de: 'Energiefluss' },
    strongName: { en: 'Energy Steal', de: 'Energieraub' },
    box: 'base',
    number: 112,
    colours: ['green'],
    competitive: true,
    basic: { effects: [{ do: 'drain-units', upTo: 2 }] },
    strong: { effects: [{ do: 'drain-units', upTo: 3, heals: true }] },
  },
  cure: {
    name: { en: 'Cure', de: 'Genesung' },
    strongName: { en: 'Disease', de: 'Seuche' },
    box: 'lost-legion',
    number: 302,
    colours: ['green'],
    basic: {
      effects: [
        heal(2),
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'on', at: 'wound-healed', effects: [{ do: 'draw', n: 1 }] },
            { do: 'on', at: 'unit-healed', effects: [{ do: 'ready', who: 'about' }] },
          ],
        },
      ],
    },
    strong: { effects: [{ do: 'weaken', who: 'blocked', by: 'all' }] },
  },
});
