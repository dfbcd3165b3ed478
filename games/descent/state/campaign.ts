import type { Pile } from '@tafelrunde/engine';
import type { Attribute, TravelSymbol } from '../content/words.ts';
import type { CardId, Side } from './names.ts';

/** A campaign as far as it has come (D2-CAMP-01). */
export interface CampaignSheet {
  readonly id: string;
  /** The quests played, in their order, and who won them. */
  readonly played: readonly PlayedQuest[];
  /** Travel cards that are out of the campaign for good. */
  gone?: string[];
  /** Where the table plays with rumor cards. */
  readonly rumors?: Rumors;
}

/** Rumor cards of a campaign (D2-RUMGEN-01). */
export interface Rumors {
  /** What the overlord holds, and what nobody has drawn: only he knows which is which. */
  hand: CardId[];
  deck: CardId[];
  /** Quest cards in play (D2-RUMGEN-10, -13). */
  open: CardId[];
  /** Discarded for good (D2-RUMGEN-08). */
  out: CardId[];
  /** Advanced quest cards a side has won and not brought into play (D2-RUMGEN-18). */
  advanced: QuestCardOf[];
  /** Advanced quests that were won: their rewards count for the rest of the campaign (D2-RUMGEN-21). */
  won: QuestCardOf[];
  /** One was played in this campaign phase (D2-RUMGEN-06). */
  spoken: boolean;
}

export interface QuestCardOf {
  readonly card: CardId;
  readonly side: Side;
}

export interface PlayedQuest {
  readonly quest: string;
  readonly winner: Side;
}

/** On the way to the quest: symbols still to come, and cards drawn on this journey (D2-TRVGEN-06, -11). */
export interface Journey {
  symbols: TravelSymbol[];
  out: string[];
  /** The next cards, where the overlord has looked at them and put them in order; nobody else knows them. */
  ahead?: string[];
}

/** So many cards of the shop lie face down and cost this much, whatever they are. */
export interface BlindMarket {
  left: number;
  readonly price: number;
}

/** Secret rooms, where the table plays with them (D2-SECGEN-01). */
export interface SecretRooms {
  deck: Pile;
  /** Cards that were discarded; they are shuffled back when the quest is over (D2-SECGEN-23). */
  out: CardId[];
  /** The room that is explored. */
  card: CardId | null;
  /** Challenge tokens turned over in it. */
  shown: string[];
  /** Tokens on its card. */
  keys: number;
  /** The challenge being met: the attribute to be tested, whether it is passed without a test, whether no search card follows. */
  challenge: { attribute: Attribute; passed: boolean | null; cardless: boolean } | null;
}

/** A number of the quest, and what the guesses so far have told everybody of it. */
export interface Secret {
  n: number;
  low: number;
  high: number;
}
