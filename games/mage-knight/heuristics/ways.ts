import type { Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { mayLay, slotsBeside } from '../rules/exploring.ts';
import { STEPS } from '../rules/lattice.ts';
import { isRevealed } from '../rules/map.ts';
import { provoked } from '../rules/movement.ts';
import { hasRule } from '../rules/passives.ts';
import { heroThere, isForeignKeep, isRampaging, isShared, isUnconquered } from '../rules/safe-space.ts';
import { scenarioRules } from '../rules/scenario.ts';
import { costOf } from '../rules/terrain.ts';
import { isWallBetween, WALL_COST } from '../rules/walls.ts';
import { type Hex, heroOf, type Slot, type State, turnOf } from '../state.ts';
import { prowessOf } from './power.ts';
import { askedAt, type Thought, waysOf } from './thinking.ts';

/** Positions before the first step, each with other cards played for movement. */
const MOST = 90;

/** What can be played for movement, in all combinations as far as they are looked at; nothing played first. */
export function movements(start: Thought, seat: Seat): Thought[] {
  const found: Thought[] = [start];
  const seen = new Set([keyOf(start.rest, seat)]);
  const movers = new Set<string>();
  for (let i = 0; i < found.length && found.length < MOST; i++) {
    const from = found[i] as Thought;
    const ask = askedAt(from.rest, seat);
    if (ask?.kind !== 'turn') continue;
    for (const choice of [...ask.options.filter(isMover), ...spared(ask.options, movers)]) {
      const name = nameOf(choice);
      // What did nothing for movement at first will not do it later.
      if (i > 0 && !movers.has(name) && !isSpared(choice)) continue;
      for (const next of waysOf(from, seat, choice, 'movement', 4)) {
        if (next.sure !== null || !isFaster(from.rest, next.rest)) continue;
        movers.add(name);
        const key = keyOf(next.rest, seat);
        if (seen.has(key) || found.length >= MOST) continue;
        seen.add(key);
        found.push(next);
      }
    }
  }
  return found;
}

const isMover = (choice: Choice): boolean =>
  choice.do === 'play'
    ? choice.as === 'basic' || choice.as === 'strong'
    : choice.do === 'unit' || choice.do === 'skill' || choice.do === 'use';

/** Any card makes a point: those that would be missed least in a combat and are no better at moving. */
const SPARED = 2;
const spared = (options: readonly Choice[], movers: ReadonlySet<string>): Choice[] =>
  options
    .flatMap(choice =>
      choice.do === 'play' && choice.as === 'move' && !movers.has(`${choice.card} basic`) ? [choice] : [],
    )
    .sort((a, b) => prowessOf(a.card) - prowessOf(b.card))
    .slice(0, SPARED);

const isSpared = (choice: Choice): boolean => choice.do === 'play' && choice.as === 'move';

const nameOf = (choice: Choice): string =>
  choice.do === 'play'
    ? `${choice.card} ${choice.as}`
    : choice.do === 'unit'
      ? `${choice.id} ${choice.ability}`
      : choice.do === 'skill'
        ? choice.skill
        : choice.do === 'use'
          ? choice.source
          : choice.do;

function isFaster(before: State, after: State): boolean {
  if (after.turns.length === 0 || turnOf(after).stage !== 'move') return false;
  const terrain = ({ lasting }: State): number => lasting.filter(({ what }) => what.do === 'terrain').length;
  return turnOf(after).move > turnOf(before).move || terrain(after) > terrain(before);
}

function keyOf(state: State, seat: Seat): string {
  const { hand, units, tokens, crystals, skills } = heroOf(state, seat);
  const { move } = turnOf(state);
  const dice = state.source.map(({ by, colour }) => (by === null ? colour : ''));
  return JSON.stringify([
    hand,
    units.map(({ spent }) => spent),
    tokens,
    crystals,
    skills.map(({ used }) => used),
    move,
    dice,
    state.lasting.length,
  ]);
}

/** A space that can be come to: what is left of the move points there, and the spaces on the way. */
export interface Reached {
  readonly hex: Hex;
  readonly left: number;
  readonly path: readonly Hex[];
  /** Stepping there begins a combat. */
  readonly assault: boolean;
}

/** All spaces that can be come to without provoking anybody; fortified ones end the way. */
export function reach(state: State, seat: Seat): Reached[] {
  const turn = turnOf(state);
  const { at } = heroOf(state, seat);
  if (at === null) return [];
  const done = new Map<Hex, Reached>();
  const open: Reached[] = [{ hex: at, left: turn.move, path: [], assault: false }];
  while (open.length > 0) {
    open.sort((a, b) => a.left - b.left);
    const from = open.pop() as Reached;
    if (done.has(from.hex)) continue;
    done.set(from.hex, from);
    if (from.assault) continue;
    for (const step of STEPS) {
      const to = from.hex + step;
      if (done.has(to) || !isRevealed(state, to) || isRampaging(state, to) || scenarioRules(state).bars?.(state, to))
        continue;
      const cost = costOf(state, turn, to) + (isWallBetween(state, from.hex, to) ? WALL_COST : 0);
      if (costOf(state, turn, to) < 0 || cost > from.left || (cost === 0 && turn.free.includes(to))) continue;
      if (provoked(state, seat, from.hex, to).length > 0) continue;
      const assault = isUnconquered(state, to) || isForeignKeep(state, seat, to);
      open.push({ hex: to, left: from.left - cost, path: [...from.path, to], assault });
    }
  }
  return [...done.values()].filter(
    ({ hex, assault }) => assault || heroThere(state, seat, hex) === null || isShared(state, hex),
  );
}

/** Places for a tile that can be revealed from a space. */
export const slotsFrom = (state: State, seat: Seat, hex: Hex): Slot[] =>
  hasRule(state, seat, 'two-away') ? [] : slotsBeside(state, seat, hex).filter(slot => mayLay(state, slot) === null);
