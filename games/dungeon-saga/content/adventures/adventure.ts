import type { Facing } from '@tafelrunde/engine/geometry';
import type { ActiveEffect, BossId, HeroId, MinionId, Words } from '../effects.ts';

/**
 * An adventure of the quest book as data (DS-REF-02): everything that differs from one adventure to the next.
 *
 * The map is drawn as `drawnGrid` reads it: squares at odd lines and columns, the walls between them at the places between.
 *
 *     +-+-+-+-+-+
 *     |O . .|. s|      O, s: signs of this adventure, see `signs`;  . floor;  # or blank no square
 *     + + + + + +
 *     |R . . D . |     no wall between the squares where nothing is drawn
 *     +-+-+-+-+-+
 *
 * Doors stand on squares (DS-DOOR-02). They divide the map into zones: what lies behind a closed door is neither laid out nor known to
 * the heroes (DS-SETUP-08). Zones are found from the drawing; nothing has to be said about them.
 */
export interface Adventure {
  readonly id: string;
  readonly name: Words;
  /** One sentence for the list of adventures. Told to everybody, so without secrets. */
  readonly about: Words;
  /** Read out before play (DS-SETUP-13). */
  readonly prologue: Words;
  readonly epilogue: { readonly heroes: Words; readonly overlord: Words };
  readonly map: readonly string[];
  readonly signs: Readonly<Record<string, Sign>>;
  /** The names of the marks used by the signs: places people talk about. */
  readonly marks?: Readonly<Record<string, Words>>;
  /** Items and spells at the start besides (items) or instead of (spells) those of the sheet (DS-SETUP-06, DS-MAGIC-02). */
  readonly equipment?: Readonly<Partial<Record<HeroId | BossId, Equipment>>>;
  readonly overlord: OverlordSide;
  /** The heroes win when all their goals hold at once, the overlord when any of his does (DS-ROUND-01). */
  readonly victory: { readonly heroes: readonly Goal[]; readonly overlord: readonly Goal[] };
  /** Whether the other side of the hero sheets is used; `choice` leaves it to the table. Left out: never. */
  readonly legendary?: 'never' | 'choice' | 'always';
  /** Further actions of this adventure (DS-HERO-04). */
  readonly actions?: readonly AdventureAction[];
  readonly twists?: readonly Twist[];
  /** What lies on the squares of a mark, one on each, to be taken up: shards of a heart, a crown, a prisoner. By mark. */
  readonly finds?: Readonly<Record<string, Find>>;
  /** These bosses take no wounds until the heroes have taken up so many finds of the mark. */
  readonly warded?: Readonly<Partial<Record<BossId, { readonly find: string; readonly count: number }>>>;
  readonly rewards?: { readonly heroes?: Reward; readonly overlord?: Reward };
}

/**
 * A hero who comes to the square takes the find up and keeps it; one who is crippled drops it. Finds are no items: they are handed from
 * hero to hero once in a round (DS-ITEM-19) and are gone after the adventure. `burden`: so many squares less to move for whoever has one (a prisoner limps).
 */
export interface Find {
  readonly burden?: number;
}

export interface Equipment {
  readonly items?: readonly string[];
  readonly spells?: readonly string[];
}

/** What stands on a square. `mark`: the square is also one of this place. */
export type Sign = (
  | { readonly is: 'start'; readonly hero: HeroId; readonly facing: Facing }
  /** One figure per square; a large one is drawn as a block of 2 x 2. */
  | { readonly is: 'servant'; readonly of: MinionId | BossId; readonly facing: Facing }
  /** A piece is drawn on all its squares, turned or not. Use two signs for pieces that touch. */
  | { readonly is: 'furniture'; readonly piece: string }
  /** `lock`: the id of a lock or seal. */
  | { readonly is: 'door'; readonly piece: 'single-door' | 'double-door'; readonly lock: string }
  | { readonly is: 'chest'; readonly lock: string; readonly holds: readonly string[] }
  | { readonly is: 'bones'; readonly piles?: number }
  | { readonly is: 'place' }
) & { readonly mark?: string };

export interface OverlordSide {
  /** Commands per overlord turn (DS-OVER-01). */
  readonly commands: number;
  /** `of`: only these cards, by id, so many copies at most; left out: all cards of the box (DS-SETUP-09). */
  readonly deck: { readonly size: number; readonly of?: Readonly<Record<string, number>> };
  /** Cards of the starting hand, drawn from the deck. Left out: 3 (DS-SETUP-11). */
  readonly hand?: number;
  /** Which figures can be raised, and how many of each may be on the board at once (DS-RAISE-03). */
  readonly raise: Readonly<Partial<Record<MinionId, number>>>;
  /** The same for figures made by spells and feats; left out: as for raising. */
  readonly summon?: Readonly<Partial<Record<MinionId, number>>>;
}

export type Goal =
  /** So many heroes (or this one) stand on squares of the mark. */
  | { readonly is: 'reach'; readonly mark: string; readonly who: HeroId | 'all' | number }
  /** So many servants of this kind have been destroyed, turned to bones or crippled. */
  | { readonly is: 'slay'; readonly who: MinionId | BossId; readonly count: number }
  /** No servant of the overlord is on the laid-out board, and no zone is hidden. */
  | { readonly is: 'clear' }
  /** A hero carries the item. */
  | { readonly is: 'carry'; readonly item: string }
  /** Everything drawn with this sign is open. */
  | { readonly is: 'open'; readonly sign: string }
  /** Heroes have so many finds of the mark; `to`: and stand on squares of this mark with them. */
  | { readonly is: 'bring'; readonly find: string; readonly count: number; readonly to?: string }
  /** So many rounds are over. */
  | { readonly is: 'rounds'; readonly count: number }
  /** So many heroes are crippled (DS-DMG-16). */
  | { readonly is: 'crippled'; readonly count: number }
  /** The time limit: a card should be drawn and the deck is empty (DS-EOR-03). */
  | { readonly is: 'deck-empty' };

/** An action on the squares of a mark, in the vocabulary of the cards. `once`: for the whole adventure. */
export interface AdventureAction {
  readonly id: string;
  readonly name: Words;
  readonly mark: string;
  readonly side: 'heroes' | 'overlord';
  readonly once: boolean;
  readonly effects: readonly ActiveEffect[];
}

/** Something the adventure does by itself, once (but see `every`). `text` is read out. */
export interface Twist {
  readonly id: string;
  readonly text: Words;
  readonly when: TwistMoment;
  readonly effects: readonly Happening[];
}

/** Moments of an adventure. */
export type TwistMoment =
  | { readonly is: 'round'; readonly number: number }
  /** Again and again: rounds 2, 4, 6 ... for 2. `until`: no longer once everything drawn with this sign is open. */
  | { readonly is: 'every'; readonly rounds: number; readonly until?: string }
  /** Something drawn with this sign was opened. */
  | { readonly is: 'opened'; readonly sign: string }
  | { readonly is: 'slain'; readonly who: MinionId | BossId; readonly count: number }
  /** A servant of this kind has fallen and none is left, neither on the board nor in the dark. */
  | { readonly is: 'gone'; readonly who: MinionId | BossId }
  /** A hero has entered a square of the mark, on foot or in any other way. */
  | { readonly is: 'entered'; readonly mark: string }
  /** Heroes have taken up so many finds of the mark, for the first time. */
  | { readonly is: 'taken'; readonly find: string; readonly count: number };

export type Happening =
  /** A figure appears on each free square of the mark; free strikes follow (DS-FREE-06). */
  | { readonly do: 'appear'; readonly of: MinionId | BossId; readonly mark: string; readonly facing: Facing }
  /** A bone pile on each laid-out square of the mark, as long as the box has any. */
  | { readonly do: 'bones'; readonly mark: string }
  /** From now on the overlord has so many commands more in each turn. */
  | { readonly do: 'commands'; readonly add: number }
  /** The overlord draws cards, as long as there are any. */
  | { readonly do: 'draw'; readonly cards: number }
  /** Everything drawn with this sign opens. */
  | { readonly do: 'open'; readonly sign: string }
  /**
   * The squares of the mark are gone for good. Minions on them are destroyed; heroes and bosses save themselves on the nearest free square
   * and take so many wounds.
   */
  | { readonly do: 'collapse'; readonly mark: string; readonly wounds: number }
  /**
   * A part of the floor turns: the squares of the one mark are gone, those of the other are there instead, and back the next time. The
   * second is missing at the start. Figures ride along, from the first square (in row order) to the first and so on; bones fall into the gap.
   */
  | { readonly do: 'turn'; readonly marks: readonly [string, string] };

/** What the winners take along in a campaign. */
export interface Reward {
  /** `anyone`: the hero players choose who gets it. `escaped`: the hero on the mark of a `reach` goal, the one that got out. */
  readonly items?: Readonly<Partial<Record<HeroId | 'anyone' | 'escaped', readonly string[]>>>;
  readonly legend?: number;
}
