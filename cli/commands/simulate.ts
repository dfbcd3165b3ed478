import { randomUUID } from 'node:crypto';
import type { Command } from '../context.ts';
import { defaultWorkers, workThrough } from '../crew/crew.ts';
import { MATCH, needed, readFlags, wholeNumber } from '../flags.ts';
import { GAMES, gameById } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Narrator } from '../narrator.ts';
import { seatingForBots } from '../seating.ts';
import { configFrom, configTitle } from '../setup.ts';
import { type Summary, summarise } from '../statistics.ts';

const FLAGS = {
  ...MATCH,
  games: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const run: Command = async (args, { lang, m }) => {
  const { values, positionals } = readFlags(args, FLAGS, 1, m);
  const game = gameById(needed(positionals[0], m.misuse.nameAGame(GAMES.map(g => g.id).join(', '))), m);
  const config = configFrom(game, values, m);
  const bots = seatingForBots(values.bots, config.seats, lang, m).map(bot => bot.id);
  const games = wholeNumber('--games', values.games ?? '1000', { least: 1, most: 100_000_000 }, m);
  const workers = wholeNumber('--workers', values.workers ?? String(defaultWorkers(games)), { least: 1, most: 256 }, m);
  const seed = values.seed ?? randomUUID().slice(0, 8);
  const orders = { game: game.id, config, bots, seed };
  const { results, interrupted, seconds } = await workThrough('play', orders, games, workers, m);
  const summary = summarise(results, config.seats);
  const speed = seconds > 0 ? Math.round(summary.decisions.total / seconds) : 0;
  if (values.json) {
    const timing = { seconds: Number(seconds.toFixed(3)), decisionsPerSecond: speed };
    const head = { game: game.id, ...config, bots, seed, wanted: games };
    process.stdout.write(`${JSON.stringify({ ...head, ...summary, timing })}\n`);
  } else {
    const { seat } = new Narrator(game, config, lang, m);
    const names = bots.map((bot, i) => `${seat(i)} (${bot})`);
    if (interrupted) process.stdout.write(`${m.simulate.interrupted(results.length, games)}\n`);
    process.stdout.write(`${configTitle(game, config, lang, m)}\n${report(summary, names, m).join('\n')}\n`);
    process.stdout.write(`${m.simulate.speed(speed, seconds.toFixed(1), workers)}\n${m.simulate.seed(seed)}\n`);
  }
  return summary.failures.length > 0 ? 1 : 0;
};

function report(
  { games, wins, nobody, outcomes, decisions, failures }: Summary,
  seats: string[],
  m: Messages,
): string[] {
  const wide = Math.max(...seats.map(name => name.length), m.simulate.nobody.length);
  const percent = (share: number): string => m.percent(share).padStart(7);
  const row = (name: string, { count, share, low, high }: Summary['nobody']): string =>
    `  ${name.padEnd(wide)}  ${String(count).padStart(7)}  ${percent(share)}  (${percent(low)} ..${percent(high)})`;
  return [
    m.simulate.wins(games),
    ...wins.map((won, seat) => row(seats[seat] ?? '', won)),
    row(m.simulate.nobody, nobody),
    m.simulate.outcomes,
    ...Object.entries(outcomes).map(([kind, count]) => `  ${kind.padEnd(wide)}  ${String(count).padStart(7)}`),
    m.simulate.decisions(decisions.mean.toFixed(1), decisions.median),
    ...failures.map(({ number, message }) => m.simulate.failed(number, message)),
  ];
}
