/**
 * All luck goes through a `Chance`: that is why the same rules can be played, replayed, sampled and enumerated.
 * Rules ask for the coarsest thing they need (a pool rather than ordered dice): exact odds then have fewer cases.
 */
export interface Chance {
  /** A whole number from 0 to n-1. */
  int(n: number): number;
  /** One die, 1 to `sides`. */
  die(sides?: number): number;
  /** Dice whose order matters (die by die, as they lie). */
  dice(count: number, sides?: number): number[];
  /**
   * Dice whose order carries no meaning, highest first. `alike` may say which faces mean the same (a die that misses is a
   * die that misses): it changes no roll, but enumeration then follows only one of them.
   */
  pool(count: number, sides?: number, alike?: (face: number) => number): number[];
  /** One die, rolled again as long as it shows its highest face; all rolls in order. */
  exploding(sides?: number): number[];
  /** One face of a special die. */
  face<T>(faces: readonly T[]): T;
  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[];
  /** Takes one item out at random. Equal items are one possibility when enumerated. */
  draw<T>(items: T[]): T;
  /**
   * Special dice in one roll, each a list of its faces; what they show, die by die. `meaning` may say which rolls mean the same
   * (their symbols added up): it changes no roll, but enumeration then follows only one of them. It must hold for a part of the
   * roll too: parts that mean the same still do with the same dice added to both. Without it rolls mean the same if equal dice
   * show the same faces in another order.
   */
  roll<F>(dice: readonly Die<F>[], meaning?: (faces: readonly F[]) => string | number): F[];
  /** Takes `count` items out at random whose order carries no meaning; what is left keeps its order. */
  deal<T>(items: T[], count: number): T[];
  /** One item, each as likely as its weight says (whole numbers). */
  weighted<T>(items: readonly T[], weights: readonly number[]): T;
}

/** A special die: its faces, as often as they are on it. Equal dice are the same list. */
export type Die<F> = readonly F[];

/** What is stored of a chance: the generator, how often it was asked, and dice laid ready by a test. */
export interface ChanceState {
  readonly words: readonly [number, number, number, number];
  readonly used: number;
  readonly laid: readonly number[];
}

/** Luck that comes with an answer: fresh words from outside (nobody could know them before), or dice laid by a test. */
export type Luck = { readonly fresh: readonly number[] } | { readonly dice: readonly number[] };

/** A seed is a text; without one, 128 bits come from the operating system. */
export function newChance(seed?: string): SeededChance {
  return new SeededChance({ words: seed === undefined ? freshWords() : wordsOf(seed), used: 0, laid: [] });
}

declare const crypto: { getRandomValues(array: Uint32Array<ArrayBuffer>): Uint32Array };

/** Fresh words are fetched many at a time, for each fetch costs as much as hundreds of them. */
const fetched = new Uint32Array(256);
let next = fetched.length;

export function freshWords(): [number, number, number, number] {
  return [freshWord(), freshWord(), freshWord(), freshWord()];
}

function freshWord(): number {
  if (next === fetched.length) {
    crypto.getRandomValues(fetched);
    next = 0;
  }
  const word = (fetched[next] ?? 0) | 0;
  // What was handed out is nobody else's: no trace of it stays here.
  fetched[next++] = 0;
  return word;
}

function wordsOf(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x243f6a88, 0x85a308d3 | 0, 0x13198a2e, 0x03707344];
  for (let i = 0; i < seed.length; i++) {
    const lane = i & 3;
    words[lane] = Math.imul((words[lane] ?? 0) ^ seed.charCodeAt(i), 0x01000193) ^ (words[(lane + 1) & 3] ?? 0);
  }
  const mixer = new SeededChance({ words, used: 0, laid: [] });
  for (let i = 0; i < 16; i++) mixer.int(2);
  return [...mixer.save().words];
}

/** What follows from drawing one of n possibilities; the sources of luck differ in how they do that. */
export abstract class DrawnChance implements Chance {
  abstract int(n: number): number;

  die(sides = 6): number {
    return this.int(sides) + 1;
  }

  dice(count: number, sides = 6): number[] {
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.die(sides));
    return dice;
  }

  pool(count: number, sides = 6, _alike?: (face: number) => number): number[] {
    return this.dice(count, sides).sort(highestFirst);
  }

  exploding(sides = 6): number[] {
    const dice: number[] = [];
    do dice.push(this.die(sides));
    while (dice[dice.length - 1] === sides);
    return dice;
  }

  face<T>(faces: readonly T[]): T {
    return faces[this.die(faces.length) - 1] as T;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const item = items[i] as T;
      items[i] = items[j] as T;
      items[j] = item;
    }
    return items;
  }

  draw<T>(items: T[]): T {
    if (items.length === 0) throw new RangeError('There is nothing to draw from.');
    return removeAt(items, this.int(items.length));
  }

  roll<F>(dice: readonly Die<F>[], _meaning?: (faces: readonly F[]) => string | number): F[] {
    const shown: F[] = [];
    for (let i = 0; i < dice.length; i++) shown.push(this.face(dice[i] as Die<F>));
    return shown;
  }

  deal<T>(items: T[], count: number): T[] {
    checkDeal(items.length, count);
    const taken: T[] = [];
    for (let i = 0; i < count; i++) taken.push(removeAt(items, this.int(items.length)));
    return taken;
  }

  weighted<T>(items: readonly T[], weights: readonly number[]): T {
    let at = this.int(totalWeight(items.length, weights));
    let item = 0;
    while (at >= (weights[item] as number)) at -= weights[item++] as number;
    return items[item] as T;
  }
}

/** Takes the item at a place out of a list, without the list of what was removed that `splice` makes. */
export function removeAt<T>(items: T[], at: number): T {
  const item = items[at] as T;
  for (let i = at + 1; i < items.length; i++) items[i - 1] = items[i] as T;
  items.pop();
  return item;
}

/** Refuses a deal of more items than there are. */
export function checkDeal(there: number, count: number): void {
  if (!Number.isInteger(count) || count < 0 || count > there)
    throw new RangeError(`${count} items cannot be dealt from ${there}.`);
}

/** The sum of the weights, or an error that says what is wrong with them. */
export function totalWeight(items: number, weights: readonly number[]): number {
  if (weights.length !== items) throw new RangeError(`${items} items need as many weights, not ${weights.length}.`);
  let total = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0)
      throw new RangeError(`A weight is a whole number from 0 on, not ${weight}.`);
    total += weight;
  }
  if (total === 0) throw new RangeError('At least one weight must be above 0.');
  return total;
}

/**
 * The generator is sfc32 (Doty-Humphrey): 128 bits of state, passes PractRand, ten lines. A library would bring the
 * same lines and a detour through its own state objects on the hottest path there is.
 */
export class SeededChance extends DrawnChance {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
  #used = 0;
  #laid: number[] = [];

  constructor(state: ChanceState) {
    super();
    this.load(state);
  }

  load(state: ChanceState): void {
    [this.#a, this.#b, this.#c, this.#d] = state.words;
    this.#used = state.used;
    this.#laid = state.laid.length === 0 ? NONE_LAID : [...state.laid];
  }

  save(): ChanceState {
    return { words: [this.#a, this.#b, this.#c, this.#d], used: this.#used, laid: [...this.#laid] };
  }

  /** How many random results were taken so far: a decision that raises it cannot be undone alone. */
  get used(): number {
    return this.#used;
  }

  /** Dice laid ready and not yet rolled. */
  get laid(): readonly number[] {
    return this.#laid;
  }

  add(luck: Luck): void {
    if ('dice' in luck) {
      this.#laid = [...this.#laid, ...luck.dice];
      return;
    }
    const [a = 0, b = 0, c = 0, d = 0] = luck.fresh;
    this.#a ^= a;
    this.#b ^= b;
    this.#c ^= c;
    this.#d ^= d;
    for (let i = 0; i < 12; i++) this.#next();
  }

  /** The beginning of another, independent stream. */
  offspring(): ChanceState {
    return { words: [this.#next() | 0, this.#next() | 0, this.#next() | 0, this.#next() | 0], used: 0, laid: [] };
  }

  #next(): number {
    const t = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  int(n: number): number {
    if (!(n >= 1)) throw new RangeError(`One of ${n} possibilities cannot be drawn.`);
    this.#used++;
    // The last block of n values may be cut short by 2^32: it is rejected, so that every result is equally likely.
    for (;;) {
      const value = this.#next();
      const result = value % n;
      if (value - result + n <= 4294967296) return result;
    }
  }

  override die(sides = 6): number {
    if (this.#laid.length === 0) return this.int(sides) + 1;
    this.#used++;
    const [die = 0, ...rest] = this.#laid;
    if (!Number.isInteger(die) || die < 1 || die > sides)
      throw new RangeError(`A laid die shows ${die}, but a die with ${sides} sides was rolled.`);
    this.#laid = rest.length === 0 ? NONE_LAID : rest;
    return die;
  }
}

const NONE_LAID: number[] = [];
export const highestFirst = (a: number, b: number): number => b - a;
