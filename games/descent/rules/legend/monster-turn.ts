import type { Choice } from '../../choices.ts';
import { monsterCardOf } from '../../content/index.ts';
import { type Order, type Orders, ordersFor } from '../../content/legend/orders.ts';
import { type FigureId, type LegendPlan, monsterOf, type State, turnOf } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { heldFor, isPermitted } from '../in-force.ts';
import { isTerrain } from '../map.ts';
import { pointsOf } from '../points.ts';
import { isHarmful } from '../terrain.ts';
import { healthLeft, speedOf } from '../values.ts';
import { amenable, engageTo, retreatTo, spotTo } from './moves.ts';
import { distanceOf, isStillFirst, lowest, preyOf, targetOf } from './targets.ts';

/** The orders its group follows in this activation. */
export function ordersOf(state: State, id: FigureId): Orders | null {
  const monster = monsterOf(state, id);
  if (monster === null || state.legend === null) return null;
  const lists = ordersFor(monster.of, monsterCardOf(state, monster));
  return lists[state.legend.orders % lists.length] ?? null;
}

function planFor({ legend }: State, figure: FigureId): LegendPlan | null {
  if (legend === null) return null;
  if (legend.plan?.figure !== figure) legend.plan = { figure, at: 0, move: null, target: null };
  return legend.plan;
}

/**
 * What a monster does next: its list from top to bottom, leaving out what it cannot do, and from the top again (D2-RTLAI-03), until it has no action left or can do nothing
 * of it (-04). Everything offered is legal: who may not attack or move is offered no attack and no move (-05, -54).
 */
export function* nextOrder(state: State, options: readonly Choice[]): Flow<Choice> {
  const turn = turnOf(state);
  const orders = turn === null ? null : ordersOf(state, turn.figure);
  const plan = turn === null ? null : planFor(state, turn.figure);
  if (turn === null || orders === null || plan === null) return last(options);
  const { figure: id } = turn;
  if (plan.move !== null) {
    // Somebody may have acted in between: then it looks anew whom it is after (D2-RTLAI-39).
    if (!isStillFirst(state, id, orders.target, plan.target))
      plan.target = yield* targetOf(state, id, orders.target, preyOf(state));
    const to = goalOf(state, plan, pointsOf(turn));
    plan.move = null;
    const go = options.find(one => one.do === 'go' && one.to === to);
    if (go !== undefined) return go;
  }
  // A stunned monster shakes that off first; out of a pit it climbs with its next action (D2-RTLAI-24, -49, -50).
  const first =
    options.find(one => (one.do === 'shake-off' && one.condition === 'stunned') || one.do === 'stand-up') ??
    wayOutOfPit(state, id, options);
  if (first !== undefined) return first;
  for (let n = 0; n < orders.list.length; n++) {
    const at = (plan.at + n) % orders.list.length;
    const choice = yield* carryOut(state, id, orders, orders.list[at] as Order, options);
    if (choice === null) continue;
    plan.at = (at + 1) % orders.list.length;
    return choice;
  }
  // Who can do nothing else puts out a fire or stops the bleeding; of several burning ones that with the least health (D2-RTLAI-51 to -53).
  const shaken = options.flatMap(one => (one.do === 'shake-off' ? [one] : []));
  return lowest(shaken, one => healthLeft(state, one.of ?? id))[0] ?? last(options);
}

/** Out of a pit onto a space that does it no harm: into no other pit and no lava, if that can be (D2-RTLAI-22, -24). */
function wayOutOfPit(state: State, id: FigureId, options: readonly Choice[]): Choice | undefined {
  const climbs = options.flatMap(one => (one.do === 'climb' ? [one] : []));
  const isPit = ({ to }: (typeof climbs)[number]): boolean => isTerrain(state, to, 'pit');
  return (
    climbs.find(one => !isPit(one) && !isHarmful(state, id, one.to)) ?? climbs.find(one => !isPit(one)) ?? climbs[0]
  );
}

const last = (options: readonly Choice[]): Choice =>
  options.find(one => one.do === 'end') ?? (options[options.length - 1] as Choice);

/** A line of the list, if it can be done: what that is among the options. */
function* carryOut(
  state: State,
  id: FigureId,
  { target }: Orders,
  order: Order,
  options: readonly Choice[],
): Flow<Choice | null> {
  const turn = turnOf(state);
  const plan = planFor(state, id);
  if (turn === null || plan === null) return null;
  switch (order.order) {
    case 'attack': {
      const attacks = options.filter(one => one.do === 'attack');
      const near = preyOf(state).filter(
        one =>
          attacks.some(attack => attack.target === one) &&
          distanceOf(state, id, one) <= (order.within ?? Number.POSITIVE_INFINITY),
      );
      const chosen = yield* targetOf(state, id, target, near);
      return attacks.find(attack => attack.target === chosen) ?? null;
    }
    case 'action':
      return options.find(one => one.do === 'use' && one.by === id && one.card === order.action) ?? null;
    case 'engage':
    case 'spot': {
      const move = options.find(one => one.do === 'move');
      if (move === undefined || harmOfAction(state, id) >= healthLeft(state, id)) return null;
      plan.target = yield* targetOf(state, id, target, amenable(state, id, preyOf(state)));
      // Who can be targeted from nearby only is not spotted but engaged (D2C-HERO-44).
      plan.move = isShrouded(state, plan.target) ? 'engage' : order.order;
      if (goalOf(state, plan, pointsOf(turn) + speedOf(state, id)) !== null) return move;
      plan.move = null;
      return null;
    }
    case 'retreat': {
      const to = retreatTo(state, id, pointsOf(turn));
      plan.target = null;
      return options.find(one => one.do === 'go' && one.to === to) ?? null;
    }
  }
}

const isShrouded = (state: State, id: FigureId | null): boolean =>
  id !== null && isPermitted(state, id, 'only-adjacent-targets');

/** What its own cards do to a figure after every action: whoever would fall by a mere move does not move (D2-RTLAI-08). */
function harmOfAction(state: State, id: FigureId): number {
  let harm = 0;
  for (const { card } of heldFor(state, id))
    for (const { at, must, effects } of card.abilities ?? [])
      if (at === 'action-done' && must)
        for (const effect of effects)
          if ((effect.do === 'tire' || effect.do === 'suffer') && typeof effect.n === 'number') harm += effect.n;
  return harm;
}

function goalOf(state: State, { figure, move, target }: LegendPlan, points: number): number | null {
  if (target === null) return null;
  return move === 'spot' ? spotTo(state, figure, target, points) : engageTo(state, figure, target, points);
}
