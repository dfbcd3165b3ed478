import { planFor } from './content/room-plan.ts';
import { boardOf } from './rules/ground.ts';
import type { View } from './view.ts';

/** Figures, doors and tokens on the map, and its spaces. */
export const pointable = ({
  quest,
  encounter,
  heroes,
  monsters,
  companions,
  doors,
  tokens,
  rooms,
}: View): readonly string[] => [
  ...[...heroes, ...monsters, ...companions].map(({ id }) => `figure:${id}`),
  ...doors.map((_, door) => `door:${door}`),
  ...tokens.flatMap(({ id, cell }) => (cell === null ? [] : [`token:${id}`])),
  ...boardOf(planFor({ quest, encounter, ...(rooms !== undefined && { rooms }) })).cells.map(cell => `cell:${cell}`),
];
