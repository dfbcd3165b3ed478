import type { Cancel, Exhaust, Ready, Redirect, Refresh } from '../../content/index.ts';
import {
  type Combat,
  type Figure,
  figuresOf,
  type GroupId,
  groupOf,
  groupsInOrder,
  isFigure,
  type Opponent,
  type State,
} from '../../state.ts';
import { answerAfterAll, answerAttack, loseReactions } from '../protect.ts';
import type { Interpreter } from './interpreter.ts';
import { hasTarget, pickOne, pickTargets } from './targets.ts';

const RULE = 'SH-END-03';

/** An action in the own turn, a reaction in a rival's; when the turn ends neither is of use. */
const isTime = (state: State, what: Ready['what'], group: GroupId): boolean =>
  (state.active === group) === (what === 'action') && !state.phase.startsWith('start') && state.phase !== 'end';

/** A creature summoned in this turn has nothing to do with an action. */
const mayUseIt =
  ({ what }: Ready) =>
  (who: Opponent) =>
    what === 'reaction' || who.kind !== 'creature' || !who.fresh;

export const ready: Interpreter<Ready> = {
  legal: (state, effect, cause) =>
    isTime(state, effect.what, cause.group) &&
    !state.combat?.rolled &&
    hasTarget(state, effect.target, cause, mayUseIt(effect)),
  *act(state, io, effect, cause) {
    const { target, what, only } = effect;
    for (const who of yield* pickTargets(state, target, cause, mayUseIt(effect))) {
      if (!isFigure(who)) continue;
      if (what === 'reaction') who.reactions++;
      else if (only === 'equip') who.equips++;
      else who.actions++;
      io.tell?.({ kind: 'readied', who: who.id, what: only ?? what, rule: RULE });
      if (what === 'reaction') yield* answerAfterAll(state, io, who);
    }
  },
};

const exhaustible = (what: Exhaust['what']) => (who: Opponent) =>
  isFigure(who) && (what === 'reaction' ? who.reactions > 0 : !who.idle);

export const exhaust: Interpreter<Exhaust> = {
  legal: (state, { target, what }, cause) =>
    (what === 'action' || state.phase !== 'end') && hasTarget(state, target, cause, exhaustible(what)),
  *act(state, io, { target, what }, cause) {
    for (const who of yield* pickTargets(state, target, cause, exhaustible(what))) {
      if (!isFigure(who)) continue;
      if (what === 'reaction') loseReactions(state, who);
      else who.idle = true;
      io.tell?.({ kind: 'exhausted', who: who.id, what, rule: RULE });
    }
  },
};

export const cancel: Interpreter<Cancel> = {
  legal: (state, { what }) =>
    what === 'attack'
      ? state.combat !== null && !state.combat.rolled && !state.combat.cancelled
      : state.announced !== null && !state.announcedCancelled,
  *act(state, io, { what }) {
    if (what === 'event') state.announcedCancelled = true;
    else if (state.combat) state.combat.cancelled = true;
    io.tell?.({ kind: 'cancelled', what, rule: what === 'attack' ? 'SH-ATT-10' : 'SH-EVENT-08' });
  },
};

export const redirect: Interpreter<Redirect> = {
  legal: state => state.combat !== null && !state.combat.rolled && bystanders(state, state.combat).length > 0,
  *act(state, io, _, { group }) {
    const { combat } = state;
    if (!combat) return;
    const target = yield* pickOne(state, group, bystanders(state, combat));
    dropDefence(state, combat);
    combat.target = target.id;
    io.tell?.({ kind: 'redirected', to: target.id, rule: 'SH-ATT-11' });
    yield* answerAttack(state, io, combat, [], false);
  },
};

/** Other figures that the attacker could have meant: none of its own side (SH-ATT-11, SH-SCEN-02). */
function bystanders(state: State, combat: Combat): Figure[] {
  return groupsInOrder(state)
    .filter(group => groupOf(state, group).team !== groupOf(state, combat.by).team)
    .flatMap(group => figuresOf(groupOf(state, group)))
    .filter(({ id }) => id !== (combat.protector ?? combat.target));
}

/** The old target keeps its reaction, the defender's cards are lost (SH-ATT-11). */
function dropDefence(state: State, combat: Combat): void {
  combat.protector = null;
  combat.defence = null;
  combat.played = combat.played.filter(({ by }) => by === combat.by);
  combat.twice = combat.twice.filter(({ by }) => by === combat.by);
  for (let i = state.boosts.length - 1; i >= 0; i--) {
    const boost = state.boosts[i];
    if (boost?.until === 'combat' && boost.by !== combat.by) state.boosts.splice(i, 1);
  }
}

const isTired = (who: Opponent): boolean => who.kind === 'hero' && who.items.some(({ cooldown }) => cooldown > 0);

export const refresh: Interpreter<Refresh> = {
  legal: (state, _, cause) => hasTarget(state, 'own-hero', cause, isTired),
  *act(state, io, _, cause) {
    for (const who of yield* pickTargets(state, 'own-hero', cause, isTired)) {
      if (who.kind !== 'hero') continue;
      for (const item of who.items) item.cooldown = 0;
      io.tell?.({ kind: 'refreshed', who: who.id, rule: RULE });
    }
  },
};
