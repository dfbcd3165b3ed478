import { Match } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
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

test('turns are landmarks: each is where its player begins', async () => {
  const match = await played();
  const replay = new Replay(match);
  const turns = match.log('spectator').filter(({ event }) => event.kind === 'turn');
  const landmarks = replay.landmarks();
  expect(turns.length).toBeGreaterThan(10);
  expect(landmarks).toEqual([
    { at: 0, kind: 'turn', event: null },
    ...turns.map(({ at, event }) => ({ at, kind: 'turn', event })),
  ]);
  const [, second] = landmarks;
  expect(replay.frame(second?.at ?? -1, 'spectator').fresh.map(({ event }) => event)).toContainEqual(second?.event);
});

test('rounds are landmarks with the turns inside them; what comes before the first is the beginning', async () => {
  const match = Match.start(
    await gameById('dungeon-saga'),
    { scenario: 'the-broken-gate', seats: 3 },
    { seed: 'rounds' },
  );
  const kinds = () => new Replay(match).landmarks().map(({ at, kind, event }) => [at, kind, event?.kind ?? null]);
  expect(kinds()).toEqual([[0, 'turn', null]]);
  // The two who lead the heroes choose them first; the last hero is left over.
  for (let i = 0; i < 3; i++) match.choose(0);
  expect(match.optionIds()).toContain('hero:orlaf');
  match.choose(match.find('hero:orlaf'));
  expect(kinds()).toEqual([
    [0, 'round', null],
    [3, 'round', 'round'],
    [4, 'turn', 'turn'],
  ]);
});

test('where somebody gave up, the replay ends with that and everybody may be looked through', () => {
  const { match } = skirmishTable([PERSON, PERSON], { stops: true });
  const ending = { kind: 'resigned', winners: [0], resigned: 1 } as const;
  const replay = new Replay(match, ending);
  expect(replay.frame(replay.length, 0).outcome).toEqual(ending);
  expect(replay.eyes([PERSON, PERSON])).toEqual([0, 1, 'spectator']);
});

test('while a match is going on the decision of another shows neither options nor answer', () => {
  const { match } = skirmishTable([PERSON, PERSON], { stops: true });
  const seat = match.ask?.seat ?? -1;
  const replay = new Replay(match);
  expect(replay.frame(0, seat).ask).not.toBeNull();
  expect(replay.frame(0, 1 - seat).ask).toBeNull();
});
