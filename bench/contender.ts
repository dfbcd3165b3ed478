/** Something to be timed, alone in its own isolate. */
export interface Contender {
  /** Done before every `run`, off the clock. */
  prepare?(): void;
  /** Works for a moment and says how much it did: decisions, copies, forks. */
  run(): number;
}

/** What a module of contenders exports as `contenders`, by the keys of its section's figures. */
export type Contenders = Readonly<Record<string, () => Contender>>;
