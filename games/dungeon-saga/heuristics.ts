import type { Seat } from '@tafelrunde/engine';
import { adventureOf, type Goal } from './content/adventures/index.ts';
import { minions } from './content/index.ts';
import { OVERLORD } from './state.ts';
import type { View } from './view.ts';

const DECIDED = 1_000;
const WOUND = 12;
const SERVANT = 6;
/** More than what may wait behind a door: the heroes must go on. */
const OPENED = 60;

/** How good a view is for its seat: what the heroes have gained, the other way round for the overlord. */
export function value(view: View, seat: Seat): number {
  const forHeroes = decided(view) + wounds(view) + servants(view) + progress(view) + pressure(view);
  return seat === OVERLORD ? -forHeroes : forHeroes;
}

function decided({ over }: View): number {
  return over === null ? 0 : over === 'heroes' ? DECIDED : -DECIDED;
}

/** Each further wound weighs more: the fifth ends most adventures. */
function wounds({ figures, slain }: View): number {
  let sum = 0;
  for (const { kind, wounds: taken } of figures) {
    if (kind === 'hero') sum -= taken * WOUND + taken * taken * 2;
    if (kind === 'boss') sum += taken * WOUND;
  }
  for (const id of ['orlaf', 'rordin', 'madriga', 'danor']) sum -= (slain[id] ?? 0) * WOUND * 10;
  return sum;
}

function servants({ figures, bones }: View): number {
  let sum = -bones.length;
  for (const figure of figures)
    if (figure.kind === 'minion')
      sum -= SERVANT + (minions.find(m => m.id === figure.of)?.level ?? 1) - figure.wounds * 4;
  return sum;
}

/** How near the heroes are to what they must reach or open; rooms that are dark count as far. */
function progress(view: View): number {
  let sum = 0;
  for (const { open, kind } of view.things) if (open) sum += kind === 'door' ? OPENED : OPENED / 2;
  for (const goal of adventureOf(view.adventure).victory.heroes) sum -= distanceTo(view, goal);
  // Doors bar the way until somebody is there who can open them: a caster for seals, anybody else for locks.
  for (const { kind, open, seal, cells } of view.things)
    if (kind === 'door' && !open) sum -= nearestHero(view, cells, seal > 0) * 1.5 + seal * 6;
  return sum;
}

function distanceTo(view: View, goal: Goal): number {
  const heroes = view.figures.filter(figure => figure.kind === 'hero');
  if (goal.is === 'reach') {
    const cells = view.board.marks.find(({ mark }) => mark === goal.mark)?.cells ?? [];
    const all = heroes.map(({ cell }) => nearest(view, cell, cells)).sort((a, b) => a - b);
    const wanted = goal.who === 'all' ? all.length : typeof goal.who === 'number' ? goal.who : 1;
    return all.slice(0, wanted).reduce((sum, n) => sum + n, 0) * 1.5;
  }
  if (goal.is === 'open') {
    const chest = view.things.find(({ kind, open }) => kind === 'chest' && !open);
    return chest ? nearestHero(view, chest.cells, chest.seal > 0) * 2 : 40;
  }
  if (goal.is === 'bring') return distanceToBring(view, goal);
  if (goal.is === 'slay') return (goal.count - (view.slain[goal.who] ?? 0)) * SERVANT;
  return 0;
}

/** A find that lies about counts its way to the nearest hero, and one that nobody has seen the longest; one that is held, the way still to go. */
function distanceToBring(view: View, { find, count, to }: Extract<Goal, { is: 'bring' }>): number {
  const goals = view.board.marks.find(({ mark }) => mark === to)?.cells ?? [];
  const heroes = view.figures.filter(figure => figure.kind === 'hero');
  const ways = view.finds
    .filter(({ mark }) => mark === find)
    .map(({ cell, by }) => {
      if (by === null)
        return (
          20 +
          nearest(
            view,
            cell,
            heroes.map(hero => hero.cell),
          )
        );
      const holder = heroes.find(({ id }) => id === by);
      return to && holder ? nearest(view, holder.cell, goals) : 0;
    })
    .sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += ways[i] ?? 40;
  return sum * 1.5;
}

function nearestHero(view: View, cells: readonly number[], casting: boolean): number {
  const able = view.figures.filter(f => f.kind === 'hero' && f.spells.length > 0 === casting);
  return Math.min(20, ...able.map(({ cell }) => nearest(view, cell, cells)));
}

function nearest({ board: { width } }: View, from: number, cells: readonly number[]): number {
  let best = 20;
  for (const cell of cells) {
    const dx = Math.abs((cell % width) - (from % width));
    const dy = Math.abs(Math.floor(cell / width) - Math.floor(from / width));
    best = Math.min(best, Math.max(dx, dy));
  }
  return best;
}

/** Servants want to be where heroes are. */
function pressure(view: View): number {
  const heroes = view.figures.filter(f => f.kind === 'hero').map(({ cell }) => cell);
  let sum = 0;
  for (const { kind, cell } of view.figures) if (kind !== 'hero') sum += nearest(view, cell, heroes) * 0.4;
  return sum;
}
