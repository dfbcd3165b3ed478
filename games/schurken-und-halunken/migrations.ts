import type { Game } from '@tafelrunde/engine';

/** `migrations[n]` turns a stored state of version n into one of n + 1. */
export const migrations: NonNullable<Game['migrations']> = {
  // The even start became a choice of the table; until then it always held, without the fifth start card.
  1: state => ({ ...(state as object), evenStart: true }),
  // Cards taken back into the hand keep their cooldown and use; until then they lost them. The others are asked after every deed.
  2: state => ({
    ...(state as object),
    unasked: true,
    groups: (state as { groups: readonly object[] }).groups.map(group => ({ ...group, resting: [] })),
  }),
};
