import type { ScenarioId } from '../../content/scenarios/index.ts';
import { outcomeOf } from '../../rules/scenario.ts';
import { newSite } from '../../rules/sites.ts';
import type { Hex, Site, State } from '../../state.ts';
import type { Outcome } from '../../types.ts';
import { deck, hold, type Sitting, sit } from '../positions.ts';

type Settings = Readonly<Record<string, string | number | boolean>>;

/** How a game ends in which this lies on the table. */
export const scored = (
  scenario: ScenarioId,
  seats: number,
  arrange: (state: State) => void,
  settings: Settings = {},
): Outcome | null =>
  outcomeOf(
    sit({ scenario, seats, begun: false, settings }, state => {
      state.stage = 'over';
      state.map.sites = {};
      arrange(state);
    }).state,
  );

/** The turn of seat 0 is about to end; everybody has cards to go on with. */
export const closing = (
  scenario: ScenarioId,
  seats: number,
  arrange: (state: State) => void,
  settings: Settings = {},
  seed?: string,
): Sitting =>
  sit({ scenario, seats, settings, ...(seed !== undefined && { seed }) }, state => {
    for (let seat = 0; seat < seats; seat++) {
      hold(state, seat, 'march');
      deck(state, seat, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    }
    arrange(state);
  });

/** Whoever plays ends the turn, with a march thrown away. */
export const endTurn = (t: Sitting): Sitting => {
  t.choose('end').choose('discard:march');
  return t.kind === 'discard' ? t.choose('done') : t;
};

/** A site as it lies when somebody has conquered it. */
export function own(state: State, hex: Hex, kind: Site['kind'], change: Partial<Site>): void {
  state.map.sites[hex] = { ...newSite(kind, kind === 'city' ? 'white' : null), conquered: true, ...change };
}
