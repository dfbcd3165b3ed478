import type { Proposal } from '@tafelrunde/bots';
import type {
  Ask,
  Choice,
  Config,
  Explanation,
  Game,
  Lang,
  LogEntry,
  Odds,
  Outcome,
  Refusal,
  Seat,
  Term,
  Text,
  Viewer,
} from '@tafelrunde/engine';

/** Who sits on a seat: a person at this screen, a bot; at a table of the server also somebody elsewhere, or nobody yet. */
export type Chair =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string }
  | { readonly kind: 'guest'; readonly name: string; readonly here?: boolean }
  | { readonly kind: 'free' };

/** How a match ended: as the rules say, or because somebody gave up. */
export type End =
  | Outcome
  | { readonly kind: 'resigned'; readonly winners: readonly Seat[]; readonly resigned: Seat }
  | { readonly kind: 'late'; readonly winners: readonly Seat[]; readonly late: Seat }
  /** The campaign was ended in the middle of it. */
  | { readonly kind: 'abandoned'; readonly winners: readonly Seat[]; readonly abandoned: true };

/** Why something was not done. */
export type Denial = Pick<Refusal, 'text' | 'rule'>;

/** How one may go back: freely, only if all agree (dice have fallen, others have decided), or not at all. */
export type Back =
  | { readonly kind: 'free' }
  | { readonly kind: 'vote'; readonly why: Text }
  | { readonly kind: 'none'; readonly why: Text };

/** All who may decide now. */
export const decidersOf = ({
  deciding,
  alsoDeciding,
}: Pick<Situation, 'deciding' | 'alsoDeciding'>): readonly Seat[] =>
  deciding === null ? [] : [deciding, ...alsoDeciding];

/** A window for reactions, as everybody may know it. */
export interface ReactionWindow {
  readonly ask: Pick<Ask, 'kind' | 'nth'>;
  /** What happened last, as everybody has heard it. */
  readonly happened: readonly LogEntry[];
  /** More people at this screen may be asked the same. */
  readonly others: boolean;
}

/** What one person sees of a table at one moment. Never written to: every change makes a new one. */
export interface Situation {
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What the viewer must decide now; null while others decide, bots think or the game is over. */
  readonly ask: Ask | null;
  /** Who decides now, whoever looks. */
  readonly deciding: Seat | null;
  /** Others who may decide in its place: whoever is first decides. */
  readonly alsoDeciding: readonly Seat[];
  /** A bot decides, for its own seat or for a person who let it. */
  readonly thinking: boolean;
  /** All the viewer may read of what happened, oldest first. */
  readonly log: readonly LogEntry[];
  /** What of it the viewer has not been shown before. */
  readonly fresh: readonly LogEntry[];
  readonly outcome: End | null;
  readonly decisions: number;
  /** The screen must be handed to this seat before anything more is shown. */
  readonly curtain: Seat | null;
  /** What the curtain falls for, where that is a window in which the seat may react: nobody has to take the screen to pass. */
  readonly window: ReactionWindow | null;
  readonly chairs: readonly Chair[];
  /** Seats of people for whom a bot decides until they want it back. */
  readonly helped: readonly Seat[];
  readonly back: Back;
  /** What would be taken back with this turn, and with all since the last barrier: own decisions, the last one last. */
  readonly takes: Readonly<Record<'turn' | 'barrier', readonly Choice[]>>;
  /** Questions in which the table passes for the viewer, by their kind. */
  readonly orders: Readonly<Record<string, Term>>;
  /** At this table nobody asks bots for advice, nor lets them play. */
  readonly hintless?: boolean;
  readonly canRedo: boolean;
  /** The match can be had as a file now. */
  readonly canFile: boolean;
  /** A rule or a bot broke: what it said. The table stands as it stood before. */
  readonly failure: string | null;
}

/** Advice: an option, its outlook from 0 (lost) to 1 (won), what it changes for better or worse, and the plan it begins. */
export interface Advice {
  readonly option: string;
  readonly outlook: number;
  readonly why: readonly { readonly name: Text; readonly change: number }[];
  readonly plan?: Proposal;
}

/**
 * A match as one person sits at it, here or elsewhere: everything is seen from the viewer's seat, nothing else leaves the
 * table. The page knows no other way to play.
 */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly situation: Situation;
  subscribe(changed: () => void): () => void;
  optionId(choice: Choice): string;
  choose(option: string): Promise<Denial | null>;
  /** Shows something on the table to those who sit elsewhere; missing where nobody does. */
  readonly point?: (thing: string) => Promise<Denial | null>;
  /** `agreed`: where all must agree, they did (at one screen), or are to be asked. */
  undo(agreed: boolean): Promise<Denial | null>;
  /** Takes several own decisions back at once, as far as no barrier lies between. */
  undoAll(span: 'turn' | 'barrier'): Promise<Denial | null>;
  /** Passes for the viewer in this kind of question from now on; null: asks again. */
  order(kind: string, term: Term | null): Promise<Denial | null>;
  /** The same before such a question is asked, until the viewer says otherwise. */
  preset(kind: string): void;
  redo(): Promise<Denial | null>;
  /** What the option will likely do; null if the game cannot tell. Broken where the one who asked calls it off. */
  odds(option: string, lang: Lang, signal?: AbortSignal): Promise<Odds | null>;
  explain(wanted: string): Promise<Explanation>;
  /** Broken where somebody decides before it is found. */
  advice(): Promise<readonly Advice[]>;
  /** Lets a bot decide for this seat, or takes the seat back. */
  help(seat: Seat, on: boolean): void;
  /** The person of the curtain's seat has the screen now. */
  lift(): void;
  /** The person of the curtain's seat passes without looking; `all`: so does everybody at this screen until something else is asked or somebody reacts. */
  pass(who: 'one' | 'all'): Promise<Denial | null>;
  /** The match as a file, to be kept or sent. */
  file(): Promise<string>;
  leave(): Promise<void>;
}
