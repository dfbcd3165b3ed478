import type { ReactNode } from 'react';

/** Somebody in what is told: as its token shows it. */
export interface Told {
  /** Something new begins: what was shown before goes. Otherwise this is added to it. */
  readonly begins?: boolean;
  readonly who?: Figure;
  /** Whom it is done to. */
  readonly whom?: Figure;
  /** The face of the card that is played or drawn. */
  readonly card?: ReactNode;
  /** The dice that fell; the words of the event come when they have. */
  readonly dice?: ReactNode;
  /** What came of it, in a word or two; `bad` for whoever is hit. */
  readonly result?: { readonly text: string; readonly bad?: boolean };
  /** What the board brings into sight, by its `data-thing`; maps have a camera that follows by itself. */
  readonly place?: string;
}

export interface Figure {
  readonly name: string;
  /** Its picture, as the token on the board has it. */
  readonly picture: ReactNode;
  /** The side it is on, from 1. */
  readonly side?: number | undefined;
}
