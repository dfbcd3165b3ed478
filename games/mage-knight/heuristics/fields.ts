import { SITES } from '../content/sites.ts';
import { STEPS } from '../rules/lattice.ts';
import { isRevealed } from '../rules/map.ts';
import { isRampaging, isUnconquered } from '../rules/safe-space.ts';
import { normalCost } from '../rules/terrain.ts';
import { isWallBetween, WALL_COST } from '../rules/walls.ts';
import type { Hex, State } from '../state.ts';

/** The map as far as ways depend on it. */
export type Land = Pick<State, 'map' | 'night'>;

/** Move points from every space to a goal. */
type Field = ReadonlyMap<Hex, number>;

/** Fields by the map they hold for: the map changes seldom, positions are valued by the thousand. */
const FIELDS = new Map<string, Map<string, Field>>();
const MOST_MAPS = 24;

/** Where nobody walks through: what would have to be fought. */
export const isBlocked = (state: State, hex: Hex): boolean => isRampaging(state, hex) || isUnconquered(state, hex);

/** Maps with the same key have the same ways. */
export function landKey({ map, night }: Land): string {
  let key = night ? 'night' : 'day';
  for (const slot in map.laid) key += ` ${slot}${map.laid[slot]?.tile}${map.laid[slot]?.turn}`;
  for (const hex in map.sites) {
    const site = map.sites[hex];
    if (site === undefined || site.gone || site.conquered) continue;
    const { category } = SITES[site.kind];
    if (category === 'fortified' || (category === 'rampaging' && site.tokens.length > 0)) key += `,${hex}`;
  }
  return key;
}

/** What is known of a land: ask once for all goals of a position, for its key takes longer than anything else. */
interface Ways {
  readonly land: Land;
  readonly fields: Map<string, Field>;
}

export function waysIn(land: Land): Ways {
  const key = landKey(land);
  let fields = FIELDS.get(key);
  if (fields === undefined) {
    fields = new Map();
    if (FIELDS.size >= MOST_MAPS) FIELDS.delete(FIELDS.keys().next().value as string);
    FIELDS.set(key, fields);
  }
  return { land, fields };
}

/** Move points from every space to the nearest of these, by the terrain alone; `beside`: being next to one is enough. */
export function fieldTo({ land, fields }: Ways, goals: readonly Hex[], beside: boolean): Field {
  const wanted = `${beside ? 'beside' : 'on'} ${goals.join()}`;
  let field = fields.get(wanted);
  if (field === undefined) {
    // Terrain and sites are all that is asked for.
    field = spread(land as State, goals, beside);
    fields.set(wanted, field);
  }
  return field;
}

function spread(state: State, goals: readonly Hex[], beside: boolean): Field {
  const costs = new Map<Hex, number>();
  const open = new Map<Hex, number>();
  for (const goal of goals)
    if (!beside) open.set(goal, 0);
    else
      for (const step of STEPS)
        if (isRevealed(state, goal + step) && normalCost(state, goal + step) >= 0 && !isBlocked(state, goal + step))
          open.set(goal + step, 0);
  while (open.size > 0) {
    const [hex, cost] = nearest(open);
    open.delete(hex);
    costs.set(hex, cost);
    const enter = normalCost(state, hex);
    if (enter < 0) continue;
    for (const step of STEPS) {
      const from = hex + step;
      if (costs.has(from) || !isRevealed(state, from)) continue;
      if (normalCost(state, from) < 0 || isBlocked(state, from)) continue;
      const sum = cost + enter + (isWallBetween(state, from, hex) ? WALL_COST : 0);
      if (sum < (open.get(from) ?? Number.POSITIVE_INFINITY)) open.set(from, sum);
    }
  }
  return costs;
}

function nearest(open: ReadonlyMap<Hex, number>): [Hex, number] {
  let best: [Hex, number] = [0, Number.POSITIVE_INFINITY];
  for (const entry of open) if (entry[1] < best[1]) best = entry;
  return best;
}
