import type { Seat } from '@tafelrunde/engine';
import { heroes as allHeroes } from './content/index.ts';
import { danger } from './heuristics/danger.ts';
import { deeds } from './heuristics/deeds.ts';
import { needed } from './heuristics/goals.ts';
import { means } from './heuristics/means.ts';
import { melee } from './heuristics/melee.ts';
import { type Scene, sceneOf } from './heuristics/scene.ts';
import { host } from './heuristics/servants.ts';
import { health } from './heuristics/wounds.ts';
import { OVERLORD } from './state.ts';
import type { View } from './view.ts';

const DECIDED = 1_000;
/** A round that the heroes need less. */
const ROUND = 10;
/** What it costs to have no time to spare, for each round beyond. */
const LATE = 10;
const MARGIN = 4;
const MOST_LATE = 12;
/** Having acted is better than having ended for nothing; having walked about for nothing is not. */
const ACTED = 0.05;

const HEROES = allHeroes.map(({ id }) => id);

/** What a view is worth to the heroes, part by part; the other way round it is worth as much to the overlord. */
export interface Worths {
  readonly decided: number;
  readonly health: number;
  readonly host: number;
  readonly progress: number;
  readonly danger: number;
  readonly melee: number;
  readonly deeds: number;
  readonly means: number;
}

export function worths(view: View): Worths {
  const scene = sceneOf(view);
  return {
    decided: decided(view),
    health: health(scene, HEROES),
    host: host(scene),
    progress: progress(scene),
    danger: -danger(scene),
    melee: melee(scene),
    deeds: deeds(scene),
    means: means(scene),
  };
}

/** How good a view is for its seat. */
export function value(view: View, seat: Seat): number {
  const { decided, health, host, progress, danger, melee, deeds, means } = worths(view);
  const forHeroes = decided + health + host + progress + danger + melee + deeds + means;
  return (seat === OVERLORD ? -forHeroes : forHeroes) + eagerness(view);
}

function eagerness({ turn }: View): number {
  return turn === null ? 0 : turn.at >= turn.parts.length ? ACTED : -ACTED;
}

function decided({ over }: View): number {
  return over === null ? 0 : over === 'heroes' ? DECIDED : -DECIDED;
}

/** The command deck is the clock: rounds the heroes need weigh more when there are few left. */
function progress(scene: Scene): number {
  const { rounds, dark } = needed(scene);
  const late = Math.max(0, Math.min(MOST_LATE, rounds + MARGIN - scene.roundsLeft));
  return -ROUND * (rounds + dark) - LATE * late;
}
