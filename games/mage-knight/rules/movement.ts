import type { Reason, Seat } from '@tafelrunde/engine';
import { reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { LEAST_COST } from '../content/terrain.ts';
import { type Hex, heroOf, type State, siteAt, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { startAssault, startFight } from './combat/start.ts';
import { distance, isNextTo, STEPS, WITHIN_TWO } from './lattice.ts';
import { isRevealed } from './map.ts';
import { hasRule, inForce } from './passives.ts';
import { meetOwner } from './pvp/duel.ts';
import { heroThere, isForeignKeep, isRampaging, isShared, isUnconquered } from './safe-space.ts';
import { scenarioRules } from './scenario.ts';
import { lookAround, seeRuins } from './sites.ts';
import { costOf } from './terrain.ts';
import { announce } from './triggers.ts';
import { isWallBetween, WALL_COST } from './walls.ts';

export { isRampaging };

export const NOT_REVEALED = reason('MK-EXPL-01', {
  en: 'No tile lies there yet.',
  de: 'Dort liegt noch kein Kartenteil.',
});
export const INACCESSIBLE_TERRAIN = reason('MK-MOVE-07', {
  en: 'This terrain cannot be entered.',
  de: 'Dieses Gelände kann nicht betreten werden.',
});
export const RAMPAGING_THERE = reason('MK-MOVE-11', {
  en: 'A rampaging enemy stands there: it has to be defeated first.',
  de: 'Dort steht ein umherziehender Gegner: Er muss erst besiegt werden.',
});
export const TOO_EXPENSIVE = reason('MK-MOVE-06', {
  en: 'There are not enough move points for that.',
  de: 'Dafür reichen die Bewegungspunkte nicht.',
});
export const PROVOKED_BESIDE_HERO = reason('MK-MEET-11', {
  en: 'A move that provokes a rampaging enemy cannot lead to another hero.',
  de: 'Eine Bewegung, die einen umherziehenden Gegner provoziert, darf nicht zu einem anderen Helden führen.',
});
export const WALKED_IN_CIRCLES = reason('MK-MOVE-23', {
  en: 'This space was entered for nothing already, and nothing has changed since.',
  de: 'Dieses Feld wurde schon umsonst betreten, und seither hat sich nichts geändert.',
});
export const TOO_FAR_TO_STEP = reason('MK-MOVE-06', {
  en: 'One moves to adjacent spaces only.',
  de: 'Man bewegt sich nur auf angrenzende Felder.',
});

/** What a step to an adjacent space costs, or -1: a wall costs more, whatever the terrain does (MK-SITE-16). */
export function stepCost(state: State, turn: Turn, to: Hex): number {
  const { at } = heroOf(state, turn.seat);
  const cost = costOf(state, turn, to);
  return cost >= 0 && at !== null && isWallBetween(state, at, to) ? cost + WALL_COST : cost;
}

/** Rampaging enemies that a step provokes: beside both the space left and the space entered (MK-MOVE-12), with no wall before it (MK-SITE-16). */
export function provoked(state: State, seat: Seat, from: Hex, to: Hex): Hex[] {
  if (hasRule(state, seat, 'no-provoking')) return [];
  let angry: Hex[] | null = null;
  for (const step of STEPS) {
    const hex = from + step;
    if (!isNextTo(hex, to) || !isRampaging(state, hex) || isWallBetween(state, hex, to)) continue;
    angry ??= [];
    angry.push(hex);
  }
  return angry ?? [];
}

/** Adjacent, or two away where an effect makes that count as adjacent. */
const isWithinStep = (state: State, seat: Seat, from: Hex, to: Hex): boolean =>
  isNextTo(from, to) || (distance(from, to) === 2 && hasRule(state, seat, 'two-away'));

/** The steps to all spaces that count as adjacent for this player. */
export const stepsFor = (state: State, seat: Seat): readonly number[] =>
  hasRule(state, seat, 'two-away') ? WITHIN_TWO : STEPS;

export const CLOSED_GATES = reason('MK-S10-02', {
  en: 'In this scenario nobody may enter the city.',
  de: 'In diesem Szenario darf niemand die Stadt betreten.',
});

/** Among what was used in a turn: the movement is over although no action has been taken (MK-S08-03). */
export const MOVEMENT_OVER = 'movement-over';

/** Why the figure cannot step there, or null. */
export function mayStep(state: State, turn: Turn, to: Hex): Reason | null {
  const { at } = heroOf(state, turn.seat);
  if (at === null || !isWithinStep(state, turn.seat, at, to)) return TOO_FAR_TO_STEP;
  if (!isRevealed(state, to)) return NOT_REVEALED;
  if (isRampaging(state, to)) return RAMPAGING_THERE;
  if (scenarioRules(state).bars?.(state, to)) return CLOSED_GATES;
  const cost = stepCost(state, turn, to);
  if (cost < 0) return INACCESSIBLE_TERRAIN;
  if (cost > turn.move) return TOO_EXPENSIVE;
  if (cost === 0 && turn.free.includes(to)) return WALKED_IN_CIRCLES;
  if (heroThere(state, turn.seat, to) !== null && !isShared(state, to) && provoked(state, turn.seat, at, to).length > 0)
    return PROVOKED_BESIDE_HERO;
  return null;
}

/** With fewer points than the easiest terrain costs only effects on terrain let anybody step. */
const canAffordSteps = (state: State, { seat, move }: Turn): boolean =>
  move >= LEAST_COST || inForce(state, seat, 'terrain').length > 0;

export function stepOptions(state: State, turn: Turn): Choice[] {
  const { at } = heroOf(state, turn.seat);
  const options: Choice[] = [];
  if (at === null || !canAffordSteps(state, turn)) return options;
  for (const step of stepsFor(state, turn.seat)) {
    const to = at + step;
    const cost = stepCost(state, turn, to);
    if (cost >= 0 && cost <= turn.move && mayStep(state, turn, to) === null) options.push({ do: 'step', to, cost });
  }
  return options;
}

/** One step: it may end in an assault or be stopped by rampaging enemies (MK-MOVE-10, -12). */
export function* step(state: State, io: Io, turn: Turn, to: Hex): Flow {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  const from = hero.at as Hex;
  const cost = stepCost(state, turn, to);
  const angry = provoked(state, seat, from, to);
  turn.move -= cost;
  if (cost === 0) turn.free.push(from, to);
  else turn.free.length = 0;
  hero.at = to;
  turn.path.push(to);
  io.tell?.({ kind: 'moved', seat, from, to, cost, rule: 'MK-MOVE-06' });
  yield* arriveAt(state, io, turn, to, angry);
}

/** The figure has come to a space, by a step or an effect: what it sees, what answers, and what has to be fought now. */
export function* arriveAt(state: State, io: Io, turn: Turn, to: Hex, angry: readonly Hex[], fromBelow = false): Flow {
  const { seat } = turn;
  arrive(state, io, turn, to);
  yield* announce(state, io, seat, turn, 'space-entered');
  if (isForeignKeep(state, seat, to) && heroThere(state, seat, to) !== null)
    yield* meetOwner(state, io, turn, fromBelow);
  else if (isUnconquered(state, to) || isForeignKeep(state, seat, to)) yield* startAssault(state, io, turn, to, angry);
  else if (angry.length > 0) yield* startFight(state, io, turn, angry, 'MK-MOVE-12');
}

/** What a figure sees that has come to a space. */
export function arrive(state: State, io: Io, turn: Turn, to: Hex): void {
  const site = siteAt(state, to);
  if (site) seeRuins(state, io, to, site);
  lookAround(state, io, turn.seat, to);
}
