import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import { MAP } from './content/map.ts';
import { ROSTER, unitId } from './content/units.ts';
import { mayAttack } from './rules/attack.ts';
import { mayPlay } from './rules/cards.ts';
import { mayAct, reachable, SQUARE_TAKEN, standing, TOO_FAR_TO_GO } from './rules/movement.ts';
import { type Choice, playerOf, type State, unitOf } from './state.ts';

export function optionId(choice: Choice): string {
  switch (choice.do) {
    case 'move':
      return `move:${unitId(choice.unit)},${MAP.x(choice.to)},${MAP.y(choice.to)}`;
    case 'attack':
      return `attack:${unitId(choice.unit)},${unitId(choice.target)}`;
    case 'play':
      return `play:${choice.slot},${choice.card},${unitId(choice.target)}`;
    case 'end':
      return 'end';
  }
}

const NOT_YOURS = reason('SK-TURN-04', {
  en: 'That unit belongs to the other side.',
  de: 'Diese Einheit gehört der Gegenseite.',
});
const OFF_THE_FIELD = reason('SK-MOVE-01', {
  en: 'That square is not on the field.',
  de: 'Dieses Feld liegt nicht auf dem Spielfeld.',
});

/** Answers with the same predicates that list the options. */
export function explain(state: State, seat: Seat, wanted: string): Reason | null {
  const [verb, rest = ''] = wanted.split(':');
  const [first = '', second = '', third = ''] = rest.split(',');
  const unit = unitNumber(first);
  if (unit >= 0 && unitOf(state, unit).owner !== seat) return NOT_YOURS;
  if (verb === 'move' && unit >= 0)
    return mayAct(unitOf(state, unit)) ?? mayGo(state, unit, Number(second), Number(third));
  if (verb === 'attack' && unit >= 0 && unitNumber(second) >= 0)
    return mayAttack(unitOf(state, unit), unitOf(state, unitNumber(second)));
  const card = playerOf(state, seat).hand[Number(first)] as CardId | undefined;
  if (verb === 'play' && card === second && unitNumber(third) >= 0)
    return mayPlay(state, seat, card, unitOf(state, unitNumber(third)));
  return null;
}

function mayGo(state: State, unit: number, x: number, y: number): Reason | null {
  if (!MAP.inside(x, y)) return OFF_THE_FIELD;
  if (!MAP.isOpen(x, y)) return SQUARE_TAKEN;
  const blocked = standing(state);
  if (blocked.has(MAP.cell(x, y))) return SQUARE_TAKEN;
  return reachable(unitOf(state, unit), blocked).has(MAP.cell(x, y)) ? null : TOO_FAR_TO_GO;
}

const unitNumber = (id: string): number => ROSTER.findIndex((_, unit) => unitId(unit) === id);
