import type { Flow, Io, Reason, Seat } from '@tafelrunde/engine';
import { reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { SITES } from '../content/sites.ts';
import type { Event } from '../events.ts';
import { type Hex, heroOf, type State, siteAt, type Turn } from '../state.ts';
import { startAssault, startFight } from './combat/start.ts';
import { isNextTo, STEPS } from './lattice.ts';
import { isRevealed } from './map.ts';
import { hasRule } from './passives.ts';
import { heroThere, isForeignKeep, isShared, isUnconquered } from './safe-space.ts';
import { lookAround, seeRuins } from './sites.ts';
import { costOf } from './terrain.ts';
import { announce } from './triggers.ts';

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

/** Rampaging enemies stand there. */
export function isRampaging(state: State, hex: Hex): boolean {
  const site = siteAt(state, hex);
  return site !== undefined && SITES[site.kind].category === 'rampaging' && site.tokens.length > 0;
}

/** Rampaging enemies that a step provokes: beside both the space left and the space entered (MK-MOVE-12). */
export function provoked(state: State, seat: Seat, from: Hex, to: Hex): Hex[] {
  if (hasRule(state, seat, 'no-provoking')) return [];
  return STEPS.map(step => from + step).filter(hex => isNextTo(hex, to) && isRampaging(state, hex));
}

/** Why the figure cannot step there, or null. */
export function mayStep(state: State, turn: Turn, to: Hex): Reason | null {
  const { at } = heroOf(state, turn.seat);
  if (at === null || !isNextTo(at, to)) return TOO_FAR_TO_STEP;
  if (!isRevealed(state, to)) return NOT_REVEALED;
  if (isRampaging(state, to)) return RAMPAGING_THERE;
  const cost = costOf(state, turn, to);
  if (cost < 0) return INACCESSIBLE_TERRAIN;
  if (cost > turn.move) return TOO_EXPENSIVE;
  if (cost === 0 && turn.free.includes(to)) return WALKED_IN_CIRCLES;
  if (heroThere(state, turn.seat, to) !== null && !isShared(state, to) && provoked(state, turn.seat, at, to).length > 0)
    return PROVOKED_BESIDE_HERO;
  return null;
}

export function stepOptions(state: State, turn: Turn): Choice[] {
  const { at } = heroOf(state, turn.seat);
  if (at === null) return [];
  const options: Choice[] = [];
  for (const step of STEPS)
    if (mayStep(state, turn, at + step) === null)
      options.push({ do: 'step', to: at + step, cost: costOf(state, turn, at + step) });
  return options;
}

/** One step: it may end in an assault or be stopped by rampaging enemies (MK-MOVE-10, -12). */
export function* step(state: State, io: Io<Event>, turn: Turn, to: Hex): Flow<void, Choice> {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  const from = hero.at as Hex;
  const cost = costOf(state, turn, to);
  const angry = provoked(state, seat, from, to);
  turn.move -= cost;
  if (cost === 0) turn.free.push(from, to);
  else turn.free.length = 0;
  hero.at = to;
  turn.path.push(to);
  io.tell?.({ kind: 'moved', seat, from, to, cost, rule: 'MK-MOVE-06' });
  arrive(state, io, turn, to);
  yield* announce(state, io, seat, turn, 'space-entered');
  if (isUnconquered(state, to) || isForeignKeep(state, seat, to)) yield* startAssault(state, io, turn, to, angry);
  else if (angry.length > 0) yield* startFight(state, io, turn, angry, 'MK-MOVE-12');
}

/** What a figure sees that has come to a space. */
export function arrive(state: State, io: Io<Event>, turn: Turn, to: Hex): void {
  const site = siteAt(state, to);
  if (site) seeRuins(state, io, to, site);
  lookAround(state, io, turn.seat, to);
}
