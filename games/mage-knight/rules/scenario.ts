import type { Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { scenarioData } from '../content/scenarios/index.ts';
import type { SiteKind } from '../content/sites.ts';
import type { TileId } from '../content/tiles.ts';
import type { Combat, Hex, Site, State, Turn } from '../state.ts';
import type { Flow, Io, Outcome } from '../types.ts';
import { isAlone } from './alone.ts';
import { SCENARIOS } from './scenarios/index.ts';

/** What a scenario does at the moments of the game; what it leaves out is as the standard rules say. */
export interface ScenarioRules {
  /** Fame and reputation a hero begins with. */
  readonly start?: { readonly fame: number; readonly reputation: number };
  /** Fame for every row of the fame track that is crossed (MK-S03-03). */
  readonly rowBonus?: number;
  /** Units in the offer and dice in the Source beyond the usual number. */
  readonly more?: number;
  /** Nobody enters this space. */
  bars?(state: State, hex: Hex): boolean;
  /** Assaults cost no reputation (MK-S10-06). */
  readonly freeAssaults?: true;
  /** Mage towers are owned as keeps are, and bring no spell (MK-S10-07..09). */
  readonly ownedTowers?: true;
  /** Conquered dungeons and tombs are not entered again (MK-S09-07). */
  readonly depthsOnce?: true;
  /** How many defend what somebody else owns, if not one (MK-S10-12, -13). */
  hired?(state: State): number;
  /** Whose units can be recruited at a site besides its own (MK-S10-05). */
  readonly alsoRecruits?: Readonly<Partial<Record<SiteKind, SiteKind>>>;
  siteRevealed?(state: State, io: Io, hex: Hex, site: Site): void;
  tileRevealed?(state: State, io: Io, turn: Turn, tile: TileId): Flow;
  /** Somebody was in an adventure site and did not conquer it. */
  siteHeld?(state: State, io: Io, hex: Hex, site: Site): void;
  siteConquered?(state: State, io: Io, seat: Seat, hex: Hex, site: Site): void;
  turnStarts?(state: State, io: Io, turn: Turn): void;
  /** The end of a turn, when the end condition is checked (MK-ROUND-22). */
  turnEnds?(state: State, io: Io, turn: Turn): void;
  roundStarts?(state: State, io: Io): void;
  roundEnds?(state: State, io: Io): Flow;
  /** Only regular units are offered; else it depends on the tiles that were seen. */
  regularOnly?(state: State): boolean;
  /** More that can be done in the movement part of a turn, or as its action; `act` carries it out. */
  options?(state: State, turn: Turn): Choice[];
  act?(state: State, io: Io, turn: Turn, choice: Choice): Flow;
  /** Settles a combat of the scenario's own (`Combat.why` is `scenario`). */
  combatOver?(state: State, io: Io, turn: Turn, combat: Combat, won: boolean): void;
  /** How it ended, when it is over. */
  outcome(state: State): Outcome;
}

export const scenarioRules = ({ scenario }: State): ScenarioRules => SCENARIOS[scenario];

export const siteRevealed = (state: State, io: Io, hex: Hex, site: Site): void =>
  scenarioRules(state).siteRevealed?.(state, io, hex, site);
export const siteConquered = (state: State, io: Io, seat: Seat, hex: Hex, site: Site): void =>
  scenarioRules(state).siteConquered?.(state, io, seat, hex, site);
export const turnStarts = (state: State, io: Io, turn: Turn): void =>
  scenarioRules(state).turnStarts?.(state, io, turn);
export const turnEnds = (state: State, io: Io, turn: Turn): void => scenarioRules(state).turnEnds?.(state, io, turn);
export const roundStarts = (state: State, io: Io): void => scenarioRules(state).roundStarts?.(state, io);

/** As long as no core tile is seen only regular units are offered (MK-ROUND-08). */
export const hasRegularUnitsOnly = (state: State): boolean =>
  scenarioRules(state).regularOnly?.(state) ?? !state.map.coreSeen;

/** Units in the offer and dice in the Source: players + 2 (MK-SETUP-10, -14). */
export const offeredUnits = (state: State): number => state.heroes.length + 2 + (scenarioRules(state).more ?? 0);

/** Nobody plays against another: together, or alone (MK-S04-10). */
export const isCooperative = (state: State): boolean =>
  isAlone(state) || scenarioData(state.scenario).mode !== 'competitive';

export const outcomeOf = (state: State): Outcome | null =>
  state.stage === 'over' ? scenarioRules(state).outcome(state) : null;
