import { type Reason, reason, type Seat, type Verbs } from '@tafelrunde/engine';
import { CARDS, type CardId } from './content/cards.ts';
import { MAP } from './content/map.ts';
import { ROSTER, unitId } from './content/units.ts';
import { mayAttack } from './rules/attack.ts';
import { mayPlay } from './rules/cards.ts';
import { mayAct, reachable, SQUARE_TAKEN, standing, TOO_FAR_TO_GO } from './rules/movement.ts';
import { type Choice, playerOf, type State, type Unit, unitOf } from './state.ts';

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

/** Squares off the field are read as well, as a cell that is none: people click and type beside it. */
export const verbs: Verbs<Choice> = {
  move([name = '', x, y]) {
    const unit = unitNumber(name);
    return unit < 0 ? null : { do: 'move', unit, to: cellAt(Number(x), Number(y)) };
  },
  attack([name = '', other = '']) {
    const [unit, target] = [unitNumber(name), unitNumber(other)];
    return unit < 0 || target < 0 ? null : { do: 'attack', unit, target };
  },
  play([slot, card = '', name = '']) {
    const target = unitNumber(name);
    return target < 0 || !isCard(card) ? null : { do: 'play', slot: Number(slot), card, target };
  },
  end: () => ({ do: 'end' }),
};

const NO_CELL = -1;
const cellAt = (x: number, y: number): number => (MAP.inside(x, y) ? MAP.cell(x, y) : NO_CELL);
const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

/** Answers with the same predicates that list the options. */
export function explain(state: State, seat: Seat, wanted: Choice): Reason | null {
  switch (wanted.do) {
    case 'move': {
      const unit = unitOf(state, wanted.unit);
      return unit.owner === seat ? (mayAct(unit) ?? mayGo(state, unit, wanted.to)) : NOT_YOURS;
    }
    case 'attack': {
      const unit = unitOf(state, wanted.unit);
      return unit.owner === seat ? mayAttack(unit, unitOf(state, wanted.target)) : NOT_YOURS;
    }
    case 'play':
      if (playerOf(state, seat).hand[wanted.slot] !== wanted.card) return null;
      return mayPlay(state, seat, wanted.card, unitOf(state, wanted.target));
    case 'end':
      return null;
  }
}

function mayGo(state: State, unit: Unit, to: number): Reason | null {
  if (to === NO_CELL) return OFF_THE_FIELD;
  const blocked = standing(state);
  if (!MAP.isOpen(MAP.x(to), MAP.y(to)) || blocked.has(to)) return SQUARE_TAKEN;
  return reachable(unit, blocked).has(to) ? null : TOO_FAR_TO_GO;
}

const unitNumber = (id: string): number => ROSTER.findIndex((_, unit) => unitId(unit) === id);
