import { copy, end, endAt, renew } from '@tafelrunde/engine';
import type { FigureId, LastingEffect, State } from '../state.ts';

/** The attack under way, as a moment at which effects end: attacks that answer attacks end only their own. */
const untilAttack = ({ attacks }: State): string => `attack-${attacks.length}`;

/** The same, with all that comes after the attack. */
const untilAfter = ({ attacks }: State): string => `attack-over-${attacks.length}`;

/** An effect begins to last, or waits for the next attack of its figure. */
export function begin(state: State, effect: LastingEffect): void {
  const until =
    effect.until === 'attack-end'
      ? untilAttack(state)
      : effect.until === 'attack-over'
        ? untilAfter(state)
        : effect.until;
  // What a card says is copied: a state never holds the same node twice.
  renew(state.lasting, { ...effect, until, what: copy(effect.what) });
}

/** What waited for the next attack of the figure holds for this one. */
export function beginNext(state: State, figure: FigureId): void {
  for (const one of state.lasting)
    if (one.next && one.on === figure) {
      one.next = false;
      one.until = untilAttack(state);
    }
}

export function endAttack(state: State): void {
  endAt(state.lasting, untilAttack(state));
}

/** What answers the attack has been done. */
export function endAfterAttack(state: State): void {
  endAt(state.lasting, untilAfter(state));
}

/** Ends what lasts until this moment of this figure's turn (D2-HTURN-01). */
export function endFor(state: State, moment: string, figure: FigureId | null): void {
  // What lasts to the end of the next turn has outlived this one when that begins.
  if (moment === 'turn-start' && figure !== null)
    for (const one of state.lasting) if (one.until === 'next-turn-end' && one.on === figure) one.until = 'turn-end';
  end(state.lasting, ({ until, by, on }) => {
    if (until === moment) return figure === null || on === figure;
    // Until the owner's next turn, whoever it lies on.
    return figure !== null && until === `own-${moment}` && by === figure;
  });
}
