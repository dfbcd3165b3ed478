import { erased } from '@tafelrunde/engine';
import { type Orders, playGame } from '@tafelrunde/lab';
import { skirmish } from '@tafelrunde/skirmish';
import { expect, test } from 'vitest';
import { Experiment } from '../lab/experiment.ts';
import type { Player } from '../lab/player.ts';

const game = erased(skirmish);
const orders: Orders = {
  game: 'skirmish',
  tables: [
    { config: { scenario: skirmish.scenarios[0]?.id ?? '', seats: 2, settings: {} }, bots: ['random', 'random'] },
  ],
  seed: 'x',
};

/** Plays at once, and remembers what. */
class Hand implements Player {
  readonly played: number[] = [];
  closed = false;
  async play({ numbers }: Parameters<Player['play']>[0]) {
    this.played.push(...numbers);
    return numbers.map(number => playGame(game, orders, number));
  }
  close() {
    this.closed = true;
  }
}

const ended = (experiment: Experiment): Promise<void> =>
  new Promise(resolve => {
    if (experiment.progress.stands !== 'running') return resolve();
    experiment.subscribe(() => experiment.progress.stands !== 'running' && resolve());
  });

test('however many play, every game is played once and the report is the same', async () => {
  const reports = [];
  for (const count of [1, 3]) {
    const hands = Array.from({ length: count }, () => new Hand());
    const experiment = new Experiment(game, orders, 20, hands);
    await ended(experiment);
    expect(hands.flatMap(({ played }) => played).sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
    expect(hands.every(({ closed }) => closed)).toBe(true);
    reports.push(experiment.progress.report);
  }
  expect(reports[0]?.games).toBe(20);
  expect(reports[0]).toEqual(reports[1]);
});

test('cancelled, it keeps what was played', async () => {
  const experiment = new Experiment(game, orders, 500, [new Hand()]);
  await new Promise<void>(resolve => {
    experiment.subscribe(() => experiment.progress.played > 0 && resolve());
  });
  experiment.cancel();
  const { stands, played, report } = experiment.progress;
  expect(stands).toBe('cancelled');
  expect(played).toBeLessThan(500);
  expect(report?.games).toBe(played);
  expect(report?.wanted).toBe(500);
});

test('a player who breaks down ends it, with what he said', async () => {
  const broken: Player = { play: () => Promise.reject(new Error('out of memory')), close: () => {} };
  const experiment = new Experiment(game, orders, 5, [broken]);
  await ended(experiment);
  expect(experiment.progress).toMatchObject({ stands: 'failed', failure: 'out of memory', report: null });
});

test('the time left follows from the games played so far', async () => {
  let now = 0;
  const experiment = new Experiment(game, orders, 16, [new Hand()], () => {
    now += 100;
    return now;
  });
  const left = await new Promise<number | null>(resolve => {
    experiment.subscribe(() => resolve(experiment.progress.secondsLeft));
  });
  // Four games in a tenth of a second, and twelve to go.
  expect(left).toBeCloseTo(0.3);
  await ended(experiment);
});
