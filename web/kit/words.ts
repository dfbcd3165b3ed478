import type { Lang, Text } from '@tafelrunde/engine';

/** What the parts say themselves; everything else is said by the game that uses them. */
const WORDS = {
  close: { en: 'Close', de: 'Schließen' },
  zoomIn: { en: 'Closer', de: 'Näher heran' },
  zoomOut: { en: 'Farther away', de: 'Weiter weg' },
} satisfies Record<string, Text>;

export const kitWord = (word: keyof typeof WORDS, lang: Lang): string => WORDS[word][lang];
