import type { GameTypes, Lang, RuleId, SeatName, Viewer } from '@tafelrunde/engine';
import type { SumPart } from '../../kit/panels/sum.tsx';

/** A number of a thing: what it comes to, and how that came about. */
export interface AboutValue {
  /** As whatever shows the number calls it (`Value.key`): asked about, it stands out. */
  readonly key: string;
  readonly name: string;
  readonly value: string | number;
  /** What it is the sum of; left out where it is printed and nothing changes it. */
  readonly sum?: { readonly base: number; readonly parts: readonly SumPart[]; readonly limit?: string | null };
  /** What the number is good for. */
  readonly means?: string;
}

/** Something a thing can do or is: an ability, what a card says. */
export interface AboutText {
  readonly name?: string;
  readonly text: string;
}

/** What a thing on the table is, for those who ask: in the words of the game, from what the viewer may know. */
export interface About {
  /** What sort of thing it is: "Enemy", "Card in your hand". */
  readonly kind: string;
  readonly name: string;
  /** The outline of its picture. */
  readonly picture?: string | undefined;
  /** How it stands just now, a few words each: "2 of 5 wounds", "stunned". */
  readonly state?: readonly string[];
  readonly values?: readonly AboutValue[];
  readonly texts?: readonly AboutText[];
  readonly flavour?: string | null;
  readonly rules?: readonly RuleId[];
}

/** Through whose eyes a thing is looked at. */
export interface Sight<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly viewer: Viewer;
  readonly lang: Lang;
  readonly seat: SeatName;
}

/** What a game knows of the things on its table; loaded when somebody first asks. */
export interface GameInfo<T extends GameTypes = GameTypes> {
  /** Null: there is nothing to be said about it. */
  readonly about: (thing: string, sight: Sight<T>) => About | null;
  /** The things a choice is about: what may be done with a thing stands on its card. */
  readonly thingsOf: (choice: T['choice'], view: T['view']) => readonly string[];
}

/** A game's info without its types, as a table loads it. */
export const erasedInfo = <T extends GameTypes>(info: GameInfo<T>): GameInfo => info as unknown as GameInfo;

/** What somebody wants to know about: a thing, perhaps one of its numbers, and what they may have wanted to do with it. */
export interface Asked {
  readonly thing: string;
  readonly value: string | null;
  readonly wish: string | null;
  /** Where on the screen they pointed. */
  readonly at: { readonly x: number; readonly y: number };
}
