import type { Ask, Seat, Text, ValuePart } from '@tafelrunde/engine';
import { MAP } from './content/map.ts';
import type { Choice } from './state.ts';
import type { View } from './view.ts';

/** Worth of a standing unit besides its life points. */
const STANDING = 3;
/** Those who keep away from the enemy never win. */
const PER_SQUARE = 0.05;

/** How good a view is for a seat: life and units on both sides, and how near the fight is. */
export function value(view: View, seat: Seat): number {
  return life(view, seat) - life(view, 1 - seat) - PER_SQUARE * distance(view, seat);
}

const NAMES: Readonly<Record<'own' | 'foes' | 'distance', Text>> = {
  own: { en: 'your units', de: 'deine Einheiten' },
  foes: { en: "the enemy's units", de: 'die Einheiten des Gegners' },
  distance: { en: 'the way to the enemy', de: 'der Weg zum Gegner' },
};

/** The same, part by part. */
export function parts(view: View, seat: Seat): readonly ValuePart[] {
  return [
    { name: NAMES.own, worth: life(view, seat) },
    { name: NAMES.foes, worth: -life(view, 1 - seat) },
    { name: NAMES.distance, worth: -PER_SQUARE * distance(view, seat) },
  ];
}

function life({ units }: View, seat: Seat): number {
  let sum = 0;
  for (const unit of units) if (unit.owner === seat && unit.life > 0) sum += unit.life + STANDING;
  return sum;
}

/** Squares from each own unit to its nearest enemy, added up. */
function distance({ units }: View, seat: Seat): number {
  const foes = units.filter(unit => unit.owner !== seat && unit.life > 0);
  if (foes.length === 0) return 0;
  let sum = 0;
  for (const unit of units)
    if (unit.owner === seat && unit.life > 0) sum += Math.min(...foes.map(foe => MAP.chebyshev(unit.at, foe.at)));
  return sum;
}

/** Blows before cards, cards before steps, steps towards the enemy before others. */
export function promise(choice: Choice, { seat }: Ask<Choice>, { units }: View): number {
  if (choice.do === 'attack') return 4;
  if (choice.do === 'play') return 2;
  if (choice.do !== 'move') return -1;
  const foes = units.filter(unit => unit.owner !== seat && unit.life > 0);
  return 1 - 0.5 * Math.min(...foes.map(foe => MAP.chebyshev(choice.to, foe.at)));
}
