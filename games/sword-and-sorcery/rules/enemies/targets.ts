import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { COMPANIONS } from '../../content/companions.ts';
import type { Behaviour, Target } from '../../content/enemies/scroll.ts';
import { HEROES } from '../../content/heroes.ts';
import { type Enemy, type Figure, type FigureId, heroOf, isHero, type State } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { sees } from '../aims.ts';
import { crownsOf } from '../coins.ts';
import { seatFor } from '../deciding.ts';
import { inForce, isPermitted } from '../in-force.ts';
import { healthOf } from '../values.ts';
import { stepsFrom } from '../zones.ts';
import { scrollSideOf } from './cards.ts';

export interface Chosen {
  readonly behaviour: Behaviour;
  readonly number: number;
  readonly target: FigureId;
  /** By which condition it was chosen, for whoever asks why. */
  readonly why: string;
}

/** Who can be a target: no ghost, nobody hidden (SS-GHOST-12, SS-BEHV-14). */
export function isTarget(state: State, id: FigureId): boolean {
  return !isHero(state, id) || (!heroOf(state, id).ghost && !heroOf(state, id).hidden);
}

function everyTarget(state: State): Figure[] {
  return [...state.heroes.filter(({ ghost, hidden }) => !ghost && !hidden), ...state.companions];
}

/** How far an enemy is from a figure, along legal ways; of a horde, its nearest body (SS-BEHV-02). */
export function distanceTo(state: State, { bodies }: Enemy, { zone }: Pick<Figure, 'zone'>): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const body of bodies)
    nearest = Math.min(nearest, stepsFrom(state, body.zone, zone, isPermitted(state, body.id, 'flies')));
  return nearest;
}

/** One body of a horde sees for all (SS-HORDE-08); who is blinded sees nothing (SS-ECON-09). */
export const seesFrom = (state: State, { bodies }: Enemy, { zone }: Pick<Figure, 'zone'>): boolean =>
  bodies.some(body => !body.conditions.includes('blinded') && sees(state, body.id, zone));

/** The first behaviour with somebody in its range, and whom it is about (SS-BEHV-01 to -04, -08, -09). */
export function* behaviourFor(state: State, enemy: Enemy, blind: boolean): Flow<Chosen | null> {
  const { behaviours, target } = scrollSideOf(enemy);
  const taunter = taunterOf(state, enemy);
  const figures = target === 'vengeful' ? threatening(state) : everyTarget(state);
  const distances = new Map(figures.map(figure => [figure, distanceTo(state, enemy, figure)]));
  const fits = ({ range }: Behaviour, figure: Figure): boolean => {
    if (blind && range !== '+') return false;
    const steps = distances.get(figure) ?? Number.POSITIVE_INFINITY;
    if (range === '+') return steps < Number.POSITIVE_INFINITY;
    return range.includes(steps) && seesFrom(state, enemy, figure);
  };
  const taunted = figures.filter(figure => figure.id === taunter && behaviours.some(one => fits(one, figure)));
  for (const [number, behaviour] of behaviours.entries()) {
    const fitting = (taunted.length > 0 ? taunted : figures).filter(figure => fits(behaviour, figure));
    if (fitting.length === 0) continue;
    if (taunter !== null && taunted.length > 0) return { behaviour, number, target: taunter, why: 'taunt' };
    const [chosen, why] = yield* chooseTarget(state, enemy, fitting, isToNearest(behaviour) ? 'nearest' : target);
    return { behaviour, number, target: chosen, why };
  }
  return null;
}

/** Behaviours that lead towards the nearest hero are about that one, whom it prefers otherwise does not matter. */
const isToNearest = ({ sentences }: Behaviour): boolean =>
  sentences.some(sentence => sentence.do === 'move' && sentence.to === 'nearest');

/** Who has taunted it before it chose: nobody else counts, if any behaviour reaches that figure (SS-BEHV-16). */
function taunterOf(state: State, { bodies }: Enemy): FigureId | null {
  for (const { id } of bodies) for (const { effect } of inForce(state, id, 'goes-for')) return effect.figure;
  return null;
}

/** Of a vengeful boss only the threatening hero counts (SS-THRT-03). */
function threatening(state: State): Figure[] {
  const { threat } = state;
  return threat === null ? [] : everyTarget(state).filter(({ id }) => id === threat.hero);
}

/** The preferred target among them, else, or among several, the general conditions (SS-BEHV-11 to -13, -15). */
function* chooseTarget(
  state: State,
  enemy: Enemy,
  figures: readonly Figure[],
  target: Target,
): Flow<[FigureId, string]> {
  const preferred = prefer(state, enemy, figures, target);
  const [only] = preferred;
  const name = typeof target === 'string' ? target : target.style;
  if (preferred.length === 1 && only !== undefined) return [only.id, name];
  return yield* generally(state, enemy, preferred.length > 0 ? preferred : figures);
}

function prefer(state: State, enemy: Enemy, figures: readonly Figure[], target: Target): readonly Figure[] {
  if (typeof target === 'object') return figures.filter(({ id }) => styleOf(state, id) === target.style);
  switch (target) {
    case 'nearest':
      return least(figures, figure => distanceTo(state, enemy, figure));
    case 'richest':
      return least(figures, ({ id }) => (isHero(state, id) ? -crownsOf(heroOf(state, id)) : 0));
    case 'most-wounded': {
      const wounded = figures.filter(({ wounds }) => wounds > 0);
      return least(wounded, ({ wounds }) => -wounds);
    }
    case 'vengeful':
      return figures;
    case 'general':
      return [];
  }
}

const styleOf = (state: State, id: FigureId): string | undefined =>
  isHero(state, id) ? HEROES[heroOf(state, id).id].style : COMPANIONS[id]?.style;

/** Most wounds, least health left, nearest; then its player decides (SS-BEHV-13). */
function* generally(state: State, enemy: Enemy, figures: readonly Figure[]): Flow<[FigureId, string]> {
  const steps: readonly [string, (figure: Figure) => number][] = [
    ['most-wounds', ({ wounds }) => -wounds],
    ['least-health', ({ id, wounds }) => healthOf(state, id) - wounds],
    ['nearest', figure => distanceTo(state, enemy, figure)],
  ];
  let left = figures;
  for (const [why, measure] of steps) {
    left = least(left, measure);
    const [only] = left;
    if (left.length === 1 && only !== undefined) return [only.id, why];
  }
  const options = left.map(({ id }): Choice => ({ do: 'figure', figure: id }));
  const seat = seatFor(state, enemy.bodies[0]?.id ?? '');
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'manage-target',
    rule: 'SS-BEHV-13',
    about: enemy.bodies[0]?.id ?? enemy.id,
    options,
  });
  return [choice.do === 'figure' ? choice.figure : (left[0]?.id ?? ''), 'manager'];
}

function least(figures: readonly Figure[], measure: (figure: Figure) => number): readonly Figure[] {
  if (figures.length < 2) return figures;
  const measures = figures.map(measure);
  const best = Math.min(...measures);
  return figures.filter((_, i) => measures[i] === best);
}

/** The nearest target in play, in sight and within so many zones where that is asked; among equally near ones the general conditions decide (SS-BEHV-15). */
export function* nearestTo(state: State, enemy: Enemy, within?: number): Flow<FigureId | null> {
  const figures = everyTarget(state).filter(
    figure =>
      distanceTo(state, enemy, figure) < Number.POSITIVE_INFINITY &&
      (within === undefined || (distanceTo(state, enemy, figure) <= within && seesFrom(state, enemy, figure))),
  );
  if (figures.length === 0) return null;
  const [chosen] = yield* generally(
    state,
    enemy,
    least(figures, figure => distanceTo(state, enemy, figure)),
  );
  return chosen;
}
