import type { Section } from '../section.ts';

export const server: Section = {
  name: 'server',
  about:
    'The skirmish over real sockets, two for each match, the server in a process of its own. Tafelrunde writes every answer to the disk before it acknowledges it; boardgame.io keeps its matches in memory.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'tafelrunde100', label: 'Tafelrunde, 100 matches', unit: 'decisions/s' },
    { key: 'boardgameio100', label: 'boardgame.io 0.50.2, 100 matches', unit: 'decisions/s' },
    { key: 'tafelrunde1000', label: 'Tafelrunde, 1,000 matches', unit: 'decisions/s' },
    { key: 'boardgameio1000', label: 'boardgame.io 0.50.2, 1,000 matches', unit: 'decisions/s' },
    { key: 'tafelrundeP50', label: 'an answer at 200/s, 1,000 matches, median', unit: 'ms' },
    { key: 'tafelrundeP99', label: 'an answer at 200/s, 1,000 matches, 99 of 100', unit: 'ms', below: 15 },
  ],
  ratios: [
    { key: 'at100', label: 'Tafelrunde to boardgame.io, 100', of: 'tafelrunde100', to: 'boardgameio100', atLeast: 2 },
    {
      key: 'at1000',
      label: 'Tafelrunde to boardgame.io, 1,000',
      of: 'tafelrunde1000',
      to: 'boardgameio1000',
      atLeast: 2,
    },
  ],
};
