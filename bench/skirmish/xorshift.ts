import { DrawnChance } from '@tafelrunde/engine';
import type { Random } from './objects.ts';

/** The generator of the flat form for all the others: the same seed gives the same dice and shuffles everywhere. */
export class XorshiftChance extends DrawnChance implements Random {
  #word: number;

  constructor(seed: number) {
    super();
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

  D6(count: number): number[] {
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.int(6) + 1);
    return dice;
  }

  Shuffle<T>(items: T[]): T[] {
    return this.shuffle(items.slice());
  }
}
