import { expect, test } from 'vitest';
import { type GameEvent, Match, newChance } from '../index.ts';
import { type DuelEvent, type DuelState, duel, playAtRandom } from './toys.ts';

test('who hears gets every event once, the full one, with the state of that moment, and no log is kept for it', () => {
  const heard: GameEvent[] = [];
  const turns: [told: number, stands: number][] = [];
  const hear = (event: GameEvent, state: object): void => {
    heard.push(event);
    const told = event as DuelEvent;
    if (told.kind === 'turn') turns.push([told.turn, (state as DuelState).turn]);
  };
  const match = Match.start(duel, {}, { seed: 'hear', listen: false, hear });
  playAtRandom(match, newChance('whims'));
  expect(match.log('everyone')).toEqual([]);

  const logged = Match.start(duel, {}, { seed: 'hear' });
  playAtRandom(logged, newChance('whims'));
  expect(match.hash()).toBe(logged.hash());
  const isPublicHalf = (event: GameEvent): boolean => 'card' in event && event.card === null;
  expect(heard).toEqual(
    logged
      .log('everyone')
      .map(({ event }) => event)
      .filter(event => !isPublicHalf(event)),
  );
  expect(turns.length).toBeGreaterThan(0);
  for (const [told, stands] of turns) expect(stands).toBe(told);
});

test('forks are not heard', () => {
  let heard = 0;
  const match = Match.start(duel, {}, { seed: 'fork', listen: false, hear: () => heard++ });
  playAtRandom(match, newChance('whims'), 6);
  const before = heard;
  playAtRandom(match.fork(), newChance('more'), 6);
  expect(heard).toBe(before);
});
