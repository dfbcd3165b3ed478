import type { Quest } from '../quest.ts';
import { DOOM, doom, whenDefeated } from './common.ts';

/** The introduction: a chief behind his ford, who gets help as long as his bell can be rung. */
export const TOLL_AT_THE_FORD: Quest = {
  name: { en: 'Toll at the Ford', de: 'Zoll an der Furt' },
  act: 1,
  about: {
    en: 'A goblin chief takes toll of everybody who passes. Somebody should pay him.',
    de: 'Ein Goblinhäuptling nimmt Zoll von allen, die vorbeiwollen. Jemand sollte ihn bezahlen.',
  },
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The ford', de: 'Die Furt' },
      story: {
        en: 'Splig has had a rope stretched across the ford and a bell hung beside it. When it rings, more goblins come out of the reeds.',
        de: 'Splig hat ein Seil über die Furt spannen und eine Glocke danebenhängen lassen. Läutet sie, kommen weitere Goblins aus dem Schilf.',
      },
      plan: {
        id: 'toll-at-the-ford',
        tiles: [
          { tile: 'entrance-A', at: 'A3', as: 'road' },
          { tile: '9A', at: 'C2', as: 'yard' },
          { tile: '6A', at: 'G2', turn: 180, as: 'ford' },
          { tile: '8A', at: 'M2', turn: 270, as: 'camp' },
          { tile: 'end-A', at: 'D1', turn: 180, as: 'shed' },
          { tile: 'end-A', at: 'N1', turn: 180, as: 'reeds' },
        ],
        marks: { bell: ['K2'], shed: ['D1'], reeds: ['N1'], bank: ['F5'], hollow: ['P5'] },
      },
      heroes: 'road',
      groups: [
        { of: 'goblin-archer', at: 'ford' },
        { of: 'ettin', at: 'camp' },
        { of: 'splig', at: 'camp' },
      ],
      search: { 2: ['shed', 'reeds'], 3: ['shed', 'reeds', 'bank'], 4: ['shed', 'reeds', 'bank', 'hollow'] },
      things: { bell: { name: { en: 'Bell', de: 'Glocke' }, colour: 'white' } },
      tokens: [{ kind: 'bell', at: 'bell' }],
      actions: {
        'silence-bell': {
          name: { en: 'Cut down the bell', de: 'Die Glocke abschneiden' },
          by: 'heroes',
          token: 'bell',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'silenced' }],
        },
      },
      reinforcements: [
        {
          group: 'goblin-archer',
          n: 1,
          at: ['reeds', 'camp'],
          if: { is: 'not', of: { is: 'counter', counter: 'silenced', least: 1 } },
        },
      ],
      abilities: [...DOOM, whenDefeated(['splig'], 'chief')],
      goals: [
        {
          side: 'heroes',
          counter: 'chief',
          least: 1,
          text: { en: 'Defeat Splig.', de: 'Besiegt Splig.' },
        },
        doom(
          { 2: 6, 3: 15, 4: 17 },
          {
            en: 'Hold the ford: every round and every hero knocked out counts.',
            de: 'Halte die Furt: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
