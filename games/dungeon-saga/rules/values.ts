import type { SumPart } from '@tafelrunde/engine';
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

/**
 * One step of a sum, for people: whose number, how much and why (a modifier or the id of a card). The three sums of an attack are no plain `Sum`s: bonuses
 * of armour are capped before it loses anything, and penalties that dice cannot bear spill over to it (DS-LIMIT-02..05).
 */
export interface Part extends SumPart {
  readonly side: 'attack' | 'defence' | 'armour';
}

/** The numbers before anything changes them: of the sheet, the spell, the effect or the lock. */
export type Bases = Readonly<Record<Part['side'], number>>;

export interface Values {
  readonly attack: number;
  readonly defence: number;
  readonly armour: number;
  readonly bases: Bases;
  readonly parts: readonly Part[];
}

/** Dice of both sides and the armour that counts (DS-MELEE-05..10, DS-SHOOT-05..11, DS-MAGIC-17..19, DS-LIMIT-01..06). */
export function valuesOf(state: State, attack: Attack): Values {
  const attacker = figureOf(state, attack.attacker);
  const target = findFigure(state, attack.target);
  const parts: Part[] = [];
  const locked = target ? null : lockValues(state, attack.target);
  const bases: Bases = {
    attack: attackBase(attacker, attack),
    defence: target ? profileOf(target).combatDice : (locked?.defence ?? 0),
    armour: target ? profileOf(target).armour : (locked?.armour ?? 0),
  };
  const rolled = new Dice('attack', bases.attack, parts);
  const defended = new Dice('defence', bases.defence, parts);
  const armour = new Armour(bases.armour, parts);
  standardModifiers(state, attack, attacker, target, rolled, defended);
  eachModify(state, attacker, attack, (effect, source) => {
    if (effect.whose === 'own' && effect.stat === 'attack-dice') rolled.add(effect.by, source);
    if (effect.whose === 'target' && effect.stat === 'armour') armour.add(effect.by, source);
    if (effect.whose === 'target' && effect.stat === 'defence-dice') defended.add(effect.by, source);
  });
  if (!target) return { attack: rolled.value, defence: bases.defence, armour: bases.armour, bases, parts };
  eachModify(state, target, attack, (effect, source) => {
    if (effect.whose !== 'own') return;
    if (effect.stat === 'defence-dice') defended.add(effect.by, source);
    if (effect.stat === 'armour') armour.add(effect.by, source);
  });
  armour.lose(defended.spilled);
  return { attack: rolled.value, defence: defended.value, armour: armour.value, bases, parts };
}

function attackBase(attacker: Figure, { base, form }: Attack): number {
  if (base !== 'own') return base;
  const { combatDice, ranged } = profileOf(attacker);
  return form === 'ranged' ? (ranged?.dice ?? 0) : combatDice;
}

/** A lock fights back with exactly its values (DS-LOCK-02, DS-LOCK-10). */
function lockValues(state: State, id: string): { defence: number; armour: number } {
  const closed = closedOf(state, id);
  const { dice, armour } = lock(closed?.lock ?? '');
  return { defence: dice, armour };
}

/** Injured, outnumbered, behind, furnishing; never in magical attacks (DS-MAGIC-18, -24). */
function standardModifiers(
  state: State,
  { form, behind, hindered }: Attack,
  attacker: Figure,
  target: Figure | undefined,
  rolled: Dice,
  defended: Dice,
): void {
  if (form === 'magical') return;
  if (isInjured(attacker) && !ignores(state, attacker, 'injured')) rolled.add(-1, 'injured');
  if (target && isInjured(target) && !ignores(state, target, 'injured')) defended.add(-1, 'injured');
  if (form === 'melee') {
    // DS-SHOOT-13: outnumbering does not change a ranged attack.
    if (isOutnumbered(state, attacker) && !ignores(state, attacker, 'outnumbered')) rolled.add(-1, 'outnumbered');
    if (target && isOutnumbered(state, target) && !ignores(state, target, 'outnumbered'))
      defended.add(-1, 'outnumbered');
  }
  if (target && behind && !ignores(state, target, 'behind')) defended.add(-1, 'behind');
  if (hindered && !ignores(state, attacker, 'furnishing')) rolled.add(-1, 'furnishing');
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

/** A number of dice: bonuses and penalties are collected, then penalties go down to 2 dice and the rest spills over. */
export class Dice {
  readonly #side: Part['side'];
  readonly #parts: Part[];
  #most: number;
  #penalty = 0;

  constructor(side: Part['side'], base: number, parts: Part[]) {
    this.#side = side;
    this.#parts = parts;
    this.#most = base;
  }

  add(amount: number, source: string): void {
    this.#parts.push({ side: this.#side, amount, source });
    if (amount > 0) this.#most += amount;
    else this.#penalty -= amount;
  }

  get value(): number {
    return Math.max(limits.minDice, this.#most - this.#penalty);
  }

  /** Penalties beyond the minimum of dice (DS-LIMIT-02). */
  get spilled(): number {
    return Math.max(0, this.#penalty - Math.max(0, this.#most - limits.minDice));
  }
}

export class Armour {
  readonly #parts: Part[];
  #most: number;
  #loss = 0;

  constructor(base: number, parts: Part[]) {
    this.#parts = parts;
    this.#most = base;
  }

  add(amount: number, source: string): void {
    this.#parts.push({ side: 'armour', amount, source });
    if (amount > 0) this.#most += amount;
    else this.#loss -= amount;
  }

  lose(spilled: number): void {
    const bites = Math.min(spilled, Math.max(0, this.value - limits.minArmour));
    if (bites > 0) this.add(-bites, 'spilled');
  }

  get value(): number {
    return Math.max(limits.minArmour, Math.min(limits.maxArmour, this.#most) - this.#loss);
  }
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
  const armour = new Armour(profileOf(figure).armour, []);
  eachModify(state, figure, null, (effect, source) => {
    if (effect.stat === 'armour' && effect.whose === 'own') armour.add(effect.by, source);
  });
  return armour.value;
}
