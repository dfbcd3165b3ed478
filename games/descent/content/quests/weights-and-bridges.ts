import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** Stones are carried past a guardian who slides along his bridge; then water, stairs, and a baron in the way. */
export const WEIGHTS_AND_BRIDGES: Quest = {
  name: { en: 'Weights and Bridges', de: 'Gewichte und Brücken' },
  act: 2,
  about: {
    en: 'The old mine weighs everybody who wants to pass. Its guardian never leaves the bridge.',
    de: 'Die alte Mine wiegt alle, die vorbeiwollen. Ihr Wächter verlässt nie die Brücke.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The stone bridge', de: 'Die Steinbrücke' },
      story: {
        en: 'Four stones lie beyond the bridge, the scales stand on this side. Between them something slides to and fro.',
        de: 'Vier Steine liegen jenseits der Brücke, die Waage steht diesseits. Dazwischen gleitet etwas hin und her.',
      },
      plan: {
        id: 'weights-and-bridges-1',
        tiles: [
          { tile: 'entrance-B', at: 'M1', turn: 90, as: 'landing' },
          { tile: '16B', at: 'L3', turn: 270, as: 'hub' },
          { tile: '19B', at: 'F4', as: 'stone bridge' },
          { tile: '10B', at: 'B4', as: 'far side' },
          { tile: '11B', at: 'P3', turn: 180, as: 'scales' },
          { tile: 'end-B', at: 'M7', as: 'shaft' },
          { tile: 'end-B', at: 'A5', turn: 90, as: 'vein' },
          { tile: 'end-B', at: 'T4', turn: 270, as: 'office' },
        ],
        marks: {
          stones: ['B4', 'B7', 'D5', 'E7'],
          track: ['F4', 'G4', 'H4', 'I4', 'J4'],
          guardian: ['G4', 'H4', 'G5', 'H5'],
          shaft: ['M7'],
          vein: ['A5'],
          office: ['T4'],
          pan: ['P3'],
        },
      },
      heroes: 'landing',
      groups: [
        { of: 'elemental', at: 'guardian', only: { minions: 1, masters: 0 }, beyond: true },
        { of: 'zombie', at: 'scales' },
        { of: { open: ['mountain', 'cave', 'dark'], most: 4 }, at: 'far side' },
      ],
      search: { 2: ['shaft', 'office'], 3: ['shaft', 'office', 'vein'], 4: ['shaft', 'office', 'vein', 'pan'] },
      things: {
        weight: {
          name: { en: 'Weight', de: 'Gewicht' },
          colour: 'red',
          carried: 'heroes',
          limit: 2,
          carrier: [{ do: 'modify', value: 'speed', n: -1 }],
        },
      },
      tokens: [{ kind: 'weight', at: 'stones' }],
      figures: {
        elemental: {
          name: { en: 'The guardian', de: 'Der Wächter' },
          standing: [{ do: 'permit', rule: 'no-moves' }],
        },
      },
      actions: {
        weigh: {
          name: { en: 'Lay weights on the scales', de: 'Gewichte auf die Waage legen' },
          by: 'heroes',
          inside: 'scales',
          if: { is: 'carries', token: 'weight' },
          effects: [{ do: 'deliver', kind: 'weight', counter: 'weights' }],
        },
        slide: {
          name: { en: 'Slide along the bridge', de: 'Die Brücke entlanggleiten' },
          by: 'overlord',
          who: ['elemental'],
          inside: 'stone bridge',
          effects: [{ do: 'slide', along: 'track' }],
        },
      },
      abilities: DOOM,
      goals: [
        {
          side: 'heroes',
          counter: 'weights',
          least: { 2: 2, 3: 3, 4: 3 },
          text: { en: 'Bring weights to the scales.', de: 'Bringt Gewichte zur Waage.' },
        },
        doom(
          { 2: 14, 3: 19, 4: 25 },
          {
            en: 'Let the ropes tear: every round and every hero knocked out counts.',
            de: 'Lass die Seile reißen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The spring', de: 'Die Quelle' },
      story: {
        en: 'Below, a stream drives the hammers. If the sluice breaks, the mine is silent for good.',
        de: 'Unten treibt ein Bach die Hämmer. Bricht das Wehr, verstummt die Mine für immer.',
      },
      plan: {
        id: 'weights-and-bridges-2',
        tiles: [
          { tile: 'entrance-B', at: 'Q4', turn: 180, as: 'landing' },
          { tile: '3B', at: 'K3', as: 'hall' },
          { tile: '21B', at: 'E3', turn: 180, as: 'stream' },
          { tile: '9B', at: 'A2', turn: 90, as: 'spring' },
          { tile: '8B', at: 'L7', as: 'stairs' },
          { tile: 'end-B', at: 'B1', turn: 180, as: 'duct' },
          { tile: 'end-B', at: 'B6', as: 'drip' },
          { tile: 'end-B', at: 'K8', turn: 90, as: 'closet' },
        ],
        marks: {
          sluice: ['A3'],
          'stair foot': ['O10'],
          'stair head': ['E5'],
          seal: ['L10'],
          water: ['G3', 'H3', 'G4', 'H4', 'G5', 'H5'],
          'far bank': ['F4'],
          duct: ['B1'],
          drip: ['B6'],
          closet: ['K8'],
          rack: ['P6'],
        },
      },
      heroes: 'landing',
      groups: [
        { of: 'baron-zachareth', at: 'stairs' },
        { of: 'merriod', at: 'stream' },
        { of: { open: ['water', 'cold', 'mountain'], most: 4 }, at: 'spring' },
      ],
      search: { 2: ['rack', 'closet'], 3: ['rack', 'closet', 'drip'], 4: ['rack', 'closet', 'drip', 'duct'] },
      counters: ['weights'],
      things: { seal: { name: { en: 'Seal', de: 'Siegel' }, colour: 'red' } },
      tokens: [{ kind: 'seal', at: 'seal' }],
      characters: {
        sluice: {
          name: { en: 'Sluice', de: 'Wehr' },
          as: 'object',
          side: 'overlord',
          health: { 2: 10, 3: 14, 4: 12 },
          defence: ['gray'],
          at: 'sluice',
          attackable: true,
        },
      },
      figures: {
        'baron-zachareth': { name: { en: 'Baron Zachareth', de: 'Baron Zachareth' }, back: 'stairs' },
      },
      actions: {
        'climb-stairs': {
          name: { en: 'Take the hidden stairs', de: 'Die verborgene Treppe nehmen' },
          by: 'heroes',
          mark: 'stair foot',
          if: { is: 'not', of: { is: 'inside', place: 'seal', who: 'baron-zachareth' } },
          effects: [{ do: 'ferry', to: 'stair head' }],
        },
        swim: {
          name: { en: 'Swim to the bank', de: 'Ans Ufer schwimmen' },
          by: 'heroes',
          inside: 'water',
          effects: [{ do: 'ferry', to: 'far bank' }],
        },
      },
      abilities: [
        ...DOOM,
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'overlord' },
          effects: [{ do: 'count', counter: 'doom', n: 2 }],
        },
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['sluice'] },
          effects: [
            { do: 'collapse', place: 'stream', into: 'water' },
            { do: 'count', counter: 'broken' },
          ],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'broken',
          least: 1,
          text: { en: 'Break the sluice.', de: 'Brecht das Wehr.' },
        },
        doom(
          { 2: 9, 3: 15, 4: 14 },
          {
            en: 'Keep the hammers going: every round and every hero knocked out counts.',
            de: 'Halte die Hämmer in Gang: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
