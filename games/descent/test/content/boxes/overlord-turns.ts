import type { State } from '../../../state.ts';
import { holds, type Played, sit } from '../../positions.ts';

/** The overlord's turn is about to begin with these cards in hand. */
export const dawn = (hand: readonly string[], arrange: (state: State) => void, deck: readonly string[] = []): Played =>
  sit(state => {
    arrange(state);
    holds(state, hand, deck);
    state.stage = 'overlord';
    for (const one of state.heroes) one.acted = true;
  });

/** All activations are over: cards for the end of the turn may be played. */
export const dusk = (t: Played): Played => {
  while (t.offered('play').length === 0 && t.kind !== 'next-hero')
    t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
  return t;
};
