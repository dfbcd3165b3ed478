import type { Text } from '@tafelrunde/engine';
import type { Level, Style } from './words.ts';

export type ActivationId = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O';

/** Which enemies activate (SS-ACTV-07). */
export type Select =
  | { readonly by: 'none' | 'highest' | 'wounded' }
  | { readonly by: 'level'; readonly level: Level }
  | { readonly by: 'style'; readonly style: Style }
  /** Those with a hero within so many zones, or with none. */
  | { readonly by: 'near' | 'far'; readonly n: number }
  | { readonly by: 'count'; readonly n: number };

export interface ActivationCard {
  readonly name: Text;
  readonly first: Select;
  readonly otherwise?: Select;
  /** Enemies use their special powers first. */
  readonly special?: true;
  readonly shuffle?: true;
}

export const ACTIVATIONS: Readonly<Record<ActivationId, ActivationCard>> = {
  A: { name: { en: 'Darkness Rests', de: 'Die Finsternis ruht' }, first: { by: 'none' }, shuffle: true },
  B: {
    name: { en: 'The Small Ones', de: 'Die Kleinen' },
    first: { by: 'level', level: 'green' },
    otherwise: { by: 'level', level: 'blue' },
  },
  C: {
    name: { en: 'Veterans', de: 'Veteranen' },
    first: { by: 'level', level: 'blue' },
    otherwise: { by: 'level', level: 'green' },
  },
  D: {
    name: { en: 'The Captain Calls', de: 'Der Anführer ruft' },
    first: { by: 'level', level: 'red' },
    otherwise: { by: 'count', n: 1 },
    special: true,
  },
  E: {
    name: { en: 'Attack of the Boss', de: 'Angriff des Endgegners' },
    first: { by: 'level', level: 'violet' },
    otherwise: { by: 'highest' },
  },
  F: { name: { en: 'Scent of Blood', de: 'Blutgeruch' }, first: { by: 'wounded' }, otherwise: { by: 'count', n: 1 } },
  G: { name: { en: 'Hand to Hand', de: 'Handgemenge' }, first: { by: 'near', n: 0 }, otherwise: { by: 'near', n: 2 } },
  H: { name: { en: 'Battle', de: 'Kampf' }, first: { by: 'count', n: 3 }, shuffle: true },
  I: {
    name: { en: 'Rune of Might', de: 'Rune der Kraft' },
    first: { by: 'style', style: 'might' },
    otherwise: { by: 'count', n: 1 },
  },
  J: {
    name: { en: 'Rune of Magic', de: 'Rune der Magie' },
    first: { by: 'style', style: 'magic' },
    otherwise: { by: 'count', n: 1 },
  },
  K: {
    name: { en: 'Rune of Speed', de: 'Rune der Schnelligkeit' },
    first: { by: 'style', style: 'speed' },
    otherwise: { by: 'count', n: 1 },
  },
  L: {
    name: { en: 'Rune of Faith', de: 'Rune des Glaubens' },
    first: { by: 'style', style: 'faith' },
    otherwise: { by: 'count', n: 1 },
  },
  M: { name: { en: 'Whispers', de: 'Geflüster' }, first: { by: 'count', n: 1 }, special: true },
  N: { name: { en: 'Skirmish', de: 'Geplänkel' }, first: { by: 'count', n: 2 } },
  O: { name: { en: 'From Afar', de: 'Aus der Ferne' }, first: { by: 'far', n: 1 }, otherwise: { by: 'count', n: 2 } },
};
