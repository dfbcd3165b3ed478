import type { Rounds } from './measure.ts';

/** One topic of the benchmark. Everything that is printed, stored or judged follows from this description. */
export type Section = TimedSection | OwnSection;

interface Topic {
  readonly name: string;
  /** What is measured, in one or two sentences. */
  readonly about: string;
  readonly ratios: readonly Ratio[];
  /** Numbers that belong to the figures and are not timed: sizes, counts. */
  readonly facts?: Readonly<Record<string, number>>;
}

/** Contenders take turns on the clock. */
export interface TimedSection extends Topic {
  /** The module that exports the contenders. */
  readonly contenders: URL;
  readonly figures: readonly Figure[];
}

/** Measured in its own way: what no clock around a loop can tell. */
export interface OwnSection extends Topic {
  readonly figures: readonly Figure<Unit>[];
  readonly measure: () => Promise<Rounds>;
}

export type TimedUnit = 'decisions/s' | 'games/s' | 'µs' | 'ms';
export type Unit = TimedUnit | 'KB';

/** A value, taken from the contender of the same key. */
export interface Figure<U extends Unit = TimedUnit> {
  readonly key: string;
  /** The contender that tells it, where it tells several figures at once. */
  readonly by?: string;
  readonly label: string;
  readonly unit: U;
  /** The bar: the value must be smaller. */
  readonly below?: number;
  /** The bar: the value must be at least this. */
  readonly atLeast?: number;
}

/** How many times one figure goes into another. */
export interface Ratio {
  readonly key: string;
  readonly label: string;
  readonly of: string;
  readonly to: string;
  /** The bar: the ratio must be at least this. */
  readonly atLeast?: number;
  /** What we would like to reach beyond the bar. */
  readonly aim?: number;
}
