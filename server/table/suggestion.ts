import type { Seat } from '@tafelrunde/engine';
import { z } from 'zod';

const WEEK = 7 * 24 * 3_600;

/** Where several people are asked, all of them must agree; what was suggested so many seconds ago and rejected by nobody counts, too. */
export const agreeing = z.strictObject({ seconds: z.int().min(10).max(WEEK) });
export type Agreeing = Readonly<z.infer<typeof agreeing>>;

/** What one of those who are asked together shows the others before it is done. */
export interface Suggested {
  readonly seat: Seat;
  /** The name of an option that all of them are offered. */
  readonly option: string;
  /** Those who have to accept it. */
  readonly missing: readonly Seat[];
  /** When it counts without them, in milliseconds since 1970; null: never. */
  readonly countsAt: number | null;
}

/** The people who are asked at the moment, by seat: who they are. */
export type AskedPeople = ReadonlyMap<Seat, string>;

/**
 * The suggestion on the table. It is about one question: with the next one it is void, and so it is when whoever made it is no longer asked.
 * It follows entries without asking; what is allowed is asked before an entry is made (`deciding.ts`).
 */
export class Suggestion {
  readonly #setting: Agreeing | null;
  #made: {
    readonly epoch: number;
    readonly seat: Seat;
    readonly by: string;
    readonly option: string;
    readonly at: number;
  } | null = null;
  readonly #accepted = new Set<string>();
  /** The question in which somebody has suggested something last. */
  #begun = -1;

  /** Null: whoever answers first decides, and one who accepts is enough. */
  constructor(setting: Agreeing | null) {
    this.#setting = setting;
  }

  /** Must everybody who is asked agree? */
  get isUnanimous(): boolean {
    return this.#setting !== null;
  }

  make(epoch: number, seat: Seat, by: string, option: string, at: number): void {
    this.#made = { epoch, seat, by, option, at };
    this.#accepted.clear();
    this.#begun = epoch;
  }

  /** All must agree, and something was suggested in this question, whatever has become of it. */
  hasBegun(epoch: number): boolean {
    return this.isUnanimous && this.#begun === epoch;
  }

  accept(player: string): void {
    this.#accepted.add(player);
  }

  drop(): void {
    this.#made = null;
  }

  /** As it stands in this question, for those who are asked. */
  pending(epoch: number, asked: AskedPeople): Suggested | null {
    const made = this.#made;
    if (made === null || made.epoch !== epoch || asked.get(made.seat) !== made.by) return null;
    const missing = [...asked].filter(([, player]) => player !== made.by && !this.#accepted.has(player));
    return {
      seat: made.seat,
      option: made.option,
      missing: missing.map(([seat]) => seat),
      countsAt: this.#setting && made.at + this.#setting.seconds * 1_000,
    };
  }
}
