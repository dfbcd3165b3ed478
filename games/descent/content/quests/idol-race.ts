import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** An idol both sides want to carry: the heroes to their ship, the monsters onto the altar. */
export const IDOL_RACE: Quest = {
  name: { en: 'Race for the Idol', de: 'Wettlauf um das Götzenbild' },
  act: 2,
  about: {
    en: 'A skull of jade lies among the graves. On a ship it is treasure, on the altar it is a voice.',
    de: 'Ein Schädel aus Jade liegt zwischen den Gräbern. Auf einem Schiff ist er ein Schatz, auf dem Altar eine Stimme.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The race', de: 'Der Wettlauf' },
      story: {
        en: 'Whoever carries the idol walks as if wading. That holds for claws as well as for hands.',
        de: 'Wer das Götzenbild trägt, geht wie durch Wasser. Das gilt für Klauen wie für Hände.',
      },
      plan: {
        id: 'idol-race',
        tiles: [
          { tile: 'entrance-A', at: 'H1', turn: 90, as: 'camp' },
          { tile: '5A', at: 'F3', turn: 180, as: 'clearing' },
          { tile: '14A', at: 'L3', turn: 180, as: 'graves' },
          { tile: '16A', at: 'P3', turn: 270, as: 'crossing' },
          { tile: 'exit-A', at: 'Q1', turn: 90, as: 'ship' },
          { tile: '9A', at: 'B3', as: 'temple' },
          { tile: 'end-A', at: 'Q7', as: 'dune' },
          { tile: 'end-A', at: 'T4', turn: 270, as: 'rock' },
          { tile: 'end-A', at: 'C2', turn: 180, as: 'shrine' },
          { tile: 'end-A', at: 'A4', turn: 90, as: 'spring' },
        ],
        marks: {
          idol: ['G5'],
          altar: ['B6', 'C6', 'D6', 'E6'],
          dune: ['Q7'],
          rock: ['T4'],
          shrine: ['C2'],
          spring: ['A4'],
        },
      },
      heroes: 'camp',
      groups: [
        { of: 'goblin-archer', at: 'graves', only: { 2: {}, 3: { minions: 2, masters: 0 }, 4: {} } },
        { of: 'barghest', at: 'temple', only: { 2: { minions: 1, masters: 0 }, 3: { minions: 1 }, 4: { minions: 2 } } },
        { of: { open: ['wilderness', 'mountain', 'cursed'] }, at: 'temple' },
      ],
      search: { 2: ['dune', 'shrine'], 3: ['dune', 'shrine', 'rock'], 4: ['dune', 'shrine', 'rock', 'spring'] },
      things: {
        idol: {
          name: { en: 'Idol', de: 'Götzenbild' },
          colour: 'white',
          carried: 'both',
          carrier: [
            { do: 'actions', n: -1 },
            { do: 'modify', value: 'speed', n: -1 },
          ],
        },
      },
      tokens: [{ kind: 'idol', at: 'idol' }],
      exits: { heroes: ['ship'] },
      abilities: [
        ...DOOM,
        {
          at: 'token-laid',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'monster' },
              { is: 'token', kind: 'idol' },
              { is: 'there', place: 'altar' },
            ],
          },
          effects: [{ do: 'count', counter: 'altar' }],
        },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'hero' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'idol', counter: 'aboard' }],
        },
      ],
      reinforcements: [{ group: 'goblin-archer', n: 1, at: ['rock', 'dune'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'aboard',
          least: 1,
          text: { en: 'Carry the idol aboard the ship.', de: 'Tragt das Götzenbild an Bord.' },
        },
        {
          side: 'overlord',
          counter: 'altar',
          least: 1,
          text: {
            en: 'A monster puts the idol down on the altar.',
            de: 'Ein Monster legt das Götzenbild auf dem Altar ab.',
          },
        },
        doom(
          { 2: 11, 3: 13, 4: 17 },
          {
            en: 'Let the tide fall: every round and every hero knocked out counts.',
            de: 'Lass die Flut fallen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
