import { type SumPart, totalOf } from '@tafelrunde/engine';
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

export interface StandingValues {
  readonly move: number;
  /** Dice in melee, and against any attack. */
  readonly combat: number;
  readonly defence: number;
  /** Without it the figure cannot shoot. */
  readonly ranged: number | null;
  readonly armour: number;
}

/** What a figure brings to its next turn with all it carries and what lasts on it; what depends on the enemy or the place is left out. */
export function standingValues(table: Lying, figure: Figure): StandingValues {
  const profile = profileOf(figure);
  const [combat, defence, ranged, armour]: [SumPart[], SumPart[], SumPart[], SumPart[]] = [[], [], [], []];
  let move = Math.max(0, profile.move - burdenOf(table, figure));
  if (isInjured(figure) && !ignores(table, figure, 'injured')) {
    for (const dice of [combat, defence, ranged]) dice.push({ amount: -1, source: 'injured' });
  }
  eachPassive(table, figure, (effect, source) => {
    if (effect.do !== 'modify' || effect.whose !== 'own') return;
    const { stat, by } = effect;
    if (stat === 'move' && holds(figure, effect.if, null)) move += by;
    if (stat === 'armour' && holds(figure, effect.if, null)) armour.push({ amount: by, source });
    if (stat === 'defence-dice' && holds(figure, effect.if, null)) defence.push({ amount: by, source });
    if (stat === 'attack-dice' && holds(figure, effect.if, 'melee')) combat.push({ amount: by, source });
    if (stat === 'attack-dice' && holds(figure, effect.if, 'ranged')) ranged.push({ amount: by, source });
  });
  return {
    move: Math.max(0, move),
    combat: totalOf(diceSum(profile.combatDice, combat)),
    defence: totalOf(diceSum(profile.combatDice, defence)),
    ranged: profile.ranged ? totalOf(diceSum(profile.ranged.dice, ranged)) : null,
    armour: totalOf(armourSum(profile.armour, armour, 0)),
  };
}

const holds = (figure: Figure, conditions: readonly Condition[] | undefined, form: Attack['form'] | null): boolean =>
  (conditions ?? []).every(condition =>
    condition.is === 'injured' ? isInjured(figure) : condition.is === 'form' && condition.form === form,
  );
