import { endAt, type RuleId } from '@tafelrunde/engine';
import type { Behaviour, Sentence, Target } from '../../content/enemies/scroll.ts';
import type { Condition } from '../../content/words.ts';
import { holds } from '../../effects/tests.ts';
import type { Enemy, Figure, FigureId, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { attack } from '../attack/attack.ts';
import { passThreat } from '../bosses.ts';
import { removeCondition } from '../conditions.ts';
import { isPermitted } from '../in-force.ts';
import { announce } from '../triggers.ts';
import { scrollOf, scrollSideOf } from './cards.ts';
import { moveIntoMelee, moveTowards, retreat } from './moving.ts';
import { reaches } from './reach.ts';
import { useScrollPower, useSpecials } from './scroll-powers.ts';
import { behaviourFor, isTarget, nearestTo } from './targets.ts';
import { weaponOf } from './weapons.ts';

/** What an activation goes on with: the behaviour and the target stay as they were chosen at its start (SS-BEHV-05). */
interface Activation {
  readonly enemy: Enemy;
  readonly target: FigureId;
}

/**
 * An enemy activates: stunned it loses the token instead, knocked down it stands up; then it follows one behaviour of its scroll (SS-BEHV-01, -07). Every
 * body of a horde has conditions of its own (SS-HORDE-05).
 */
export function* activate(state: State, io: Io, enemy: Enemy, special = false): Flow {
  const able = enemy.bodies.filter(({ conditions }) => !conditions.includes('stunned'));
  for (const { id } of enemy.bodies) removeCondition(state, io, id, 'stunned');
  const [leader] = able;
  if (leader === undefined) {
    io.tell?.({ kind: 'activation-skipped', enemy: enemy.id, rule: 'SS-ECON-06' });
    return;
  }
  for (const body of able)
    if (body.conditions.includes('knocked-down')) {
      removeCondition(state, io, body.id, 'knocked-down');
      io.tell?.({ kind: 'stood-up', figure: body.id, rule: 'SS-ECON-05' });
    }
  enemy.notes.activating = 1;
  yield* activated(state, io, enemy, able, special);
  delete enemy.notes.activating;
  endAt(state.lasting, `activation-${enemy.id}`);
}

/** The rule by which a target was chosen: the preferred one, the threatening one, or the general conditions (SS-BEHV-12, -13, SS-THRT-03). */
function chosenBy(target: Target, why: string): RuleId {
  if (why === 'taunt') return 'SS-THRT-10';
  if (why !== (typeof target === 'string' ? target : target.style)) return 'SS-BEHV-13';
  return why === 'vengeful' ? 'SS-THRT-03' : 'SS-BEHV-12';
}

function* activated(state: State, io: Io, enemy: Enemy, able: readonly Figure[], special: boolean): Flow {
  if (special) yield* useSpecials(state, io, enemy);
  if (scrollOf(enemy).level === 'violet') yield* passThreat(state, io);
  yield* announce(state, io, 'activating', { figure: able[0]?.id ?? enemy.id });
  if (!state.enemies.includes(enemy)) return;
  if (enemy.notes.held === 1) {
    delete enemy.notes.held;
    io.tell?.({ kind: 'activation-skipped', enemy: enemy.id, rule: 'SS-GOLD-01' });
    return;
  }
  const having = (condition: Condition): FigureId[] =>
    able.flatMap(({ id, conditions }) => (conditions.includes(condition) ? [id] : []));
  const [blinded, slowed] = [having('blinded'), having('slowed')];
  const chosen = yield* behaviourFor(state, part(enemy, able), blinded.length === able.length);
  io.tell?.({
    kind: 'activated',
    enemy: enemy.id,
    side: enemy.side,
    behaviour: chosen?.number ?? null,
    target: chosen?.target ?? null,
    why: chosen?.why ?? null,
    rule: chosen === null ? 'SS-BEHV-10' : chosenBy(scrollSideOf(enemy).target, chosen.why),
  });
  if (chosen !== null) yield* follow(state, io, { enemy, target: chosen.target }, chosen.behaviour, able, slowed);
  else yield* announce(state, io, 'idle', { figure: able[0]?.id ?? enemy.id });
  if (!state.enemies.includes(enemy)) return;
  // What came during this activation is for the next one (SS-ECON-16).
  for (const id of blinded) removeCondition(state, io, id, 'blinded');
  for (const id of slowed) removeCondition(state, io, id, 'slowed');
  yield* announce(state, io, 'activated', { figure: enemy.bodies[0]?.id ?? enemy.id });
}

/** The enemy with some of its bodies only, those still in play. */
const part = (enemy: Enemy, bodies: readonly Figure[]): Enemy => ({
  ...enemy,
  bodies: bodies.filter(body => enemy.bodies.includes(body)),
});

/** The behaviour, sentence by sentence, who is slowed only the first (SS-ECON-14); swift enemies that only moved strike where they end in melee. */
function* follow(
  state: State,
  io: Io,
  { enemy, target }: Activation,
  { sentences }: Behaviour,
  able: readonly Figure[],
  slowed: readonly FigureId[],
): Flow {
  const free = able.filter(({ id }) => !slowed.includes(id));
  for (const [i, sentence] of sentences.entries()) {
    const acting = part(enemy, i === 0 ? able : free);
    if (acting.bodies.length > 0) yield* carryOut(state, io, { enemy: acting, target }, sentence);
  }
  if (!sentences.every(({ do: what }) => what === 'move')) return;
  const swift = part(enemy, free).bodies.filter(({ id }) => isPermitted(state, id, 'strikes-on-arrival'));
  if (swift.length > 0)
    yield* strike(
      state,
      io,
      { enemy: part(enemy, swift), target },
      { do: 'attack', weapon: 'main', on: 'nearest', within: 0 },
    );
}

/** One sentence; what cannot be carried out is passed over (SS-BEHV-05). */
function* carryOut(state: State, io: Io, activation: Activation, sentence: Sentence): Flow {
  const { enemy, target } = activation;
  switch (sentence.do) {
    case 'melee':
      return yield* moveIntoMelee(state, io, enemy, target);
    case 'move':
      return yield* moveTowards(state, io, enemy, target, sentence.n);
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

/** Every body attacks whose weapon reaches (SS-HORDE-10); of some hordes only the one nearest to the target. */
function* strike(
  state: State,
  io: Io,
  { enemy, target }: Activation,
  sentence: Extract<Sentence, { do: 'attack' }>,
): Flow {
  const goal = sentence.on === 'nearest' ? yield* nearestTo(state, enemy, sentence.within) : target;
  if (goal === null) return;
  for (const body of enemy.bodies) {
    const weapon = weaponOf(enemy, body.id, sentence.weapon);
    if (!isTarget(state, goal) || !reaches(state, enemy, body.id, goal, weapon.range)) continue;
    yield* attack(state, io, { ...weapon, target: goal });
    if (isPermitted(state, body.id, 'one-attack')) return;
  }
}
