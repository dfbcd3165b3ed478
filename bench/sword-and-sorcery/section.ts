import type { Section } from '../section.ts';

export const swordAndSorcery: Section = {
  name: 'swordAndSorcery',
  about:
    'Whole games of the second adventure of Sword & Sorcery at random, next to the skirmish: four heroes, a visit to the Emporium, enemies that run themselves, cards in words; and exact odds of one attack.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'skirmish', label: 'the skirmish, Run', unit: 'decisions/s' },
    { key: 'tafelrunde', label: 'Sword & Sorcery, Run', unit: 'decisions/s', atLeast: 100_000 },
    { key: 'tafelrundeMatch', label: 'Sword & Sorcery, Match (undo, log, seeded)', unit: 'decisions/s' },
    { key: 'odds', label: 'exact odds of an attack of five dice against four', unit: 'ms', below: 30 },
  ],
  ratios: [{ key: 'toSkirmish', label: 'Sword & Sorcery to skirmish', of: 'tafelrunde', to: 'skirmish' }],
};
