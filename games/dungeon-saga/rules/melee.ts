import { type Reason, reason, totalOf } from '@tafelrunde/engine';
import { boardOf, cellInFront, closedOf, isCompletelyBehind, standsInFrontOf } from '../board.ts';
import { locks } from '../content/index.ts';
import {
  type Attack,
  type Figure,
  figureOf,
  findFigure,
  type Io,
  isHero,
  onBoard,
  type Play,
  type State,
  sameSide,
  thingOf,
} from '../state.ts';
import { damage } from './damage.ts';
import { open } from './doors.ts';
import { announce } from './moments.ts';
import { isHindered, OWN_SIDE } from './ranged.ts';
import { eachPassive, listensAt } from './sources.ts';
import { attackSums, holdAll } from './values.ts';

export const NOT_IN_FRONT = reason('DS-MELEE-01', {
  en: 'The target is not in front of the attacker.',
  de: 'Das Ziel steht nicht vor dem Angreifer.',
});
export const HEROES_ONLY = reason('DS-DOOR-04', {
  en: 'Only heroes may open doors and chests.',
  de: 'Nur Helden dürfen Türen und Truhen öffnen.',
});
export const SEALED = reason('DS-LOCK-07', {
  en: 'A magic seal cannot be opened by force.',
  de: 'Ein magisches Siegel lässt sich nicht mit Gewalt öffnen.',
});
export const OPEN_ALREADY = reason('DS-LOCK-03', { en: 'It is open already.', de: 'Es ist schon offen.' });

/** Melee needs the target on a square in front of the attacker, by the attacker's facing (DS-MELEE-01, -19). */
export function mayStrike(state: State, attacker: Figure, target: Figure): Reason | null {
  if (sameSide(attacker, target)) return OWN_SIDE;
  return standsInFrontOf(boardOf(state), target, attacker) ? null : NOT_IN_FRONT;
}

/** Breaking a normal lock by force (DS-LOCK-02, -07, -10). */
export function mayForce(state: State, attacker: Figure, id: string): Reason | null {
  const thing = thingOf(state, id);
  const closed = closedOf(state, id);
  if (!thing || !closed) return NOT_IN_FRONT;
  if (!isHero(attacker)) return HEROES_ONLY;
  if (thing.open) return OPEN_ALREADY;
  if (!locks.some(l => l.id === closed.lock)) return SEALED;
  const board = boardOf(state);
  return closed.cells.some(cell => cellInFront(board, attacker, cell)) ? null : NOT_IN_FRONT;
}

export interface AttackOptions {
  readonly form: Attack['form'];
  readonly base?: number | 'own';
  readonly free?: boolean;
}

/** An attack with everything the position fixes about it (see the moments `attacking` and `defending`). */
export function newAttack(
  state: State,
  attacker: Figure,
  target: string,
  { form, base = 'own', free = false }: AttackOptions,
): Attack {
  const other = findFigure(state, target);
  return {
    attacker: attacker.id,
    target,
    form,
    free,
    base,
    behind: other !== undefined && isCompletelyBehind(boardOf(state), attacker, other),
    hindered: form === 'ranged' && other !== undefined && isHindered(state, attacker, other),
    grants: [],
    dice: [],
    defence: [],
    armour: 0,
  };
}

/** An attack in its four steps (DS-MELEE-04, DS-SHOOT-12, DS-MAGIC-17). Returns the hits. */
export function* resolve(state: State, io: Io, attack: Attack): Play<number> {
  const outer = state.attack;
  state.attack = attack;
  const attacker = figureOf(state, attack.attacker);
  const target = findFigure(state, attack.target);
  io.tell?.({
    kind: 'attack',
    attacker: attack.attacker,
    target: attack.target,
    form: attack.form,
    free: attack.free,
    rule: attack.free
      ? 'DS-FREE-01'
      : attack.form === 'ranged'
        ? 'DS-SHOOT-05'
        : attack.form === 'melee'
          ? 'DS-MELEE-04'
          : 'DS-MAGIC-17',
  });
  const context = { attack, prevented: false };
  yield* announce(state, io, 'attacking', attacker, context);
  if (target) yield* announce(state, io, 'defending', target, context);
  roll(state, io, attack, attacker, target);
  yield* announce(state, io, 'attack-rolled', attacker, context);
  if (target) yield* announce(state, io, 'defence-rolled', target, context);
  const hits = countHits(state, io, attack, attacker);
  if (target) yield* damage(state, io, attack, target, hits);
  else if (hits > 0) {
    const closed = closedOf(state, attack.target);
    if (closed) open(state, io, closed, attacker);
  }
  if (hits > 0 && target) yield* aftermath(state, io, attack, attacker);
  state.attack = outer;
  return hits;
}

/** Step 1: both sides roll (DS-MELEE-05). */
function roll(state: State, io: Io, attack: Attack, attacker: Figure, target: Figure | undefined): void {
  const sums = attackSums(state, attack);
  const armour = totalOf(sums.armour);
  // Where nobody can roll again, dice that armour removes are all alike, and so are defence dice that stop the same attackers.
  const final = !listensAt(attacker, 'attack-rolled') && !(target && listensAt(target, 'defence-rolled'));
  const { chance } = io;
  attack.armour = armour;
  attack.dice = chance.pool(totalOf(sums.attack), 6, final ? face => (face <= armour ? 0 : face) : undefined);
  const left = attack.dice.filter(die => die > armour);
  const stops = (face: number): number => left.reduce((sum, die) => (die <= face ? sum + 1 : sum), 0);
  attack.defence = chance.pool(totalOf(sums.defence), 6, final ? stops : undefined);
  io.tell?.({
    kind: 'rolled',
    attacker: attack.attacker,
    target: attack.target,
    dice: [...attack.dice],
    defence: [...attack.defence],
    armour,
    sums,
    rule: 'DS-MELEE-05',
  });
}

/** Steps 2 and 3: armour removes dice, the rest is paired from the highest down (DS-MELEE-11..16). */
function countHits(state: State, io: Io, attack: Attack, attacker: Figure): number {
  const left = attack.dice.filter(die => die > attack.armour).sort((a, b) => b - a);
  const defence = [...attack.defence].sort((a, b) => b - a);
  let hits = 0;
  for (let i = 0; i < left.length; i++) if ((left[i] as number) > (defence[i] ?? 0)) hits++;
  if (hits > 0) hits += extraHits(state, attack, attacker);
  const rule = left.length === 0 ? 'DS-MELEE-12' : 'DS-MELEE-15';
  io.tell?.({ kind: 'hits', attacker: attack.attacker, target: attack.target, hits, left, rule });
  return hits;
}

function extraHits(state: State, attack: Attack, attacker: Figure): number {
  let extra = 0;
  eachPassive(state, attacker, effect => {
    if (effect.do === 'extra-hits' && holdAll(state, attacker, attack, effect.if)) extra += effect.hits;
  });
  return extra;
}

function* aftermath(state: State, io: Io, attack: Attack, attacker: Figure): Play {
  const context = { attack, prevented: false };
  if (onBoard(state, attacker.id)) yield* announce(state, io, 'hit', attacker, context);
  if (onBoard(state, attacker.id) && !onBoard(state, attack.target))
    yield* announce(state, io, 'kill', attacker, context);
}
