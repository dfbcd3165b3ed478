import type { Text } from '@tafelrunde/engine';
import type { MapShape } from '../../state.ts';
import type { Tile } from '../tiles.ts';
import type { Colour } from '../words.ts';

/** By number of players; a single value holds for all. */
export type ByPlayers<T> = T | Readonly<Partial<Record<number, T>>>;

/** What the scenario book says of a scenario: all numbers of its set-up. How it is played stands in rules/scenarios/. */
export interface ScenarioData {
  readonly name: Text;
  readonly about: Text;
  readonly seats: readonly number[];
  readonly mode: 'competitive' | 'cooperative' | 'solo';
  readonly rounds: ByPlayers<number>;
  readonly shape: ByPlayers<MapShape>;
  readonly country: ByPlayers<number>;
  readonly cities: ByPlayers<number>;
  readonly core: ByPlayers<number>;
  /** Levels of the cities in the order in which they are revealed; the last one holds for all that follow. */
  readonly levels: ByPlayers<readonly number[]>;
  /** Countryside tiles come in the order of their numbers. */
  readonly sorted?: true;
  /** The one city of the scenario. */
  readonly city?: Colour;
  /** Tiles that are always among those chosen, as far as there is room. */
  readonly first?: { readonly country?: (tile: Tile) => boolean; readonly core?: (tile: Tile) => boolean };
  /** Places of a map that is laid out beforehand, as steps of the lattice: face up, and face down by kind. */
  readonly fixed?: {
    readonly faceUp: readonly (readonly [number, number])[];
    readonly country: readonly (readonly [number, number])[];
    readonly core: readonly (readonly [number, number])[];
  };
  readonly dummy?: true;
  /** Units of a higher level are left out (MK-S10-03). */
  readonly highestUnit?: number;
  /** Somebody in the first offer can be recruited in a village (MK-S01-04). */
  readonly villagers?: true;
  /** Spells and advanced actions are laid out when they are needed for the first time (MK-S01-06). */
  readonly lateOffers?: true;
  /** The epic version: rounds, tiles more of each kind (all there are, but for cities), levels of cities. */
  readonly epic?: { readonly rounds: number; readonly tiles: number | 'all'; readonly levels?: readonly number[] };
}

export function byPlayers<T>(value: ByPlayers<T>, players: number): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as T;
  const known = value as Readonly<Partial<Record<number, T>>>;
  // Alone it is as with two (MK-S04-11).
  const found = known[players] ?? (players === 1 ? known[2] : undefined);
  if (found === undefined) throw new RangeError(`The scenario says nothing for ${players} players.`);
  return found;
}
