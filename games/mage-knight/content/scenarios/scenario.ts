import type { Text } from '@tafelrunde/engine';
import type { MapShape } from '../../state.ts';
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
  /** Tiles come in the order of their numbers. */
  readonly sorted?: true;
  /** The one city of the scenario. */
  readonly city?: Colour;
  readonly dummy?: true;
}

export function byPlayers<T>(value: ByPlayers<T>, players: number): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as T;
  const found = (value as Readonly<Partial<Record<number, T>>>)[players];
  if (found === undefined) throw new RangeError(`The scenario says nothing for ${players} players.`);
  return found;
}
