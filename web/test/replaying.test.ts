import { expect, test } from 'vitest';
import { Replay } from '../local/replaying.ts';
import { BOT, PERSON, skirmishTable, until } from './sitting-down.ts';

async function played() {
  const table = skirmishTable([BOT, BOT]);
  await until(table, t => t.situation.outcome !== null);
  return table.match;
}

test('each moment is what it was, forwards and backwards', async () => {
  const match = await played();
  const replay = new Replay(match);
  const middle = replay.frame(10, 'spectator');
  const end = replay.frame(replay.length, 'spectator');
  expect(end.outcome).toEqual(match.outcome);
  expect(end.view).toEqual(match.view('spectator'));
  expect(end.log).toEqual(match.log('spectator'));
  expect(replay.frame(10, 'spectator')).toEqual(middle);
  expect(middle.answer).toEqual(match.answers[10]);
  expect(middle.ask?.seat).toBe(match.answers[10]?.seat);
});

test('the news of a moment are what the decision before it led to', async () => {
  const match = await played();
  const replay = new Replay(match);
  expect(replay.frame(0, 0).fresh).toEqual([]);
  expect(replay.frame(7, 0).fresh).toEqual(match.log(0).filter(({ at }) => at === 7));
});

test('once the game is over any seat may be looked through, before only the own', async () => {
  const over = new Replay(await played());
  expect(over.eyes([PERSON, BOT])).toEqual([0, 1, 'spectator']);
  const running = new Replay(skirmishTable([PERSON, BOT]).match);
  expect(running.eyes([PERSON, BOT])).toEqual([0]);
  expect(running.eyes([PERSON, PERSON])).toEqual(['spectator']);
});

test('a match can be continued from any moment; the old one stays', async () => {
  const match = await played();
  const { length } = match.answers;
  const fork = new Replay(match).standing(5);
  fork.choose(0);
  expect(fork.answers.length).toBe(6);
  expect(match.answers.length).toBe(length);
});
