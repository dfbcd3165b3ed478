import type { Section } from '../section.ts';

export const schurkenUndHalunken: Section = {
  name: 'schurkenUndHalunken',
  about:
    'Whole games of Schurken & Halunken with three players at random: cards, windows before every roll, replies, exploding dice, effects that last.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'tafelrunde', label: 'Schurken & Halunken, Run', unit: 'decisions/s' },
    { key: 'tafelrundeMatch', label: 'Schurken & Halunken, Match (undo, log, seeded)', unit: 'decisions/s' },
  ],
  ratios: [],
};
