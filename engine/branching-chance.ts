import { type Branches, MOST_BRANCHES, TooManyBranches } from './branches.ts';
import { Cache } from './cache.ts';
import { checkDeal, type Die, DrawnChance, highestFirst, totalWeight } from './chance.ts';
import { hands } from './hands.ts';
import { rolls } from './rolls.ts';

/** Exploding dice go on until what is left out is less likely than this. */
const TAIL = 1e-11;

/** The branches of a roll of special dice. */
interface Roll<F = unknown> extends Branches<readonly F[]> {
  readonly dice: readonly Die<F>[];
}

/** The luck of one run: which branch every call took, and what its rolls could have brought. */
export interface Taken {
  readonly path: readonly number[];
  readonly rolls: readonly (Roll | undefined)[];
}

const NOTHING_TAKEN: Taken = { path: [], rolls: [] };

const equalDice = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((die, i) => die === b[i]);

/**
 * Luck that takes every branch in turn: run the flow, read `probability`, call `next()`, run it again, until `next()` says
 * there are no more. The first call of the last run that can still change does.
 */
export class BranchingChance extends DrawnChance {
  #path: number[];
  #sizes: number[] = [];
  /** What the calls of this path can bring: up to the one that changes, the next run makes the same calls. */
  #known: (Branches<unknown> | Roll | undefined)[] = [];
  #depth = 0;
  /** How likely the branch is that the last run took. */
  probability = 1;

  /** What the same rolls could bring in another run: to find that out takes long. */
  readonly #rolls: readonly (Roll | undefined)[];

  /** Begins with the branches that another run has taken: the same luck is met again. */
  constructor({ path, rolls }: Taken = NOTHING_TAKEN) {
    super();
    this.#path = path.slice();
    this.#rolls = rolls;
  }

  /** The branches the last run took. */
  get taken(): Taken {
    return {
      path: this.#path.slice(0, this.#depth),
      rolls: this.#known
        .slice(0, this.#depth)
        .map(known => (known !== undefined && 'dice' in known ? known : undefined)),
    };
  }

  /** Prepares the next branch; false when all have been taken. */
  next(): boolean {
    this.#path.length = this.#depth;
    while (this.#path.length > 0) {
      const last = this.#path.length - 1;
      const branch = (this.#path[last] ?? 0) + 1;
      if (branch < (this.#sizes[last] ?? 0)) {
        this.#path[last] = branch;
        this.#known.length = last + 1;
        this.#depth = 0;
        this.probability = 1;
        return true;
      }
      this.#path.pop();
    }
    return false;
  }

  #branch(size: number): number {
    if (size > MOST_BRANCHES) throw new TooManyBranches();
    const at = this.#depth++;
    if (at === this.#path.length) this.#path.push(0);
    this.#sizes[at] = size;
    // A path of another run may name a branch there is not.
    return Math.min(this.#path[at] ?? 0, size - 1);
  }

  #take<T>(all: () => Branches<T>): T {
    const at = this.#depth;
    const known = (this.#known[at] as Branches<T> | undefined) ?? all();
    this.#known[at] = known;
    const { results, weights } = known;
    const branch = this.#branch(results.length);
    this.probability *= weights[branch] ?? 0;
    return results[branch] as T;
  }

  int(n: number): number {
    const branch = this.#branch(n);
    this.probability /= n;
    return branch;
  }

  override pool(count: number, sides = 6, alike?: (face: number) => number): number[] {
    return this.#take(() => pools(count, sides, alike)).slice();
  }

  override exploding(sides = 6): number[] {
    return this.#take(() => explosions(sides)).slice();
  }

  override face<T>(faces: readonly T[]): T {
    return this.#take(() => distinct(faces));
  }

  override shuffle<T>(items: T[]): T[] {
    // 6! = 720 orders are worth following, 7! are not.
    if (items.length > 6) throw new TooManyBranches();
    return super.shuffle(items);
  }

  override draw<T>(items: T[]): T {
    if (items.length === 0) throw new RangeError('There is nothing to draw from.');
    const item = this.#take(() => distinct(items));
    items.splice(items.indexOf(item), 1);
    return item;
  }

  override roll<F>(dice: readonly Die<F>[], meaning?: (faces: readonly F[]) => string | number): F[] {
    return this.#take<readonly F[]>(() => this.#sameRoll(dice) ?? { ...rolls(dice, meaning), dice }).slice();
  }

  #sameRoll<F>(dice: readonly Die<F>[]): Roll<F> | null {
    const roll = this.#rolls[this.#depth];
    return roll !== undefined && equalDice(roll.dice, dice) ? (roll as Roll<F>) : null;
  }

  override deal<T>(items: T[], count: number): T[] {
    checkDeal(items.length, count);
    const hand = this.#take(() => hands(items, count)).slice();
    for (const item of hand) items.splice(items.indexOf(item), 1);
    return hand;
  }

  override weighted<T>(items: readonly T[], weights: readonly number[]): T {
    const total = totalWeight(items.length, weights);
    const possible = items.filter((_, i) => (weights[i] as number) > 0);
    return this.#take(() => ({ results: possible, weights: weights.filter(w => w > 0).map(w => w / total) }));
  }
}

/** Pools are enumerated thousands of times: by count and sides, then by which faces are alike. */
const knownPools = new Cache<number, Cache<number, Branches<readonly number[]>>>(128);
const MOST_LIKENESSES = 128;
const MOST_SIDES = 12;

function pools(count: number, sides: number, alike?: (face: number) => number): Branches<readonly number[]> {
  if (sides > MOST_SIDES) return allPools(count, sides, alike);
  const size = count * 100 + sides;
  let known = knownPools.get(size);
  if (!known) {
    known = new Cache(MOST_LIKENESSES);
    knownPools.set(size, known);
  }
  const likeness = alike ? likenessOf(sides, alike) : -1;
  let pool = known.get(likeness);
  if (!pool) {
    pool = allPools(count, sides, alike);
    known.set(likeness, pool);
  }
  return pool;
}

const meaning: number[] = [];

/** Which faces mean the same, as one number: for each face the first one that means the same, as a digit. */
function likenessOf(sides: number, alike: (face: number) => number): number {
  let number = 0;
  for (let i = 0; i < sides; i++) {
    meaning[i] = alike(i + 1);
    let first = 0;
    while (first < i && meaning[first] !== meaning[i]) first++;
    number = number * sides + first;
  }
  return number;
}

/** All results of a pool as multisets, highest first, each with its share; faces that are alike are one face. */
function allPools(count: number, sides: number, alike?: (face: number) => number): Branches<readonly number[]> {
  const meanings = Array.from({ length: sides }, (_, i) => (alike ? alike(i + 1) : i));
  const faces: { face: number; share: number }[] = [];
  for (let face = sides; face >= 1; face--)
    if (meanings.indexOf(meanings[face - 1] as number, face) < 0)
      faces.push({ face, share: meanings.filter(m => m === meanings[face - 1]).length / sides });
  if (multisets(count, faces.length) > MOST_BRANCHES) throw new TooManyBranches();
  const results: number[][] = [];
  const weights: number[] = [];
  const roll = (dice: number[], from: number, weight: number): void => {
    if (dice.length === count) {
      results.push([...dice].sort(highestFirst));
      weights.push(weight);
      return;
    }
    for (let i = from; i < faces.length; i++) {
      const { face, share } = faces[i] as { face: number; share: number };
      const equal = dice.filter(d => d === face).length + 1;
      roll([...dice, face], i, (weight * share * (dice.length + 1)) / equal);
    }
  };
  roll([], 0, 1);
  return { results, weights };
}

function multisets(count: number, kinds: number): number {
  let n = 1;
  for (let i = 1; i <= count; i++) n = (n * (kinds + i - 1)) / i;
  return n;
}

const knownExplosions = new Map<number, Branches<readonly number[]>>();

function explosions(sides: number): Branches<readonly number[]> {
  const known = knownExplosions.get(sides);
  if (known) return known;
  if (sides < 2) throw new RangeError('A die that explodes needs at least two sides.');
  const results: number[][] = [];
  const weights: number[] = [];
  for (let sixes: number[] = [], p = 1; p > TAIL; sixes = [...sixes, sides], p /= sides)
    for (let face = 1; face < sides; face++) {
      results.push([...sixes, face]);
      weights.push(p / sides);
    }
  const exploding = { results, weights };
  knownExplosions.set(sides, exploding);
  return exploding;
}

/** The different faces of a special die, each with its share. */
function distinct<T>(faces: readonly T[]): Branches<T> {
  const results = [...new Set(faces)];
  return { results, weights: results.map(r => faces.filter(f => f === r).length / faces.length) };
}
