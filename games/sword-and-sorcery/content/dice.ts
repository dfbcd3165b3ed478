import type { DieSymbol } from './words.ts';

/** What one die shows: one or two symbols, which all count (SS-DICE-02). */
export type Face = readonly DieSymbol[];
export type DieColour = 'red' | 'blue';

/** Our faces: the printed ones are not public. All rolls the rulebook shows are possible with them. */
export const RED: readonly Face[] = [
  ['hit'],
  ['hit'],
  ['hit', 'hit'],
  ['hit', 'hit'],
  ['hit', 'energy'],
  ['hit', 'energy'],
  ['hit', 'magic'],
  ['energy', 'energy'],
  ['magic', 'sorcery'],
  ['gremlin'],
];
export const BLUE: readonly Face[] = [
  ['block'],
  ['block', 'energy'],
  ['block', 'magic'],
  ['block', 'hit'],
  ['block', 'sorcery'],
  ['hit'],
  ['hit', 'magic'],
  ['energy'],
  ['energy', 'magic'],
  ['gremlin'],
];
export const DICE: Readonly<Record<DieColour, readonly Face[]>> = { red: RED, blue: BLUE };
