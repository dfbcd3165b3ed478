import type { Quest } from '../quest.ts';

/** A meadow with a brook for trying things out: no goals but each other. */
export const PRACTICE_YARD: Quest = {
  name: { en: 'The practice yard', de: 'Der Übungsplatz' },
  act: 1,
  about: { en: 'A fight on open ground, without a story.', de: 'Ein Kampf auf freiem Feld, ohne Geschichte.' },
  encounters: [
    {
      name: { en: 'The yard', de: 'Der Platz' },
      story: { en: 'No story: only swords.', de: 'Keine Geschichte: nur Schwerter.' },
      plan: {
        id: 'practice-yard',
        tiles: [
          { tile: '1A', at: 'C3', as: 'yard' },
          { tile: 'end-A', at: 'F2', turn: 180 },
          { tile: 'end-A', at: 'F9' },
          { tile: 'end-A', at: 'K5', turn: 270 },
        ],
        marks: {
          west: ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'],
          east: ['I3', 'J3', 'I4', 'J4', 'I7', 'J7', 'I8', 'J8'],
          search: ['E3'],
        },
      },
      heroes: 'west',
      groups: [
        {
          of: {
            open: ['wilderness', 'cave', 'building', 'cursed', 'mountain', 'water', 'dark', 'cold', 'hot', 'civilized'],
          },
          at: 'east',
        },
        { of: 'goblin-archer', at: 'east' },
      ],
      search: { 2: ['search'], 3: ['search'], 4: ['search'] },
      abilities: [
        {
          at: 'defeated',
          must: true,
          if: { is: 'about', who: 'monster' },
          effects: [{ do: 'count', counter: 'felled' }],
        },
        { at: 'knocked-out', must: true, effects: [{ do: 'count', counter: 'down' }] },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'felled',
          least: { 2: 4, 3: 5, 4: 7 },
          text: { en: 'Defeat all monsters.', de: 'Besiegt alle Monster.' },
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
