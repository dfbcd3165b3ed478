import type { Section } from '../section.ts';

export const skirmish: Section = {
  name: 'skirmish',
  about:
    'Whole games of the skirmish (20x20 map, 6 units, cards, dice) at random, with the complete list of legal options at every decision.',
  contenders: new URL('./contenders.ts', import.meta.url),
  // Those that are compared stand side by side, so that their turns follow each other.
  figures: [
    { key: 'flat', label: 'flat Int32Array', unit: 'decisions/s' },
    { key: 'tafelrunde', label: 'Tafelrunde, Run', unit: 'decisions/s' },
    { key: 'boardgameio', label: 'boardgame.io 0.50.2, default set-up', unit: 'decisions/s' },
    { key: 'tafelrundeMatch', label: 'Tafelrunde, Match (undo, log, seeded)', unit: 'decisions/s' },
    { key: 'plain', label: 'plain objects, no framework', unit: 'decisions/s' },
  ],
  ratios: [
    {
      key: 'toBoardgameio',
      label: 'Tafelrunde to boardgame.io',
      of: 'tafelrunde',
      to: 'boardgameio',
      atLeast: 30,
    },
    { key: 'toFlat', label: 'Tafelrunde to flat', of: 'tafelrunde', to: 'flat', atLeast: 0.3, aim: 0.5 },
    { key: 'matchToBoardgameio', label: 'Match to boardgame.io', of: 'tafelrundeMatch', to: 'boardgameio' },
    { key: 'toPlain', label: 'Tafelrunde to plain objects', of: 'tafelrunde', to: 'plain' },
  ],
};
