import type { Config, Played, Position, Text } from '@tafelrunde/engine';
import type { Call, Heed } from './calls.ts';
import type { DumpedPeople, People } from './people.ts';

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
  /** How people who are asked together decide; plain data of the table. Left out: whoever answers first. */
  readonly agree?: object;
  /** The campaign this is a match of; left out: of none. */
  readonly campaign?: CampaignPart;
  /** Milliseconds since 1970. */
  readonly opened: number;
}

/** Which match of which campaign a table is. What is carried into it stands in its configuration. */
export interface CampaignPart {
  readonly id: string;
  /** As people call it; empty if they have not said. */
  readonly name: string;
  /** From 1. A store takes each number of a campaign once. */
  readonly number: number;
  /** What was agreed on for all its matches. */
  readonly settings: Config['settings'];
  /** The matches before this one. */
  readonly played: readonly Played[];
  /** What people were told after the last of them. */
  readonly news: readonly Text[];
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
  /** The campaign it is a match of. */
  readonly campaign: ListedCampaign | null;
  /** The people it waits for, by name. */
  readonly awaited: readonly string[];
}

export type ListedCampaign = Pick<CampaignPart, 'id' | 'name' | 'number'>;

/** A match of a campaign. */
export interface ListedPart {
  readonly table: string;
  readonly number: number;
  readonly scenario: string;
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

/**
 * Tables an operator does not want to keep: finished, or touched by nobody, since before a moment (milliseconds since 1970). A campaign stays or
 * goes as a whole: it is not finished with a match of it, so only that nobody touched any of its tables counts.
 */
export interface Outdated {
  readonly finishedBefore: number;
  readonly idleBefore: number;
}

/** A line of a backup, the same for every kind of database. */
export type Dumped =
  | DumpedPeople
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
  readonly people: People;
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
  /** The matches of a campaign in their order; none if there is no such campaign. */
  campaign(id: string): Promise<ListedPart[]>;
  /**
   * Tables with a seat of the player, those that wait for the player first, then the most recent. Of a campaign only the last of them: it leads to
   * the others.
   */
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
  /** Calls something out to all other nodes. */
  call(call: Call): void;
  /** Hears what other nodes call out. */
  heed(heed: Heed): void;
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
