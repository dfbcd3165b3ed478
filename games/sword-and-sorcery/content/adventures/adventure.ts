import type { Text } from '@tafelrunde/engine';
import type { LaidZoneTile } from '@tafelrunde/engine/geometry';
import type { Effect } from '../../effects/effect.ts';
import type { On } from '../../effects/on.ts';
import type { Test } from '../../effects/tests.ts';
import type { CardId } from '../enemies/index.ts';
import type { EventId } from '../events.ts';
import type { ItemId } from '../items/index.ts';
import type { ShadowId } from '../shadows.ts';
import type { TileId } from '../tiles.ts';
import type { DieSymbol, Nature } from '../words.ts';

/** Zones by name: those of a tile are called `4B.a`; an adventure gives the important ones names of their own. */
export type ZoneName = string;

export interface PlacedTile extends LaidZoneTile {
  readonly tile: TileId;
}

export type GroupSize = 2 | 3 | 4 | 5;

/** How far the heroes are: a number from 0 to 1 comes of it, for the page and for bots. */
export type Goal =
  /** So many heroes stand there. */
  | { readonly is: 'reach'; readonly zone: ZoneName; readonly heroes: number }
  | { readonly is: 'slay'; readonly enemy: CardId }
  | { readonly is: 'slay-all' }
  | { readonly is: 'flag'; readonly flag: string; readonly least: number }
  /** A hero who carries it stands there. */
  | { readonly is: 'carry'; readonly key: string; readonly to: ZoneName }
  /** So many objects of a kind are destroyed. */
  | { readonly is: 'destroy'; readonly kind: string; readonly n: number }
  /** No more than so many tokens are left on the map. */
  | { readonly is: 'left'; readonly token: string; readonly most: number }
  | { readonly is: 'any'; readonly of: readonly Goal[] }
  | { readonly is: 'all'; readonly of: readonly Goal[] };

/** A part of an adventure: what is to be done, what holds meanwhile, and what happens when it begins. */
export interface Stage {
  readonly id: string;
  readonly goal: Goal;
  readonly aim: Text;
  /** What happens when the goal is reached; without it the adventure is won. */
  readonly done?: readonly Effect[];
  readonly begins?: readonly Effect[];
  /** In force as long as the stage lasts. */
  readonly passive?: readonly Effect[];
  readonly passiveFor?: 'heroes' | 'enemies' | 'all';
  readonly on?: readonly On[];
  /** Defeat besides the event deck and the ghosts (SS-END-01). */
  readonly lost?: { readonly if: Test; readonly text: Text };
}

/** A decision of the story: which natures may take which course (SS-SOUL-03). */
export interface Decision {
  readonly id: string;
  readonly text: Text;
  readonly courses: readonly Course[];
}

export interface Course {
  readonly id: string;
  readonly name: Text;
  readonly natures: readonly Nature[];
  /** What must hold besides; where no other course is left it does not matter. */
  readonly if?: Test;
  readonly effects: readonly Effect[];
  /** What is read afterwards. */
  readonly text: Text;
}

export interface Adventure {
  readonly number: number;
  readonly act: 1 | 2;
  readonly name: Text;
  readonly about: Text;
  /** Read aloud at the beginning and at the end. */
  readonly prologue: Text;
  readonly epilogue: { readonly won: Text; readonly lost: Text };
  /** Played alone: the ranks, shards and crowns the heroes have (SS-SETUP-03). */
  readonly single: { readonly rank: number; readonly shards: number; readonly crowns: number };
  readonly minRank: number;
  readonly emporium: 'open' | 'stash' | 'none';
  readonly tiles: readonly PlacedTile[];
  /** Names of zones, with the words for people. */
  readonly zones: Readonly<Record<ZoneName, { readonly at: string; readonly name: Text }>>;
  readonly start: readonly ZoneName[];
  readonly doors?: readonly {
    readonly between: readonly [ZoneName, ZoneName];
    readonly locked?: true;
    readonly lock?: string;
    readonly wall?: true;
  }[];
  readonly chests?: readonly { readonly at: ZoneName; readonly lock?: string }[];
  readonly searches?: readonly ZoneName[];
  readonly keys?: readonly { readonly at: ZoneName; readonly key: string }[];
  readonly shadows?: {
    readonly pool: Readonly<Partial<Record<ShadowId, number>>>;
    readonly at: readonly ZoneName[];
    /** With four or five heroes there too. */
    readonly more: readonly ZoneName[];
    /** Not there with two. */
    readonly notForTwo?: readonly ZoneName[];
  };
  /** What groups of this size get or meet when the adventure begins, besides what all pairs get (SS-SETUP-10). */
  readonly sizes?: Readonly<Partial<Record<GroupSize, readonly Effect[]>>>;
  readonly portals?: readonly { readonly at: ZoneName; readonly symbol: DieSymbol; readonly open: boolean }[];
  readonly altars?: readonly { readonly at: ZoneName; readonly active: boolean }[];
  readonly waypoints?: readonly { readonly id: string; readonly at: ZoneName }[];
  readonly storyCards?: readonly { readonly event: EventId; readonly at: ZoneName }[];
  readonly things?: readonly { readonly kind: string; readonly at: ZoneName; readonly notForTwo?: true }[];
  readonly tokens?: readonly { readonly token: string; readonly at: ZoneName }[];
  readonly events: { readonly deck: readonly EventId[]; readonly bottom?: readonly EventId[]; readonly day?: EventId };
  /** What day and night mean here (SS-ADVE-07). */
  readonly light?: { readonly day?: readonly Effect[]; readonly night?: readonly Effect[] };
  /** What story cards do here, by their number. */
  readonly story?: Readonly<Partial<Record<EventId, { readonly text: Text; readonly effects: readonly Effect[] }>>>;
  /** Enemies in the deck, those on the map from the beginning, and those set aside for the story. */
  readonly enemies: readonly CardId[];
  readonly placed?: readonly { readonly card: CardId; readonly at: ZoneName }[];
  readonly aside?: readonly CardId[];
  readonly special?: Readonly<Partial<Record<'special-enemy' | 'special-event' | 'citizen', readonly Effect[]>>>;
  readonly stages: readonly [Stage, ...Stage[]];
  readonly decisions?: readonly Decision[];
  /** Paragraphs that are read at waypoints and elsewhere (`read`), by name. */
  readonly texts?: Readonly<Record<string, Text>>;
  /** What the story counts, as far as it is told. */
  readonly flags?: Readonly<Record<string, Text>>;
  readonly blazes?: Blazes;
  readonly on?: readonly On[];
  readonly actions?: readonly SpecialAction[];
  /** What the heroes receive when they win: shards and crowns for each hero, a treasure for each. */
  readonly reward?: {
    /** Where this holds at the end, nothing is given. */
    readonly unless?: Test;
    readonly shards?: number;
    readonly crowns?: number;
    readonly items?: readonly ItemId[];
    readonly treasures?: number;
    readonly soulWeapon?: true;
    readonly flags?: Readonly<Record<string, number>>;
  };
}

/** Buildings that burn: every zone of an area may bear the token. One that burns everywhere is lost, one without a blaze is saved. */
export interface Blazes {
  readonly token: string;
  readonly areas: readonly (readonly ZoneName[])[];
  readonly saved: readonly Effect[];
  readonly lost: readonly Effect[];
}

/** An action of this adventure alone (SS-USE-10): a standard action, where its condition holds. */
export interface SpecialAction {
  readonly id: string;
  readonly name: Text;
  readonly at: readonly ZoneName[] | 'token' | 'anywhere';
  readonly token?: string;
  readonly if?: Test;
  readonly effects: readonly Effect[];
}

const forEnemies = (...effects: readonly Effect[]): Effect => ({
  do: 'last',
  until: 'adventure',
  for: 'enemies',
  effects,
});

/** A boss has no more health against three than against two, and against five no more than against four: enemies may be on their guard instead. */
export const ON_GUARD: Effect = forEnemies({ do: 'modify', value: 'defence-dice', n: 1 });
/** They defend themselves better and bear more. */
export const ON_GUARD_AND_TOUGH: Effect = forEnemies(
  { do: 'modify', value: 'defence-dice', n: 1 },
  { do: 'modify', value: 'health', n: 1 },
);

/**
 * When two heroes have fallen all is lost, and what lies in wait for them does not know that they are only two: each is hardier and gets a potion more, and the
 * group has shards for a return or a rank (SS-SETUP-10).
 */
export const HELP_FOR_TWO: readonly Effect[] = [
  { do: 'aimed', at: 'each-hero', effects: [{ do: 'treasure', item: 'healing-potion' }] },
  {
    do: 'aimed',
    at: 'all-heroes',
    effects: [{ do: 'last', until: 'adventure', effects: [{ do: 'modify', value: 'health', n: 2 }] }],
  },
  { do: 'shards', n: 3 },
];
