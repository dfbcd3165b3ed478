import type { Section } from '../section.ts';

export const dungeonSaga: Section = {
  name: 'dungeonSaga',
  about:
    'Whole games of the first adventure of Dungeon Saga at random, next to the skirmish: facing, stopping, free strikes, opposed dice, raising, interrupts.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'skirmish', label: 'the skirmish, Run', unit: 'decisions/s' },
    { key: 'tafelrunde', label: 'Dungeon Saga, Run', unit: 'decisions/s', atLeast: 100_000 },
    { key: 'tafelrundeMatch', label: 'Dungeon Saga, Match (undo, log, seeded)', unit: 'decisions/s' },
  ],
  ratios: [{ key: 'toSkirmish', label: 'Dungeon Saga to skirmish', of: 'tafelrunde', to: 'skirmish' }],
};
