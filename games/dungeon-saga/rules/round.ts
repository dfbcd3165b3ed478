import { choose, endAt, restore, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { type HeroId, heroes } from '../content/index.ts';
import {
  type Figure,
  findFigure,
  type Io,
  isHero,
  newTurn,
  OVERLORD,
  onBoard,
  type Play,
  type State,
  seatOf,
} from '../state.ts';
import { drawCard } from './draw.ts';
import { turnBack } from './magic.ts';
import { announce } from './moments.ts';
import { beginOverlordTurn, command, interrupt, interruptWindow } from './overlord-turn.ts';
import { handOutSpoils } from './spoils.ts';
import { takePart } from './turn.ts';
import { happen, runTwists } from './twists.ts';
import { checkVictory } from './victory.ts';

/** Plays from one rest to the next: one part of a turn, one card, one part of the end of the round. */
export function* step(state: State, io: Io): Play {
  if (state.turns.length > 0) yield* takePart(state, io);
  else yield* phase(state, io);
  const [turn] = state.turns;
  if (state.pending.length > 0) yield* runTwists(state, io);
  if (turn && (turn.ended || !onBoard(state, turn.figure))) endTurn(state, io);
  checkVictory(state);
  if (state.over !== null) {
    const winner = state.over.winners.includes(OVERLORD) ? 'overlord' : 'heroes';
    io.tell?.({ kind: 'ends', adventure: state.adventure, winner, rule: 'DS-ROUND-01' });
  }
}

/** The parts of a round in their order (DS-ROUND-02, DS-EOR-06). */
function* phase(state: State, io: Io): Play {
  switch (state.phase) {
    case 'draft':
      return yield* draft(state, io);
    case 'spoils':
      yield* handOutSpoils(state, io);
      if (state.spoils?.left.length === 0) beginFirstRound(state, io);
      return;
    case 'heroes':
      return yield* nextHero(state, io);
    case 'window':
      return yield* interruptWindow(state, io);
    case 'interrupt':
      return yield* interrupt(state, io);
    case 'overlord':
      return yield* command(state, io);
    case 'spells':
      turnBack(state, io);
      state.phase = 'abilities';
      return;
    case 'abilities':
      yield* endOfRoundAbilities(state, io);
      state.phase = 'draw';
      return;
    case 'draw':
      if (!drawCard(state, io)) {
        state.timeUp = true;
        io.tell?.({ kind: 'no-card', rule: 'DS-EOR-02' });
      }
      state.round++;
      checkVictory(state);
      if (state.over === null) beginRound(state, io);
  }
}

/** The hero players choose their heroes in the order of their seats (DS-SETUP-02, -05); one alone plays all. */
function* draft(state: State, io: Io): Play {
  const free = heroes.filter(({ id }) => state.control[id] === undefined).map(({ id }) => id);
  if (free.length === heroes.length) io.tell?.({ kind: 'begins', adventure: state.adventure, rule: 'DS-SETUP-13' });
  const players = state.seats - 1;
  if (players === 1) for (const id of free) state.control[id] = 1;
  else {
    const seat: Seat = 1 + ((heroes.length - free.length) % players);
    const options = free.map((hero): Choice => ({ do: 'take', hero }));
    const nth = { number: heroes.length - free.length + 1, of: heroes.length };
    const choice = yield* choose({ seat, kind: 'draft', rule: 'DS-SETUP-05', options, nth });
    const hero = (choice as { hero: HeroId }).hero;
    state.control[hero] = seat;
    io.tell?.({ kind: 'took', seat, hero, rule: 'DS-SETUP-05' });
  }
  if (heroes.every(({ id }) => state.control[id] !== undefined)) {
    if (state.spoils) state.phase = 'spoils';
    else beginFirstRound(state, io);
  }
}

function beginFirstRound(state: State, io: Io): void {
  state.round = 1;
  beginRound(state, io);
}

function beginRound(state: State, io: Io): void {
  state.phase = 'heroes';
  restore(state.used, 'round');
  for (const figure of state.figures) if (isHero(figure)) figure.done = false;
  io.tell?.({ kind: 'round', number: state.round, rule: 'DS-ROUND-02' });
  happen(state, io, adventureOf(state.adventure), { is: 'round', number: state.round });
}

// ------------------------------------------------------------------------------------------------------------- hero turns

export const waitingHeroes = (state: State): Figure[] => state.figures.filter(figure => isHero(figure) && !figure.done);

/** Whose heroes wait for their turn, in the order of their seats. */
export const orderingSeats = (state: State): Seat[] =>
  [...new Set(waitingHeroes(state).map(figure => seatOf(state, figure)))].sort((a, b) => a - b);

/** Any hero that has not had its turn may be next (DS-ROUND-03, -04). All whose heroes wait decide together (DS-ROUND-07). */
function* nextHero(state: State, io: Io): Play {
  const waiting = waitingHeroes(state);
  if (waiting.length === 0) return beginOverlordTurn(state, io);
  const [seat = OVERLORD, ...also] = orderingSeats(state);
  const options = waiting.map((figure): Choice => ({ do: 'hero', hero: figure.id }));
  const ask = { seat, kind: 'next-hero', rule: 'DS-ROUND-04', options } as const;
  const choice = yield* choose(also.length > 0 ? { ...ask, also } : ask);
  if (choice.do === 'hero') beginTurn(state, io, choice.hero);
}

function beginTurn(state: State, io: Io, id: string): void {
  restore(state.used, 'turn');
  endAt(state.grants, 'next-turn', id);
  state.turns.push(newTurn(id, 'turn', ['move', 'action']));
  io.tell?.({ kind: 'turn', figure: id, rule: 'DS-ROUND-03' });
}

/** The turn or activation is over. After a hero turn that is not the last the overlord may interrupt (DS-CARD-14). */
function endTurn(state: State, _io: Io): void {
  const turn = state.turns.pop();
  if (!turn) return;
  const figure = findFigure(state, turn.figure);
  if (figure && turn.as !== 'interrupt') figure.done = true;
  endAt(state.grants, 'turn');
  if (turn.as === 'turn' && state.overlord.hand.length > 0 && waitingHeroes(state).length > 0) state.phase = 'window';
}

// ----------------------------------------------------------------------------------------------------------- end of round

/** Heroes in the order of their seats, then bosses, then minions (DS-EOR-05). */
function* endOfRoundAbilities(state: State, io: Io): Play {
  const rank = (figure: Figure): number =>
    isHero(figure) ? seatOf(state, figure) : figure.kind === 'boss' ? 100 : 101;
  const order = [...state.figures].sort((a, b) => rank(a) - rank(b));
  for (const figure of order)
    if (onBoard(state, figure.id))
      yield* announce(state, io, 'end-of-round', figure, { attack: null, prevented: false });
}
