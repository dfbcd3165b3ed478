import { stationedIn } from '../announced.ts';
import { minions } from '../content/index.ts';
import type { Figure } from '../state.ts';
import type { View } from '../view.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

/** What a minion on the board is worth to the overlord, by kind: its level, with some of it for just standing in the way. */
const WORTH: ReadonlyMap<string, number> = new Map(minions.map(({ id, level }) => [id, 3 + 2 * level ** 0.8]));
const BONES = 1.5;
/** Piles beyond these hardly ever rise. */
const MOST_BONES = 4;

export const worthOf = ({ of, wounds }: Figure): number => (WORTH.get(of) ?? 0) * (wounds > 0 ? 0.6 : 1);

/** What becoming bones costs the overlord, who may raise them, against being destroyed. */
export const BONES_SHARE = 0.75;

/**
 * The overlord's host, against what stood in the rooms that are laid out: so a door that opens changes nothing by itself, and
 * heroes do not fear what they cannot know.
 */
export function host({ view, servants, ground }: Scene): number {
  let sum = stationed(view, ground) - Math.min(MOST_BONES, view.bones.length) * BONES;
  for (const servant of servants) sum -= worthOf(servant);
  return sum;
}

const stations = new WeakMap<Ground, number>();

function stationed(view: View, ground: Ground): number {
  let sum = stations.get(ground);
  if (sum === undefined) {
    sum = 0;
    for (const { of } of stationedIn(view)) sum += WORTH.get(of) ?? 0;
    stations.set(ground, sum);
  }
  return sum;
}
