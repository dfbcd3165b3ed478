import { randomUUID } from 'node:crypto';
import { calibrated } from '../arena/calibration.ts';
import { type Standings, standingsOf, type Thinking, thinkingOf } from '../arena/standings.ts';
import { arenaTables, type Wanted } from '../arena/tables.ts';
import type { Command } from '../context.ts';
import { defaultWorkers, workThrough } from '../crew/crew.ts';
import { MATCH, needed, readFlags, wholeNumber } from '../flags.ts';
import { GAME_NAMES, gameById } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { knownBot } from '../seating.ts';

const FLAGS = {
  ...MATCH,
  games: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const run: Command = async (args, { lang, m }) => {
  const { values, positionals } = readFlags(args, FLAGS, 1, m);
  const game = await gameById(needed(positionals[0], m.misuse.nameAGame(GAME_NAMES)), m);
  const tables = arenaTables(game, values, m);
  const [first, second, ...more] = (values.bots ?? 'search,greedy').split(',').map(name => knownBot(name, lang).id);
  if (first === undefined || second === undefined || more.length > 0) throw new Misuse(m.misuse.twoBots);
  const games = wholeNumber('--games', values.games ?? '100', { least: 2, most: 1_000_000 }, m);
  const workers = wholeNumber('--workers', values.workers ?? String(defaultWorkers(games)), { least: 1, most: 256 }, m);
  const seed = values.seed ?? randomUUID().slice(0, 8);
  const asked = { game: game.id, tables, bots: [first, second] as const, seed };
  const bots = [calibrated(game, asked, 0), calibrated(game, asked, 1)] as const;
  const { results, interrupted, seconds } = await workThrough('arena', { ...asked, bots }, games, workers, m);
  const standings = standingsOf(results, bots);
  const thinking = [thinkingOf(results, 0), thinkingOf(results, 1)] as const;
  if (values.json) {
    const head = { game: game.id, tables: tables.map(({ config }) => config), bots, seed, wanted: games, interrupted };
    const timing = { seconds: Number(seconds.toFixed(3)), thinking };
    process.stdout.write(`${JSON.stringify({ ...head, ...standings, timing })}\n`);
  } else {
    if (interrupted) process.stdout.write(`${m.simulate.interrupted(results.length, games)}\n`);
    process.stdout.write(`${report(standings, thinking, m).join('\n')}\n`);
    const again = ['arena', game.id, ...tableFlags(values), `--bots ${bots.join(',')} --games ${games} --seed ${seed}`];
    process.stdout.write(`${m.arena.again(again.join(' '))}\n`);
  }
  return standings.failures.length > 0 ? 1 : 0;
};

/** The flags that say what is played, as they were given. */
const tableFlags = ({ scenario, seats, set = [] }: Wanted): string[] => [
  ...(scenario === undefined ? [] : [`--scenario ${scenario}`]),
  ...(seats === undefined ? [] : [`--seats ${seats}`]),
  ...set.map(pair => `--set ${pair}`),
];

function report(
  { games, standings, nobody, scenarios, failures }: Standings,
  thinking: readonly Thinking[],
  m: Messages,
): string[] {
  const wide = Math.max(...standings.map(({ bot }) => bot.length), ...Object.keys(scenarios).map(id => id.length));
  const row = (name: string, { count, of, share, low, high }: Standings['standings'][0]['wins']): string =>
    `  ${name.padEnd(wide)}  ${m.arena.won(count, of)}  ${m.percent(share)} (${m.percent(low)} .. ${m.percent(high)})`;
  const [first] = standings;
  return [
    m.arena.games(games),
    ...standings.flatMap(({ bot, wins, bySide }) => [
      row(bot, wins),
      ...bySide.map(
        (won, side) => `    ${m.arena.side(side + 1, m.arena.won(won.count, won.of), m.percent(won.share))}`,
      ),
    ]),
    m.arena.nobody(nobody),
    ...(Object.keys(scenarios).length < 2 ? [] : [m.arena.scenarios(first.bot)]),
    ...(Object.keys(scenarios).length < 2 ? [] : Object.entries(scenarios).map(([id, won]) => row(id, won))),
    m.arena.thinking,
    ...standings.map(({ bot }, i) => `  ${bot.padEnd(wide)}  ${m.arena.times(thinking[i] as Thinking)}`),
    ...failures.map(({ number, message }) => m.arena.failed(number, message)),
  ];
}
