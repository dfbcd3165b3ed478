// Plays the solo and cooperative scenarios of Mage Knight in the lab and says what is scored in them.
//   node tools/balance/mage-knight.ts --games 100 --seed balance [--only solo-conquest,...] [--bots greedy,random] [--keep folder] [--as-kept] [--workers 2] [--write]
// `--write` writes docs/balance/mage-knight.md; `--keep` keeps the games, a file for each scenario and bot, so that an interrupted run goes on;
// `--as-kept` plays no more games than are kept: the page of a run that had to be stopped.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig, erased } from '@tafelrunde/engine';
import { contentOf, Ledger, type Orders } from '@tafelrunde/lab';
import { mageKnight } from '@tafelrunde/mage-knight';
import { defaultWorkers } from '../../cli/crew/crew.ts';
import { messages } from '../../cli/messages/index.ts';
import { KeptGames } from '../../cli/simulate/kept-games.ts';
import { playAll } from '../../cli/simulate/play-all.ts';
import { ROOT } from '../parts.ts';
import { type Measured, page } from './mage-knight-page.ts';
import { Scores } from './mage-knight-scores.ts';

/** What is measured: the scenarios where nobody plays against another, with the share of the games each gets. */
const TABLES = [
  { scenario: 'first-reconnaissance', seats: 1, goal: false, part: 1 },
  { scenario: 'solo-conquest', seats: 1, goal: true, part: 1 },
  { scenario: 'full-cooperation', seats: 2, goal: true, part: 0.2 },
  { scenario: 'blitz-cooperation', seats: 2, goal: true, part: 0.2 },
] as const;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'balance' },
    only: { type: 'string' },
    bots: { type: 'string', default: 'greedy,random' },
    keep: { type: 'string' },
    'as-kept': { type: 'boolean', default: false },
    workers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const game = erased(mageKnight);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);
const known: readonly string[] = TABLES.map(({ scenario }) => scenario);
const wanted = values.only?.split(',') ?? known;
for (const id of wanted)
  if (!known.includes(id)) throw new Error(`--only names "${id}"; there are ${known.join(', ')}.`);
const workers = values.workers === undefined ? defaultWorkers(games) : Number(values.workers);
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });

/** Games in a file, after the line that says what was played. */
function keptIn(file: string | null): number {
  if (file === null || !existsSync(file)) return 0;
  return Math.max(0, readFileSync(file, 'utf8').split('\n').length - 2);
}

const measured: Measured[] = [];
for (const { scenario, seats, goal, part } of TABLES) {
  if (!wanted.includes(scenario)) continue;
  for (const bot of values.bots.split(',')) {
    const config = checkConfig(game, { scenario, seats });
    const orders: Orders = {
      game: game.id,
      seed: values.seed,
      tables: [{ config, bots: Array.from({ length: seats }, () => bot) }],
    };
    const scores = new Scores();
    const ledger = new (class extends Ledger {
      override add(diary: Parameters<Ledger['add']>[0]): void {
        super.add(diary);
        scores.add(diary);
      }
    })(game, orders);
    const file = values.keep === undefined ? null : join(values.keep, `${scenario}-${bot}.jsonl`);
    const number = values['as-kept'] ? keptIn(file) : Math.max(1, Math.round(games * part));
    if (number === 0) continue;
    const kept = file === null ? null : new KeptGames(file, messages.en);
    process.stderr.write(`${scenario}, ${bot}\n`);
    const interrupted = await playAll({ game, orders, games: number, workers, ledger, kept, m: messages.en });
    if (interrupted) process.exit(1);
    const called = game.scenarios.find(({ id }) => id === scenario)?.name.en ?? scenario;
    measured.push({ scenario: called, seats, bot, goal, scores });
  }
}
const only = values.only === undefined ? '' : ` --only ${values.only}`;
const text = page(measured, {
  command: `npm run balance -- mage-knight --games ${games} --seed ${values.seed}${only} --write`,
  date: new Date().toISOString().slice(0, 10),
  seed: values.seed,
  stopped: values['as-kept'],
  content: contentOf(game),
  nameOf: (kind, thing) => game.chronicle?.nameOf(kind, thing).en ?? thing,
});
if (values.write) writeFileSync(join(ROOT, 'docs', 'balance', 'mage-knight.md'), text);
process.stdout.write(text);
