import type { Seat } from '@tafelrunde/engine';
import { MAP } from './content/map.ts';
import type { View } from './view.ts';

/** Worth of a standing unit besides its life points. */
const STANDING = 3;
/** Those who keep away from the enemy never win. */
const PER_SQUARE = 0.05;

/** How good a view is for a seat: life and units on both sides, and how near the fight is. */
export function value({ units }: View, seat: Seat): number {
  let sum = 0;
  for (const unit of units) {
    if (unit.life <= 0) continue;
    if (unit.owner !== seat) {
      sum -= unit.life + STANDING;
      continue;
    }
    const foes = units.filter(other => other.owner !== seat && other.life > 0);
    const nearest = Math.min(...foes.map(foe => MAP.chebyshev(unit.at, foe.at)));
    sum += unit.life + STANDING - (foes.length > 0 ? nearest * PER_SQUARE : 0);
  }
  return sum;
}
