import type { Text } from '@tafelrunde/engine';

/** Groups that no player leads. */
export const bands: Readonly<Record<string, Text>> = {
  dragon: { en: 'Dragon', de: 'Drache' },
  watch: { en: 'Night Watch', de: 'Nachtwache' },
};
