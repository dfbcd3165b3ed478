import { choose, type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isWound } from '../content/cards.ts';
import { type Assault, DUMMY, type Hex, heroOf, type State, siteAt, type Turn, turnOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { startAssault } from './combat/start.ts';
import { STEPS } from './lattice.ts';
import { isBeside, mainOf } from './megalopolis.ts';
import { areAllies, heroThere, isUnconquered } from './safe-space.ts';
import { isCooperative, scenarioRules } from './scenario.ts';

export const NO_CITY_THERE = reason('MK-COOP-04', {
  en: 'A common assault starts from a space of your own beside an unconquered city.',
  de: 'Ein gemeinsamer Überfall beginnt auf einem Feld für dich allein neben einer nicht eroberten Stadt.',
});
export const TOO_LATE_TO_PROPOSE = reason('MK-COOP-02', {
  en: 'Once the end is announced or the aim reached nobody proposes a common assault.',
  de: 'Ist das Ende ausgerufen oder das Ziel erreicht, wird kein gemeinsamer Überfall mehr vorgeschlagen.',
});
export const NOBODY_TO_INVITE = reason('MK-COOP-06', {
  en: 'Nobody else who could join stands beside the city.',
  de: 'Neben der Stadt steht sonst niemand, der mitkommen könnte.',
});
export const ALL_REFUSED = reason('MK-COOP-25', {
  en: 'Every proposal there is was refused in this turn.',
  de: 'Jeder mögliche Vorschlag wurde in diesem Zug schon abgelehnt.',
});

/** Who can be invited by what all can see, in round order after the initiator (MK-COOP-01, -06, -23). */
function suitable(state: State, seat: Seat, city: Hex): Seat[] {
  const agreed = isCooperative(state) || state.variants['common-assaults'] === true;
  const own = state.order.indexOf(seat);
  return [...state.order.slice(own + 1), ...state.order.slice(0, own)].filter(other => {
    if (other === DUMMY || !(agreed || areAllies(state, seat, other))) return false;
    const { at, hand, out } = heroOf(state, other);
    return !out && at !== null && isBeside(state, at, city) && !state.asleep[other] && hand.length > 0;
  });
}

interface Proposal {
  /** The initiator first, the others in round order. */
  readonly seats: readonly Seat[];
  readonly shares: readonly number[];
}

const nameOf = ({ seats, shares }: Proposal): string => `proposal ${seats.join('.')} ${shares.join('.')}`;

/** Every proposal that was not refused in this turn yet (MK-COOP-07, -08, -25). */
function* proposals(state: State, turn: Turn, city: Hex): Iterable<Proposal> {
  const defenders = siteAt(state, city)?.tokens.length ?? 0;
  for (const others of subsets(suitable(state, turn.seat, city))) {
    const seats = [turn.seat, ...others];
    if (others.length === 0) continue;
    for (const shares of splits(defenders, seats.length))
      if (!turn.used.includes(nameOf({ seats, shares }))) yield { seats, shares };
  }
}

/** All groups of these seats, in their order. */
function subsets([first, ...rest]: readonly Seat[]): Seat[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map(seats => [first, ...seats])];
}

/** All ways to give so many defenders to so many heroes, one to each at the least. */
function* splits(defenders: number, heroes: number): Iterable<number[]> {
  if (heroes === 1) {
    if (defenders > 0) yield [defenders];
    return;
  }
  for (let n = 1; n <= defenders - heroes + 1; n++)
    for (const more of splits(defenders - n, heroes - 1)) yield [n, ...more];
}

const hasProposal = (state: State, turn: Turn, city: Hex): boolean => {
  for (const _ of proposals(state, turn, city)) return true;
  return false;
};

/** Why this player cannot propose to assault a city together, or null (MK-COOP-01..06). `landed`: an effect has brought the figure into it. */
export function mayPropose(state: State, turn: Turn, city: Hex, landed = false): Reason | null {
  const { at } = heroOf(state, turn.seat);
  if (siteAt(state, city)?.kind !== 'city' || !isUnconquered(state, city) || at === null) return NO_CITY_THERE;
  if (scenarioRules(state).bars?.(state, city)) return NO_CITY_THERE;
  if (!landed && (!isBeside(state, at, city) || heroThere(state, turn.seat, at) !== null)) return NO_CITY_THERE;
  if (state.ending !== null || state.fulfilled) return TOO_LATE_TO_PROPOSE;
  if (suitable(state, turn.seat, city).length === 0) return NOBODY_TO_INVITE;
  return hasProposal(state, turn, city) ? null : ALL_REFUSED;
}

export function proposeOptions(state: State, turn: Turn): Choice[] {
  const { at } = heroOf(state, turn.seat);
  if (at === null || state.heroes.length < 2) return [];
  // Both spaces of a megalopolis may be near: it is proposed once.
  const near = [...new Set(STEPS.map(step => mainOf(state, at + step)))];
  return near.flatMap(city => (mayPropose(state, turn, city) === null ? [{ do: 'propose' as const, at: city }] : []));
}

export function openProposal(state: State, turn: Turn, at: Hex, landed: boolean): void {
  const city = mainOf(state, at);
  state.assault = { city, landed, stage: 'invite', seats: [turn.seat], shares: [], agreed: 0, next: 0, undealt: 0 };
}

/** Whom the initiator invites (MK-COOP-07). Who has come by an effect may as well assault alone (MK-COOP-05). */
export function* inviteStep(state: State, io: Io, assault: Assault): Flow {
  const turn = turnOf(state);
  const open = [...proposals(state, turn, assault.city)];
  const matching = open.filter(({ seats }) => assault.seats.every(seat => seats.includes(seat)));
  const invitable = suitable(state, turn.seat, assault.city).filter(
    other => !assault.seats.includes(other) && matching.some(({ seats }) => seats.includes(other)),
  );
  const options: Choice[] = invitable.map(seat => ({ do: 'seat', seat }));
  if (matching.some(({ seats }) => seats.length === assault.seats.length)) options.push({ do: 'done' });
  if (assault.landed && assault.seats.length === 1) options.push({ do: 'pass' });
  const choice = yield* choose({ seat: turn.seat, kind: 'invite', rule: 'MK-COOP-07', options });
  if (choice.do === 'pass') {
    state.assault = null;
    yield* assaultAlone(state, io, turn);
  } else if (choice.do === 'seat') {
    const order = [turn.seat, ...suitable(state, turn.seat, assault.city)];
    assault.seats = order.filter(seat => assault.seats.includes(seat) || seat === choice.seat);
  } else assault.stage = 'share';
}

/** How many defenders each participant faces, one after the other; the last one faces the rest (MK-COOP-08). */
export function* shareStep(state: State, io: Io, assault: Assault): Flow {
  const turn = turnOf(state);
  const { city, seats, shares } = assault;
  const fitting = [...proposals(state, turn, city)].filter(
    one => one.seats.join() === seats.join() && shares.every((n, i) => one.shares[i] === n),
  );
  const numbers = [...new Set(fitting.map(one => one.shares[shares.length] ?? 0))];
  const facing = seats[shares.length] as Seat;
  const options: Choice[] = numbers.map(n => ({ do: 'share', seat: facing, n }));
  const choice = yield* choose({ seat: turn.seat, kind: 'share', rule: 'MK-COOP-08', options });
  if (choice.do !== 'share') return;
  shares.push(choice.n);
  if (shares.length < seats.length) return;
  assault.stage = 'answer';
  io.tell?.({
    kind: 'proposed',
    seat: turn.seat,
    at: city,
    seats: [...seats],
    shares: [...shares],
    rule: 'MK-COOP-08',
  });
}

/** Everybody invited has to agree, or nothing happens (MK-COOP-09). Nobody learns by the question what somebody holds (MK-COOP-23). */
export function* answerStep(state: State, io: Io, assault: Assault): Flow {
  const turn = turnOf(state);
  const { seats } = assault;
  const seat = seats[1 + assault.agreed] as Seat;
  const options: Choice[] = [{ do: 'no' }];
  if (heroOf(state, seat).hand.some(card => !isWound(card))) options.unshift({ do: 'yes' });
  const choice = yield* choose({ seat, kind: 'join', rule: 'MK-COOP-09', options, always: true });
  const yes = choice.do === 'yes';
  io.tell?.({ kind: 'proposal-answered', seat, yes, rule: 'MK-COOP-09' });
  if (yes) {
    assault.agreed++;
    if (assault.agreed === seats.length - 1) agree(state, turn, assault);
    return;
  }
  turn.used.push(nameOf(assault));
  state.assault = null;
  if (!assault.landed) return;
  if (mayPropose(state, turn, assault.city, true) === null) openProposal(state, turn, assault.city, true);
  else yield* assaultAlone(state, io, turn);
}

/** Whoever an effect has brought into the city assaults it from there (MK-COOP-05). */
function assaultAlone(state: State, io: Io, turn: Turn): Flow {
  return startAssault(state, io, turn, heroOf(state, turn.seat).at as Hex, []);
}

/** All round order tokens are turned face down: the next turns are given up (MK-COOP-10). It is the action of the turn (MK-COOP-03). */
function agree(state: State, turn: Turn, assault: Assault): void {
  for (const seat of assault.seats) state.asleep[seat] = true;
  turn.acted = true;
  assault.stage = 'fight';
  assault.undealt = siteAt(state, assault.city)?.tokens.length ?? 0;
}
