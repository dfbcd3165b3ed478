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

const sum = (parts: readonly SumPart[]): number => parts.reduce((all, { amount }) => all + amount, 0);

/** Dice and all that was added to them, never below nothing (D2-ASTEP-12, D2-DMOD-07). */
export function resultOf(attack: Attack): AttackResult {
  const faces = facesOf(attack.dice);
  let damage = sum(attack.damage);
  let range = sum(attack.range);
  let surges = sum(attack.surges);
  let miss = false;
  for (const face of faces) {
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

/** The shields of a figure the attack works on: rolled, replaced, added (D2-DMOD-09, -10). */
export function shieldsOf({ dice, replaced, shields }: Aimed): number {
  const rolled = replaced ?? facesOf(dice).reduce((all, { shield }) => all + shield, 0);
  return Math.max(0, rolled + sum(shields));
}

/** Damage left after the shields; Pierce ignores some of them, never more than there are (D2-KEYW-01, -02, D2-ASTEP-25). */
export function dealtBy({ damage, pierce }: AttackResult, aim: Aimed, least: number, pierced = true): number {
  const blocked = Math.max(0, shieldsOf(aim) - (pierced ? pierce : 0));
  return Math.max(least, damage - blocked, 0);
}
