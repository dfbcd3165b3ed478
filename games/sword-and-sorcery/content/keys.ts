import type { Text } from '@tafelrunde/engine';

/** Keys of magic locks by their colour (SS-ELEM-11), and what is carried like a key. */
export const KEYS: Readonly<Record<string, Text>> = {
  red: { en: 'Red key', de: 'Roter Schlüssel' },
  silver: { en: 'Silver key', de: 'Silberner Schlüssel' },
  songbook: { en: 'Songbook', de: 'Liederbuch' },
};
