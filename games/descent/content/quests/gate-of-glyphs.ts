import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** Rune stones from a hoard wake the glyphs of a hall, by which one jumps from place to place. */
export const GATE_OF_GLYPHS: Quest = {
  name: { en: 'The Gate of Glyphs', de: 'Das Tor der Glyphen' },
  act: 2,
  about: {
    en: 'A hall of glyphs opens its gate to those who bring the stones, and to those who know how to step.',
    de: 'Eine Halle voller Glyphen öffnet ihr Tor denen, die die Steine bringen, und denen, die zu treten wissen.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The hoard', de: 'Der Hort' },
      story: {
        en: 'The stones lie among gold. The owners are out, but they never stay away for long.',
        de: 'Die Steine liegen im Gold. Die Besitzer sind aus, aber sie bleiben nie lange fort.',
      },
      plan: {
        id: 'gate-of-glyphs-1',
        tiles: [
          { tile: 'entrance-B', at: 'P3', turn: 180, as: 'mouth' },
          { tile: '6B', at: 'J2', as: 'hoard' },
          { tile: '16B', at: 'F2', turn: 180, as: 'crossing' },
          { tile: '10B', at: 'F6', turn: 90, as: 'south vault' },
          { tile: '11B', at: 'B2', turn: 180, as: 'west vault' },
          { tile: 'end-B', at: 'G1', turn: 180, as: 'niche' },
          { tile: 'end-B', at: 'G10', as: 'crack' },
          { tile: 'end-B', at: 'A3', turn: 90, as: 'chest' },
        ],
        marks: {
          stones: ['B5', 'B2', 'F9', 'I9'],
          niche: ['G1'],
          crack: ['G10'],
          chest: ['A3'],
          heap: ['J2'],
        },
      },
      heroes: 'mouth',
      groups: [
        { of: 'ettin', at: 'crossing', only: { 2: {}, 3: {}, 4: { minions: 1, masters: 0 } } },
        { of: { open: ['cave', 'dark', 'hot'], most: 4 }, at: 'west vault' },
        { of: 'zombie', at: 'south vault', only: { 2: {}, 3: { minions: 1 }, 4: { minions: 2 } } },
      ],
      search: { 2: ['niche', 'heap'], 3: ['niche', 'heap', 'crack'], 4: ['niche', 'heap', 'crack', 'chest'] },
      things: {
        'rune-stone': { name: { en: 'Rune stone', de: 'Runenstein' }, colour: 'red', carried: 'heroes', limit: 2 },
      },
      tokens: [{ kind: 'rune-stone', at: 'stones' }],
      actions: {
        'stow-stone': {
          name: { en: 'Stow the rune stones', de: 'Die Runensteine verstauen' },
          by: 'heroes',
          inside: 'mouth',
          if: { is: 'carries', token: 'rune-stone' },
          effects: [{ do: 'deliver', kind: 'rune-stone', counter: 'stones' }],
        },
      },
      abilities: DOOM,
      reinforcements: [{ group: 'open-1', n: 1, every: 3, at: ['mouth'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'stones',
          least: { 2: 1, 3: 2, 4: 2 },
          text: { en: 'Bring rune stones to the mouth of the cave.', de: 'Bringt Runensteine zum Höhleneingang.' },
        },
        doom(
          { 2: 17, 3: 20, 4: 24 },
          {
            en: 'Guard the hoard: every round and every hero knocked out counts.',
            de: 'Bewache den Hort: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The hall', de: 'Die Halle' },
      story: {
        en: 'Step on one glyph, look at another, and you are there. The gate wants to see it done.',
        de: 'Tritt auf eine Glyphe, sieh eine andere an, und du bist dort. Das Tor will es sehen.',
      },
      plan: {
        id: 'gate-of-glyphs-2',
        tiles: [
          { tile: 'entrance-B', at: 'R3', turn: 180, as: 'mouth' },
          { tile: '5B', at: 'L2', as: 'antechamber' },
          { tile: '2B', at: 'F1', turn: 90, as: 'glyph hall' },
          { tile: '14B', at: 'M6', turn: 270, as: 'side vault' },
          { tile: '26B', at: 'C2', turn: 90, as: 'gate' },
          { tile: 'exit-B', at: 'A3', as: 'beyond' },
          { tile: 'end-B', at: 'N10', as: 'well' },
        ],
        doors: [{ kind: 'locked', at: ['E3', 'E4'], side: 'E' }],
        marks: {
          glyphs: ['Q3', 'K2', 'F6', 'D2'],
          well: ['N10'],
          pillar: ['K6'],
          bench: ['L5'],
          font: ['P9'],
        },
      },
      heroes: 'mouth',
      groups: [
        { of: 'elemental', at: 'glyph hall', only: { 2: {}, 3: {}, 4: { minions: 1, masters: 0 } } },
        { of: 'flesh-moulder', at: 'gate', only: { 2: {}, 3: { minions: 1, masters: 0 }, 4: {} } },
        { of: { open: ['cave', 'dark'], most: 4 }, at: 'side vault' },
      ],
      search: { 2: ['well', 'pillar'], 3: ['well', 'pillar', 'bench'], 4: ['well', 'pillar', 'bench', 'font'] },
      counters: ['stones'],
      things: { glyph: { name: { en: 'Glyph', de: 'Glyphe' }, colour: 'blue', glyph: true } },
      tokens: [{ kind: 'glyph', at: 'glyphs' }],
      actions: {
        'set-stone': {
          name: { en: 'Set a rune stone', de: 'Einen Runenstein einsetzen' },
          by: 'heroes',
          inside: 'glyph hall',
          effects: [
            {
              do: 'test',
              attribute: ['knowledge', 'might'],
              pass: [{ do: 'count', counter: 'stones' }],
              fail: [{ do: 'tire', n: 1 }],
            },
          ],
        },
      },
      exits: { heroes: ['beyond'] },
      abilities: [
        ...DOOM,
        {
          at: 'special',
          must: true,
          if: { is: 'counter', counter: 'stones', least: 4 },
          effects: [{ do: 'gate', door: 0, to: 'open' }],
        },
        { at: 'left-map', must: true, effects: [{ do: 'tally', counter: 'out', of: 'left' }] },
      ],
      reinforcements: [{ group: 'flesh-moulder', n: 1, every: 3, at: ['mouth'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'out',
          least: { 2: 1, 3: 2, 4: 2 },
          text: { en: 'Heroes leave through the gate.', de: 'Helden gehen durch das Tor hinaus.' },
        },
        doom(
          { 2: 13, 3: 18, 4: 11 },
          {
            en: 'Let the glyphs fade: every round and every hero knocked out counts.',
            de: 'Lass die Glyphen verblassen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
