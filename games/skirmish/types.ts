import type { Flow as AnyFlow, Io as AnyIo, Seat } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import type { Choice, Event, State } from './state.ts';
import type { View } from './view.ts';

/** All types of the skirmish. */
export interface Skirmish {
  readonly state: State;
  readonly choice: Choice;
  readonly event: Event;
  readonly view: View;
  readonly ask: 'turn';
  readonly fact: Fact;
  readonly outcome: 'felled' | 'time' | 'drawn';
}

/** A card came from the deck of this seat, or out of its hand. */
export type Fact = { readonly drawn: Seat; readonly card: CardId } | { readonly hand: Seat; readonly card: CardId };

export type Io = AnyIo<Skirmish>;
export type Flow<R = void> = AnyFlow<R, Skirmish>;
