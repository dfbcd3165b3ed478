import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import type { Condition } from '../content/index.ts';
import { type Attack, type Figure, type Grant, isInjured, type PlacedFind, profileOf } from '../state.ts';
import { burdenOf } from './finds.ts';
import { eachPassive, ignores } from './sources.ts';
import { armourSum, diceSum } from './values.ts';

/** As much of the table as these values rest on: a state or a view of it. */
interface Lying {
  readonly adventure: string;
  readonly grants: readonly Grant[];
  readonly attack: Attack | null;
  readonly finds: readonly PlacedFind[];
}

interface Standing<V> {
  readonly move: V;
  /** Dice in melee, and against any attack. */
  readonly combat: V;
  readonly defence: V;
  /** Without it the figure cannot shoot. */
  readonly ranged: V | null;
  readonly armour: V;
}

export type StandingValues = Standing<number>;
export type StandingSums = Standing<Sum>;

/** What a figure brings to its next turn with all it carries and what lasts on it, and where that comes from; what depends on the enemy or the place is left out. */
export function standingSums(table: Lying, figure: Figure): StandingSums {
  const profile = profileOf(figure);
  const [combat, defence, ranged, armour]: [SumPart[], SumPart[], SumPart[], SumPart[]] = [[], [], [], []];
  const burden = Math.min(profile.move, burdenOf(table, figure));
  const move: SumPart[] = burden > 0 ? [{ amount: -burden, source: 'burden' }] : [];
  if (isInjured(figure) && !ignores(table, figure, 'injured')) {
    for (const dice of [combat, defence, ranged]) dice.push({ amount: -1, source: 'injured' });
  }
  eachPassive(table, figure, (effect, source) => {
    if (effect.do !== 'modify' || effect.whose !== 'own') return;
    const { stat, by } = effect;
    if (stat === 'move' && holds(figure, effect.if, null)) move.push({ amount: by, source });
    if (stat === 'armour' && holds(figure, effect.if, null)) armour.push({ amount: by, source });
    if (stat === 'defence-dice' && holds(figure, effect.if, null)) defence.push({ amount: by, source });
    if (stat === 'attack-dice' && holds(figure, effect.if, 'melee')) combat.push({ amount: by, source });
    if (stat === 'attack-dice' && holds(figure, effect.if, 'ranged')) ranged.push({ amount: by, source });
  });
  return {
    move: { base: profile.move, parts: move, least: 0 },
    combat: diceSum(profile.combatDice, combat),
    defence: diceSum(profile.combatDice, defence),
    ranged: profile.ranged ? diceSum(profile.ranged.dice, ranged) : null,
    armour: armourSum(profile.armour, armour, 0),
  };
}

/** The same as plain numbers. */
export function standingValues(table: Lying, figure: Figure): StandingValues {
  const { move, combat, defence, ranged, armour } = standingSums(table, figure);
  return {
    move: totalOf(move),
    combat: totalOf(combat),
    defence: totalOf(defence),
    ranged: ranged && totalOf(ranged),
    armour: totalOf(armour),
  };
}

const holds = (figure: Figure, conditions: readonly Condition[] | undefined, form: Attack['form'] | null): boolean =>
  (conditions ?? []).every(condition =>
    condition.is === 'injured' ? isInjured(figure) : condition.is === 'form' && condition.form === form,
  );
