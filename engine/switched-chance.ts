import type { Chance } from './chance.ts';

/**
 * Luck that was seen, given again: the same dice. Of a shuffle nobody has seen anything, so it comes out anew; the record
 * is still moved on as far as it went.
 */
export class SeenLuck implements Chance {
  readonly #seen: Chance;
  readonly #unseen: Chance;

  constructor(seen: Chance, unseen: Chance) {
    this.#seen = seen;
    this.#unseen = unseen;
  }

  int(n: number): number {
    return this.#seen.int(n);
  }
  die(sides?: number): number {
    return this.#seen.die(sides);
  }
  dice(count: number, sides?: number): number[] {
    return this.#seen.dice(count, sides);
  }
  pool(count: number, sides?: number, alike?: (face: number) => number): number[] {
    return this.#seen.pool(count, sides, alike);
  }
  exploding(sides?: number): number[] {
    return this.#seen.exploding(sides);
  }
  face<T>(faces: readonly T[]): T {
    return this.#seen.face(faces);
  }
  shuffle<T>(items: T[]): T[] {
    this.#seen.shuffle(items.slice());
    return this.#unseen.shuffle(items);
  }
  draw<T>(items: T[]): T {
    return this.#seen.draw(items);
  }
}

/**
 * Luck that can change its source in the middle of a flow: what has already been rolled is repeated from the record,
 * what comes next is sampled or enumerated.
 */
export class SwitchedChance implements Chance {
  source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  int(n: number): number {
    return this.source.int(n);
  }
  die(sides?: number): number {
    return this.source.die(sides);
  }
  dice(count: number, sides?: number): number[] {
    return this.source.dice(count, sides);
  }
  pool(count: number, sides?: number, alike?: (face: number) => number): number[] {
    return this.source.pool(count, sides, alike);
  }
  exploding(sides?: number): number[] {
    return this.source.exploding(sides);
  }
  face<T>(faces: readonly T[]): T {
    return this.source.face(faces);
  }
  shuffle<T>(items: T[]): T[] {
    return this.source.shuffle(items);
  }
  draw<T>(items: T[]): T {
    return this.source.draw(items);
  }
}
