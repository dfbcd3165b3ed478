import type { EnemyId } from '../content/enemies.ts';
import type { Colour } from '../content/words.ts';
import { EAST, slotAt } from '../rules/lattice.ts';
import { newSite } from '../rules/sites.ts';
import { type Hex, type Site, type State, turnOf } from '../state.ts';
import { hexOn, layMap, type Sitting, sit, stand, tokensOn } from './positions.ts';

/** Its two spaces. */
export const LEFT = slotAt(1, 1);
export const RIGHT = LEFT + EAST;
/** Beside the left space alone, beside both, beside the right space alone. */
export const NORTHWEST = hexOn(1, 1, 6);
export const NORTHEAST = hexOn(1, 1, 1);
export const FAR_EAST = hexOn(2, 0, 6);

interface Seated {
  readonly seats?: number;
  readonly cooperative?: true;
  readonly move?: number;
  readonly night?: boolean;
}

/** A megalopolis of two colours, its right part on a lake, with these defenders; seat 0 stands somewhere. */
export function atMegalopolis(
  [left, right]: readonly [Colour, Colour],
  defenders: readonly EnemyId[],
  at: Hex,
  { seats = 2, cooperative, move = 2, night = false }: Seated = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  return sit({ scenario: cooperative ? 'full-cooperation' : 'full-conquest', seats, night, seed: 'walls' }, state => {
    layMap(state, ['country-3', 'country-3', 'core-6', 'country-3']);
    state.map.sites = {};
    state.map.sites[LEFT] = { ...newSite('city', left), level: 4, wing: RIGHT };
    state.map.sites[RIGHT] = { ...newSite('city', right), level: 3, main: LEFT };
    tokensOn(state, LEFT, ...defenders);
    stand(state, 0, at);
    turnOf(state).move = move;
    arrange(state);
  });
}

/** What it has, whichever space one stands on. */
export const cityIn = ({ map }: State): Site => map.sites[LEFT] as Site;

/** It has fallen: these shields lie there. */
export function fallen(state: State, leader: number, ...shields: number[]): void {
  Object.assign(cityIn(state), { conquered: true, tokens: [], leader, shields });
}
