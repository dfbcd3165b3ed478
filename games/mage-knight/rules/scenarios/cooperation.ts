import { choose, pileSize, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { TACTICS, type TacticId } from '../../content/tactics.ts';
import type { State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { isAlone } from '../alone.ts';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { ACHIEVEMENTS, achievement } from '../score.ts';
import { BLITZ } from './blitz-conquest.ts';
import { allConquered, citiesOf } from './cities.ts';

/** With four players and the dummy a day or night must keep five tactics (MK-DUM-17). */
function hasSpareTactic({ heroes, night, tacticsGone }: State): boolean {
  const left = (Object.keys(TACTICS) as TacticId[]).filter(
    id => TACTICS[id].time === (night ? 'night' : 'day') && !tacticsGone.includes(id),
  );
  return left.length > heroes.length + 1;
}

/** The players agree on one of the tactics they used: it leaves the game, but for the last day and the last night (MK-S05-04). */
function* removeTactic(state: State, io: Io): Flow {
  // Alone both tactics go that were used (MK-S04-11).
  if (state.fulfilled || state.round > state.rounds - 2 || isAlone(state)) return;
  if (!hasSpareTactic(state)) return;
  const used = state.heroes.flatMap(({ tactic }) => (tactic ? [tactic.tactic] : []));
  const [seat = 0, ...also] = state.heroes.keys();
  const options: Choice[] = used.map(tactic => ({ do: 'tactic', tactic }));
  if (options.length === 0) return;
  const chosen = yield* choose({ seat, also, kind: 'remove-tactic', rule: 'MK-S05-04', options });
  if (chosen.do !== 'tactic') return;
  state.tacticsGone.push(chosen.tactic);
  io.tell?.({ kind: 'tactic-removed', tactic: chosen.tactic, rule: 'MK-S05-04' });
}

/** One score for all: the least fame, the best of each achievement, the cities and the time left (MK-S05-08..11). */
function score(state: State, won: boolean): number {
  const seats: Seat[] = [...state.heroes.keys()];
  const fame = Math.min(...state.heroes.map(hero => hero.fame));
  const pick = state.variants['balanced-scoring'] === true ? Math.min : Math.max;
  const achievements = ACHIEVEMENTS.reduce((sum, which) => {
    const values = seats.map(seat => achievement(state, seat, which));
    return sum + (which === 'beating' ? Math.min(...values) : pick(...values));
  }, 0);
  const cities = citiesOf(state).filter(({ conquered }) => conquered);
  const everyLeads = seats.every(seat => cities.some(({ leader }) => leader === seat));
  const left = state.dummy ? pileSize(state.dummy.deck) : 0;
  const early = 30 * (state.rounds - state.round) + left + (state.notes.announced ? 0 : 5);
  return fame + achievements + 10 * cities.length + (everyLeads ? 10 : 0) + (won ? 15 + early : 0);
}

/** All cities together (MK-S05-02..11). */
export const fullCooperation: ScenarioRules = {
  turnEnds(state, io, { seat }) {
    if (state.fulfilled || !allConquered(state)) return;
    state.fulfilled = true;
    state.ending = null;
    announceEnd(state, io, seat, 'scenario', [...state.heroes.keys()]);
  },
  roundEnds: removeTactic,
  outcome(state) {
    const won = allConquered(state);
    const scores = state.heroes.map(() => score(state, won));
    return won
      ? { winners: [...state.heroes.keys()], kind: 'cities-conquered', rule: 'MK-S05-07', scores }
      : { winners: [], lost: true, kind: 'cities-not-conquered', rule: 'MK-S05-07', scores };
  },
};

/** The same with a head start (MK-S06-02..06). */
export const blitzCooperation: ScenarioRules = { ...fullCooperation, ...BLITZ };
