import type { AskOf, CampaignStory, GameTypes, Lang, SeatName, Text, Viewer } from '@tafelrunde/engine';
import type { ComponentType, ReactNode } from 'react';
import type { GameInfo } from './info/about.ts';
import type { SoundsOf } from './sounds/sound.ts';
import type { Told } from './telling/told.ts';
import type { Sitting } from './use-table.ts';

/** How much a table moves: not at all for people who asked for that, briefly, or at a pace one can follow. */
export type Motion = 'none' | 'quick' | 'full';

/** What a game's board gets from the table. It draws what it is given and tells what was clicked: it knows no match. */
export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly viewer: Viewer;
  /** What this viewer must decide now; null while others decide, bots think or the game is over. */
  readonly ask: AskOf<T> | null;
  /** Nobody is on turn any more, whatever the view says: somebody may have given up in the middle of a turn. */
  readonly over: boolean;
  readonly optionId: (choice: T['choice']) => string;
  readonly lang: Lang;
  readonly seat: SeatName;
  readonly motion: Motion;
  /** What happened since the last decision was shown, oldest first: to be shown in motion. */
  readonly fresh: readonly T['event'][];
  /** The option looked at, wherever the pointer or the focus is: on the board or among the buttons. */
  readonly looked: string | null;
  readonly onLook: (option: string | null) => void;
  readonly onChoose: (option: string) => void;
  /** Something was clicked that is not offered; the table says why. The wish is named as its option would be. */
  readonly onRefused: (wanted: string) => void;
  /** Somebody wants to know what a thing is; where they may have wanted to do something with it, with that wish. */
  readonly onInform: (thing: string, wish?: string | null) => void;
  /** Where several options are chosen before any is carried out: those chosen so far, an option as often as it was. */
  readonly gathered: readonly string[];
  /** Help beside what is decided; missing where nobody sits, as in a replay. */
  readonly aid?: Aid;
}

/** What a board may offer beside its own buttons: taking back (with what that would be), advice, and what is meant without a second click. */
export type Aid = Pick<Sitting, 'table' | 'situation' | 'undo' | 'choose'>;

/** What a game's map of its campaign gets: how the stages stand, and how to play one that is open. */
export interface CampaignMapProps {
  readonly story: CampaignStory;
  readonly name: (scenario: string) => string;
  readonly lang: Lang;
  readonly onPlay: (scenario: string) => void;
}

/** What one side plays for, a line for each condition. */
export interface SideGoals {
  /** Whose goals they are; empty where all have the same. */
  readonly title: string;
  readonly lines: readonly string[];
  /** The viewer plays for them. */
  readonly mine: boolean;
}

/**
 * The places of a table that a game may fill: where one plays, what lies before the viewer (hand, tableau), whoever sits around, what can
 * be had, whom one fights, and what it is all about. What must be decided and what happened have places too, which are the shell's.
 */
export type PlaceName = 'map' | 'me' | 'others' | 'enemies' | 'market' | 'story';

/**
 * What a game puts into a place. The shell docks it around the map, folds it into a panel or makes it a tab, by the size of the screen.
 * A part keeps its size whatever happens in it, so that nothing else jumps: what does not fit is scrolled in it.
 */
export interface Place<T extends GameTypes = GameTypes> {
  /** Who sits elsewhere may see something else there. */
  readonly title: Text | ((props: BoardProps<T>) => Text);
  readonly Part: ComponentType<BoardProps<T>>;
  /** One word for its tab on a phone, where the title is too long for it. */
  readonly tab?: Text;
  /** A word or two on its tab that are always true: "3 cards", "0 of 1". */
  readonly badge?: (props: BoardProps<T>) => string | null;
  /** Whether there is anything to be seen there, for a place that not every match has. */
  readonly has?: (props: BoardProps<T>) => boolean;
}

/** How a question that is asked again and again is answered in one go: as often as its `nth` says, or as often as one likes. */
export interface Several<T extends GameTypes = GameTypes> {
  /** What ends it, where that is up to the player: it is answered when all that was chosen is carried out. */
  readonly done?: T['choice']['do'];
  /** How often an option may be chosen; once, unless the game says otherwise. */
  readonly most?: (choice: T['choice'], view: T['view']) => number;
}

/** What a game adds to the one table of all games; loaded when a match of that game is opened. */
export interface GameTable<T extends GameTypes = GameTypes> {
  /** Around all that follows: what the places and the roll share lives here, for as long as this table is on the page. */
  readonly Provider?: ComponentType<BoardProps<T> & { readonly children: ReactNode }>;
  readonly places: { readonly map: Place<T> } & { readonly [Name in PlaceName]?: Place<T> };
  /**
   * The last roll or duel, large enough to read: dice, what was taken away, what hit, both totals as they grow. Its room above the map is
   * the same before the first roll; on a phone it lies over the map.
   */
  readonly Roll?: ComponentType<BoardProps<T>>;
  /** What the things on the table are, and what may be done with them; loaded when somebody first asks. */
  readonly info?: () => Promise<GameInfo>;
  /** Questions the rules ask one after the other that are answered in one go. */
  readonly several?: { readonly [K in AskOf<T>['kind']]?: Several<T> };
  /** Kinds of questions in which one may react to what others do: who never wants to can say so beforehand. */
  readonly reactions?: readonly AskOf<T>['kind'][];
  /** An option that ends a turn or an activation: on a phone it is always in sight. */
  readonly ends?: (choice: T['choice']) => boolean;
  /** Buttons belong together under a heading; choices that only the board shows well (a hundred squares) may be `folded`. Groups stand in the order in which the rules list them, those of a higher `rank` behind others. */
  readonly group?: (
    choice: T['choice'],
    lang: Lang,
  ) => { readonly key: string; readonly title: string; readonly folded?: boolean; readonly rank?: number };
  /** What is certain about an option before it is chosen, a line each: its cost, its path, its modifiers with their breakdown. */
  readonly consequences?: (choice: T['choice'], view: T['view'], lang: Lang) => readonly string[];
  /** What both sides play for and how far they are; without it the aims of the scenario are told. They stand in the place `story`, below what the game puts there (`goals.tsx`). */
  readonly goals?: (view: T['view'], viewer: Viewer, lang: Lang) => readonly SideGoals[];
  /** The campaign as a picture; without it the stages are listed. */
  readonly CampaignMap?: ComponentType<CampaignMapProps>;
  /** Events that are worth a pause while bots play, in milliseconds at full motion. */
  readonly pause?: (event: T['event']) => number;
  /** How an event is told large while others act: who does what to whom, with which card or dice, and what comes of it. */
  readonly telling?: (event: T['event'], view: T['view'], lang: Lang, seat: SeatName) => Told | null;
  /**
   * Where what happened after a decision is to be cut, because the game itself acts from there on (an enemy, an event card): before which events, and how the
   * table stood then. Each of these deeds is told like what others do.
   */
  readonly deeds?: (before: T['view'], after: T['view'], events: readonly T['event'][]) => readonly Cut<T['view']>[];
  /** What events sound like, by their kind; what is not named here is silent. */
  readonly sounds?: SoundsOf<T['event']>;
}

/** Here a deed of the game begins: before the event of this number. */
export interface Cut<V = unknown> {
  readonly at: number;
  /** The table before it. */
  readonly view: V;
}

/** A table without the types of its game: the shell knows games only by what all of them have. */
export const erasedTable = <T extends GameTypes>(table: GameTable<T>): GameTable => table as unknown as GameTable;
