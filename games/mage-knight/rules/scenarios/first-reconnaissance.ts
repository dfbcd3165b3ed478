import { tileOf } from '../../content/tiles.ts';
import { siteAt } from '../../state.ts';
import { gainFame } from '../gain.ts';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { bestOf, standardScore } from '../score.ts';

/** The city is found: everybody has a last turn (MK-S01-02, -05, -07, -08). */
export const firstReconnaissance: ScenarioRules = {
  *tileRevealed(state, io, { seat }, tile) {
    gainFame(state, io, seat, 1, 'MK-S01-02');
    if (tileOf(tile).kind === 'city') state.fulfilled = true;
  },
  bars: (state, hex) => siteAt(state, hex)?.kind === 'city',
  turnEnds(state, io, { seat }) {
    if (state.fulfilled) announceEnd(state, io, seat, 'scenario', state.order);
  },
  regularOnly: () => true,
  outcome(state) {
    const titles = state.heroes.length > 1;
    const scores = state.heroes.map((_, seat) => standardScore(state, seat, titles));
    return { winners: bestOf(scores), kind: 'most-fame', rule: 'MK-S01-08', scores };
  },
};
