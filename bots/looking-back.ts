import {
  copyState,
  type Game,
  type GameEvent,
  Match,
  type MatchRecord,
  type Outcome,
  resultFor,
  type Seat,
  scenarioOf,
} from '@tafelrunde/engine';
import { Tally, type TallyOfSeat } from './tally.ts';
import { type Turning, turningPoints } from './turning-points.ts';

/** How everybody stood after so many answers: the outlook of each side, 0 (lost) to 1 (won), all sides together 1. */
export interface Moment {
  readonly at: number;
  readonly outlook: readonly number[];
}

/** A match that is over, told by its figures. */
export interface LookBack {
  /** Who played together. One side alone played against the game. */
  readonly sides: readonly (readonly Seat[])[];
  /** Where the game was worth valuing, the beginning and the end among it; empty where the game cannot value a view. */
  readonly curve: readonly Moment[];
  /** Where most was won or lost at once, in the order of play. */
  readonly turnings: readonly Turning[];
  readonly rounds: number;
  readonly tally: readonly TallyOfSeat[];
}

/**
 * Plays a match that is over again and values every position with the eyes of everybody. `outcome` may be another than that of the rules:
 * somebody gave up.
 */
export function* lookBackInSteps(
  game: Game,
  record: MatchRecord,
  outcome: Pick<Outcome, 'winners' | 'lost'>,
): Generator<void, LookBack, void> {
  const { config, start, answers } = record;
  const tally = new Tally(game, copyState(game, start.state), config.seats);
  const hear = (event: GameEvent, state: object): void => tally.hear(event, state);
  const begun = { ...record, answers: [], checkpoint: { at: 0, position: start } };
  const match = Match.resume(game, begun, { fromStart: true, listen: false, hear });
  const sides = sidesOf(game, record, outcome);
  const valued: Valued[] = [];
  for (let at = 0; ; at++) {
    if (isCalm(match)) valued.push({ at, values: valuesOf(match, sides) });
    yield;
    const answer = answers[at];
    if (!answer) break;
    tally.decide(answer.seat);
    match.follow(answer);
  }
  const end = ending(sides, outcome, answers.length);
  const curve = game.heuristics ? curveOf(valued, game.heuristics.lead, expected(game, record, sides), end) : [];
  return { sides, curve, turnings: turningPoints(curve), ...tally.finish() };
}

/** Who wins and loses together: those of one role, or all, where all won or all lost. */
function sidesOf(game: Game, { config }: MatchRecord, { winners, lost }: Pick<Outcome, 'winners' | 'lost'>): Seat[][] {
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  if (lost || winners.length === config.seats) return [seats];
  const { role } = scenarioOf(game, config.scenario);
  if (!role) return seats.map(seat => [seat]);
  const roles = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = role(seat, config.seats).en;
    roles.set(name, [...(roles.get(name) ?? []), seat]);
  }
  return [...roles.values()];
}

interface Valued {
  readonly at: number;
  /** By side. */
  readonly values: readonly number[];
}

const isCalm = (match: Match): boolean =>
  match.ask !== null && match.halfMade().answers.length === 0 && (match.game.calm?.(match.state) ?? true);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);

function valuesOf({ game, state }: Match, sides: readonly (readonly Seat[])[]): number[] {
  return sides.map(seats => mean(seats.map(seat => game.heuristics?.value(game.view(state, seat), seat) ?? 0)));
}

/** Won, lost or drawn: what nobody has to estimate. */
function ending(sides: readonly (readonly Seat[])[], outcome: Pick<Outcome, 'winners' | 'lost'>, at: number): Moment {
  const won = sides.filter(([seat = 0]) => resultFor(outcome, seat) === 'won').length;
  const share = (seat: Seat): number => {
    const result = resultFor(outcome, seat);
    if (result === 'won') return 1 / won;
    return result === 'lost' ? 0 : sides.length === 1 ? 0.5 : 1 / sides.length;
  };
  return { at, outlook: sides.map(([seat = 0]) => share(seat)) };
}

/**
 * The outlook at the start, where nothing but the rules decides it: sides that differ are worth what was measured, or else the same. Null where
 * all begin alike: then a better hand is an advantage from the first moment.
 */
function expected(game: Game, { config }: MatchRecord, sides: readonly (readonly Seat[])[]): readonly number[] | null {
  const { role, difficulty } = scenarioOf(game, config.scenario);
  const wins = difficulty?.wins;
  if (sides.length === 1) return [wins?.share ?? 0.5];
  if (!role) return null;
  const isMeant = ([seat = 0]: readonly Seat[]): boolean => role(seat, config.seats).en === wins?.of.en;
  if (!wins || sides.length !== 2 || !sides.some(isMeant)) return sides.map(() => 1 / sides.length);
  return sides.map(side => (isMeant(side) ? wins.share : 1 - wins.share));
}

/**
 * Values of any scale as shares: a lead multiplies the chances. A game that does not say what a lead is worth is measured by this very match.
 * Alone against the game there is nobody to be ahead of but oneself at the start.
 */
function curveOf(
  valued: readonly Valued[],
  lead: number | undefined,
  start: readonly number[] | null,
  end: Moment,
): Moment[] {
  const [first = []] = valued.map(({ values }) => values);
  const against = (values: readonly number[]): readonly number[] =>
    values.length === 1 ? [...values, first[0] ?? 0] : values;
  const span = lead ?? spread(valued.map(({ values }) => ahead(against(values))));
  const alone = first.length === 1;
  const begun = start && (alone ? [...start, 1 - (start[0] ?? 0)] : start);
  const moments = valued.map(({ at, values }): Moment => {
    const gained = against(values).map((value, side) => value - (begun ? (against(first)[side] ?? 0) : 0));
    const most = Math.max(...gained);
    const weights = gained.map((value, side) => (begun?.[side] ?? 1) * Math.exp((value - most) / span));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return { at, outlook: weights.slice(0, values.length).map(weight => weight / all) };
  });
  return [...moments.filter(({ at }) => at < end.at), end];
}

const ahead = ([own = 0, ...others]: readonly number[]): number => own - mean(others);

function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map(number => (number - middle) ** 2))) || 1;
}
