import type { Text } from '@tafelrunde/engine';

export type ShadowId = 'citizen' | 'single' | 'veteran' | 'double' | 'special-enemy' | 'special-event';

/** Shadow tokens: how many there are, and what they are called (SS-SHAD-09 to -14). */
export const SHADOWS: Readonly<Record<ShadowId, { readonly name: Text; readonly copies: number }>> = {
  citizen: { name: { en: 'Citizen', de: 'Bürger' }, copies: 4 },
  single: { name: { en: 'One enemy', de: 'Ein Gegner' }, copies: 5 },
  veteran: { name: { en: 'Experienced enemy', de: 'Erfahrener Gegner' }, copies: 2 },
  double: { name: { en: 'Two enemies', de: 'Zwei Gegner' }, copies: 2 },
  'special-enemy': { name: { en: 'Special enemy', de: 'Besonderer Gegner' }, copies: 1 },
  'special-event': { name: { en: 'Special event', de: 'Besonderes Ereignis' }, copies: 2 },
};
