import type { Effect as AnyEffect, Lang, Seat, Word } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import type { Cell, FigureId, State } from '../state.ts';
import type { Descent, Io } from '../types.ts';

/** What acts: its name in play, and its kind, which immunities and "treated as" rules ask for. */
export interface Source {
  readonly id: string;
  readonly by:
    | 'hero-ability'
    | 'feat'
    | 'skill'
    | 'item'
    | 'relic'
    | 'search-card'
    | 'condition'
    | 'monster-ability'
    | 'overlord-card'
    | 'plot-card'
    | 'quest'
    | 'travel'
    | 'rumor'
    | 'secret-room'
    | 'rule';
}

/** What something that happened is about: triggers read it. */
export interface About {
  /** Who moves, attacks, is hit, tests, is defeated. */
  readonly figure?: FigureId;
  /** The other one: the target of an attack, the attacker, the one who defeated. */
  readonly other?: FigureId;
  readonly cell?: Cell;
  /** The space it came from. */
  readonly from?: Cell;
  /** All spaces it stood on. */
  readonly cells?: readonly Cell[];
  readonly card?: string;
  readonly condition?: Condition;
  readonly n?: number;
  /** Of n fatigue: as much as there was stamina for. */
  readonly tired?: number;
  /** The damage is that of an attack; the fatigue was suffered, the step taken of one's own will. */
  readonly attack?: true;
  readonly willing?: true;
  /** The value of the attribute just tested. */
  readonly tested?: number;
  /** Those a skill has worked on. */
  readonly on?: readonly FigureId[];
  /** Those it has made suffer damage, and those it has made recover damage or fatigue. */
  readonly hurt?: readonly FigureId[];
  readonly helped?: readonly FigureId[];
  /** By what it came. */
  readonly by?: string;
  /** The group a card is to be laid on. */
  readonly group?: string;
}

export const NOTHING: About = {};

/** What the dice of an effect have shown (not those of an attack). */
export interface Shown {
  readonly hearts: number;
  readonly surges: number;
  readonly shields: number;
}

/** What words are handed when they act. */
export interface Doing {
  readonly state: State;
  readonly io: Io;
  /** The figure whose card it is; of overlord cards and quests: whom it is about, or nobody (''). */
  readonly by: FigureId;
  /** Who decides for it; on journeys all hero players together. */
  readonly seat: Seat;
  readonly also?: readonly Seat[];
  readonly source: Source;
  /** The figures it works on. */
  readonly on: readonly FigureId[];
  readonly cell: Cell | null;
  readonly about: About;
  /** The fatigue paid, where one chooses; what dice have shown; how much a test was missed by. */
  readonly x: number;
  readonly shown: Shown;
}

export const NO_DICE: Shown = { hearts: 0, surges: 0, shields: 0 };

/** What helps words to speak. */
export interface Scribe {
  readonly lang: Lang;
  /** Whom the card works on, as its owner would say it. */
  readonly on: 'you' | 'them' | 'each' | 'it';
}

export type DescentWord<E extends AnyEffect> = Word<E, Doing, Scribe, Descent>;
