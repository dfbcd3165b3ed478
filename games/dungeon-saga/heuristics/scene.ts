import { goalsOf, wardOn } from '../announced.ts';
import { heroes as allHeroes } from '../content/index.ts';
import type { Figure } from '../state.ts';
import type { View } from '../view.ts';
import { type Ground, groundOf } from './ground.ts';

/** What all parts of the value look at. */
export interface Scene {
  readonly view: View;
  readonly ground: Ground;
  readonly heroes: readonly Figure[];
  readonly servants: readonly Figure[];
  /** Heroes that may still be crippled before all is lost, the last one included. */
  readonly spare: number;
  /** Rounds until no card can be drawn, this one included. */
  readonly roundsLeft: number;
}

export function sceneOf(view: View): Scene {
  const heroes: Figure[] = [];
  const servants: Figure[] = [];
  for (const figure of view.figures) (figure.kind === 'hero' ? heroes : servants).push(figure);
  let fallen = 0;
  for (const { id } of allHeroes) fallen += view.slain[id] ?? 0;
  return {
    view,
    ground: groundOf(view),
    heroes,
    servants,
    spare: Math.max(1, mostCrippled(view) - fallen),
    roundsLeft: view.overlord.deckSize + 1,
  };
}

/** Finds that the heroes still need before anything can harm a boss. */
export function wardOf(view: View, who: string): number {
  const ward = wardOn(view, who);
  if (!ward) return 0;
  let held = 0;
  for (const { mark, by } of view.finds) if (mark === ward.find && by !== null) held++;
  return Math.max(0, ward.count - held);
}

/** How many crippled heroes lose the adventure. */
function mostCrippled(view: View): number {
  for (const goal of goalsOf(view).overlord) if (goal.is === 'crippled') return goal.count;
  return allHeroes.length;
}
