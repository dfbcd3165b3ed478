import { endAt } from '@tafelrunde/engine';
import type { Behaviour, Sentence } from '../../content/enemies/scroll.ts';
import { holds } from '../../effects/tests.ts';
import { type Enemy, type FigureId, figureOf, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { attack } from '../attack/attack.ts';
import { removeCondition } from '../conditions.ts';
import { isPermitted } from '../in-force.ts';
import { announce } from '../triggers.ts';
import { isGhost } from '../wounds.ts';
import { enemySees, rangeBetween } from '../zones.ts';
import { scrollSideOf } from './cards.ts';
import { moveIntoMelee, moveTowards, retreat } from './moving.ts';
import { useScrollPower, useSpecials } from './scroll-powers.ts';
import { behaviourFor, isTarget, nearestTo } from './targets.ts';
import { weaponOf } from './weapons.ts';

/** What an activation goes on with: the behaviour and the target stay as they were chosen at its start (SS-BEHV-05). */
export interface Activation {
  readonly enemy: Enemy;
  readonly target: FigureId;
  /** Slowed: only the first sentence (SS-ECON-14). Blinded: no attack that needs sight (SS-ECON-10). */
  readonly blind: boolean;
}

/** An enemy activates: stunned it loses the token instead, knocked down it stands up; then it follows one behaviour of its scroll (SS-BEHV-01, -07). */
export function* activate(state: State, io: Io, enemy: Enemy, special = false): Flow {
  if (enemy.bodies.every(({ conditions }) => conditions.includes('stunned'))) {
    for (const { id } of enemy.bodies) removeCondition(state, io, id, 'stunned');
    io.tell?.({ kind: 'activation-skipped', enemy: enemy.id, rule: 'SS-ECON-06' });
    return;
  }
  const [leader] = enemy.bodies;
  if (leader === undefined) return;
  for (const body of enemy.bodies)
    if (body.conditions.includes('knocked-down')) {
      removeCondition(state, io, body.id, 'knocked-down');
      io.tell?.({ kind: 'stood-up', figure: body.id, rule: 'SS-ECON-05' });
    }
  if (special) yield* useSpecials(state, io, enemy);
  yield* announce(state, io, 'activating', { figure: leader.id });
  if (!state.enemies.includes(enemy)) return;
  if (enemy.notes.held === 1) {
    delete enemy.notes.held;
    io.tell?.({ kind: 'activation-skipped', enemy: enemy.id, rule: 'SS-GOLD-01' });
    return;
  }
  const blind = enemy.bodies.every(({ conditions }) => conditions.includes('blinded'));
  const slowed = enemy.bodies.some(({ conditions }) => conditions.includes('slowed'));
  const chosen = yield* behaviourFor(state, enemy, blind);
  io.tell?.({
    kind: 'activated',
    enemy: enemy.id,
    behaviour: chosen?.number ?? null,
    target: chosen?.target ?? null,
    why: chosen?.why ?? null,
    rule: chosen === null ? 'SS-BEHV-10' : 'SS-BEHV-03',
  });
  enemy.notes.activating = 1;
  if (chosen !== null) yield* follow(state, io, { enemy, target: chosen.target, blind }, chosen.behaviour, slowed);
  delete enemy.notes.activating;
  endAt(state.lasting, `activation-${enemy.id}`);
  if (!state.enemies.includes(enemy)) return;
  for (const { id } of enemy.bodies) {
    removeCondition(state, io, id, 'blinded');
    removeCondition(state, io, id, 'slowed');
  }
  yield* announce(state, io, 'activated', { figure: enemy.bodies[0]?.id ?? leader.id });
}

/** The behaviour, sentence by sentence; swift enemies that only moved strike where they end in melee. */
function* follow(state: State, io: Io, activation: Activation, { sentences }: Behaviour, slowed: boolean): Flow {
  for (const sentence of slowed ? sentences.slice(0, 1) : sentences) {
    if (!state.enemies.includes(activation.enemy)) return;
    yield* carryOut(state, io, activation, sentence);
  }
  const { enemy, target } = activation;
  const onlyMoves = sentences.every(({ do: what }) => what === 'move');
  if (onlyMoves && !slowed && enemy.bodies.some(({ id }) => isPermitted(state, id, 'strikes-on-arrival')))
    yield* strike(
      state,
      io,
      { ...activation, target: nearestTo(state, enemy) ?? target },
      { do: 'attack', weapon: 'main', within: 0 },
    );
}

/** One sentence; what cannot be carried out is passed over (SS-BEHV-05). */
function* carryOut(state: State, io: Io, activation: Activation, sentence: Sentence): Flow {
  const { enemy, target } = activation;
  switch (sentence.do) {
    case 'melee':
      return yield* moveIntoMelee(state, io, enemy, target);
    case 'move':
      return yield* moveTowards(
        state,
        io,
        enemy,
        sentence.to === 'nearest' ? nearestTo(state, enemy) : target,
        sentence.n,
      );
    case 'retreat':
      return yield* retreat(state, io, enemy, sentence.n);
    case 'attack':
      return yield* strike(state, io, activation, sentence);
    case 'use':
      if (sentence.if === undefined || holds(state, enemy.bodies[0]?.id ?? '', sentence.if))
        yield* useScrollPower(state, io, enemy, sentence.power, target);
      return;
    case 'if': {
      const does = holds(state, enemy.bodies[0]?.id ?? '', sentence.if) ? sentence.does : sentence.otherwise;
      if (does !== undefined) yield* carryOut(state, io, activation, does);
    }
  }
}

/** Every body attacks whose weapon reaches: in range, and in sight where the target is not in its zone. */
function* strike(
  state: State,
  io: Io,
  { enemy, target, blind }: Activation,
  sentence: Extract<Sentence, { do: 'attack' }>,
): Flow {
  const goal = sentence.on === 'nearest' ? nearestTo(state, enemy, sentence.within) : target;
  if (goal === null) return;
  for (const body of [...enemy.bodies]) {
    const hero = figureOf(state, goal);
    if (hero === null || isGhost(state, goal) || !isTarget(state, goal) || figureOf(state, body.id) === null) return;
    const weapon = weaponOf(enemy, body.id, sentence.weapon);
    const near = hero.zone === body.zone;
    if (
      !near &&
      (blind || weapon.range < rangeBetween(state, body.zone, hero.zone) || !enemySees(state, body.zone, hero.zone))
    )
      continue;
    yield* attack(state, io, { ...weapon, target: goal });
    if (isOneAttack(enemy)) return;
  }
}

/** Some hordes attack once, with the body nearest to the target. */
const isOneAttack = (enemy: Enemy): boolean =>
  Object.values(scrollSideOf(enemy).powers).some(({ passive }) =>
    passive?.some(one => one.do === 'permit' && one.rule === 'one-attack'),
  );
