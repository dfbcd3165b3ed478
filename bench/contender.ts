/** Something to be timed, alone in its own isolate. */
export interface Contender {
  /** Done before every `run`, off the clock. */
  prepare?(): void | Promise<void>;
  /** Works for a moment and says how much it did: decisions, copies, forks; or what it read, where it tells several figures at once. */
  run(): Work | Promise<Work>;
  /** Clears away what outlives its isolate. */
  close?(): void | Promise<void>;
}

export type Work = number | Readings;

/** Values in the units of their figures, by key. */
export type Readings = Readonly<Record<string, number>>;

/** What a module of contenders exports as `contenders`, by the keys of its section's figures (or their `by`). */
export type Contenders = Readonly<Record<string, () => Contender>>;
