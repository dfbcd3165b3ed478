import type { Game } from '@tafelrunde/engine';

/** `migrations[n]` turns a stored state of version n into one of n + 1. */
export const migrations: NonNullable<Game['migrations']> = {
  // Players used to be asked in turn who goes next, and the state held who had let others go first. Now they are asked together.
  1: state => {
    const { passed: _, ...rest } = state as { readonly passed?: unknown };
    return rest;
  },
  // Lasting effects were named by card and place on it, "steelskin/0". No card had a second one.
  2: state => {
    const old = state as {
      readonly grants: readonly Counted[];
      readonly attack: { readonly grants: readonly Counted[] } | null;
    };
    const attack = old.attack && { ...old.attack, grants: old.attack.grants.map(named) };
    return { ...old, grants: old.grants.map(named), attack };
  },
};

interface Counted {
  readonly grant: string;
}

function named<G extends Counted>({ grant, ...rest }: G): object {
  const source = grant.replace(/\/0$/, '');
  return { source, key: source, ...rest };
}
