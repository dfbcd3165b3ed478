import { minutesFor } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { adventureOf } from '../content/adventures/index.ts';
import { scenarios } from '../scenarios.ts';

const told = (id: string) => {
  const found = scenarios.find(one => one.id === id);
  if (!found) throw new Error(`There is no scenario "${id}".`);
  return found;
};

test('a briefing says the first aim, how all lose, and how long the events last', () => {
  const bell = told('the-bell-without-a-hand');
  const { stages, epilogue } = adventureOf('the-bell-without-a-hand');
  expect(bell.aims?.map(({ text }) => text.en)).toEqual([
    stages[0].aim.en,
    'All lose when the last event card is discarded, or when all heroes are ghosts at once.',
  ]);
  expect(bell.twist?.en).toBe('8 event cards are all the time there is: 15 rounds.');
  expect([minutesFor(bell, 1), minutesFor(bell, 5)]).toEqual([60, 75]);
  expect(bell.epilogue?.({ winners: [0] })).toBe(epilogue.won);
  expect(bell.epilogue?.({ winners: [], lost: true })).toBe(epilogue.lost);
});

test('it tells nothing of later parts', () => {
  for (const { id, aims = [], twist } of scenarios) {
    const { stages } = adventureOf(id as Parameters<typeof adventureOf>[0]);
    const said = [...aims.map(({ text }) => text.en), twist?.en];
    for (const stage of stages.slice(1))
      if (stage.aim.en !== stages[0].aim.en) expect(said).not.toContain(stage.aim.en);
  }
});

test('the yard and what is for learning are gentle, everything else is won and lost about as often', () => {
  const level = (id: string) => told(id).difficulty?.level;
  expect(level('sparring-yard')).toBe('gentle');
  expect(told('sparring-yard').difficulty?.wins).toBeUndefined();
  expect([level('the-bell-without-a-hand'), level('smoke-over-the-mill-road')]).toEqual(['gentle', 'gentle']);
  for (const { id } of scenarios.slice(3)) expect([id, level(id)]).toEqual([id, 'even']);
});
