import type { Thing } from '../../kit/picking/picking.ts';
import { type Choice, MAP, type Unit, unitId, type View } from './game.ts';

// What can be pointed at: `unit:3`, `cell:142`, `card:0` (a place in the own hand).
export const unitThing = (unit: number): Thing => `unit:${unit}`;
export const cellThing = (cell: number): Thing => `cell:${cell}`;
export const cardThing = (slot: number): Thing => `card:${slot}`;

/** The number behind the word, if the thing is of that kind. */
export function numberOf(kind: 'unit' | 'cell' | 'card', thing: Thing | undefined): number | null {
  const [word, number] = thing?.split(':') ?? [];
  return word === kind ? Number(number) : null;
}

export function thingsOf(choice: Choice): readonly Thing[] {
  switch (choice.do) {
    case 'move':
      return [unitThing(choice.unit), cellThing(choice.to)];
    case 'attack':
      return [unitThing(choice.unit), unitThing(choice.target)];
    case 'play':
      return [cardThing(choice.slot), unitThing(choice.target)];
    case 'end':
      return [];
  }
}

/** Who stands on a square. */
export function unitAt({ units }: View, cell: number): number | null {
  const found = units.findIndex(({ at, life }) => at === cell && life > 0);
  return found < 0 ? null : found;
}

/** What is meant by a square: whoever stands there, or the square itself. */
export function thingAt(view: View, cell: number): Thing {
  const unit = unitAt(view, cell);
  return unit === null ? cellThing(cell) : unitThing(unit);
}

/** The wish behind a click on something that is not offered, as the game's `explain` reads it. */
export function wishFor(view: View, seat: number, picked: readonly Thing[], thing: Thing): string | null {
  const card = picked.map(one => numberOf('card', one)).find(slot => slot !== null) ?? numberOf('card', thing);
  const target = numberOf('unit', thing);
  if (card !== null && (target !== null || card === numberOf('card', thing))) {
    const held = view.players[seat]?.hand?.[card];
    return held ? `play:${card},${held},${unitId(target ?? ownUnit(view, seat, []))}` : null;
  }
  const own = ownUnit(view, seat, picked);
  const cell = numberOf('cell', thing);
  if (cell !== null) return `move:${unitId(own)},${MAP.x(cell)},${MAP.y(cell)}`;
  if (target === null) return null;
  return view.units[target]?.owner === seat ? moveOf(view.units, target) : `attack:${unitId(own)},${unitId(target)}`;
}

/** Somebody who cannot do anything: why not is what going anywhere would say. */
const moveOf = (units: readonly Unit[], unit: number): string => {
  const at = units[unit]?.at ?? 0;
  return `move:${unitId(unit)},${MAP.x(at)},${MAP.y(at)}`;
};

/** The own unit that is meant: the one picked, or the first that stands. */
function ownUnit({ units }: View, seat: number, picked: readonly Thing[]): number {
  const meant = picked.map(thing => numberOf('unit', thing)).find(unit => unit !== null && units[unit]?.owner === seat);
  return (
    meant ??
    Math.max(
      0,
      units.findIndex(({ owner, life }) => owner === seat && life > 0),
    )
  );
}
