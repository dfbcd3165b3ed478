import { type Table, table } from '@tafelrunde/testing';
import type { HeroId } from '../content/heroes.ts';
import type { ScenarioId } from '../content/scenarios/index.ts';
import { type MageKnight, mageKnight, type State } from '../index.ts';
import { begin, layBare } from '../laying.ts';
import { type Combat, type Hero, heroOf, type Turn, turnOf } from '../state.ts';

export * from '../laying.ts';

export type Sitting = Table<MageKnight>;

interface Seating {
  readonly scenario?: ScenarioId;
  readonly seats?: number;
  readonly heroes?: readonly HeroId[];
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly night?: boolean;
  /** The turn of seat 0 has begun; else the position is that after the set-up. */
  readonly begun?: boolean;
  readonly seed?: string;
}

const HEROES: readonly HeroId[] = ['tovak', 'arythea', 'goldyx', 'norowas'];

/**
 * The turn of seat 0 in movement, on the portal: nobody holds a card, nothing lies in the Source, decks are empty, the map is the starting tile with
 * tiles 1 and 2, whose rampaging orcs are gone. The test lays what it needs.
 */
export function sit(
  {
    scenario = 'full-conquest',
    seats = 2,
    heroes = HEROES,
    settings = {},
    night = false,
    begun = true,
    seed,
  }: Seating = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  return table(mageKnight, {
    config: { scenario, seats, settings },
    ...(seed !== undefined && { seed }),
    arrange: state => {
      layBare(state, heroes, night);
      if (begun) begin(state, 0);
      arrange(state);
    },
  });
}

export const me = (t: Sitting): Hero => heroOf(t.state, 0);
export const turn = (t: Sitting): Turn => turnOf(t.state);
export const combat = (t: Sitting): Combat => {
  const { combat: now } = turnOf(t.state);
  if (!now) throw new Error('There is no combat.');
  return now;
};

/** "4 melee physical" for each part of the attack or block under way. */
export const parts = (t: Sitting): string[] =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${points} ${kind} ${element}`);
