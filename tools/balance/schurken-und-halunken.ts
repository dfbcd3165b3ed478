// Plays Schurken & Halunken with greedy bots in the lab, on all cores, and says how well it is balanced.
//   node tools/balance/schurken-und-halunken.ts --games 5000 --seed balance [--seats 2,3,4,5] [--many 600] [--even-start] [--keep games.jsonl] [--write]
// `--many` adds games for four and five, of which the mixture has few.
// `--write` writes docs/balance/schurken-und-halunken.md; `--keep` keeps the games, so that an interrupted run goes on.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig, erased } from '@tafelrunde/engine';
import { Ledger, type Lineup, type Orders, summarise } from '@tafelrunde/lab';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { defaultWorkers } from '../../cli/crew/crew.ts';
import { messages } from '../../cli/messages/index.ts';
import { KeptGames } from '../../cli/simulate/kept-games.ts';
import { playAll } from '../../cli/simulate/play-all.ts';
import { ROOT } from '../parts.ts';
import { balancePage } from './markdown.ts';

/** Of 20 games 14 are for two, 4 for three, 1 each for four and five: a game for five takes ten times as long as one for two. */
const MIXTURE = [2, 2, 3, 2, 2, 4, 2, 2, 3, 2, 2, 2, 3, 2, 2, 5, 2, 2, 3, 2];

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'balance' },
    seats: { type: 'string', default: '2,3,4,5' },
    many: { type: 'string', default: '0' },
    keep: { type: 'string' },
    workers: { type: 'string' },
    'even-start': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const many = Number(values.many);
const evenStart = values['even-start'];
const wanted = values.seats.split(',').map(Number);
const mixture = MIXTURE.filter(seats => wanted.includes(seats));
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);
if (!Number.isInteger(many) || many < 0) throw new Error(`--many is a whole number, not "${values.many}".`);
if (mixture.length === 0) throw new Error(`--seats is a list of 2, 3, 4 and 5, such as 2,3; not "${values.seats}".`);

const game = erased(schurkenUndHalunken);
const table = (seats: number): Lineup => ({
  config: checkConfig(game, { scenario: 'free-for-all', seats, settings: { 'even-start': evenStart } }),
  bots: Array<string>(seats).fill('greedy'),
});
const inTurn = mixture.map(table);
const all = Array.from({ length: games + many }, (_, i) =>
  i < games ? (inTurn[i % inTurn.length] as Lineup) : table(4 + (i % 2)),
);
const orders: Orders = { game: game.id, seed: values.seed, tables: many === 0 ? inTurn : all };
const ledger = new Ledger(game, orders);
const kept = values.keep === undefined ? null : new KeptGames(values.keep, messages.en);
const workers = values.workers === undefined ? defaultWorkers(all.length) : Number(values.workers);
await playAll({ game, orders, games: all.length, workers, ledger, kept, m: messages.en });
const flags = `--games ${games} --seed ${values.seed} --seats ${wanted.join(',')}${many > 0 ? ` --many ${many}` : ''}${evenStart ? ' --even-start' : ''}`;
const page = balancePage(summarise(ledger, all.length), {
  command: `node tools/balance/schurken-und-halunken.ts ${flags} --write`,
  evenStart,
  date: new Date().toISOString().slice(0, 10),
});
if (values.write) writeFileSync(join(ROOT, 'docs', 'balance', 'schurken-und-halunken.md'), page);
process.stdout.write(page);
