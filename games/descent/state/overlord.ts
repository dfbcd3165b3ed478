import type { Pile } from '@tafelrunde/engine';
import type { CardId, FigureId, GroupId, Side } from './names.ts';

/** A plot card that lies open before the overlord (D2-PLGEN-11). */
export interface PlotCardInPlay {
  readonly id: CardId;
  tired: boolean;
  /** Tokens on it. */
  tokens: number;
  /** The figure or the monster group it marks in this encounter. */
  on: string | null;
}

/** An agent in play: the card that has summoned him, the open group he belongs to, whom he replaces there (D2-AGT-05). */
export interface Summoned {
  readonly card: CardId;
  readonly figure: FigureId;
  readonly group: GroupId;
  readonly minions: number;
  readonly masters: number;
}

/** What the overlord has of his plot deck. */
export interface PlotSide {
  readonly deck: string;
  threat: number;
  cards: PlotCardInPlay[];
  /** Cards that went back into the box (D2-PLGEN-12). */
  boxed: CardId[];
  agent: Summoned | null;
  /** Whom he has secretly bet on in this quest. */
  bet: Side | null;
  /** Overlord cards that lie face down under one of them. */
  under?: CardId[];
}

/** The decks an overlord may begin with (D2-OLGEN-04, -05). */
export type BasicDeck = 'basic' | 'basic-2';

export interface OverlordSide {
  deck: Pile;
  hand: CardId[];
  out: CardId[];
  /** All cards he owns, which everybody knows; which of them he left out of the deck, nobody does (D2-SETUP-18). */
  owned: CardId[];
  /** Cards of his that are not in the deck of this quest: only he knows which (D2-SETUP-18). */
  leftOut: CardId[];
  /** Experience not spent yet (D2-XP-01). */
  xp: number;
  /** His relics, by the name of the card; they lie open. */
  relics: CardId[];
  /** His corrupt citizens; they lie open. None: left out. */
  citizens?: CardId[];
  /** Which of his lieutenants bears which of them in this quest; null: he has lost it by being defeated (D2-RELGEN-05, -08, -09), and what it was stands there as his `/lost`. */
  bearers: Record<string, CardId | null>;
  tired: CardId[];
  /** A hero has looked at cards of his deck and put them back: he himself does not know where they lie. */
  foreseen?: true;
  /** Cards played at the running occasion, by name and target (D2-OLGEN-14, -15). */
  played: string[];
  /** Cards that lie before him in this encounter and may be used: universal relics, summon cards (D2-RELGEN-16, D2-SERV-05). Left out where there are none. */
  front?: CardId[];
  /** Travel cards he keeps; they lie before him too. */
  kept?: CardId[];
  /** Threat tokens he has, where there are any (D2-RUMGEN-10). */
  threat?: number;
}

export interface OverlordTurn {
  /** The group being activated, and its members still to come. */
  group: GroupId | null;
  left: FigureId[];
  begun: boolean;
}
