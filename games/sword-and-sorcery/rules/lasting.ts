import { copy, renew } from '@tafelrunde/engine';
import { amountNow } from '../effects/counting.ts';
import { holds } from '../effects/tests.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { FigureId, LastingEffect, State } from '../state.ts';

/** The attack under way, as a moment at which effects end: attacks that answer attacks end only their own. */
export const untilAttack = ({ attacks }: State): string => `attack-${attacks.length}`;

/** An effect begins to last, or waits for the next attack. */
export function begin(state: State, effect: LastingEffect): void {
  const until = effect.until === 'attack-end' && effect.next === null ? untilAttack(state) : effect.until;
  // What a card says is copied: it may lie on several figures, and a state never holds the same node twice.
  renew(state.lasting, { ...effect, until, what: copy(effect.what), fits: copy(effect.fits) });
}

/** What waited for this attack or roll of the figure holds for it now. */
export function beginNext(state: State, figure: FigureId, what: 'attack' | 'roll'): void {
  for (const one of state.lasting) {
    if (one.next === null || one.on !== figure || (one.next === 'attack' && what === 'roll')) continue;
    if (one.fits !== null && !holds(state, figure, one.fits)) continue;
    one.next = null;
    one.until = untilAttack(state);
  }
}

/** More range for the next attack with such a weapon: it decides whom that attack can be made on (SS-USE-05). */
export function promisedRange(state: State, figure: FigureId, tags: readonly string[]): number {
  let more = 0;
  for (const { on, next, fits, what } of state.lasting) {
    if (on !== figure || next !== 'attack' || what.do !== 'modify' || what.value !== 'range') continue;
    if (fits === null || (fits.is === 'weapon' && tags.includes(fits.tag)))
      more += amountNow({ state, by: figure }, what.n);
  }
  return more;
}

/** What lasts for this attack and acts on it at once: more hits, lethal ones, an area. */
export function boundTo(state: State, figure: FigureId): LastingEffect[] {
  const until = untilAttack(state);
  return state.lasting.filter(
    one => one.on === figure && one.until === until && vocabulary.wordFor(one.what).act !== undefined,
  );
}
