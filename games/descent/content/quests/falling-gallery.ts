import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** The interlude: mirrors to break at the far end of a gallery whose floor falls, and a baron who comes back. */
export const FALLING_GALLERY: Quest = {
  name: { en: 'The Falling Gallery', de: 'Die stürzende Galerie' },
  act: 1,
  about: {
    en: 'The overlord looks through mirrors. The way to them gives way.',
    de: 'Der Overlord blickt durch Spiegel. Der Weg dorthin gibt nach.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The gallery', de: 'Die Galerie' },
      story: {
        en: 'The flagstones hum. In two places the gallery will not hold much longer, and the baron has all the time in the world.',
        de: 'Die Steinplatten summen. An zwei Stellen wird die Galerie nicht mehr lange halten, und der Baron hat alle Zeit der Welt.',
      },
      plan: {
        id: 'falling-gallery',
        tiles: [
          { tile: 'entrance-B', at: 'H5', turn: 270, as: 'landing' },
          { tile: '3B', at: 'F1', as: 'hall' },
          { tile: '29B', at: 'L2', turn: 180, as: 'gallery west' },
          { tile: '30B', at: 'P2', as: 'gallery east' },
          { tile: '21B', at: 'T2', as: 'stream' },
          { tile: '8B', at: 'Z2', turn: 270, as: 'sanctum' },
          { tile: '11B', at: 'B1', as: 'cellar' },
          { tile: 'end-B', at: 'AA6', as: 'apse' },
          { tile: 'end-B', at: 'A2', turn: 90, as: 'nook' },
        ],
        marks: {
          mirrors: ['AC2', 'AC5'],
          'stair foot': ['B1'],
          'stair head': ['T2'],
          seal: ['B4'],
          water: ['V2', 'W2', 'V3', 'W3', 'V4', 'W4'],
          'far bank': ['X3'],
          apse: ['AA6'],
          nook: ['A2'],
          chest: ['K4'],
          reeds: ['T4'],
        },
      },
      heroes: 'landing',
      groups: [
        { of: 'baron-zachareth', at: 'seal' },
        { of: 'barghest', at: 'gallery east' },
        { of: 'flesh-moulder', at: 'sanctum' },
      ],
      search: { 2: ['nook', 'chest'], 3: ['nook', 'chest', 'reeds'], 4: ['nook', 'chest', 'reeds', 'apse'] },
      things: { seal: { name: { en: 'Seal', de: 'Siegel' }, colour: 'red' } },
      tokens: [{ kind: 'seal', at: 'seal' }],
      characters: {
        mirror: {
          name: { en: 'Mirror', de: 'Spiegel' },
          as: 'object',
          side: 'overlord',
          health: { 2: 8, 3: 6, 4: 8 },
          defence: ['brown'],
          at: 'mirrors',
          attackable: true,
        },
      },
      figures: {
        'baron-zachareth': { name: { en: 'Baron Zachareth', de: 'Baron Zachareth' }, back: 'landing' },
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
          at: 'round-end',
          must: true,
          if: { is: 'counter', counter: 'doom', least: 3 },
          effects: [{ do: 'collapse', place: 'gallery west', into: 'pit' }],
        },
        {
          at: 'round-end',
          must: true,
          if: { is: 'counter', counter: 'doom', least: 6 },
          effects: [{ do: 'collapse', place: 'gallery east', into: 'pit' }],
        },
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['mirror'] },
          effects: [{ do: 'count', counter: 'broken' }],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'broken',
          least: 2,
          text: { en: 'Break both mirrors.', de: 'Zerbrecht beide Spiegel.' },
        },
        doom(
          { 2: 8, 3: 16, 4: 15 },
          {
            en: 'Keep the mirrors whole: every round and every hero knocked out counts.',
            de: 'Bewahre die Spiegel: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
