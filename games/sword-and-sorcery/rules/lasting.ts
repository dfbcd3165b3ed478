import { renew } from '@tafelrunde/engine';
import { holds } from '../effects/tests.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { FigureId, LastingEffect, State } from '../state.ts';

/** The attack under way, as a moment at which effects end: attacks that answer attacks end only their own. */
export const untilAttack = ({ attacks }: State): string => `attack-${attacks.length}`;

/** An effect begins to last, or waits for the next attack. */
export function begin(state: State, effect: LastingEffect): void {
  const until = effect.until === 'attack-end' && effect.next === null ? untilAttack(state) : effect.until;
  renew(state.lasting, { ...effect, until });
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

/** What lasts for this attack and acts on it at once: more hits, lethal ones, an area. */
export function boundTo(state: State, figure: FigureId): LastingEffect[] {
  const until = untilAttack(state);
  return state.lasting.filter(
    one => one.on === figure && one.until === until && vocabulary.wordFor(one.what).act !== undefined,
  );
}
