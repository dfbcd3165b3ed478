import { hexesOf } from './rules/map.ts';
import type { View } from './view.ts';

/** The spaces of the land that is known, and what lies on display. */
export const pointable = ({ map, offers, tactics }: View): readonly string[] => [
  ...Object.entries(map.laid).flatMap(([slot, { turn }]) => hexesOf(Number(slot), turn).map(hex => `hex:${hex}`)),
  ...[...offers.actions, ...offers.spells, ...offers.units, ...offers.monastery].map(card => `offer:${card}`),
  ...tactics.map(tactic => `tactic:${tactic}`),
];
