import type { Config } from '@tafelrunde/engine';

/** What the lab is to play: plain data, for it travels to workers and into files. */
export interface Orders {
  readonly game: string;
  /** Games take turns with these tables: game number i is played at table i modulo their number. */
  readonly tables: readonly Lineup[];
  /** All luck of game i follows from `seed/i`, on whichever core it is played. */
  readonly seed: string;
}

export interface Lineup {
  readonly config: Config;
  /** The bot of each seat. */
  readonly bots: readonly string[];
}

export function tableOf({ tables }: Orders, number: number): Lineup {
  const table = tables[number % tables.length];
  if (!table) throw new RangeError('There is no table to play at.');
  return table;
}
