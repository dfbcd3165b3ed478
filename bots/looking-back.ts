import {
  copyState,
  type Game,
  type GameEvent,
  Match,
  type MatchRecord,
  type Outcome,
  resultFor,
  type Seat,
} from '@tafelrunde/engine';
import { against, expected, mean, sharesOf, sidesOf, valuesOf } from './outlook.ts';
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
  const sides = sidesIn(game, record, outcome);
  const valued: Valued[] = [];
  for (let at = 0; ; at++) {
    if (isCalm(match)) valued.push({ at, values: valuesOf(game, match.state, sides, seat => seat) });
    yield;
    const answer = answers[at];
    if (!answer) break;
    tally.decide(answer.seat);
    match.follow(answer);
  }
  const end = ending(sides, outcome, answers.length);
  const curve = game.heuristics ? curveOf(valued, game.heuristics.lead, expected(game, config, sides), end) : [];
  return { sides, curve, turnings: turningPoints(curve), ...tally.finish() };
}

/** As `sidesOf`; but where all have won or lost, they were one side. */
function sidesIn(game: Game, { config }: MatchRecord, { winners, lost }: Pick<Outcome, 'winners' | 'lost'>): Seat[][] {
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  return lost || winners.length === config.seats ? [seats] : sidesOf(game, config);
}

interface Valued {
  readonly at: number;
  /** By side. */
  readonly values: readonly number[];
}

export const isCalm = (match: Match): boolean =>
  match.ask !== null && match.halfMade().answers.length === 0 && (match.game.calm?.(match.state) ?? true);

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

/** A game that does not say what a lead is worth is measured by this very match. */
function curveOf(
  valued: readonly Valued[],
  lead: number | undefined,
  start: readonly number[] | null,
  end: Moment,
): Moment[] {
  const [first = []] = valued.map(({ values }) => values);
  const span = lead ?? spread(valued.map(({ values }) => ahead(against(values, first))));
  const moments = valued.map(({ at, values }): Moment => ({ at, outlook: sharesOf(values, { first, start, span }) }));
  return [...moments.filter(({ at }) => at < end.at), end];
}

const ahead = ([own = 0, ...others]: readonly number[]): number => own - mean(others);

function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map(number => (number - middle) ** 2))) || 1;
}
