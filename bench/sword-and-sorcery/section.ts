import type { Section } from '../section.ts';

export const swordAndSorcery: Section = {
  name: 'swordAndSorcery',
  about:
    'Whole games of Sword & Sorcery in the practice yard at random, next to the skirmish: three heroes, enemies that run themselves, cards in words; and exact odds of one attack.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'skirmish', label: 'the skirmish, Run', unit: 'decisions/s' },
    { key: 'tafelrunde', label: 'Sword & Sorcery, Run', unit: 'decisions/s' },
    { key: 'tafelrundeMatch', label: 'Sword & Sorcery, Match (undo, log, seeded)', unit: 'decisions/s' },
    { key: 'odds', label: 'exact odds of an attack with five dice', unit: 'ms', below: 30 },
  ],
  ratios: [{ key: 'toSkirmish', label: 'Sword & Sorcery to skirmish', of: 'tafelrunde', to: 'skirmish' }],
};
