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

/** The symbols that can still change anything; null where each die matters because it may be rolled again. */
export type Meant = readonly DieSymbol[] | null;

/** Rolls red and blue dice. Odds are found in far fewer cases where only the sums of some symbols count; which these are is found out when somebody asks. */
export function rollDice(chance: Chance, red: number, blue: number, meant: () => Meant): RolledDie[] {
  const colours: DieColour[] = [...Array<DieColour>(red).fill('red'), ...Array<DieColour>(blue).fill('blue')];
  if (colours.length === 0) return [];
  const faces = chance.roll(
    colours.map(colour => DICE[colour]),
    alike(colours, meant),
  );
  // Faces are copied: a state never holds the same node twice.
  return faces.map((face, i) => ({ die: colours[i] as DieColour, face: [...face], rerolled: false }));
}

type Likeness = (faces: readonly Face[]) => string | number;

/** Which rolls mean the same. */
function alike(colours: readonly DieColour[], meant: () => Meant): Likeness {
  let known: Likeness | null = null;
  return faces => {
    if (known === null) {
      const symbols = meant();
      known = symbols === null ? sameDice(colours) : sameSums(symbols);
    }
    return known(faces);
  };
}

/** Rolls mean the same if equal dice show the same in another order. */
const sameDice =
  (colours: readonly DieColour[]): Likeness =>
  faces =>
    faces
      .map((face, i) => `${colours[i]}.${shown(face)}`)
      .sort()
      .join();

/** Rolls mean the same if these symbols are there as often: each has a digit of one number. */
function sameSums(meant: readonly DieSymbol[]): Likeness {
  const worth = noSymbols();
  for (const [i, symbol] of meant.entries()) worth[symbol] = 24 ** i;
  return faces => {
    let sum = 0;
    for (const face of faces) for (const symbol of face) sum += worth[symbol];
    return sum;
  };
}

/** One die; `meant` are the symbols that count, all of them if left out. */
export function rollOne(chance: Chance, colour: DieColour, meant: readonly DieSymbol[] = SYMBOLS): Face {
  const [face = []] = chance.roll(
    [DICE[colour]],
    alike([colour], () => meant),
  );
  return [...face];
}

/** What a face shows, as a word: faces are compared by it. */
export const shown = (face: Face): string => face.join('+');
