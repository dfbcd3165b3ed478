import { type Chance, type Reason, reason } from '@tafelrunde/engine';
import { bresenhamClear } from '@tafelrunde/engine/geometry';
import { MAP } from '../content/map.ts';
import { classOf, type State, type Unit, unitOf } from '../state.ts';
import type { Io } from '../types.ts';
import { FALLEN, mayAct } from './movement.ts';

export const ATTACKED_ALREADY = reason('SK-ATT-01', {
  en: 'This unit has attacked already this turn.',
  de: 'Diese Einheit hat in diesem Zug schon angegriffen.',
});
export const OWN_UNIT = reason('SK-ATT-02', { en: 'That is a unit of your own.', de: 'Das ist eine eigene Einheit.' });
export const OUT_OF_RANGE = reason('SK-ATT-02', {
  en: 'The target is out of range.',
  de: 'Das Ziel ist außer Reichweite.',
});
export const OUT_OF_SIGHT = reason('SK-ATT-03', {
  en: 'A rock bars the view to the target.',
  de: 'Ein Felsen versperrt die Sicht auf das Ziel.',
});

export function mayAttack(unit: Unit, target: Unit): Reason | null {
  const idle = mayAct(unit);
  if (idle) return idle;
  if (unit.attacked) return ATTACKED_ALREADY;
  if (target.life <= 0) return FALLEN;
  if (target.owner === unit.owner) return OWN_UNIT;
  return inReach(unit.at, target.at, classOf(unit).range);
}

/** Range and sight between two squares. */
export function inReach(from: number, to: number, range: number): Reason | null {
  if (MAP.chebyshev(from, to) > range) return OUT_OF_RANGE;
  return bresenhamClear(MAP, from, to) ? null : OUT_OF_SIGHT;
}

export function attack(state: State, io: Io, attacker: number, victim: number): void {
  const unit = unitOf(state, attacker);
  const target = unitOf(state, victim);
  const attackDice = io.chance.pool(classOf(unit).dice + unit.blessings, 6, hitsOf);
  const defenceDice = io.chance.pool(classOf(target).armour + target.shield, 6, blocksOf);
  const damage = Math.max(0, hits(attackDice) - blocks(defenceDice));
  unit.actions--;
  unit.attacked = true;
  unit.blessings = 0;
  io.tell?.({
    kind: 'attacked',
    unit: attacker,
    target: victim,
    attack: attackDice,
    defence: defenceDice,
    damage,
    rule: 'SK-ATT-04',
  });
  hurt(state, io, victim, damage);
}

export function hurt(state: State, io: Io, victim: number, damage: number): void {
  const unit = unitOf(state, victim);
  unit.life = Math.max(0, unit.life - damage);
  if (unit.life === 0) io.tell?.({ kind: 'fell', unit: victim, rule: 'SK-ATT-06' });
}

export function rollHits(chance: Chance, count: number): { dice: number[]; hits: number } {
  const dice = chance.pool(count, 6, hitsOf);
  return { dice, hits: hits(dice) };
}

/** 4 and 5 are one hit, 6 is two (SK-ATT-04). */
export const hitsOf = (die: number): number => (die === 6 ? 2 : die >= 4 ? 1 : 0);

/** 5 and 6 block one hit each (SK-ATT-05). */
export const blocksOf = (die: number): number => (die >= 5 ? 1 : 0);

function hits(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += hitsOf(die);
  return sum;
}

function blocks(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += blocksOf(die);
  return sum;
}
