import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type Game, scenarioOf } from '@tafelrunde/engine';
import { configs, type Held, held } from '@tafelrunde/testing/configs';
import type { Command } from '../context.ts';
import { defaultWorkers, workThrough } from '../crew/crew.ts';
import type { FuzzResult } from '../crew/fuzz-one.ts';
import { here } from '../files.ts';
import { needed, readFlags, wholeNumber } from '../flags.ts';
import { GAME_NAMES, gameById } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { configFrom, settingFrom } from '../setup.ts';

const FLAGS = {
  scenario: { type: 'string', multiple: true },
  seats: { type: 'string' },
  set: { type: 'string', multiple: true },
  mixed: { type: 'boolean' },
  games: { type: 'string' },
  seed: { type: 'string' },
  decisions: { type: 'string' },
  workers: { type: 'string' },
} as const;

export const run: Command = async (args, { m }) => {
  const { values, positionals } = readFlags(args, FLAGS, 1, m);
  const game = await gameById(needed(positionals[0], m.misuse.nameAGame(GAME_NAMES)), m);
  const all = configsOf(game, values, m);
  const settings = settingsOf(game, all, values.set ?? [], m);
  // Where every match draws its settings, only scenario and seats are taken in turn.
  const chosen = values.mixed ? everyTable(all) : held(game, all, settings);
  const games = wholeNumber('--games', values.games ?? '20', { least: 1, most: 100_000_000 }, m);
  const decisions = wholeNumber('--decisions', values.decisions ?? '400', { least: 1 }, m);
  const workers = wholeNumber('--workers', values.workers ?? String(defaultWorkers(games)), { least: 1, most: 256 }, m);
  const seed = values.seed ?? randomUUID().slice(0, 8);
  const orders = { game: game.id, configs: chosen, seed, decisions, ...(values.mixed && { mixed: settings }) };
  const { results, seconds } = await workThrough('fuzz', orders, games, workers, m);
  const sum = (count: (result: FuzzResult) => number): number => results.reduce((n, result) => n + count(result), 0);
  const findings = results.filter(result => result.finding !== null);
  const totals = {
    games: results.length,
    configs: chosen.length,
    decisions: sum(r => r.decisions),
    options: sum(r => r.options),
  };
  process.stdout.write(`${m.fuzz.checked(totals, seconds.toFixed(1), seed)}\n`);
  for (const result of findings) process.stdout.write(`${reopen(game, seed, result, m)}\n`);
  process.stdout.write(`${m.fuzz.findings(findings.length)}\n`);
  return findings.length > 0 ? 1 : 0;
};

/** Every scenario, number of seats and value of a setting, or those the flags leave. */
function configsOf(game: Game, wanted: { scenario?: string[]; seats?: string }, m: Messages): Config[] {
  const only = wanted.scenario?.map(scenario => configFrom(game, { scenario }, m).scenario);
  const seats = wanted.seats === undefined ? null : wholeNumber('--seats', wanted.seats, { least: 1 }, m);
  const ofScenario = configs(game).filter(({ scenario }) => only === undefined || only.includes(scenario));
  const found = ofScenario.filter(config => seats === null || config.seats === seats);
  if (found.length > 0) return found;
  const allowed = [...new Set(ofScenario.map(config => config.seats))];
  throw new Misuse(m.misuse.wrongSeats(only?.join(', ') ?? game.id, allowed.join(', '), seats ?? 0));
}

/** Each scenario once with each number of seats. */
const everyTable = (all: readonly Config[]): Config[] => [
  ...new Map(all.map(config => [`${config.scenario} ${config.seats}`, config])).values(),
];

/** Settings to be held: it is enough that one of these matches can have them. */
function settingsOf(game: Game, all: readonly Config[], pairs: readonly string[], m: Messages): Held {
  return Object.fromEntries(
    pairs.map(pair => {
      let first: unknown = null;
      for (const { scenario, seats } of all)
        try {
          return settingFrom(scenarioOf(game, scenario), seats, pair, m);
        } catch (error) {
          first ??= error;
        }
      throw first;
    }),
  );
}

/** Writes the save of a finding and says how to look at it. */
function reopen(game: Game, seed: string, { number, finding }: FuzzResult, m: Messages): string {
  if (!finding) return '';
  if (finding.save === null)
    return m.fuzz.finding(finding.message, `npm run -s tafelrunde -- fuzz ${game.id} --seed ${seed}`);
  const file = join('findings', `${game.id}-${seed.replace(/\W+/g, '-')}-${number}.tafel.json`);
  mkdirSync(here('findings'), { recursive: true });
  writeFileSync(here(file), finding.save);
  return m.fuzz.finding(finding.message, `npm run -s tafelrunde -- replay ${file} --at ${finding.at}`);
}
