// Plays the ten adventures of Dungeon Saga with greedy bots on both sides in the lab, on all cores, and says how well they are balanced.
//   node tools/balance/dungeon-saga.ts --games 400 --seed balance [--only the-stone-mill,...] [--keep folder] [--workers 2] [--write]
// `--write` writes docs/balance/dungeon-saga.md; `--keep` keeps the games, a file for each adventure, so that an interrupted run goes on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { checkConfig, erased } from '@tafelrunde/engine';
import { Ledger, type Orders, summarise } from '@tafelrunde/lab';
import { defaultWorkers } from '../../cli/crew/crew.ts';
import { messages } from '../../cli/messages/index.ts';
import { KeptGames } from '../../cli/simulate/kept-games.ts';
import { playAll } from '../../cli/simulate/play-all.ts';
import { ROOT } from '../parts.ts';
import { Pace } from './dungeon-saga-pace.ts';
import { type Measured, page } from './dungeon-saga-page.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'balance' },
    only: { type: 'string' },
    keep: { type: 'string' },
    workers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const game = erased(dungeonSaga);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);
const known = game.scenarios.map(({ id }) => id);
const wanted = values.only?.split(',') ?? known;
for (const id of wanted)
  if (!known.includes(id)) throw new Error(`--only names "${id}"; there are ${known.join(', ')}.`);
const workers = values.workers === undefined ? defaultWorkers(games) : Number(values.workers);
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });

const measured: Measured[] = [];
for (const scenario of wanted) {
  const config = checkConfig(game, { scenario, seats: 2 });
  const orders: Orders = { game: game.id, seed: values.seed, tables: [{ config, bots: ['greedy', 'greedy'] }] };
  const pace = new Pace();
  const ledger = new (class extends Ledger {
    override add(diary: Parameters<Ledger['add']>[0]): void {
      super.add(diary);
      pace.add(diary);
    }
  })(game, orders);
  const kept = values.keep === undefined ? null : new KeptGames(join(values.keep, `${scenario}.jsonl`), messages.en);
  process.stderr.write(`${scenario}\n`);
  const interrupted = await playAll({ game, orders, games, workers, ledger, kept, m: messages.en });
  if (interrupted) process.exit(1);
  measured.push({ report: summarise(ledger, games), pace });
}
const only = values.only === undefined ? '' : ` --only ${values.only}`;
const text = page(measured, {
  command: `node tools/balance/dungeon-saga.ts --games ${games} --seed ${values.seed}${only} --write`,
  date: new Date().toISOString().slice(0, 10),
});
if (values.write) writeFileSync(join(ROOT, 'docs', 'balance', 'dungeon-saga.md'), text);
process.stdout.write(text);
