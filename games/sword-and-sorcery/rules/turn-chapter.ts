import type { Choice } from '../choices.ts';
import type { Hero, State, Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';

/** A chapter of what a hero can do in the own turn: what it offers now, and how each of its choices is carried out. */
export interface TurnChapter<D extends Choice['do']> {
  offers(state: State, hero: Hero, turn: Turn): readonly Choice[];
  readonly acts: {
    readonly [K in D]: (
      state: State,
      io: Io,
      hero: Hero,
      turn: Turn,
      choice: Extract<Choice, { do: K }>,
    ) => Flow | undefined;
  };
}

/** May the hero take one more action of this kind? Who is slowed has one in all (SS-COND-26). */
export function mayAct(turn: Turn, kind: 'combat' | 'standard'): boolean {
  return turn[kind] > 0 && turn.slowed !== 0;
}

/** An action is taken. */
export function takeAction(turn: Turn, kind: 'combat' | 'standard'): void {
  turn[kind]--;
  if (turn.slowed !== null) turn.slowed--;
}
