import type { Seat } from '@tafelrunde/engine';
import { tileOf } from '../../content/tiles.ts';
import type { Site, State } from '../../state.ts';

/** All cities; a megalopolis is one (MK-MEGA-16). */
export const citiesOf = ({ map }: State): Site[] =>
  Object.values(map.sites).filter(({ kind, main }) => kind === 'city' && main === undefined);

/** All cities of the scenario are revealed and conquered. */
export const allConquered = (state: State): boolean =>
  !state.tiles.core.some(tile => tileOf(tile).kind === 'city') && citiesOf(state).every(({ conquered }) => conquered);

/** 7 fame for a city one leads, 4 for one with an own shield (MK-S02-04, -05). */
export const cityFame = (state: State, seat: Seat): number =>
  citiesOf(state).reduce(
    (sum, { conquered, leader, shields }) => sum + (conquered && leader === seat ? 7 : shields.includes(seat) ? 4 : 0),
    0,
  );
