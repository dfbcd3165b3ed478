import type { Limits } from '../limits.ts';

/** For clients that are quicker than people. */
export const QUICK: Limits = {
  requests: { atOnce: 10_000, perSecond: 10_000 },
  tables: { atOnce: 10_000, perSecond: 10_000 },
  messages: { atOnce: 10_000, perSecond: 10_000 },
  connectionsPerAddress: 2_000,
  socketsPerAddress: 1_000,
  sockets: 1_000,
  tablesPerPlayer: 1_000,
  watchersPerTable: 1_000,
};
