import { firstHeroSeat, isHero, overlordSeat, type State, turnOf } from '../state.ts';
import type { Flow, Io, Outcome } from '../types.ts';
import { checkHealth } from './defeat.ts';
import { heroTurn, nextHero } from './hero-turn.ts';
import { legendRules } from './learned.ts';
import { figureTurn, overlordTurn } from './overlord-turn.ts';
import { between } from './quest/encounters.ts';
import { checkGoals } from './quest/goals.ts';
import { checkRoom, openRoom } from './secret-rooms.ts';
import { setupStep } from './setting-up.ts';

/** One step: a decision of somebody with all it causes, or what happens between two of them. */
export const step = (state: State, io: Io): Flow =>
  state.legend === null ? wholeStep(state, io) : legendRules().led(state, wholeStep(state, io));

function* wholeStep(state: State, io: Io): Flow {
  yield* stepOf(state, io);
  yield* checkHealth(state, io);
  if (openRoom(state) !== null) yield* checkRoom(state, io);
  checkGoals(state, io);
}

function stepOf(state: State, io: Io): Flow | readonly never[] {
  const turn = turnOf(state);
  switch (state.stage) {
    case 'setup':
    case 'campaign':
      return setupStep(state, io);
    case 'heroes':
    case 'overlord':
      if (turn !== null) return isHero(state, turn.figure) ? heroTurn(state, io, turn) : figureTurn(state, io, turn);
      if (state.legend !== null) return legendRules().legendRound(state, io, state.legend);
      return state.stage === 'heroes' ? nextHero(state, io) : overlordTurn(state, io);
    case 'between':
      return between(state, io);
    case 'over':
      return NOTHING;
  }
}

const NOTHING: readonly never[] = [];

/** The side that wins the last encounter wins the quest (D2-QGEN-03). */
export function outcomeOf(state: State): Outcome | null {
  const { over, seats, legend } = state;
  if (over === null) return null;
  const first = firstHeroSeat(state);
  const heroes = Array.from({ length: seats - first }, (_, i) => first + i);
  if (over.winner === 'heroes') return { winners: heroes, kind: 'heroes', rule: 'D2-QGEN-03' };
  // Against the automaton all lose together.
  if (legend !== null) return { winners: [], lost: true, kind: 'overlord', rule: 'D2-RTL-19' };
  return { winners: [overlordSeat(state)], kind: 'overlord', rule: 'D2-QGEN-03' };
}

/** Which turn it is: a number for every turn of a hero and every activation. */
export function turnNumber({ encounter, round, heroes, groups, overlordTurn, stage, turns, todo }: State): number {
  const heroesDone = heroes.reduce((sum, { acted }) => sum + (acted ? 1 : 0), 0);
  const groupsDone = groups.reduce((sum, { acted }) => sum + (acted ? 1 : 0), 0);
  const left = overlordTurn?.left.length ?? 0;
  const within = stage === 'overlord' ? 16 + groupsDone * 8 - left : 2 * heroesDone + Math.min(1, turns.length);
  return stage === 'setup' ? todo.length : encounter * 1e6 + (round + 1) * 256 + within;
}

/** A rest worth valuing: no turn is under way. */
export const calm = ({ turns }: State): boolean => turns.length === 0;
