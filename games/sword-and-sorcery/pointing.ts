import { groundOf } from './rules/zones.ts';
import type { View } from './view.ts';

/** Who and what stands in the zones, and the zones. */
export const pointable = ({ adventure, heroes, companions, enemies, things }: View): readonly string[] => [
  ...[...heroes, ...companions, ...enemies.flatMap(({ bodies }) => bodies), ...things].map(({ id }) => `figure:${id}`),
  ...groundOf(adventure).terrain.map((_, zone) => `zone:${zone}`),
];
