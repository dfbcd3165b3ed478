import type { Attack, FigureId, State, Zone } from '../../state.ts';
import { sideOf } from '../balance-of-power.ts';
import { waysOf } from '../zones.ts';

/** Everybody an attack reaches: its target, or with Area Effect all figures of the target's side in the area (SS-AOE-01 to -04). */
export function targetsOf(state: State, { target, area, zones }: Attack): FigureId[] {
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
  // Who was pushed out of the area is still the target.
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
