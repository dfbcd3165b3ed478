import type { Io, Outcome, Seat } from '@tafelrunde/engine';
import { scenarioData } from '../content/scenarios/index.ts';
import type { TileId } from '../content/tiles.ts';
import type { Event } from '../events.ts';
import type { Hex, Site, State, Turn } from '../state.ts';
import { SCENARIOS } from './scenarios/index.ts';

/** What a scenario does at the moments of the game; what it leaves out is as the standard rules say. */
export interface ScenarioRules {
  tileRevealed?(state: State, io: Io<Event>, seat: Seat, tile: TileId): void;
  siteConquered?(state: State, io: Io<Event>, seat: Seat, hex: Hex, site: Site): void;
  turnStarts?(state: State, io: Io<Event>, turn: Turn): void;
  /** The end of a turn, when the end condition is checked (MK-ROUND-22). */
  turnEnds?(state: State, io: Io<Event>, turn: Turn): void;
  roundStarts?(state: State, io: Io<Event>): void;
  roundEnds?(state: State, io: Io<Event>): void;
  /** Only regular units are offered. */
  regularOnly?(state: State): boolean;
  /** Cards and dice more than the number of players says. */
  readonly more?: number;
  /** How it ended, when it is over. */
  outcome(state: State): Outcome;
}

const rulesOf = ({ scenario }: State): ScenarioRules => SCENARIOS[scenario];

export const tileRevealed = (state: State, io: Io<Event>, seat: Seat, tile: TileId): void =>
  rulesOf(state).tileRevealed?.(state, io, seat, tile);
export const siteConquered = (state: State, io: Io<Event>, seat: Seat, hex: Hex, site: Site): void =>
  rulesOf(state).siteConquered?.(state, io, seat, hex, site);
export const turnStarts = (state: State, io: Io<Event>, turn: Turn): void =>
  rulesOf(state).turnStarts?.(state, io, turn);
export const turnEnds = (state: State, io: Io<Event>, turn: Turn): void => rulesOf(state).turnEnds?.(state, io, turn);
export const roundStarts = (state: State, io: Io<Event>): void => rulesOf(state).roundStarts?.(state, io);
export const roundEnds = (state: State, io: Io<Event>): void => rulesOf(state).roundEnds?.(state, io);

/** As long as no core tile is seen only regular units are offered (MK-ROUND-08). */
export const hasRegularUnitsOnly = (state: State): boolean =>
  !state.map.coreSeen || (rulesOf(state).regularOnly?.(state) ?? false);

/** Units in the offer and dice in the Source: players + 2 (MK-SETUP-10, -14). */
export const offeredUnits = (state: State): number => state.heroes.length + 2 + (rulesOf(state).more ?? 0);

export const isCooperative = ({ scenario }: State): boolean => scenarioData(scenario).mode !== 'competitive';

export const outcomeOf = (state: State): Outcome | null =>
  state.stage === 'over' ? rulesOf(state).outcome(state) : null;
