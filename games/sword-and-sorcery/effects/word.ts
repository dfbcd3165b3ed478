import type { Effect as AnyEffect, Lang, Seat, Word } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import type { FigureId, State, Zone } from '../state.ts';
import type { Io, SwordAndSorcery } from '../types.ts';

/** What acts: its name in play (`thunder-god`, `longsword`, `vigilant-2`), its kind, and the level at which it is used. */
export interface Source {
  readonly id: string;
  readonly by:
    | 'power'
    | 'hero-power'
    | 'soul-cry'
    | 'item'
    | 'scroll'
    | 'enemy-power'
    | 'event'
    | 'trap'
    | 'critical'
    | 'story'
    | 'rule';
  readonly level: number;
}

/** What something that happened is about: triggers read it. */
export interface About {
  /** Who moves, attacks, is attacked, is killed, activates, rolls. */
  readonly figure?: FigureId;
  /** The other one: the target of an attack, the killer. */
  readonly other?: FigureId;
  readonly zone?: Zone;
  readonly condition?: Condition;
  readonly card?: string;
  readonly n?: number;
}

/** What words are handed when they act. */
export interface Doing {
  readonly state: State;
  readonly io: Io;
  /** The figure whose card it is; for events, traps and the story: the hero whose player carries them out. */
  readonly by: FigureId;
  /** Who decides for it. */
  readonly seat: Seat;
  readonly source: Source;
  /** The figures it works on: the target of the card, or all in its area. */
  readonly on: readonly FigureId[];
  readonly zone: Zone | null;
  readonly about: About;
}

export const NOTHING: About = {};

/** What helps words to speak. */
export interface Scribe {
  readonly lang: Lang;
  /** Whom the card works on, as its owner would say it. */
  readonly aim: 'self' | 'hero' | 'heroes' | 'enemy' | 'enemies' | 'target' | 'zone';
  /** The card is an enemy's: nobody is spoken to. */
  readonly enemy?: true;
}

export type SorceryWord<E extends AnyEffect> = Word<E, Doing, Scribe, SwordAndSorcery>;
