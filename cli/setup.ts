import {
  agreedOn,
  type Config,
  checkConfig,
  type Game,
  type Lang,
  type Scenario,
  type Setting,
  scenarioOf,
  valueName,
  valuesFor,
} from '@tafelrunde/engine';
import { wholeNumber } from './flags.ts';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

interface Wanted {
  readonly scenario?: string | undefined;
  readonly seats?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

/** A match configuration from flags. The engine checks again; here the sentences are in the person's language. */
export function configFrom(game: Game, wanted: Wanted, m: Messages): Config {
  const scenario = scenarioFrom(game, wanted.scenario, m);
  const seats = wanted.seats === undefined ? undefined : seatsFrom(scenario, wanted.seats, m);
  const count = seats ?? scenario.seats[0] ?? 1;
  const settings = Object.fromEntries((wanted.set ?? []).map(pair => settingFrom(scenario, count, pair, m)));
  return checkConfig(game, { scenario: scenario.id, seats: count, settings });
}

function scenarioFrom(game: Game, id: string | undefined, m: Messages): Scenario {
  const scenario = id === undefined ? game.scenarios[0] : game.scenarios.find(s => s.id === id);
  if (scenario) return scenario;
  throw new Misuse(m.misuse.noSuchScenario(game.id, id ?? '', game.scenarios.map(s => s.id).join(', ')));
}

function seatsFrom(scenario: Scenario, text: string, m: Messages): number {
  const seats = wholeNumber('--seats', text, { least: 1 }, m);
  if (scenario.seats.includes(seats)) return seats;
  throw new Misuse(m.misuse.wrongSeats(scenario.id, scenario.seats.join(', '), seats));
}

/** A setting and its value from "id=value". */
export function settingFrom(
  scenario: Scenario,
  seats: number,
  pair: string,
  m: Messages,
): [string, Setting['initial']] {
  const at = pair.indexOf('=');
  if (at < 1) throw new Misuse(m.misuse.notAPair(pair));
  const id = pair.slice(0, at);
  const text = pair.slice(at + 1);
  const setting = scenario.settings.find(s => s.id === id);
  if (!setting)
    throw new Misuse(
      m.misuse.noSuchSetting(
        scenario.id,
        id,
        named(
          scenario.settings,
          s => s.id,
          s => s.name[m.lang],
        ),
      ),
    );
  const allowed = valuesFor(setting, seats);
  const value = allowed.find(v => String(v) === text);
  if (value !== undefined) return [id, value];
  const known = named(allowed, String, v => (typeof v === 'string' ? valueName(setting, v)[m.lang] : ''));
  throw new Misuse(m.misuse.notAllowed(`--set ${id}`, text, known));
}

/** "wedge (a wedge), open-3 (open, 3 columns)": what is typed, and what it is called. */
const named = <T>(items: readonly T[], typed: (item: T) => string, called: (item: T) => string): string =>
  items.map(item => (called(item) === '' ? typed(item) : `${typed(item)} (${called(item)})`)).join(', ');

/** "The rocky field, 2 seats, fog: yes": what is played, for titles. */
export function configTitle(game: Game, config: Config, lang: Lang, m: Messages): string {
  const scenario = scenarioOf(game, config.scenario);
  return [game.name[lang], scenario.name[lang], m.seats(config.seats), ...agreedOn(scenario, config, lang)].join(', ');
}
