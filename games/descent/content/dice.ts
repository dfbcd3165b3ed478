import type { AttackDie, DieKind } from './words.ts';

/** What a face shows: range, damage (hearts), surges, shields; or the X that makes the whole attack miss. */
export interface Face {
  readonly range: number;
  readonly damage: number;
  readonly surge: number;
  readonly shield: number;
  readonly miss: boolean;
}

const face = (range: number, damage: number, surge = 0): Face => ({ range, damage, surge, shield: 0, miss: false });
const shields = (shield: number): Face => ({ range: 0, damage: 0, surge: 0, shield, miss: false });
const MISS: Face = { range: 0, damage: 0, surge: 0, shield: 0, miss: true };

/** The faces of all dice, in the order in which tests lay them. */
export const DICE: Readonly<Record<DieKind, readonly Face[]>> = {
  blue: [MISS, face(2, 2, 1), face(3, 2), face(4, 2), face(5, 1), face(6, 1, 1)],
  red: [face(0, 1), face(0, 2), face(0, 2), face(0, 2), face(0, 3), face(0, 3, 1)],
  yellow: [face(1, 0, 1), face(1, 1), face(2, 1), face(0, 1, 1), face(0, 2), face(0, 2, 1)],
  green: [face(0, 1), face(0, 0, 1), face(1, 0, 1), face(1, 1), face(0, 1, 1), face(1, 1, 1)],
  brown: [shields(0), shields(0), shields(0), shields(1), shields(1), shields(2)],
  gray: [shields(0), shields(1), shields(1), shields(1), shields(2), shields(3)],
  black: [shields(0), shields(2), shields(2), shields(2), shields(3), shields(4)],
};

const ATTACK_DICE: readonly DieKind[] = ['blue', 'red', 'yellow', 'green'];
export const isAttackDie = (kind: DieKind): kind is AttackDie => ATTACK_DICE.includes(kind);
/** Red, yellow and green dice are power dice; "the attack die" is the blue one (D2-DICE-01, D2-DMOD-05). */
export const isPowerDie = (kind: DieKind): boolean => isAttackDie(kind) && kind !== 'blue';
