import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** People who run wherever fear sends them, a guardian who wakes, and a goblin who changed his mind. */
export const THE_PILGRIMS_STAIR: Quest = {
  name: { en: "The Pilgrims' Stair", de: 'Die Pilgertreppe' },
  act: 1,
  about: {
    en: 'Pilgrims are lost on an old stair, and the stone at its head is counting them. Splig says he only wants to help.',
    de: 'Auf einer alten Treppe irren Pilger umher, und der Stein an ihrem Ende zählt sie. Splig sagt, er wolle nur helfen.',
  },
  boxes: ['LR'],
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The stair', de: 'Die Treppe' },
      story: {
        en: 'They came to pray and found that somebody was listening. Now they run in circles, and the steps are giving way behind them.',
        de: 'Sie kamen, um zu beten, und merkten, dass jemand zuhört. Nun laufen sie im Kreis, und hinter ihnen geben die Stufen nach.',
      },
      plan: {
        id: 'the-pilgrims-stair',
        tiles: [
          { tile: 'entrance-A', at: 'A4', as: 'foot' },
          { tile: '10A', at: 'C3', as: 'steps' },
          { tile: '9A', at: 'G3', as: 'landing' },
          { tile: '5A', at: 'K3', as: 'chapel' },
          { tile: 'end-A', at: 'Q4', turn: 270, as: 'head' },
          { tile: 'end-A', at: 'H2', turn: 180, as: 'alcove' },
          { tile: 'end-A', at: 'M7', as: 'crypt' },
        ],
        marks: {
          flock: ['L6', 'O4', 'Q4'],
          pedestal: ['M3'],
          helper: ['B5'],
          brittle: ['C3', 'C4', 'D5', 'C6'],
          bowl: ['H2'],
          bench: ['J3'],
          tomb: ['N7'],
          rail: ['F3'],
        },
      },
      heroes: 'foot',
      ally: 'own',
      groups: [
        { of: 'volucrix-reaver', at: 'landing' },
        { of: { open: ['dark', 'cursed', 'building'], most: 2 }, at: 'chapel' },
      ],
      search: { 2: ['bowl', 'tomb'], 3: ['bowl', 'tomb', 'bench'], 4: ['bowl', 'tomb', 'bench', 'rail'] },
      things: {
        'lost-pilgrim': {
          name: { en: 'Lost pilgrim', de: 'Verirrter Pilger' },
          colour: 'villager',
          carried: 'heroes',
          limit: 1,
        },
      },
      tokens: [{ kind: 'lost-pilgrim', at: 'flock' }],
      characters: {
        'splig-the-helper': {
          name: { en: 'Splig, the helper', de: 'Splig, der Helfer' },
          as: 'hero',
          like: 'splig',
          side: 'heroes',
          speed: 3,
          health: 1,
          defence: [],
          at: 'helper',
          attackable: true,
          activated: true,
        },
        'stair-guardian': {
          name: { en: 'Guardian of the stair', de: 'Wächter der Treppe' },
          as: 'figure',
          side: 'overlord',
          speed: 3,
          health: { 2: 12, 3: 14, 4: 16 },
          defence: ['black'],
          attack: 'melee',
          dice: ['blue', 'red'],
          at: 'pedestal',
          attackable: true,
          activated: { is: 'counter', counter: 'wrath', least: 5 },
        },
      },
      actions: {
        'soothe-the-guardian': {
          name: { en: 'Soothe the guardian', de: 'Den Wächter besänftigen' },
          by: 'heroes',
          if: { is: 'near-kind', of: 'stair-guardian', within: 1 },
          limit: 'turn',
          effects: [{ do: 'test', attribute: 'willpower', pass: [{ do: 'count', counter: 'wrath', n: -9 }], fail: [] }],
        },
        'quiet-rest': {
          name: { en: 'Rest beside the guardian', de: 'Neben dem Wächter ausruhen' },
          by: 'heroes',
          if: {
            is: 'all',
            of: [
              { is: 'near-kind', of: 'stair-guardian', within: 1 },
              { is: 'not', of: { is: 'counter', counter: 'wrath', least: 5 } },
            ],
          },
          limit: 'turn',
          effects: [{ do: 'repose' }, { do: 'heal', n: 2, anyway: true }],
        },
      },
      exits: { heroes: ['foot'] },
      abilities: [
        ...DOOM,
        { at: 'round-end', must: true, effects: [{ do: 'count', counter: 'wrath' }] },
        { at: 'overlord-turn-end', must: true, effects: [{ do: 'stray', kind: 'lost-pilgrim', n: 2 }] },
        {
          at: 'round-start',
          must: true,
          limit: 'encounter',
          if: { is: 'counter', counter: 'doom', least: 4 },
          effects: [{ do: 'collapse', place: 'brittle', into: 'pit', spares: true }],
        },
        {
          at: 'left-map',
          must: true,
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'lost-pilgrim', counter: 'brought-home' }],
        },
      ],
      reinforcements: [{ group: 'volucrix-reaver', n: 1, at: ['landing'], every: 2 }],
      goals: [
        {
          side: 'heroes',
          counter: 'brought-home',
          least: 2,
          text: {
            en: 'Carry two pilgrims down the stair and out at its foot.',
            de: 'Tragt zwei Pilger die Treppe hinab und an ihrem Fuß hinaus.',
          },
        },
        doom(
          { 2: 12, 3: 14, 4: 15 },
          {
            en: 'Let them run: every round and every hero knocked out counts.',
            de: 'Lass sie laufen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
