import type { Config, Position } from '@tafelrunde/engine';

/** A table as it was opened. This never changes; everything that happens at it is an entry in its journal. */
export interface Opening {
  readonly id: string;
  readonly game: string;
  /** The version of the game's stored state. */
  readonly version: number;
  readonly config: Config;
  readonly start: Position;
  readonly seeded: boolean;
  /** Who sits where at the beginning: plain data of the table. */
  readonly seats: readonly object[];
  /** The player who opened it and may fill its seats. */
  readonly host: string;
  /** Whoever knows the invitation may take a free seat. Stored as a hash only. */
  readonly inviteHash: string;
  /** May people without a seat watch what is public? */
  readonly spectators: boolean;
  /** False: no bot advises anybody here, nor plays for them. Left out, bots do: so it was before tables could agree on it. */
  readonly hints?: boolean;
  /** May one person have several seats? Left out: yes, so it was before tables could say. */
  readonly several?: boolean;
  /** How long somebody may think; plain data of the table. Left out: as long as they like. */
  readonly clock?: object;
  /** Milliseconds since 1970. */
  readonly opened: number;
}

/** One thing that happened at a table: plain data, told apart by `kind`. The store does not look inside. */
export interface Entry {
  readonly kind: string;
}

/** What lists of tables need to know, kept beside the journal so that nobody has to play it again for a list. */
export interface Standing {
  /** Players with a seat. */
  readonly players: readonly string[];
  /** Those of them who must decide now. */
  readonly due: readonly string[];
  readonly over: boolean;
  /** A bot must decide now. */
  readonly bot: boolean;
}

export interface Append {
  readonly table: string;
  /** Entries are numbered from 1 without gaps: whoever writes number n has seen n - 1. */
  readonly number: number;
  readonly entry: Entry;
  readonly at: number;
  /** The new standing, if the entry changed it. */
  readonly standing?: Standing;
}

/** The last rest of a match: what is left of it should the rules change so much that its history cannot be played again. */
export interface Checkpoint {
  /** The last entry it contains. */
  readonly number: number;
  readonly version: number;
  /** Plain data of the table. */
  readonly body: object;
}

export interface Journal {
  readonly opening: Opening;
  readonly checkpoint: Checkpoint | null;
  readonly entries: readonly { readonly number: number; readonly at: number; readonly entry: Entry }[];
}

export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly due: boolean;
  readonly over: boolean;
  /** When the last entry was written. */
  readonly changed: number;
}

/** Somebody with a browser. Keys are stored as hashes only. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly keyHash: string;
  /** Told when it is this player's turn. */
  readonly webhook: string | null;
}

export type PlayerChange = Partial<Pick<Player, 'name' | 'webhook' | 'keyHash'>>;

/** Tables an operator does not want to keep: finished, or touched by nobody, since before a moment (milliseconds since 1970). */
export interface Outdated {
  readonly finishedBefore: number;
  readonly idleBefore: number;
}

/** A line of a backup, the same for every kind of database. */
export type Dumped =
  | { readonly what: 'player'; readonly player: Player }
  | {
      readonly what: 'table';
      readonly opening: Opening;
      readonly standing: Standing;
      readonly checkpoint: Checkpoint | null;
    }
  | {
      readonly what: 'entry';
      readonly table: string;
      readonly number: number;
      readonly at: number;
      readonly entry: Entry;
    };

/** Where tables are kept. A promise that is kept means that the disk has it. */
export interface Store {
  /** Other nodes may write to it, too. */
  readonly shared: boolean;
  open(opening: Opening, standing: Standing): Promise<void>;
  /** False if the table already has an entry of that number: somebody else was first, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The journal from the entry after `after` on; null if there is no such table. */
  read(table: string, after?: number): Promise<Journal | null>;
  checkpoint(table: string, checkpoint: Checkpoint): Promise<void>;

  addPlayer(player: Player): Promise<void>;
  playerByKey(keyHash: string): Promise<Player | null>;
  player(id: string): Promise<Player | null>;
  /** A new hash means that the old key opens nothing any more. */
  changePlayer(id: string, change: PlayerChange): Promise<void>;
  /** Tables with a seat of the player, those that wait for the player first, then the most recent. */
  tablesOf(player: string, most: number): Promise<Listed[]>;
  /** How many tables with a seat of the player are not over. */
  playing(player: string): Promise<number>;
  /** Tables where a bot must decide: for bots that have to go on after a restart. The ones that have waited longest first. */
  waitingForBots(): Promise<{ readonly table: string; readonly changed: number }[]>;

  /** Hears of entries written by other nodes; `missed` is called when some may have been overheard. */
  listen(heard: (table: string, number: number) => void, missed: () => void): void;
  /** Says to other nodes, when they ask, who watches which table here. */
  answerFor(isHere: (table: string, player: string) => boolean): void;
  /** Does the player watch the table through another node? No answer within half a second counts as no. */
  isElsewhere(table: string, player: string): Promise<boolean>;
  /** Everything there is, consistent in itself, while play goes on. */
  dump(): AsyncIterable<Dumped>;
  /** Fills an empty store with a dump, all of it or nothing. */
  restore(dump: AsyncIterable<Dumped>): Promise<void>;
  /** Some tables that are outdated, the oldest first. */
  outdated(since: Outdated, most: number): Promise<string[]>;
  /** Takes a table out with all that happened at it. */
  remove(table: string): Promise<void>;
  /** Writes something and reads it again: only then is the database there. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
