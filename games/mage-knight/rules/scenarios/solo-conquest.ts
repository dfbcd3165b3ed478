import { pileSize } from '@tafelrunde/engine';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { standardScore } from '../score.ts';
import { allConquered, citiesOf } from './cities.ts';

/** Both cities within six rounds (MK-S04-02..08). */
export const soloConquest: ScenarioRules = {
  turnEnds(state, io, { seat }) {
    if (state.fulfilled || !allConquered(state)) return;
    state.fulfilled = true;
    state.ending = null;
    announceEnd(state, io, seat, 'scenario', [seat]);
  },
  outcome(state) {
    const won = allConquered(state);
    const cities = citiesOf(state).filter(({ conquered }) => conquered).length;
    const early = state.rounds - state.round;
    const left = state.dummy ? pileSize(state.dummy.deck) : 0;
    const score =
      standardScore(state, 0, false) +
      10 * cities +
      (won ? 15 + 30 * early + left + (state.notes.announced ? 0 : 5) : 0);
    return won
      ? { winners: [0], kind: 'cities-conquered', rule: 'MK-S04-06', scores: [score] }
      : { winners: [], lost: true, kind: 'cities-not-conquered', rule: 'MK-S04-06', scores: [score] };
  },
};
