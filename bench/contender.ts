/** Something to be timed, alone in its own isolate. */
export interface Contender {
  /** Done before every `run`, off the clock. */
  prepare?(): void | Promise<void>;
  /** Works for a moment and says how much it did: decisions, copies, forks; or how long that took, if it is not the clock that tells. */
  run(): Work | Promise<Work>;
  /** Clears away what outlives its isolate. */
  close?(): void | Promise<void>;
}

export type Work = number | { readonly count: number; readonly milliseconds: number };

/** What a module of contenders exports as `contenders`, by the keys of its section's figures. */
export type Contenders = Readonly<Record<string, () => Contender>>;
