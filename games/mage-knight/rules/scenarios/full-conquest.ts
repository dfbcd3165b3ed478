import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { bestOf, standardScore } from '../score.ts';
import { allConquered, cityFame } from './cities.ts';

/** All cities conquered: everybody has a last turn (MK-S02-02..07). */
export const fullConquest: ScenarioRules = {
  turnEnds(state, io, { seat }) {
    if (!allConquered(state)) return;
    state.fulfilled = true;
    announceEnd(state, io, seat, 'scenario', state.order);
  },
  outcome(state) {
    const cities = state.heroes.map((_, seat) => cityFame(state, seat));
    const most = Math.max(...cities);
    const leaders = cities.filter(fame => fame === most).length;
    const title = (fame: number): number => (most === 0 || fame < most ? 0 : leaders === 1 ? 5 : 2);
    const scores = cities.map((fame, seat) => standardScore(state, seat, true) + fame + title(fame));
    return { winners: bestOf(scores), kind: 'most-fame', rule: 'MK-S02-07', scores };
  },
};
