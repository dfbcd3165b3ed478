import {
  BadConfig,
  type Chance,
  type Config,
  freeScenarios,
  type Game,
  initialOf,
  newChance,
  type Scenario,
  type Setting,
  scenarioOf,
  valuesFor,
} from '@tafelrunde/engine';

type Value = Setting['initial'];

/** So many configurations of a scenario and a number of seats vary one setting each; with more of them several are varied at once. */
const MOST_SINGLE = 12;

/**
 * Every scenario with every number of seats: as usual, and with each other value of each setting. Where that would be too many for walks of a useful
 * length, several settings are varied at once, so that every value is met in few of them; of a long scale of numbers the ends and the middle stand for all.
 */
export function configs(game: Game): Config[] {
  return freeScenarios(game).flatMap(scenario =>
    scenario.seats.flatMap(count => {
      const initial = Object.fromEntries(scenario.settings.map(s => [s.id, initialOf(s, count)]));
      const others = scenario.settings.flatMap(s =>
        valuesFor(s, count)
          .filter(v => v !== initial[s.id])
          .map(v => ({ ...initial, [s.id]: v })),
      );
      const varied = others.length <= MOST_SINGLE ? others : mixed(scenario, count);
      return [initial, ...varied].map(settings =>
        possible(game, { scenario: scenario.id, seats: count, settings }, initial),
      );
    }),
  );
}

/** All values, in as few configurations as the setting with the most of them needs, each setting in an order of its own. */
function mixed({ id, settings }: Scenario, seats: number): Record<string, Value>[] {
  const values = settings.map(setting => thinned(valuesFor(setting, seats)));
  const most = Math.max(...values.map(({ length }) => length));
  const orders = values.map((all, i) =>
    newChance(`${id} ${seats} ${settings[i]?.id}`).shuffle(
      Array.from({ length: most }, (_, at) => all[at % all.length]),
    ),
  );
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(settings.map((setting, i) => [setting.id, orders[i]?.[at] ?? setting.initial])),
  );
}

/** Numbers differ by degree: the least, the middle and the greatest of a long scale. */
function thinned(values: readonly Value[]): readonly Value[] {
  const numbers = values.filter(value => typeof value === 'number');
  if (numbers.length <= 4) return values;
  const kept = new Set([0, numbers.length >> 1, numbers.length - 1].map(at => numbers[at]));
  return values.filter(value => typeof value !== 'number' || kept.has(value));
}

/** Values of settings that are held as they are. */
export type Held = Config['settings'];

/** The same scenarios with these values; what is told apart by nothing else is there once, and a scenario that has no such setting or value has its own. */
export function held(game: Game, all: readonly Config[], wanted: Held): Config[] {
  const kept = all.map(config => {
    const { settings } = scenarioOf(game, config.scenario);
    return { ...config, settings: { ...config.settings, ...fitting(settings, config.seats, wanted) } };
  });
  return [...new Map(kept.map(config => [JSON.stringify(config), config])).values()];
}

const fitting = (settings: readonly Setting[], seats: number, wanted: Held): Held =>
  Object.fromEntries(
    settings.flatMap(setting => {
      const value = wanted[setting.id];
      return value !== undefined && valuesFor(setting, seats).includes(value) ? [[setting.id, value]] : [];
    }),
  );

/** Every setting of this scenario is drawn by luck, but for those that are held. */
export function drawn(game: Game, { scenario, seats }: Config, wanted: Held, chance: Chance): Config {
  const { settings } = scenarioOf(game, scenario);
  const usual = Object.fromEntries(settings.map(setting => [setting.id, initialOf(setting, seats)]));
  const fixed = fitting(settings, seats, wanted);
  const any = Object.fromEntries(settings.map(setting => [setting.id, chance.face(valuesFor(setting, seats))]));
  return possible(game, { scenario, seats, settings: { ...any, ...fixed } }, { ...usual, ...fixed }, 1);
}

/** What does not go together is taken back, setting by setting, until it can be set up: where at least so many are not as usual. */
function possible(game: Game, config: Config, initial: Config['settings'], least = 2): Config {
  const changed = Object.keys(config.settings).filter(id => config.settings[id] !== initial[id]);
  if (changed.length < least) return config;
  for (const [n] of changed.entries()) {
    const tried = { ...config, settings: { ...config.settings, ...pick(initial, changed.slice(0, n)) } };
    try {
      game.setup(tried, newChance('possible'));
      return tried;
    } catch (error) {
      if (!(error instanceof BadConfig)) throw error;
    }
  }
  return { ...config, settings: initial };
}

const pick = (from: Config['settings'], ids: readonly string[]): Config['settings'] =>
  Object.fromEntries(ids.map(id => [id, from[id] as Value]));
