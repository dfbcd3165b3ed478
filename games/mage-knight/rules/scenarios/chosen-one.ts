import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { membersOf } from '../teams.ts';

/** Teams that have yet to find their chosen one; nobody has one who plays alone (MK-S11-08). */
const waiting = (state: State): number | undefined => {
  const team = state.chosen.indexOf(null);
  return team < 0 ? undefined : team;
};

/** In the team variant each team gets a shield nobody else sees (MK-S11-08, -11). */
export function awaitChosen(state: State): boolean {
  const teams = new Set(state.heroes.map(({ team }) => team));
  if (state.scenario !== 'one-to-return' || teams.size === state.heroes.length) return false;
  state.chosen = Array.from(teams, () => null);
  return true;
}

/**
 * A team picks the one who must return, or a lot does (MK-S11-08). Either member may say it; the other team hears only that it was done (MK-S11-09). Each
 * team is a step of its own, so that nobody's choice is a part of what the others are still doing.
 */
export function* chooseReturning(state: State, io: Io): Flow {
  const team = waiting(state);
  if (team === undefined) {
    state.stage = 'tactics';
    return;
  }
  const members = membersOf(state, team);
  const chosen = state.variants['chosen-one'] === 'drawn' ? io.chance.draw([...members]) : yield* picked(members);
  state.chosen[team] = chosen;
  io.tell?.({ kind: 'chosen', team, seat: chosen, rule: 'MK-S11-08' }, members, {
    kind: 'chosen',
    team,
    seat: null,
    rule: 'MK-S11-09',
  });
}

function* picked(members: readonly Seat[]): Flow<Seat> {
  const [seat = 0, ...also] = members;
  const options: Choice[] = members.map(one => ({ do: 'seat', seat: one }));
  const choice = yield* choose({ seat, also, kind: 'chosen', rule: 'MK-S11-08', options });
  return choice.do === 'seat' ? choice.seat : seat;
}

/** At the end of the last night the shields are turned over (MK-S11-10). */
export function revealChosen(state: State, io: Io): void {
  state.chosen.forEach((seat, team) => {
    if (seat === null) return;
    io.reveal?.('all', { chosen: seat, team });
    io.tell?.({ kind: 'chosen', team, seat, rule: 'MK-S11-10' });
  });
}
