import type { Io as AnyIo, Flow } from '@tafelrunde/engine';
import type { AskKind, Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** All types of the game. */
export interface SchurkenUndHalunken {
  readonly state: State;
  readonly choice: Choice;
  readonly event: Event;
  readonly view: View;
  readonly ask: AskKind;
  readonly fact: Fact;
  readonly outcome: OutcomeKind;
}

/** The last group left, or the end of a scenario. */
export type OutcomeKind =
  | 'last-standing'
  | 'lost'
  | 'all-dead'
  | 'dragon-slain'
  | 'dragon-fed'
  | 'hill-king'
  | 'night-gold'
  | 'night-silver'
  | 'night-bronze'
  | 'arrested';

/** Where this card, or this hero, lies. */
export type Fact = { readonly card: string };

export type Io = AnyIo<SchurkenUndHalunken>;
export type Play<R = void> = Flow<R, SchurkenUndHalunken>;
