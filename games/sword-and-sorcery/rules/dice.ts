import type { Chance } from '@tafelrunde/engine';
import { DICE, type DieColour, type Face } from '../content/dice.ts';
import { type DieSymbol, SYMBOLS } from '../content/words.ts';
import type { RolledDie } from '../state.ts';

export type Tally = Record<DieSymbol, number>;

export const noSymbols = (): Tally => ({ hit: 0, energy: 0, magic: 0, block: 0, sorcery: 0, gremlin: 0 });

/** All symbols of the dice on the table (SS-DICE-02). */
export function tally(dice: readonly Pick<RolledDie, 'face'>[]): Tally {
  const found = noSymbols();
  for (const { face } of dice) for (const symbol of face) found[symbol]++;
  return found;
}

/**
 * Rolls red and blue dice. Where no die can be rolled again only the symbols together matter: odds are then found in far fewer cases.
 */
export function rollDice(chance: Chance, red: number, blue: number, single: boolean): RolledDie[] {
  const colours: DieColour[] = [...Array<DieColour>(red).fill('red'), ...Array<DieColour>(blue).fill('blue')];
  if (colours.length === 0) return [];
  const faces = chance.roll(
    colours.map(colour => DICE[colour]),
    single ? undefined : sameSymbols,
  );
  return faces.map((face, i) => ({ die: colours[i] as DieColour, face, rerolled: false }));
}

function sameSymbols(faces: readonly Face[]): number {
  const found = noSymbols();
  for (const face of faces) for (const symbol of face) found[symbol]++;
  let key = 0;
  for (const symbol of SYMBOLS) key = key * 24 + found[symbol];
  return key;
}

export const rollOne = (chance: Chance, colour: DieColour): Face => chance.face(DICE[colour]);
