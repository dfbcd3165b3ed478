import { type Config, type Game, type Seat, scenarioOf, type Viewer } from '@tafelrunde/engine';

/** How everybody stands: who plays together, and the outlook of each side from 0 (lost) to 1 (won). One side alone plays against the game. */
export interface Outlook {
  readonly sides: readonly (readonly Seat[])[];
  readonly shares: readonly number[];
}

/** Who wins and loses together, as far as that is agreed before the end: all, those of one role, or nobody with anybody. */
export function sidesOf(game: Game, { scenario, seats: count }: Pick<Config, 'scenario' | 'seats'>): Seat[][] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const { role, together } = scenarioOf(game, scenario);
  if (together) return [seats];
  if (!role) return seats.map(seat => [seat]);
  const roles = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = role(seat, count).en;
    roles.set(name, [...(roles.get(name) ?? []), seat]);
  }
  return [...roles.values()];
}

/** What a position is worth to each side, seen with these eyes. */
export function valuesOf(
  { view, heuristics }: Game,
  state: object,
  sides: Outlook['sides'],
  eyes: (seat: Seat) => Viewer,
): number[] {
  return sides.map(seats => mean(seats.map(seat => heuristics?.value(view(state, eyes(seat)), seat) ?? 0)));
}

/**
 * The outlook at the start, where nothing but the rules decides it: sides that differ are worth what was measured, or else the same. Null where
 * all begin alike: then a better hand is an advantage from the first moment.
 */
export function expected(
  game: Game,
  { scenario, seats }: Pick<Config, 'scenario' | 'seats'>,
  sides: Outlook['sides'],
): readonly number[] | null {
  const { role, difficulty } = scenarioOf(game, scenario);
  const wins = difficulty?.wins;
  if (sides.length === 1) return [wins?.share ?? 0.5];
  if (!role) return null;
  const isMeant = ([seat = 0]: readonly Seat[]): boolean => role(seat, seats).en === wins?.of.en;
  if (!wins || sides.length !== 2 || !sides.some(isMeant)) return sides.map(() => 1 / sides.length);
  return sides.map(side => (isMeant(side) ? wins.share : 1 - wins.share));
}

/** What values are measured by. */
export interface Measure {
  /** What each side was worth at the start. */
  readonly first: readonly number[];
  /** The outlook it had there; null: all began alike. */
  readonly start: readonly number[] | null;
  /** A lead of this much makes the chances of a side almost three times as good. */
  readonly span: number;
}

/** Values of any scale as shares: a lead multiplies the chances. Alone against the game there is nobody to be ahead of but oneself at the start. */
export function sharesOf(values: readonly number[], { first, start, span }: Measure): number[] {
  const begun = start && (values.length === 1 ? [...start, 1 - (start[0] ?? 0)] : start);
  const before = against(first, first);
  const gained = against(values, first).map((value, side) => value - (begun ? (before[side] ?? 0) : 0));
  const most = Math.max(...gained);
  const weights = gained.map((value, side) => (begun?.[side] ?? 1) * Math.exp((value - most) / span));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.slice(0, values.length).map(weight => weight / all);
}

/** With the other side, where there is but one. */
export const against = (values: readonly number[], first: readonly number[]): readonly number[] =>
  values.length === 1 ? [...values, first[0] ?? 0] : values;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
