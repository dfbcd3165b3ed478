import { type Chance, highestFirst } from '@tafelrunde/engine';
import type { Random } from './objects.ts';

/** The generator of the flat form for all the others: the same seed gives the same dice and shuffles everywhere. */
export class XorshiftChance implements Chance, Random {
  #word: number;

  constructor(seed: number) {
    this.#word = seed | 0 || 1;
  }

  int(n: number): number {
    let x = this.#word;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#word = x;
    return (x >>> 0) % n;
  }

  die(sides = 6): number {
    return this.int(sides) + 1;
  }

  dice(count: number, sides = 6): number[] {
    return Array.from({ length: count }, () => this.die(sides));
  }

  pool(count: number, sides = 6): number[] {
    return this.dice(count, sides).sort(highestFirst);
  }

  exploding(sides = 6): number[] {
    const dice = [this.die(sides)];
    while (dice.at(-1) === sides) dice.push(this.die(sides));
    return dice;
  }

  face<T>(faces: readonly T[]): T {
    return faces[this.int(faces.length)] as T;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  }

  draw<T>(items: T[]): T {
    return items.splice(this.int(items.length), 1)[0] as T;
  }

  D6(count: number): number[] {
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.int(6) + 1);
    return dice;
  }

  Shuffle<T>(items: T[]): T[] {
    return this.shuffle(items.slice());
  }
}
