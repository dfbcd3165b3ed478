import { CITY_COST, INACCESSIBLE, MOVE_COSTS } from '../content/terrain.ts';
import type { Terrain as TerrainKind } from '../content/words.ts';
import type { Terrain } from '../effects/terrain.ts';
import { type Hex, type State, siteAt, type Turn } from '../state.ts';
import { printedAt } from './map.ts';
import { inForce } from './passives.ts';

/** What entering a space costs this player now, or -1 if it cannot be entered (MK-MOVE-06..09, -17..20). */
export function costOf(state: State, turn: Turn, hex: Hex): number {
  const printed = printedAt(state, hex);
  if (printed === undefined) return INACCESSIBLE;
  if (siteAt(state, hex)?.kind === 'city') return CITY_COST;
  const base = MOVE_COSTS[state.night ? 'night' : 'day'][printed.terrain];
  const effects = inForce(state, turn.seat, 'terrain');
  if (effects.length === 0) return base;
  const changes = effects
    .map(({ effect }) => effect)
    .filter(effect => concerns(effect, printed.terrain) && (effect.space ?? hex) === hex);
  return changes.length === 0 ? base : cheapest(base, changes);
}

/** What anybody pays there without effects: is it accessible under normal conditions? (MK-SAFE-01) */
export const normalCost = (state: State, hex: Hex): number => {
  const printed = printedAt(state, hex);
  if (printed === undefined) return INACCESSIBLE;
  return siteAt(state, hex)?.kind === 'city' ? CITY_COST : MOVE_COSTS[state.night ? 'night' : 'day'][printed.terrain];
};

/** The cost of a space without effects, with what mountains and lakes would cost. */
export function plainCost(state: State, hex: Hex): number {
  const cost = normalCost(state, hex);
  if (cost !== INACCESSIBLE) return cost;
  const terrain = printedAt(state, hex)?.terrain;
  return terrain === 'mountain' ? 5 : terrain === 'lake' ? 2 : 0;
}

export const concerns = ({ of }: Terrain, terrain: TerrainKind): boolean =>
  terrain !== 'sea' && (of === 'all' || of.includes(terrain));

/** Effects may be applied in any order the player likes (MK-MOVE-18): the cheapest one; what is forbidden stays so. */
function cheapest(base: number, changes: readonly Terrain[]): number {
  if (changes.some(change => change.forbid)) return INACCESSIBLE;
  if (changes.length === 1) return changed(base, changes[0] as Terrain);
  let best = INACCESSIBLE;
  changes.forEach((change, i) => {
    const cost = cheapest(changed(base, change), changes.toSpliced(i, 1));
    if (cost !== INACCESSIBLE && (best === INACCESSIBLE || cost < best)) best = cost;
  });
  return best;
}

function changed(cost: number, { set, by = 0, least = 0, most, allow }: Terrain): number {
  if (cost === INACCESSIBLE && !allow) return INACCESSIBLE;
  if (set !== undefined) return cost === INACCESSIBLE ? set : Math.min(cost, set);
  const sum = cost + by;
  if (by > 0) return most === undefined ? sum : Math.max(cost, Math.min(most, sum));
  return Math.min(cost, Math.max(least, sum));
}
