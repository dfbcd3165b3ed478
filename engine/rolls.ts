import { type Branches, MOST_BRANCHES, TooManyBranches } from './branches.ts';
import type { Die } from './chance.ts';

interface Case<F> {
  readonly faces: readonly F[];
  readonly weight: number;
}

/**
 * All rolls of special dice that differ in meaning, each with its share. Die by die, and after each die what means the same is
 * put together: five dice of six faces never become 7,776 cases on the way.
 */
export function rolls<F>(
  dice: readonly Die<F>[],
  meaning: (faces: readonly F[]) => string | number = sameFaces(dice),
): Branches<readonly F[]> {
  let cases: Case<F>[] = [{ faces: [], weight: 1 }];
  for (const die of dice) {
    const found = new Map<string | number, Case<F>>();
    const faces = distinctFaces(die);
    for (const { faces: before, weight } of cases)
      for (const [face, share] of faces) {
        const now = [...before, face];
        const key = meaning(now);
        const known = found.get(key);
        found.set(key, { faces: known?.faces ?? now, weight: (known?.weight ?? 0) + weight * share });
      }
    // A part with too many meanings has too many as a whole: further dice never make them fewer.
    if (found.size > MOST_BRANCHES) throw new TooManyBranches();
    cases = [...found.values()];
  }
  return { results: cases.map(c => c.faces), weights: cases.map(c => c.weight) };
}

function distinctFaces<F>(die: Die<F>): ReadonlyMap<F, number> {
  if (die.length === 0) throw new RangeError('A die without a face cannot be rolled.');
  const faces = new Map<F, number>();
  for (const face of die) faces.set(face, (faces.get(face) ?? 0) + 1 / die.length);
  return faces;
}

/** Equal dice that show the same faces in another order mean the same. */
function sameFaces<F>(dice: readonly Die<F>[]): (faces: readonly F[]) => string {
  const numbers = new Map<F, number>();
  for (const die of dice) for (const face of die) if (!numbers.has(face)) numbers.set(face, numbers.size);
  const kinds = dice.map(die => dice.indexOf(die));
  return faces =>
    faces
      .map((face, i) => `${kinds[i]}.${numbers.get(face)}`)
      .sort()
      .join();
}
