/** One topic of the benchmark. Everything that is printed, stored or judged follows from this description. */
export interface Section {
  readonly name: string;
  /** What is measured, in one or two sentences. */
  readonly about: string;
  /** The module that exports the contenders. */
  readonly contenders: URL;
  readonly figures: readonly Figure[];
  readonly ratios: readonly Ratio[];
  /** Numbers that belong to the figures and are not timed: sizes, counts. */
  readonly facts?: Readonly<Record<string, number>>;
}

export type Unit = 'decisions/s' | 'games/s' | 'µs' | 'ms';

/** A timed value, taken from the contender of the same key. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly unit: Unit;
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
