import type { Flow as AnyFlow, Io as AnyIo, OutcomeOf } from '@tafelrunde/engine';
import type { AskKind, Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { Side, State } from './state.ts';
import type { View } from './view.ts';

/** All types of the game. */
export interface Descent {
  readonly state: State;
  readonly choice: Choice;
  readonly event: Event;
  readonly view: View;
  readonly ask: AskKind;
  readonly fact: Fact;
  readonly outcome: OutcomeKind;
}

/** Which side has met its goal in the last encounter (D2-QGEN-03). */
export type OutcomeKind = 'heroes' | 'overlord';

/** What somebody has learned: an overlord card in hand, in the deck, or played; a token turned over; a number guessed. */
export type Fact =
  /** It was in his hand; `stays`: and still is. */
  | { readonly know: 'hand'; readonly card: string; readonly stays?: true }
  | { readonly know: 'drawn'; readonly card: string }
  /** Somebody has looked at it in its deck, where it lies again; with so many others in one look. */
  | { readonly know: 'seen'; readonly card: string; readonly among?: number }
  /** It lay in the deck, and he has taken it into his hand for all to see. */
  | { readonly know: 'found'; readonly card: string }
  /** It lay in the deck; `gone`: and was taken out of it for all to see. */
  | { readonly know: 'deck'; readonly card: string; readonly gone?: true }
  /** He has drawn a card. */
  | { readonly know: 'drew' }
  /** It is one of so many he has drawn last. */
  | { readonly know: 'next'; readonly card: string; readonly among: number }
  /** The overlord held this rumor card. */
  | { readonly know: 'rumor'; readonly card: string }
  | { readonly know: 'token'; readonly token: string; readonly face: string }
  | { readonly know: 'bet'; readonly side: Side }
  | { readonly know: 'code'; readonly code: string; readonly n: number; readonly is: 'right' | 'higher' | 'lower' };

export type Io = AnyIo<Descent>;
export type Flow<R = void> = AnyFlow<R, Descent>;
export type Outcome = OutcomeOf<Descent>;
