import type { Text } from '@tafelrunde/engine';
import type { MapShape } from '../state.ts';

/** Shapes the table may agree on, and for how many players each is best (MK-MAP-07). */
export const SHAPES: Readonly<
  Record<
    Extract<MapShape, 'wedge' | 'open-5' | 'open-4' | 'open-3'>,
    { readonly name: Text; readonly suits: readonly number[] }
  >
> = {
  wedge: { name: { en: 'wedge', de: 'Keil' }, suits: [2, 3] },
  'open-5': { name: { en: 'fully open', de: 'ganz offen' }, suits: [4] },
  'open-4': { name: { en: 'open, 4 columns', de: 'offen, 4 Spalten' }, suits: [3, 4] },
  'open-3': { name: { en: 'open, 3 columns', de: 'offen, 3 Spalten' }, suits: [2, 3] },
};
