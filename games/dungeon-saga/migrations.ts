import type { Game } from '@tafelrunde/engine';

/** `migrations[n]` turns a stored state of version n into one of n + 1. */
export const migrations: NonNullable<Game['migrations']> = {
  // Players used to be asked in turn who goes next, and the state held who had let others go first. Now they are asked together.
  1: state => {
    const { passed: _, ...rest } = state as { readonly passed?: unknown };
    return rest;
  },
};
