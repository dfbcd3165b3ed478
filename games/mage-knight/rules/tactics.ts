import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { TACTICS, type TacticId } from '../content/tactics.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { DUMMY, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { ignoresFame } from './auction.ts';
import { doing } from './doing.ts';
import { byTactic } from './tactic-use.ts';
import { newTurn } from './turn.ts';

const tacticsOf = (time: 'day' | 'night'): readonly TacticId[] =>
  (Object.keys(TACTICS) as TacticId[]).filter(id => TACTICS[id].time === time);
const BY_TIME = { day: tacticsOf('day'), night: tacticsOf('night') };

/** The tactics of the time of day, without those out of the game (MK-ROUND-13); if they are too few, all of them (MK-VDAY-03). */
export function layOutTactics(state: State, io: Io): void {
  const time = state.night ? 'night' : 'day';
  const all = [...BY_TIME[time]];
  const left = all.filter(id => !state.tacticsGone.includes(id));
  const players = state.heroes.filter(({ out }) => !out).length + (state.dummy ? 1 : 0);
  if (left.length >= players) {
    state.tactics = left;
    return;
  }
  state.tacticsGone = state.tacticsGone.filter(id => !all.includes(id));
  state.tactics = all;
  io.tell?.({ kind: 'tactics-returned', night: state.night, rule: 'MK-VDAY-03' });
}

/** Least fame first, of those tied who is later in the round order (MK-TACT-02); after an auction that order alone counts at first (MK-AUC-06). */
export function tacticOrder(state: State): Seat[] {
  const { order, heroes } = state;
  const place = (seat: Seat): number => order.indexOf(seat);
  const fame = (seat: Seat): number => (ignoresFame(state) ? 0 : (heroes[seat]?.fame ?? 0));
  return order
    .filter(seat => seat !== DUMMY && !heroes[seat]?.out)
    .sort((a, b) => fame(a) - fame(b) || place(b) - place(a));
}

/** One player takes a tactic; when all have, the round order follows from the numbers (MK-TACT-01..06). */
export function* takeTactic(state: State, io: Io): Flow {
  const { dummy } = state;
  const waiting = tacticOrder(state).filter(seat => heroOf(state, seat).tactic === null);
  const dummyFirst = dummy !== null && dummy.tactic === null && state.heroes.length > 1;
  if (dummyFirst) return dummyTakes(state, io);
  const [seat] = waiting;
  if (seat === undefined) {
    if (dummy !== null && dummy.tactic === null) return dummyTakes(state, io);
    return arrange(state);
  }
  const options: Choice[] = state.tactics.map(tactic => ({ do: 'tactic', tactic }));
  const chosen = yield* choose({ seat, kind: 'tactic', rule: 'MK-TACT-01', options, always: true });
  if (chosen.do !== 'tactic') return;
  const { tactic } = chosen;
  state.tactics = state.tactics.filter(id => id !== tactic);
  heroOf(state, seat).tactic = { tactic, used: false, die: null, under: [] };
  io.tell?.({ kind: 'tactic-taken', seat, tactic, rule: 'MK-TACT-01' });
  const { taken } = TACTICS[tactic];
  if (taken === undefined) return;
  yield* vocabulary.carryOut(doing(state, io, newTurn(state, seat), byTactic(tactic)), taken);
}

function dummyTakes(state: State, io: Io): void {
  if (state.dummy === null || state.tactics.length === 0) return;
  const tactic = io.chance.draw(state.tactics);
  state.dummy.tactic = tactic;
  io.tell?.({ kind: 'tactic-taken', seat: DUMMY, tactic, rule: 'MK-DUM-06' });
}

/** The lowest number plays first (MK-TACT-05). */
function arrange(state: State): void {
  const number = (seat: Seat): number => {
    const tactic = seat === DUMMY ? state.dummy?.tactic : state.heroes[seat]?.tactic?.tactic;
    return tactic ? TACTICS[tactic].number : 0;
  };
  state.order.sort((a, b) => number(a) - number(b));
  state.next = 0;
  state.stage = 'turns';
}
