import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, Game } from '@tafelrunde/engine';
import { configs } from '@tafelrunde/testing/configs';
import type { Command } from '../context.ts';
import { defaultWorkers, workThrough } from '../crew/crew.ts';
import type { FuzzResult } from '../crew/fuzz-one.ts';
import { here } from '../files.ts';
import { needed, readFlags, wholeNumber } from '../flags.ts';
import { GAME_NAMES, gameById } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { configFrom } from '../setup.ts';

const FLAGS = {
  scenario: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  decisions: { type: 'string' },
  workers: { type: 'string' },
} as const;

export const run: Command = async (args, { m }) => {
  const { values, positionals } = readFlags(args, FLAGS, 1, m);
  const game = await gameById(needed(positionals[0], m.misuse.nameAGame(GAME_NAMES)), m);
  const chosen = configsOf(game, values, m);
  const games = wholeNumber('--games', values.games ?? '20', { least: 1, most: 100_000_000 }, m);
  const decisions = wholeNumber('--decisions', values.decisions ?? '400', { least: 1 }, m);
  const workers = wholeNumber('--workers', values.workers ?? String(defaultWorkers(games)), { least: 1, most: 256 }, m);
  const seed = values.seed ?? randomUUID().slice(0, 8);
  const orders = { game: game.id, configs: chosen, seed, decisions };
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
function configsOf(game: Game, wanted: { scenario?: string; seats?: string }, m: Messages): Config[] {
  const only = wanted.scenario === undefined ? null : configFrom(game, { scenario: wanted.scenario }, m).scenario;
  const seats = wanted.seats === undefined ? null : wholeNumber('--seats', wanted.seats, { least: 1 }, m);
  const ofScenario = configs(game).filter(({ scenario }) => only === null || scenario === only);
  const found = ofScenario.filter(config => seats === null || config.seats === seats);
  if (found.length > 0) return found;
  const allowed = [...new Set(ofScenario.map(config => config.seats))];
  throw new Misuse(m.misuse.wrongSeats(only ?? game.id, allowed.join(', '), seats ?? 0));
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
