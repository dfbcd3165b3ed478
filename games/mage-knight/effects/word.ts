import type { Effect as AnyEffect, Lang, Seat, Word } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import type { Colour, Mana } from '../content/words.ts';
import type { Hero, State, Turn } from '../state.ts';
import type { Io, MageKnight } from '../types.ts';

/** What acts: its name (`rage`, `peasants`, `flight`), the unit it is, and the colours by which resistances stop it (MK-CMB-18, -19). */
export interface Source {
  readonly by: 'card' | 'unit' | 'skill' | 'tactic' | 'banner' | 'site' | 'rule';
  readonly id: string;
  /** The number of the unit, for abilities of units and banners. */
  readonly unit: number | null;
  readonly colours: readonly Mana[];
  readonly side: 'basic' | 'strong' | 'sideways';
  /** The card whose effect uses this one as a part of itself (MK-EFF-05). */
  readonly through?: string;
}

/** What something that happened is about: the words of triggers read it. */
export interface About {
  readonly foe?: number;
  readonly attack?: number;
  readonly unit?: number;
  readonly colour?: Mana;
  readonly card?: CardId;
  /** The cards, units and skills that brought it about. */
  readonly sources?: readonly string[];
  readonly n?: number;
}

/** What words are handed when they act. `noted` is what was paid, discarded, thrown away, chosen or rolled before. */
export interface Doing {
  readonly state: State;
  readonly io: Io;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly turn: Turn;
  readonly source: Source;
  readonly about: About;
  noted: Noted;
  /** Added to the first move, influence, attack or block of a card that is played by another one (Concentration). */
  more: number;
  /** The mana the card was powered with. */
  powered?: readonly Mana[];
}

export interface Noted {
  readonly colours: readonly Colour[];
  readonly card: CardId | null;
  readonly n: number;
  /** Foes that effects before have chosen: "the same enemy". */
  readonly foes: readonly number[];
  /** The attack an effect before has chosen. */
  readonly attack?: { readonly foe: number; readonly attack: number };
}

export const NOTHING_NOTED: Noted = { colours: [], card: null, n: 0, foes: [] };
export const NOTHING: About = {};

/** What helps words to speak. */
export interface Scribe {
  readonly lang: Lang;
}

export type MageWord<E extends AnyEffect> = Word<E, Doing, Scribe, MageKnight>;

/** The same doing with something noted for the effects that follow. */
export const noting = (at: Doing, noted: Partial<Noted>): Doing => ({ ...at, noted: { ...at.noted, ...noted } });
