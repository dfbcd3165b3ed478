import type { Perspective, SeededChance, Text } from '@tafelrunde/engine';

/** Somebody who decides for a seat. It gets what the seat may know and nothing else: no match, no state. */
export interface Bot {
  readonly id: string;
  readonly name: Text;
  /** Thinks about so long; without it, at once. */
  readonly milliseconds?: number;
  /** The number of the option it chooses. All its whims come from `chance`, so a seed repeats them. */
  decide(perspective: Perspective, chance: SeededChance): number;
  /** The same in short steps, for one that thinks for long: whoever waits for it may call it off. */
  decideInSteps?(perspective: Perspective, chance: SeededChance): Generator<void, number, void>;
  /** One that remembers what it thought has to begin anew at every seat of every match. */
  seated?(): Bot;
}
