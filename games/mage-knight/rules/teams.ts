import type { Chance, Config, Seat } from '@tafelrunde/engine';
import { type ScenarioId, scenarioData } from '../content/scenarios/index.ts';
import { byPlayers } from '../content/scenarios/scenario.ts';
import type { State } from '../state.ts';

/** Is it a game of two teams? Competitive, with four players, where the scenario or the table says so (MK-TEAM-01). */
const isTeamGame = ({ settings }: Pick<Config, 'settings'>): boolean =>
  settings.teams === 'opposite' || settings.teams === 'drawn';

/** The team of every seat: all together, everybody alone, or two teams, opposite each other or by lot (MK-TEAM-01, -14, MK-S05-05, MK-S10-14). */
export function teamsOf(config: Config, chance: Chance): number[] {
  const seats: Seat[] = Array.from({ length: config.seats }, (_, seat) => seat);
  if (scenarioData(config.scenario as ScenarioId).mode !== 'competitive') return seats.map(() => 0);
  if (config.seats !== 4 || !isTeamGame(config)) return seats;
  if (config.settings.teams === 'opposite') return seats.map(seat => seat % 2);
  const first = chance.deal([...seats], 2);
  return seats.map(seat => (first.includes(seat) ? 0 : 1));
}

/** Two cities instead of four, in a team game that wants them (MK-S02-10). */
export const hasTeamCities = (config: Pick<Config, 'settings'>): boolean =>
  isTeamGame(config) && (config.settings['team-cities'] === 'two' || hasTeamMegalopolises(config.settings));

/** Both of them of twice the size (MK-S02-10). */
export const hasTeamMegalopolises = (settings: Readonly<Record<string, unknown>>): boolean =>
  (settings.teams === 'opposite' || settings.teams === 'drawn') && settings['team-cities'] === 'megalopolises';

/** The level of cities that are meant for teams, at the least (MK-S02-10). */
export const TEAM_CITY_LEVEL = 10;

/** City tiles of the scenario. */
export const citiesFor = (config: Config): number =>
  hasTeamCities(config) ? 2 : byPlayers(scenarioData(config.scenario as ScenarioId).cities, config.seats);

/** The seats of a team. */
export const membersOf = ({ heroes }: Pick<State, 'heroes'>, team: number): Seat[] =>
  [...heroes.keys()].filter(seat => heroes[seat]?.team === team);
