// Plays Schurken & Halunken with greedy bots on all cores and says how well it is balanced.
//   node tools/balance/schurken-und-halunken.ts --games 5000 --seed balance [--seats 2,3,4,5] [--many 600] [--keep games.jsonl] [--write]
// `--many` adds games for four and five, of which the mixture has few.
// `--write` writes docs/balance/schurken-und-halunken.md; `--keep` keeps the games, so that an interrupted run goes on.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hash } from '@tafelrunde/engine';
import { heroes, supportCards } from '../../games/schurken-und-halunken/content/index.ts';
import { ROOT } from '../tests.ts';
import { type Order, playAll } from './crew.ts';
import { report } from './report.ts';

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
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const many = Number(values.many);
const wanted = values.seats.split(',').map(Number);
const mixture = MIXTURE.filter(seats => wanted.includes(seats));
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);
if (!Number.isInteger(many) || many < 0) throw new Error(`--many is a whole number, not "${values.many}".`);
if (mixture.length === 0) throw new Error(`--seats is a list of 2, 3, 4 and 5, such as 2,3; not "${values.seats}".`);

const orders = Array.from({ length: games + many }, (_, number): Order => {
  const seats = number < games ? mixture[number % mixture.length] : 4 + (number % 2);
  return { number, seats: seats as number };
});
const content = hash([heroes, supportCards]);
const played = await playAll(values.seed, orders, {
  keep: values.keep,
  stamp: JSON.stringify({ seed: values.seed, seats: values.seats, content }),
  ...(values.workers ? { workers: Number(values.workers) } : {}),
});
const flags = `--games ${games} --seed ${values.seed} --seats ${wanted.join(',')}${many > 0 ? ` --many ${many}` : ''}`;
const text = report(played, {
  command: `node tools/balance/schurken-und-halunken.ts ${flags} --write`,
  seed: values.seed,
  date: new Date().toISOString().slice(0, 10),
  content,
});
if (values.write) writeFileSync(join(ROOT, 'docs', 'balance', 'schurken-und-halunken.md'), text);
process.stdout.write(text);
