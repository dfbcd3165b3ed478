import type { Colour } from '../content/words.ts';
import type { Hex, Site, State } from '../state.ts';
import { isNextTo } from './lattice.ts';
import { hasTeamMegalopolises } from './teams.ts';

/** A city stands on one space, a megalopolis on two that are one city (MK-MEGA-05, -13). What the city has lies on the first one. */
type Map = Pick<State, 'map'>;

/** The space that holds what a city has; of any other space it is the space itself. */
export const mainOf = ({ map }: Map, hex: Hex): Hex => map.sites[hex]?.main ?? hex;

/** All spaces of the city on this space, the left one first; of any other space it is the space alone. */
export function partsOf(state: Map, hex: Hex): readonly Hex[] {
  const main = mainOf(state, hex);
  const wing = state.map.sites[main]?.wing;
  return wing === undefined ? [main] : [main, wing];
}

/** Do both spaces belong to one city? */
export const isWithin = (state: Map, hex: Hex | null, city: Hex): boolean =>
  hex !== null && mainOf(state, hex) === mainOf(state, city);

/** Beside either space of the city (MK-MEGA-08, -09, -11). */
export const isBeside = (state: Map, hex: Hex, city: Hex): boolean =>
  partsOf(state, city).some(part => isNextTo(hex, part));

/** The colours of a city, both of a megalopolis (MK-MEGA-10, -15); of any other site none. */
export function coloursOfCity({ map }: Map, { kind, colour, wing }: Site): readonly Colour[] {
  if (kind !== 'city' || colour === null) return [];
  const other = wing === undefined ? null : (map.sites[wing]?.colour ?? null);
  return other === null ? [colour] : [colour, other];
}

/** Which cities become a megalopolis, by what was agreed on: none, the last one, both of two (MK-MEGA-04, -17). */
export function growth(settings: Readonly<Record<string, unknown>>): 'none' | 'last' | 'both' {
  const { megalopolis } = settings;
  if (hasTeamMegalopolises(settings)) return 'both';
  return megalopolis === 'last' || megalopolis === 'both' ? megalopolis : 'none';
}
