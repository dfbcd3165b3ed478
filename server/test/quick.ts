import type { Limits } from '../limits.ts';

const MANY = { atOnce: 10_000_000, perSecond: 10_000_000 };

/** For clients that are quicker than people. */
export const QUICK: Limits = {
  knocks: MANY,
  logged: MANY,
  requests: MANY,
  files: MANY,
  tables: MANY,
  messages: MANY,
  messagesPerAddress: MANY,
  upgrades: MANY,
  shown: MANY,
  thoughts: MANY,
  points: MANY,
  talk: MANY,
  journal: MANY,
  calls: MANY,
  connectionsPerAddress: 2_000,
  socketsPerAddress: 1_000,
  sockets: 1_000,
  tablesPerPlayer: 1_000,
  watchersPerTable: 1_000,
};
