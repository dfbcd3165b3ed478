import type { ChanceState } from './chance.ts';
import type { Position } from './match-record.ts';

/** So many of the latest are all kept: they make undo quick. */
const RECENT = 48;
/** Of older ones only one is kept in so many answers. */
const SPARSE = 64;

/** A rest to which the match can return; never written to again. */
export interface Checkpoint<S> {
  readonly at: number;
  readonly position: Position<S>;
  readonly logged: number;
}

/** The rests a match can return to, oldest first; there is always one. */
export class Checkpoints<S> {
  #kept: Checkpoint<S>[];

  constructor(first: Checkpoint<S>, ...more: readonly Checkpoint<S>[]) {
    this.#kept = [first, ...more];
  }

  /** The last one before or at this number of answers. */
  before(at: number): Checkpoint<S> {
    return (this.#kept.findLast(c => c.at <= at) ?? this.#kept[0]) as Checkpoint<S>;
  }

  /** A rest was reached. Another one after the same number of answers takes the place of the former. */
  add(checkpoint: Checkpoint<S>): void {
    if (this.#last.at === checkpoint.at) this.#kept[this.#kept.length - 1] = checkpoint;
    else this.#kept.push(checkpoint);
    this.#thinOut();
  }

  /** Forgets what came later. */
  cutAfter(at: number): void {
    this.#kept = this.#kept.filter(c => c.at <= at);
  }

  /** The luck at the last rest is another, if it was reached by this many answers. */
  correctLuck(at: number, chance: ChanceState): void {
    const last = this.#last;
    if (last.at !== at) return;
    this.#kept[this.#kept.length - 1] = { ...last, position: { state: last.position.state, chance } };
  }

  get #last(): Checkpoint<S> {
    return this.#kept[this.#kept.length - 1] as Checkpoint<S>;
  }

  #thinOut(): void {
    const old = this.#kept.length - 1 - RECENT;
    if (old < 1) return;
    const gap = (this.#kept[old] as Checkpoint<S>).at - (this.#kept[old - 1] as Checkpoint<S>).at;
    if (gap < SPARSE) this.#kept.splice(old, 1);
  }
}
