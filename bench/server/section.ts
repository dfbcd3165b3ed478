import type { Figure, Section } from '../section.ts';

const BOARDGAMEIO = 'boardgame.io 0.50.2';

export const server: Section = {
  name: 'server',
  about:
    'The skirmish over real sockets, two for each match; the server on a core of its own, those who play on the other. Tafelrunde writes every answer to the disk before it acknowledges it; boardgame.io keeps its matches in memory. The paced answers come from 1,000 matches at 200/s in all; 50 and 99 of 100 were acknowledged by then, in the median of windows of two seconds.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    ...busy('tafelrunde', 'Tafelrunde', 100),
    ...busy('boardgameio', BOARDGAMEIO, 100),
    ...busy('tafelrunde', 'Tafelrunde', 1000),
    ...busy('boardgameio', BOARDGAMEIO, 1000),
    { key: 'tafelrundeP50', by: 'tafelrunde1000', label: 'Tafelrunde, paced, 50 of 100', unit: 'ms' },
    { key: 'tafelrundeP99', by: 'tafelrunde1000', label: 'Tafelrunde, paced, 99 of 100', unit: 'ms', below: 15 },
    { key: 'boardgameioP50', by: 'boardgameio1000', label: `${BOARDGAMEIO}, paced, 50 of 100`, unit: 'ms' },
    { key: 'boardgameioP99', by: 'boardgameio1000', label: `${BOARDGAMEIO}, paced, 99 of 100`, unit: 'ms' },
  ],
  ratios: [100, 1000].flatMap(matches => [
    {
      key: `at${matches}`,
      label: `answers, Tafelrunde to boardgame.io, ${matches} matches`,
      of: `tafelrunde${matches}`,
      to: `boardgameio${matches}`,
      atLeast: 2,
    },
    {
      key: `cpuAt${matches}`,
      label: `processor time, boardgame.io to Tafelrunde, ${matches} matches`,
      of: `boardgameio${matches}Cpu`,
      to: `tafelrunde${matches}Cpu`,
    },
  ]),
};

function busy(kind: string, name: string, matches: number): Figure[] {
  const key = `${kind}${matches}`;
  return [
    { key, label: `${name}, ${matches} matches`, unit: 'decisions/s' },
    { key: `${key}Cpu`, by: key, label: `${name}, ${matches} matches, processor time for each`, unit: 'µs' },
  ];
}
