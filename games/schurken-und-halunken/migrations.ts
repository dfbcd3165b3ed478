import type { Game } from '@tafelrunde/engine';

interface OldBoost {
  readonly source: string;
  readonly stat: string;
  readonly amount: number;
  readonly until: string;
  readonly on: string;
  readonly by: number;
}

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
  // What lasts has a name and belongs to a group by name; until then it belonged to its number, and to an owner if it lasted until their next turn.
  3: state => ({
    ...(state as object),
    boosts: (state as { boosts: readonly OldBoost[] }).boosts.map(({ source, stat, amount, until, on, by }) => ({
      source,
      key: stat,
      on,
      by: String(by),
      until,
      stat,
      amount,
    })),
  }),
};
