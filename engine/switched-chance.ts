import type { Chance, Die } from './chance.ts';

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
  roll<F>(dice: readonly Die<F>[], meaning?: (faces: readonly F[]) => string | number): F[] {
    return this.source.roll(dice, meaning);
  }
  deal<T>(items: T[], count: number): T[] {
    return this.source.deal(items, count);
  }
  weighted<T>(items: readonly T[], weights: readonly number[]): T {
    return this.source.weighted(items, weights);
  }
}

/**
 * Luck that was seen, given again: the same dice. Of a shuffle nobody has seen anything, so it comes out anew; the record
 * is still moved on as far as it went.
 */
export class SeenLuck extends SwitchedChance {
  readonly #unseen: Chance;

  constructor(seen: Chance, unseen: Chance) {
    super(seen);
    this.#unseen = unseen;
  }

  override shuffle<T>(items: T[]): T[] {
    super.shuffle(items.slice());
    return this.#unseen.shuffle(items);
  }
}
