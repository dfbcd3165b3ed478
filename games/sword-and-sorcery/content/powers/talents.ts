import type { PowerCard } from './power.ts';

export const TALENTS = {
  tough: {
    name: { en: 'Tough', de: 'Zäh' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: [
      { level: 1, effects: [{ do: 'modify', value: 'health', n: 1 }] },
      { level: 5, effects: [{ do: 'modify', value: 'health', n: 2 }] },
    ],
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
