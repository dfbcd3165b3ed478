import type { Section } from '../section.ts';

export const descent: Section = {
  name: 'descent',
  about:
    'Whole games of the first quest of Descent at random, next to the skirmish and Dungeon Saga: four heroes, an overlord with cards, windows at every moment; and exact odds of one attack of five dice against three.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'skirmish', label: 'the skirmish, Run', unit: 'decisions/s' },
    { key: 'saga', label: 'Dungeon Saga, Run', unit: 'decisions/s' },
    { key: 'tafelrunde', label: 'Descent, Run', unit: 'decisions/s' },
    { key: 'tafelrundeMatch', label: 'Descent, Match (undo, log, seeded)', unit: 'decisions/s' },
    { key: 'odds', label: 'exact odds of an attack with five dice against three', unit: 'ms', below: 30 },
  ],
  ratios: [{ key: 'toSkirmish', label: 'Descent to skirmish', of: 'tafelrunde', to: 'skirmish' }],
};
