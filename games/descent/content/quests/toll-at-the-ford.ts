import type { Quest } from '../quest.ts';

/** The introduction: goblins hold a yard by the road, and their chief takes toll. Whoever fells him opens the road. */
export const TOLL_AT_THE_FORD: Quest = {
  name: { en: 'Toll at the Ford', de: 'Zoll an der Furt' },
  act: 1,
  about: {
    en: 'A goblin chief takes toll of everybody who passes. Somebody should pay him.',
    de: 'Ein Goblinhäuptling nimmt Zoll von allen, die vorbeiwollen. Jemand sollte ihn bezahlen.',
  },
  encounters: [
    {
      name: { en: 'The yard', de: 'Der Hof' },
      plan: {
        id: 'toll-at-the-ford',
        tiles: [
          { tile: 'entrance-A', at: 'A7' },
          { tile: '9A', at: 'C6', as: 'yard' },
          { tile: 'end-A', at: 'D5', turn: 180 },
          { tile: '4B', at: 'G5', as: 'chasm' },
          { tile: '8B', at: 'H1', turn: 180, as: 'guard room' },
          { tile: 'end-A', at: 'L2', turn: 270 },
        ],
        marks: { search: ['D7'] },
      },
      heroes: 'entrance-A',
      groups: [
        { of: 'goblin-archer', at: 'chasm' },
        { of: 'ettin', at: 'guard room' },
      ],
      search: { 2: ['search'], 3: ['search'], 4: ['search'] },
      abilities: [
        {
          at: 'defeated',
          must: true,
          if: { is: 'about', who: 'monster' },
          effects: [{ do: 'count', counter: 'felled' }],
        },
        {
          at: 'knocked-out',
          must: true,
          effects: [{ do: 'count', counter: 'down' }],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'felled',
          least: { 2: 4, 3: 5, 4: 7 },
          text: { en: 'Defeat the goblins and their ettin.', de: 'Besiegt die Goblins und ihren Ettin.' },
        },
        {
          side: 'overlord',
          counter: 'down',
          least: { 2: 3, 3: 4, 4: 5 },
          text: { en: 'Knock heroes out.', de: 'Schlage Helden bewusstlos.' },
        },
      ],
    },
  ],
};
