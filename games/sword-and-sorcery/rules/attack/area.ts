import type { Attack, FigureId, State, Zone } from '../../state.ts';
import { sideOf, zonesOf } from '../balance-of-power.ts';
import { isGhost } from '../wounds.ts';
import { waysOf } from '../zones.ts';

/**
 * Everybody the attack reaches is noted once, with the zone: whoever is pushed away after that is still hit, with the superiority of that zone
 * (SS-PUSH-03, SS-SUP-03). Returns those who are still in play.
 */
export function reach(state: State, made: Attack): FigureId[] {
  for (const id of targetsOf(state, made)) {
    const [zone] = zonesOf(state, id);
    if (zone !== undefined) made.zones[id] ??= zone;
  }
  return Object.keys(made.zones).filter(id => isInPlay(state, id));
}

export const isInPlay = (state: State, id: FigureId): boolean => zonesOf(state, id).length > 0 && !isGhost(state, id);

/** Everybody an attack reaches: its target, or with Area Effect all figures of the target's side in the area (SS-AOE-01 to -04). */
function targetsOf(state: State, { target, area, zones }: Attack): FigureId[] {
  if (area === null) return [target];
  const centre = zones[target];
  if (centre === undefined) return [target];
  const reached = zonesAround(state, centre, area);
  const camp = sideOf(state, target);
  const there = (zone: Zone): boolean => reached.includes(zone);
  const figures =
    camp === 'enemies'
      ? state.enemies.flatMap(({ bodies }) => bodies)
      : [...state.heroes.filter(({ ghost }) => !ghost), ...state.companions];
  return [target, ...figures.flatMap(({ id, zone }) => (id !== target && there(zone) ? [id] : []))];
}

/** The zone and, with range, those one could walk to: the blocking side of a barrier stops it (SS-AOE-04). */
export function zonesAround(state: State, centre: Zone, range: number): Zone[] {
  const found = [centre];
  let rim = [centre];
  for (let i = 0; i < range; i++) {
    rim = rim.flatMap(zone => waysOf(state).walks[zone] ?? []).filter(zone => !found.includes(zone));
    for (const zone of rim) if (!found.includes(zone)) found.push(zone);
  }
  return found;
}
