import type { SumPart } from '@tafelrunde/engine';
import { DICE, type Face } from '../../content/dice.ts';
import type { Aimed, Attack, RolledDie } from '../../state.ts';

/** What an attack comes to at the moment. */
export interface AttackResult {
  readonly miss: boolean;
  readonly damage: number;
  readonly range: number;
  /** Surges rolled and added, and those not yet spent. */
  readonly surges: number;
  readonly left: number;
  readonly pierce: number;
}

export const facesOf = (dice: readonly RolledDie[]): Face[] => dice.map(({ kind, face }) => DICE[kind][face] as Face);

function sum(parts: readonly SumPart[]): number {
  let all = 0;
  for (const { amount } of parts) all += amount;
  return all;
}

/** Dice and all that was added to them, never below nothing (D2-ASTEP-12, D2-DMOD-07). */
export function resultOf(attack: Attack): AttackResult {
  let damage = sum(attack.damage);
  let range = sum(attack.range);
  let surges = sum(attack.surges);
  let miss = false;
  for (const { kind, face: at } of attack.dice) {
    const face = DICE[kind][at] as Face;
    damage += face.damage;
    range += face.range;
    surges += face.surge;
    miss ||= face.miss;
  }
  return {
    miss,
    damage: Math.max(0, damage),
    range: Math.max(0, range),
    surges: Math.max(0, surges),
    left: Math.max(0, surges - attack.spent),
    pierce: sum(attack.pierce),
  };
}

function shieldsIn(dice: readonly RolledDie[]): number {
  let all = 0;
  for (const { kind, face } of dice) all += (DICE[kind][face] as Face).shield;
  return all;
}

/** The shields of a figure the attack works on: rolled, replaced, added (D2-DMOD-09, -10). */
export function shieldsOf({ dice, replaced, shields }: Aimed): number {
  return Math.max(0, (replaced ?? shieldsIn(dice)) + sum(shields));
}

/** Damage left after the shields; Pierce ignores some of them, never more than there are (D2-KEYW-01, -02, D2-ASTEP-25). */
export function dealtBy({ damage, pierce }: AttackResult, aim: Aimed, least: number, pierced = true): number {
  const blocked = Math.max(0, shieldsOf(aim) - (pierced ? pierce : 0));
  return Math.max(least, damage - blocked, 0);
}
