import type { State } from '../state.ts';
import { questOf } from './index.ts';
import { layPlan, type Plan } from './plan.ts';
import { ROOM, ROOM_TILES } from './secret-room.ts';
import { ROOMS } from './tables.ts';
import type { TileId } from './tiles/index.ts';

/** The mark of the entrance, and of the spaces where challenge tokens lie. */
export const ENTRANCE = 'room-entrance';
export const CHALLENGE_SPACES = 'room-challenges';

const plans = new WeakMap<Plan, Map<TileId, Plan>>();

/** The plan of a position: that of the encounter, with the secret room beside it while one is explored (D2-SECGEN-05). */
export function planFor({ quest, encounter, rooms }: Pick<State, 'quest' | 'encounter' | 'rooms'>): Plan {
  const { plan } = questOf(quest, encounter);
  const tile = rooms === undefined || rooms.card === null ? undefined : ROOMS[rooms.card]?.tile;
  return tile === undefined ? plan : withRoom(plan, tile);
}

/** Below the map, with a row between them: nothing leads from one to the other, and all spaces keep their names. */
function withRoom(plan: Plan, tile: TileId): Plan {
  const known = plans.get(plan) ?? new Map<TileId, Plan>();
  plans.set(plan, known);
  const made = known.get(tile);
  if (made !== undefined) return made;
  const top = layPlan(plan).joined.height + 1;
  const { entrance = [0, 0], challenges = [] } = ROOM_TILES[tile] ?? {};
  const named = ([x, y]: readonly [number, number]): string => `${String.fromCharCode(65 + x)}${top + y + 1}`;
  const whole: Plan = {
    ...plan,
    tiles: [...plan.tiles, { tile, at: `A${top + 1}`, as: ROOM }],
    apart: [...(plan.apart ?? []), ROOM],
    marks: { ...plan.marks, [ENTRANCE]: [named(entrance)], [CHALLENGE_SPACES]: challenges.map(named) },
  };
  known.set(tile, whole);
  return whole;
}
