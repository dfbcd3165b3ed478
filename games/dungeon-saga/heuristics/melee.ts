import { profileOf } from '../state.ts';
import { atTheBack, touch } from './ground.ts';
import type { Scene } from './scene.ts';

/** In front of an enemy nobody can just walk on; who shoots or casts suffers most. */
const ENGAGED = 1;
const ENGAGED_SHOOTER = 3;
/** An enemy at one's back. */
const BACK = 1;

/** How the figures stand to each other. */
export function melee({ ground, heroes, servants }: Scene): number {
  let sum = 0;
  for (const hero of heroes) {
    let engaged = false;
    for (const servant of servants) {
      if (!touch(ground, hero, servant)) continue;
      if (atTheBack(ground, servant, hero)) sum += BACK;
      else engaged = true;
      if (atTheBack(ground, hero, servant)) sum -= BACK;
    }
    if (engaged) sum -= profileOf(hero).ranged || hero.spells.length > 0 ? ENGAGED_SHOOTER : ENGAGED;
  }
  return sum;
}
