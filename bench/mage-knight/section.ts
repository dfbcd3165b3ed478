import type { Section } from '../section.ts';

export const mageKnight: Section = {
  name: 'mageKnight',
  about:
    'Whole games of Mage Knight alone (Solo Conquest) at random, next to the skirmish: cards in words, mana from four places, terrain, combats in four phases.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'skirmish', label: 'the skirmish, Run', unit: 'decisions/s' },
    { key: 'tafelrunde', label: 'Mage Knight, Run', unit: 'decisions/s' },
    { key: 'tafelrundeMatch', label: 'Mage Knight, Match (undo, log, seeded)', unit: 'decisions/s' },
  ],
  ratios: [{ key: 'toSkirmish', label: 'Mage Knight to skirmish', of: 'tafelrunde', to: 'skirmish' }],
};
