import type { Io as AnyIo, Flow } from '@tafelrunde/engine';
import type { AskKind, Choice } from './choices.ts';
import type { Goal } from './content/adventures/index.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** All types of the game. */
export interface DungeonSaga {
  readonly state: State;
  readonly choice: Choice;
  readonly event: Event;
  readonly view: View;
  readonly ask: AskKind;
  readonly fact: Fact;
  readonly outcome: OutcomeKind;
}

/** The heroes have won, or the overlord by one of his goals. */
export type OutcomeKind = 'heroes' | `overlord-${Goal['is']}`;

/** Zones were laid out, a chest opened, a card drawn by the overlord or played by him, a twist of the adventure told. */
export type Fact =
  | { readonly zones: readonly number[] }
  | { readonly chest: number }
  | { readonly drawn: string }
  | { readonly played: string }
  | { readonly twist: string };

export type Io = AnyIo<DungeonSaga>;
export type Play<R = void> = Flow<R, DungeonSaga>;
