import { erased } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import { describe, expect, test } from 'vitest';
import { callNames, playersOf } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { calledAll, resultOf } from '../table/ending/winners.ts';

const saga = erased(await gameById('dungeon-saga'));
const skirmish = erased(await gameById('skirmish'));
const words = { lang: 'en', you: 'You', numbered: (n: number) => `Seat ${n}` } as const;
const adventure = { game: saga, config: { scenario: 'the-broken-gate', seats: 2, settings: {} } };
const field = { game: skirmish, config: { scenario: 'field', seats: 2, settings: {} } };
const KUNIBERT: Chair = { kind: 'bot', bot: 'page', name: 'Kunibert' };
const ANNA: Chair = { kind: 'person', name: 'Anna' };
const rule = 'SK-AIM-01';

describe('who has won is said by name', () => {
  test('with the role, where there is one', () => {
    const called = calledAll(adventure, [KUNIBERT, ANNA], words);
    expect(called.map(({ name }) => name)).toEqual(['Kunibert (Overlord)', 'Anna (Heroes)']);
    expect(resultOf({ kind: 'x', winners: [0], rule }, called)).toEqual({ is: 'won', names: ['Kunibert (Overlord)'] });
  });

  test('without a name it is you, if nobody else plays here', () => {
    const called = calledAll(field, [{ kind: 'person' }, KUNIBERT], words);
    expect(called.map(({ name }) => name)).toEqual(['You', 'Kunibert']);
    expect(resultOf({ kind: 'x', winners: [0], rule }, called)).toEqual({ is: 'you' });
    expect(resultOf({ kind: 'x', winners: [1], rule }, called)).toEqual({ is: 'won', names: ['Kunibert'] });
  });

  test('of several people without names each is called by the seat', () => {
    const called = calledAll(field, [{ kind: 'person' }, { kind: 'person' }], words);
    expect(resultOf({ kind: 'x', winners: [1], rule }, called)).toEqual({ is: 'won', names: ['Seat 2'] });
  });

  test('nobody, or all together against the game', () => {
    const called = calledAll(field, [ANNA, KUNIBERT], words);
    expect(resultOf({ kind: 'x', winners: [], rule }, called)).toEqual({ is: 'drawn' });
    expect(resultOf({ kind: 'x', winners: [], rule, lost: true }, called)).toEqual({ is: 'lost', alone: false });
  });
});

test('bots are called by name where their seat has no role, people everywhere', () => {
  expect(callNames(saga, adventure.config, [KUNIBERT, ANNA])).toEqual([null, 'Anna']);
  expect(callNames(skirmish, field.config, [KUNIBERT, ANNA])).toEqual(['Kunibert', 'Anna']);
});

test('a file knows the names of people, and bots are nobody', () => {
  expect(playersOf([KUNIBERT, ANNA, { kind: 'person' }])).toEqual([null, 'Anna', '']);
});
