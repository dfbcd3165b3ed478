import { healthOf, scrollOf, scrollSideOf, stepsFrom, weaponOf } from '../announced.ts';
import type { Level } from '../content/words.ts';
import { type Enemy, type Figure, type FigureId, type Hero, isHero, type State, type Zone } from '../state.ts';
import { blowOn } from './blows.ts';

/** What it is worth to be rid of an enemy, by its level. */
const WORTH: Readonly<Record<Level, number>> = { violet: 12, red: 8, blue: 4, green: 2.5 };
/** How likely an enemy is to act after a hero's turn. */
const ACTS = 0.4;

export const worthOfEnemy = (enemy: Enemy): number => WORTH[scrollOf(enemy).level];

/** The worth of one body: the members of a horde share it. */
export const worthOfBody = (enemy: Enemy): number => worthOfEnemy(enemy) / Math.max(1, enemy.bodies.length);

/** What is left of it, from 0 to 1. */
export const vigour = (state: State, { id, wounds }: Pick<Figure, 'id' | 'wounds'>): number =>
  Math.max(0, 1 - wounds / Math.max(1, healthOf(state, id)));

/** How far it strikes when it acts: a step or two and the range of its weapons. */
const REACH = 3;

/** Wounds a hero must expect in a zone until the next turn, from all who can reach it. How hard each strikes is worked out once for all zones. */
export function dangerFor(state: State, hero: Hero): (zone: Zone) => number {
  const strengths = new Map<FigureId, number>();
  const strengthOf = (enemy: Enemy, body: Figure): number => {
    const known = strengths.get(body.id);
    if (known !== undefined) return known;
    const found = strength(state, enemy, body, hero);
    strengths.set(body.id, found);
    return found;
  };
  return zone => {
    let wounds = 0;
    for (const enemy of state.enemies)
      for (const body of enemy.bodies) {
        const steps = stepsFrom(state, body.zone, zone);
        if (steps > REACH) continue;
        wounds += ACTS * (steps === 0 ? 1.2 : 1 / (1 + 0.3 * steps)) * strengthOf(enemy, body);
      }
    return wounds;
  };
}

/** Wounds of one attack with its main weapon. */
function strength(state: State, enemy: Enemy, body: Figure, hero: Hero): number {
  if (Object.keys(scrollSideOf(enemy).weapons).length === 0) return 0;
  return blowOn(state, weaponOf(enemy, body.id, 'main'), hero.id).wounds;
}

/** How much wounds weigh for a hero: the fewer are left, the more. */
export function woundWeight(state: State, id: string): number {
  if (!isHero(state, id)) return 0.5;
  const hero = state.heroes.find(one => one.id === id);
  if (hero === undefined || hero.ghost) return 0;
  const left = healthOf(state, id) - hero.wounds;
  return left <= 2 ? 2.5 : left <= 4 ? 1.4 : 0.7;
}
