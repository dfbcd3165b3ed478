import type { Section } from '../section.ts';

export const lab: Section = {
  name: 'lab',
  about:
    'Whole games of the skirmish between greedy bots, with their diaries added up: on one core, and on each of two cores that work at the same time.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'one', label: 'one core', unit: 'games/s' },
    { key: 'two', label: 'each of two cores', unit: 'games/s' },
  ],
  ratios: [{ key: 'efficiency', label: 'each of two cores to one core', of: 'two', to: 'one', atLeast: 0.7 }],
};
