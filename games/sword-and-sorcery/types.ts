import type { Flow as AnyFlow, Io as AnyIo, OutcomeOf } from '@tafelrunde/engine';
import type { AskKind, Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** All types of the game. */
export interface SwordAndSorcery {
  readonly state: State;
  readonly choice: Choice;
  readonly event: Event;
  readonly view: View;
  readonly ask: AskKind;
  readonly fact: Fact;
  readonly outcome: OutcomeKind;
}

/** The heroes win, or lose: by the event deck, as ghosts all of them, or by what the adventure calls defeat. */
export type OutcomeKind = 'won' | 'deck' | 'ghosts' | 'lost';

/** Something that nobody knew was turned over: a card, a token, a paragraph of the story. */
export type Fact = { readonly drawn: string };

export type Io = AnyIo<SwordAndSorcery>;
export type Flow<R = void> = AnyFlow<R, SwordAndSorcery>;
export type Outcome = OutcomeOf<SwordAndSorcery>;
