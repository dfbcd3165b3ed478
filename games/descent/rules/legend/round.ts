import { restore } from '@tafelrunde/engine';
import { questOf } from '../../content/index.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { NO_DICE, NOTHING } from '../../effects/word.ts';
import { type FigureId, type GroupId, type Legend, monsterOf, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';
import { due } from '../delayed.ts';
import { nextHero } from '../hero-turn.ts';
import { abilitiesOfMonster } from '../in-force.ts';
import { endFor } from '../lasting.ts';
import { activateFigure } from '../overlord-turn.ts';
import { readyPeople } from '../quest/people.ts';
import { bring, reinforce } from '../quest/reinforcements.ts';
import { isUsable, use } from '../using.ts';
import { announce } from '../window.ts';
import { agentComes, mayCome } from './agents.ts';
import { leaveByPortal } from './delve.ts';
import { ordersOf } from './monster-turn.ts';
import { distanceOf, preyOf } from './targets.ts';

/** Heroes and groups take turns: after a hero's turn a group is activated (D2-RTL-08). All of both: the round ends (-10). */
export function* legendRound(state: State, io: Io, legend: Legend): Flow {
  const running = state.overlordTurn;
  if (running !== null) {
    const [next] = running.left;
    if (next !== undefined) {
      running.left = running.left.slice(1);
      return yield* activateFigure(state, io, next);
    }
    const group = state.groups.find(({ id }) => id === running.group);
    if (group !== undefined) group.acted = true;
    state.overlordTurn = null;
    legend.groupNext = false;
    legend.plan = null;
    state.stage = 'heroes';
    return;
  }
  const groups = state.groups.filter(({ id, acted, inactive }) => !acted && !inactive && members(state, id).length > 0);
  const heroes = state.heroes.some(({ acted, left }) => !acted && !left) || readyPeople(state, 'heroes').length > 0;
  if (groups.length > 0 && (legend.groupNext || !heroes)) return yield* activateGroup(state, io, legend, groups);
  if (heroes) return yield* nextHero(state, io);
  yield* endOfRound(state, io, legend);
}

const members = (state: State, group: GroupId): FigureId[] =>
  state.monsters.filter(one => one.group === group && (one.cells.length > 0 || one.down !== null)).map(({ id }) => id);

/** A group at random, with one of the lists of its kind (D2-RTL-09). */
function* activateGroup(state: State, io: Io, legend: Legend, groups: readonly { readonly id: GroupId }[]): Flow {
  const group = io.chance.draw(groups.map(({ id }) => id));
  yield* beginsWith(state, io, members(state, group));
  const all = members(state, group);
  // Every kind has two lists.
  legend.orders = io.chance.draw([0, 1]);
  state.stage = 'overlord';
  state.overlordTurn = { group, left: [], begun: true };
  restore(state.used, 'turn');
  const orders = ordersOf(state, all[0] ?? '');
  state.overlordTurn.left = inOrder(state, all, orders?.first ?? 'masters');
  io.tell?.({ kind: 'group', group, rule: 'D2-RTL-09' });
  if (orders !== null) io.tell?.({ kind: 'orders', group, name: orders.name, rule: 'D2-RTLAI-02' });
  yield* announce(state, io, 'group-activated', { by: group });
}

/** What monsters do at the start of the overlord's turn, they do when their group is activated (D2C-MON-05, D2C-MAB-20). */
function* beginsWith(state: State, io: Io, ids: readonly FigureId[]): Flow {
  for (const id of ids) {
    const monster = monsterOf(state, id);
    for (const held of monster === null ? [] : [...abilitiesOfMonster(state, monster)])
      for (const [n, ability] of (held.card.abilities ?? []).entries())
        if (ability.at === 'overlord-turn-start' && isUsable(state, io, held, n, ability))
          yield* use(state, io, held, n, ability);
  }
}

/** Masters or minions first; those nearest to a hero before the others (D2-RTLAI-02, -60). */
function inOrder(state: State, ids: readonly FigureId[], first: 'masters' | 'minions'): FigureId[] {
  const prey = preyOf(state);
  const key = (id: FigureId): number => {
    const minion = monsterOf(state, id)?.rank === 'minion';
    return (
      (minion === (first === 'masters') ? 1_000 : 0) + Math.min(...prey.map(one => distanceOf(state, id, one)), 99)
    );
  };
  return [...ids].sort((a, b) => key(a) - key(b));
}

/** The end of a round: what the quest brings, what lasted until the overlord's turn, perils, the portal (D2-RTL-10, -13, -22). */
function* endOfRound(state: State, io: Io, legend: Legend): Flow {
  yield* reinforce(state, io);
  yield* due(state, io, 'overlord-turn-start', null);
  endFor(state, 'overlord-turn-start', null);
  yield* due(state, io, 'overlord-turn-end', null);
  endFor(state, 'overlord-turn-end', null);
  yield* announce(state, io, 'round-end', {});
  yield* due(state, io, 'round-end', null);
  endFor(state, 'round-end', null);
  if (yield* leaveByPortal(state, io)) return;
  yield* peril(state, io, legend);
  state.round++;
  legend.groupNext = false;
  restore(state.used, 'round');
  restore(state.used, 'turn');
  for (const group of state.groups) group.acted = false;
  for (const hero of state.heroes) hero.acted = false;
  for (const companion of state.companions) companion.acted = false;
  state.stage = 'heroes';
  io.tell?.({ kind: 'round', round: state.round, rule: 'D2-RTL-10' });
  yield* announce(state, io, 'round-start', {});
}

/** Whoever stays too long is met by perils: heroes only, no figures treated as heroes (D2-RTL-22 to -24). They come sooner on the hard way (D2-RTLC-21). */
function* peril(state: State, io: Io, legend: Legend): Flow {
  const { perils = [] } = questOf(state.quest, state.encounter);
  const round = state.round + (legend.difficulty === 'hard' ? 1 : 0);
  for (const { from, every = 1, name, effects, summons, agent } of perils) {
    if (round < from || (round - from) % every !== 0) continue;
    if (agent !== undefined && !mayCome(state, legend, agent.of)) continue;
    io.tell?.({ kind: 'peril', name, rule: 'D2-RTL-22' });
    yield* vocabulary.carryOut(
      {
        state,
        io,
        by: '',
        ...together(state),
        source: { id: state.quest, by: 'quest' },
        on: state.heroes.filter(({ cells }) => cells.length > 0).map(({ id }) => id),
        cell: null,
        about: NOTHING,
        x: 0,
        shown: NO_DICE,
      },
      effects,
    );
    if (summons !== undefined) yield* bring(state, io, summons);
    if (agent !== undefined) agentComes(state, io, agent);
  }
}
