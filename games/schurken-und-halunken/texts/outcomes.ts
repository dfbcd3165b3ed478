import type { Outcome, Wording } from '@tafelrunde/engine';

export const outcomes: Readonly<Record<string, Wording<Outcome>>> = {
  'last-standing': {
    en: ({ winners }, name) => `${winners.map(name).join(', ')} wins: nobody else is left on their feet.`,
    de: ({ winners }, name) => `${winners.map(name).join(', ')} gewinnt: Sonst steht niemand mehr.`,
  },
  lost: { en: 'None of you is left standing.', de: 'Von euch steht niemand mehr.' },
  'all-dead': {
    en: ({ winners }, name) => `All fell at once; ${winners.map(name).join(', ')} was on turn and wins.`,
    de: ({ winners }, name) => `Alle fielen zugleich; ${winners.map(name).join(', ')} war am Zug und gewinnt.`,
  },
};
