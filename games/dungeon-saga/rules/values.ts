import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import { rulerReaches } from '@tafelrunde/engine/geometry';
import { boardOf, closedOf, figuresTouch, rectOf, standsInFrontOf } from '../board.ts';
import { type Condition, limits, lock, type Modify, type PassiveEffect, rulers } from '../content/index.ts';
import {
  type Attack,
  type Figure,
  figureOf,
  findFigure,
  isInjured,
  profileOf,
  type State,
  sameSide,
} from '../state.ts';
import { burdenOf } from './finds.ts';
import { eachPassive, hasAura, ignores, mayChangeMove, sourcesOf } from './sources.ts';

/** How many dice each side rolls, and the armour that counts, each with all that made it. */
export interface AttackSums {
  readonly attack: Sum;
  readonly defence: Sum;
  readonly armour: Sum;
}

/** Dice of both sides and the armour that counts (DS-MELEE-05..10, DS-SHOOT-05..11, DS-MAGIC-17..19, DS-LIMIT-01..06). */
export function attackSums(state: State, attack: Attack): AttackSums {
  const attacker = figureOf(state, attack.attacker);
  const target = findFigure(state, attack.target);
  const rolled: SumPart[] = [];
  const defended: SumPart[] = [];
  const worn: SumPart[] = [];
  standardModifiers(state, attack, attacker, target, rolled, defended);
  eachModify(state, attacker, attack, ({ whose, stat, by }, source) => {
    if (whose === 'own' && stat === 'attack-dice') rolled.push({ amount: by, source });
    if (whose === 'target' && stat === 'armour') worn.push({ amount: by, source });
    if (whose === 'target' && stat === 'defence-dice') defended.push({ amount: by, source });
  });
  const own = diceSum(attackBase(attacker, attack), rolled);
  // A lock fights back with exactly its values (DS-LOCK-02, DS-LOCK-10).
  if (!target) return { attack: own, ...lockSums(state, attack.target) };
  eachModify(state, target, attack, ({ whose, stat, by }, source) => {
    if (whose !== 'own') return;
    if (stat === 'defence-dice') defended.push({ amount: by, source });
    if (stat === 'armour') worn.push({ amount: by, source });
  });
  const { combatDice, armour } = profileOf(target);
  const defence = diceSum(combatDice, defended);
  return { attack: own, defence, armour: armourSum(armour, worn, spilledFrom(defence)) };
}

function attackBase(attacker: Figure, { base, form }: Attack): number {
  if (base !== 'own') return base;
  const { combatDice, ranged } = profileOf(attacker);
  return form === 'ranged' ? (ranged?.dice ?? 0) : combatDice;
}

function lockSums(state: State, id: string): Pick<AttackSums, 'defence' | 'armour'> {
  const { dice, armour } = lock(closedOf(state, id)?.lock ?? '');
  return { defence: { base: dice, parts: [] }, armour: { base: armour, parts: [] } };
}

/** Injured, outnumbered, behind, furnishing; never in magical attacks (DS-MAGIC-18, -24). */
function standardModifiers(
  state: State,
  { form, behind, hindered }: Attack,
  attacker: Figure,
  target: Figure | undefined,
  rolled: SumPart[],
  defended: SumPart[],
): void {
  if (form === 'magical') return;
  if (isInjured(attacker) && !ignores(state, attacker, 'injured')) rolled.push({ amount: -1, source: 'injured' });
  if (target && isInjured(target) && !ignores(state, target, 'injured'))
    defended.push({ amount: -1, source: 'injured' });
  if (form === 'melee') {
    // DS-SHOOT-13: outnumbering does not change a ranged attack.
    if (isOutnumbered(state, attacker) && !ignores(state, attacker, 'outnumbered'))
      rolled.push({ amount: -1, source: 'outnumbered' });
    if (target && isOutnumbered(state, target) && !ignores(state, target, 'outnumbered'))
      defended.push({ amount: -1, source: 'outnumbered' });
  }
  if (target && behind && !ignores(state, target, 'behind')) defended.push({ amount: -1, source: 'behind' });
  if (hindered && !ignores(state, attacker, 'furnishing')) rolled.push({ amount: -1, source: 'furnishing' });
}

/** In front of at least two enemies, or adjacent to a large one (DS-MELEE-07, DS-LARGE-07). */
export function isOutnumbered(state: State, figure: Figure): boolean {
  const board = boardOf(state);
  let enemies = 0;
  for (const other of state.figures) {
    if (sameSide(figure, other)) continue;
    if (figure.size === 1 && other.size === 2 && figuresTouch(board, figure, other)) return true;
    if (standsInFrontOf(board, figure, other) && ++enemies >= 2) return true;
  }
  return false;
}

/** A number of dice, at least 2 (DS-LIMIT-01). */
export const diceSum = (base: number, parts: readonly SumPart[]): Sum => ({ base, parts, least: limits.minDice });

/** Penalties beyond the minimum of dice (DS-LIMIT-02). */
export function spilledFrom({ base, parts }: Sum): number {
  const { gained, lost } = changesIn(parts);
  return Math.max(0, lost - Math.max(0, base + gained - limits.minDice));
}

/**
 * Armour between 1 and 5: bonuses are capped before anything is lost, and penalties that dice cannot bear take what they can (DS-LIMIT-03..05).
 * What that takes are parts like others, so that the sum adds up.
 */
export function armourSum(base: number, parts: SumPart[], spilled: number): Sum {
  const sum = { base, parts, least: limits.minArmour, most: limits.maxArmour };
  const { gained, lost } = changesIn(parts);
  const bites = Math.min(spilled, Math.max(0, Math.min(sum.most, base + gained) - lost - sum.least));
  const beyond = base + gained - sum.most;
  if (beyond > 0 && lost + bites > 0) parts.push({ amount: -beyond, source: 'beyond' });
  if (bites > 0) parts.push({ amount: -bites, source: 'spilled' });
  return sum;
}

function changesIn(parts: readonly SumPart[]): { gained: number; lost: number } {
  let gained = 0;
  let lost = 0;
  for (const { amount } of parts) {
    if (amount > 0) gained += amount;
    else lost -= amount;
  }
  return { gained, lost };
}

/** Every `modify` that concerns the figure, from itself and from auras, whose conditions hold. */
function eachModify(
  state: State,
  figure: Figure,
  attack: Attack | null,
  each: (effect: Modify, source: string) => void,
): void {
  const take = (effect: PassiveEffect, source: string): void => {
    if (effect.do === 'modify' && holdAll(state, figure, attack, effect.if)) each(effect, source);
  };
  eachPassive(state, figure, take);
  for (const other of state.figures) {
    if (other === figure || !hasAura(other)) continue;
    for (const source of sourcesOf(other))
      for (const effect of source.passives)
        if (effect.do === 'aura' && reachesAura(state, other, figure, effect))
          for (const modify of effect.effects) take(modify, source.id);
  }
}

function reachesAura(
  state: State,
  from: Figure,
  to: Figure,
  { whom, range, kinds }: Extract<PassiveEffect, { do: 'aura' }>,
): boolean {
  if (sameSide(from, to) !== (whom === 'friends')) return false;
  if (kinds && !(kinds as readonly string[]).includes(to.of)) return false;
  const board = boardOf(state);
  return range === 'adjacent'
    ? figuresTouch(board, from, to)
    : rulerReaches(rectOf(board, from), rectOf(board, to), rulers.short);
}

export function holdAll(
  state: State,
  figure: Figure,
  attack: Attack | null,
  conditions: readonly Condition[] | undefined,
): boolean {
  return conditions === undefined || conditions.every(condition => holdsTrue(state, figure, attack, condition));
}

function holdsTrue(state: State, figure: Figure, attack: Attack | null, condition: Condition): boolean {
  switch (condition.is) {
    case 'injured':
      return isInjured(figure);
    case 'outnumbered':
      return isOutnumbered(state, figure);
    case 'unmoved':
      return (state.turns.find(turn => turn.figure === figure.id)?.steps ?? 0) === 0;
    case 'form':
      return attack?.form === condition.form;
    case 'from-behind':
      return attack?.behind === true;
    case 'free-strike':
      return attack?.free === true;
    case 'against':
      return attack !== null && isAgainst(state, figure, attack, condition.foe);
  }
}

function isAgainst(state: State, figure: Figure, attack: Attack, foe: string): boolean {
  const other = findFigure(state, attack.attacker === figure.id ? attack.target : attack.attacker);
  if (!other) return foe === 'lock';
  return foe === 'large' ? other.size === 2 : other.kind === foe;
}

/** Squares the figure may move (DS-MOVE-01), never below 0. */
export function moveOf(state: State, figure: Figure): number {
  let move = Math.max(0, profileOf(figure).move - burdenOf(state, figure));
  if (!mayChangeMove(state, figure)) return move;
  eachModify(state, figure, null, effect => {
    if (effect.stat === 'move' && effect.whose === 'own') move += effect.by;
  });
  return Math.max(0, move);
}

/** The armour of a figure outside an attack, for views. */
export function armourOf(state: State, figure: Figure): number {
  const worn: SumPart[] = [];
  eachModify(state, figure, null, ({ stat, whose, by }, source) => {
    if (stat === 'armour' && whose === 'own') worn.push({ amount: by, source });
  });
  return totalOf(armourSum(profileOf(figure).armour, worn, 0));
}
