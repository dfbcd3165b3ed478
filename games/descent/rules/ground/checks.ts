import { type Plan, planFaults } from '../../content/plan.ts';
import { SIZES } from './bases.ts';
import { boardOf, cellName } from './board.ts';
import { Crowd } from './crowd.ts';
import { DOOR_GONE, groundOf } from './ground.ts';
import { reachOf } from './reach.ts';

/** Everything that is wrong with the map of a quest, one sentence each with the line it stands in: what does not fit, and where nobody can walk to. */
export function mapFaults(plan: Plan): readonly string[] {
  const faults = planFaults(plan);
  if (faults.length > 0) return faults;
  const board = boardOf(plan);
  const ground = groundOf(
    board,
    board.doors.map(() => DOOR_GONE),
  );
  const starts = [
    board.tiles.find(({ piece }) => piece === 'entrance') ?? board.tiles[0],
    ...board.tiles.filter(({ name }) => plan.apart?.includes(name)),
  ].flatMap(tile => tile?.cells.slice(0, 1) ?? []);
  const crowd = new Crowd(board.size).clear(ground);
  const found = new Set(starts);
  for (const start of starts) {
    const all = reachOf(ground, crowd, { ...WALKER, cells: [start], left: board.cells.length });
    for (const cell of all.cells.subarray(0, all.count)) found.add(cell);
  }
  return board.tiles.flatMap(({ id, cells }, index) => {
    const lost = cells
      .filter(cell => !found.has(cell) && !ground.obstacles.has(cell))
      .map(cell => cellName(board, cell));
    return lost.length === 0
      ? []
      : [`Plan "${plan.id}", tile ${index + 1} (${id}): nobody can walk to ${lost.join(', ')}.`];
  });
}

const WALKER = { size: SIZES.small, side: 'heroes', gait: 'walk', by: 'spaces' } as const;
