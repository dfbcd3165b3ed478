import type { Seat } from '@tafelrunde/engine';
import { isAlone, mission } from '../alone.ts';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { bestOf, bestOfSide, standardScore, title } from '../score.ts';
import { allConquered, cityFame } from './cities.ts';

/** All cities conquered: everybody has a last turn (MK-S02-02..07). */
export const fullConquest: ScenarioRules = {
  turnEnds(state, io, { seat }) {
    if (!allConquered(state)) return;
    state.fulfilled = true;
    announceEnd(state, io, seat, 'scenario', state.order);
  },
  outcome(state) {
    const cities = (seat: Seat): number => cityFame(state, seat);
    if (isAlone(state)) return mission(allConquered(state), [standardScore(state, 0, false) + cities(0)]);
    const scores = [...state.heroes.keys()].map(
      seat => standardScore(state, seat, true) + bestOfSide(state, seat, cities) + title(state, seat, cities, 5, 2),
    );
    return { winners: bestOf(scores), kind: 'most-fame', rule: 'MK-S02-07', scores };
  },
};
