import type { Target } from '../../content/index.ts';
import {
  figuresOf,
  find,
  findFigure,
  type GroupId,
  groupNamed,
  groupOf,
  groupsInOrder,
  type Opponent,
  type Play,
  rivalsOf,
  type State,
  sideOf,
} from '../../state.ts';
import { opponentsOf } from '../attack.ts';
import { decide } from '../decide.ts';
import type { Cause } from './interpreter.ts';

type Fits = (who: Opponent) => boolean;

/** Everybody the target could mean; for `enemy-group` those of all rivals. */
function candidates(state: State, target: Target, cause: Cause): Opponent[] {
  const own = groupOf(state, cause.group);
  switch (target) {
    case 'self':
      return present(cause.self === null ? null : findFigure(state, cause.self));
    case 'foe':
      return present(foeOf(state, cause));
    case 'same':
      return cause.same.flatMap(id => present(find(state, id)));
    case 'own':
    case 'own-group':
      return figuresOf(own);
    case 'own-hero':
      return own.heroes.slice();
    case 'enemy':
    case 'enemy-group':
      return rivalsOf(state, cause.group).flatMap(group => figuresOf(groupOf(state, group)));
    case 'enemy-hero':
      return rivalsOf(state, cause.group).flatMap(group => groupOf(state, group).heroes);
    case 'opponent':
      return opponentsOf(state, cause.group);
    case 'foe-others':
      return foeOthers(state, cause);
    case 'all':
      return groupsInOrder(state).flatMap(group => figuresOf(groupOf(state, group)));
  }
}

const present = (who: Opponent | null): Opponent[] => (who ? [who] : []);

/** The other side of the running combat, dead or alive. */
export function foeOf(state: State, cause: Cause): Opponent | null {
  const { combat } = state;
  if (!combat) return null;
  return find(state, cause.group === combat.by ? (combat.protector ?? combat.target) : combat.attacker);
}

function foeOthers(state: State, cause: Cause): Opponent[] {
  const foe = foeOf(state, cause);
  // A demon belongs to no group, though it lies with one.
  if (!foe || foe.kind === 'demon') return [];
  return figuresOf(groupOf(state, foe.group)).filter(({ id }) => id !== foe.id);
}

const alive = (fits: Fits) => (who: Opponent) => who.life > 0 && fits(who);
const ANYBODY: Fits = () => true;

export function hasTarget(state: State, target: Target, cause: Cause, fits: Fits = ANYBODY): boolean {
  return candidates(state, target, cause).some(alive(fits));
}

const CHOSEN: readonly Target[] = ['own', 'own-hero', 'enemy', 'enemy-hero', 'opponent'];

/** Those the effect acts on: one of the player's choice, or all that are meant. */
export function* pickTargets(state: State, target: Target, cause: Cause, fits: Fits = ANYBODY): Play<Opponent[]> {
  const able = candidates(state, target, cause).filter(alive(fits));
  if (CHOSEN.includes(target) && able.length > 0) return [yield* pickOne(state, cause.group, able)];
  if (target !== 'enemy-group' || able.length === 0) return able;
  const rival = yield* pickRival(state, cause.group, group => able.some(who => who.group === group));
  return able.filter(who => who.group === rival);
}

export function* pickOne(state: State, group: GroupId, able: readonly Opponent[]): Play<Opponent> {
  const options = able.map(({ id }) => ({ do: 'target', who: id }) as const);
  const { who } = yield* decide(state, group, 'target', 'SH-END-03', options);
  return able.find(({ id }) => id === who) as Opponent;
}

export function* pickRival(state: State, group: GroupId, fits: (rival: GroupId) => boolean): Play<GroupId> {
  const options = rivalsOf(state, group)
    .filter(fits)
    .map(rival => ({ do: 'rival', group: sideOf(state, rival) }) as const);
  return groupNamed(state, (yield* decide(state, group, 'rival', 'SH-END-03', options)).group);
}
