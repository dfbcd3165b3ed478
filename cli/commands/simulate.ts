import { randomUUID } from 'node:crypto';
import type { Game, Lang } from '@tafelrunde/engine';
import { compare, Ledger, type Lineup, type Orders, summarise } from '@tafelrunde/lab';
import type { Command } from '../context.ts';
import { defaultWorkers } from '../crew/crew.ts';
import { MATCH, needed, readFlags, wholeNumber } from '../flags.ts';
import { GAME_NAMES, gameById } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { seatingForBots } from '../seating.ts';
import { configFrom } from '../setup.ts';
import { KeptGames } from '../simulate/kept-games.ts';
import { filesOf, readEarlier, writeReport } from '../simulate/outputs.ts';
import { playAll } from '../simulate/play-all.ts';

const FLAGS = {
  ...MATCH,
  games: { type: 'string' },
  workers: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'string' },
  csv: { type: 'string' },
  against: { type: 'string' },
  keep: { type: 'string' },
} as const;

/** Ended by a signal, as shells say it. */
const STOPPED = 130;

export const run: Command = async (args, { lang, m }) => {
  const { values, positionals } = readFlags(withJsonValue(args), FLAGS, 1, m);
  const game = await gameById(needed(positionals[0], m.misuse.nameAGame(GAME_NAMES)), m);
  const tables = tablesFrom(game, values, lang, m);
  const games = wholeNumber('--games', values.games ?? '1000', { least: 1, most: 100_000_000 }, m);
  const workers = wholeNumber('--workers', values.workers ?? String(defaultWorkers(games)), { least: 1, most: 256 }, m);
  const earlier = values.against === undefined ? null : readEarlier(values.against, game.id, m);
  const kept = keptGames(values, m);
  const seed = values.seed ?? kept?.seed() ?? randomUUID().slice(0, 8);
  const orders: Orders = { game: game.id, tables, seed };
  const ledger = new Ledger(game, orders);
  const interrupted = await playAll({ game, orders, games, workers, ledger, kept, m });
  const report = summarise(ledger, games);
  writeReport(report, earlier && compare(earlier, report), values, lang, m);
  if (values.json !== '') process.stdout.write(`\n${m.simulate.seed(seed)}\n`);
  if (interrupted) {
    process.stderr.write(`${m.simulate.interrupted(ledger.games + ledger.failures.length, games)} `);
    process.stderr.write(`${kept ? m.simulate.goOn(kept.file) : m.simulate.notKept(seed)}\n`);
    return STOPPED;
  }
  if (kept && values.keep === undefined) kept.remove();
  return report.failures.length > 0 ? 1 : 0;
};

/** One table for each number of seats named, in turn. */
function tablesFrom(
  game: Game,
  wanted: { scenario?: string; seats?: string; set?: string[]; bots?: string },
  lang: Lang,
  m: Messages,
): Lineup[] {
  const { scenario, set, bots } = wanted;
  return (wanted.seats?.split(',') ?? [undefined]).map(seats => {
    const config = configFrom(game, { scenario, seats, set }, m);
    const seated = seatingForBots(bots, config.seats, lang, m);
    const timed = seated.find(({ milliseconds }) => milliseconds !== undefined);
    if (timed) throw new Misuse(m.misuse.byTheClock(timed.id));
    return { config, bots: seated.map(bot => bot.id) };
  });
}

/** Games are kept where the person says, or beside the first file of the report until it is complete. */
function keptGames(
  values: { keep?: string; html?: string; json?: string; csv?: string },
  m: Messages,
): KeptGames | null {
  const [report] = filesOf(values);
  if (values.keep !== undefined) return new KeptGames(values.keep, m);
  return report === undefined ? null : new KeptGames(`${report}.part`, m);
}

/** `--json` may stand alone: then it goes to standard output. */
function withJsonValue(args: readonly string[]): string[] {
  return args.flatMap((arg, i) => {
    if (arg === '--json') return args[i + 1]?.endsWith('.json') ? [] : ['--json='];
    return args[i - 1] === '--json' && arg.endsWith('.json') ? [`--json=${arg}`] : [arg];
  });
}
