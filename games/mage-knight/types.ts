import type { Flow as AnyFlow, Io as AnyIo, OutcomeOf, Seat } from '@tafelrunde/engine';
import type { AskKind, Choice } from './choices.ts';
import type { CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import type { Event } from './events.ts';
import type { Hex, SecretColour, State } from './state.ts';
import type { View } from './view.ts';

/** All types of the game. */
export interface MageKnight {
  readonly state: State;
  readonly choice: Choice;
  readonly event: Event;
  readonly view: View;
  readonly ask: AskKind;
  readonly fact: Fact;
  readonly outcome: OutcomeKind;
}

export type OutcomeKind =
  | 'most-fame'
  | 'most-strongholds'
  | 'strongholds-tied'
  | 'returned'
  | 'nobody-returned'
  | 'chosen-returned'
  | 'chosen-not-returned'
  | 'mission-fulfilled'
  | 'mission-failed'
  | 'cities-conquered'
  | 'cities-not-conquered';

/** A card of a seat was shown or its hand was, cards or artifacts were drawn, those under a tactic were taken, a token was turned over, a chosen one shown. */
export type Fact =
  | { readonly seat: Seat; readonly card: CardId }
  /** What was done shows that such a card is in the hand, where it stays. */
  | { readonly seat: Seat; readonly holds: CardId }
  | { readonly seat: Seat; readonly hand: readonly CardId[] }
  | { readonly seat: Seat; readonly drew: readonly CardId[] }
  | { readonly seat: Seat; readonly stored: readonly CardId[] }
  /** A card went from the deck under a tactic, one that was known to lie on top or one that nobody has seen: what is drawn later was not this one. */
  | { readonly seat: Seat; readonly hidden: 'known' | 'unknown' }
  | { readonly seat: Seat; readonly artifacts: readonly CardId[] }
  /** Dealt or passed on in a draft; and an advanced action drawn where cards were drafted. */
  | { readonly seat: Seat; readonly packet: readonly CardId[] }
  | { readonly action: CardId }
  | { readonly token: EnemyId; readonly at: Hex | null }
  | { readonly team: number; readonly chosen: Seat }
  /** The secret die shows this colour, or another one. */
  | { readonly secret: boolean; readonly colour: SecretColour };

export type Io = AnyIo<MageKnight>;
export type Flow<R = void> = AnyFlow<R, MageKnight>;
export type Outcome = OutcomeOf<MageKnight>;
