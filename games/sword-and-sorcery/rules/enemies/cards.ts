import { cardOf, scrollNamed } from '../../content/enemies/index.ts';
import type { Guard, Scroll, ScrollSide } from '../../content/enemies/scroll.ts';
import type { Enemy, State } from '../../state.ts';

export const scrollOf = ({ scroll }: Pick<Enemy, 'scroll'>): Scroll => scrollNamed(scroll);

/** The side of its scroll that lies up (SS-BOSS-02). */
export function scrollSideOf(enemy: Pick<Enemy, 'scroll' | 'side'>): ScrollSide {
  const { sides } = scrollOf(enemy);
  return sides[enemy.side] ?? sides[0];
}

/** Its defence values: on its card, for a boss on its scroll (SS-BOSS-09). */
export const guardOf = (enemy: Enemy): Guard => scrollSideOf(enemy).defence ?? cardOf(enemy.id).guard;

/** Its health: for red and violet ones by the number of heroes who began (SS-ECRD-10). */
export function healthOn({ size }: Pick<State, 'size'>, { id }: Pick<Enemy, 'id'>): number {
  const { health } = cardOf(id);
  return typeof health === 'number' ? health : health[size <= 3 ? 0 : 1];
}
