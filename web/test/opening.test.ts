import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { erased, Match, save } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import { describe, expect, test, vi } from 'vitest';
import { importMatch } from '../local/importing.ts';
import { beginMatch, openMatch, readMatch } from '../local/opening.ts';
import type { Shelf } from '../local/shelf.ts';
import type { Chair } from '../local/table.ts';
import { BOT, memoryShelf, OpenMind, PERSON } from './sitting-down.ts';

const game = erased(skirmish);
const habits = { pace: async () => {}, answersTrivial: () => true };

test('a match is on the shelf from its beginning and is found again in the middle of a decision', async () => {
  const shelf = memoryShelf();
  const id = await beginMatch(game, {}, [PERSON, PERSON], shelf);
  const first = await openMatch(id, habits, { shelf, mind: new OpenMind() });
  first?.table.lift();
  await first?.table.choose('move:red-knight,5,5');
  await vi.waitFor(() => expect(shelf.kept.get(id)?.decisions).toBe(1));
  const again = await openMatch(id, habits, { shelf, mind: new OpenMind() });
  again?.table.lift();
  expect(again?.shortened).toBe(false);
  expect(again?.table.situation.decisions).toBe(1);
  expect(again?.table.situation.view).toEqual(first?.table.situation.view);
  expect(again?.table.situation.ask).toEqual(first?.table.situation.ask);
});

test('the list needs no rules: names, seats and progress stand beside the save', async () => {
  const shelf = memoryShelf();
  const id = await beginMatch(game, {}, [PERSON, BOT], shelf);
  const [kept] = await shelf.list();
  expect(kept).toMatchObject({
    id,
    game: 'skirmish',
    scenario: { en: 'The rocky field', de: 'Das steinige Feld' },
    chairs: [PERSON, BOT],
    decisions: 0,
    over: false,
  });
});

test('what is not on the shelf cannot be opened', async () => {
  expect(await readMatch('nowhere', memoryShelf())).toBeNull();
});

test('a file becomes a match of its own', async () => {
  const shelf = memoryShelf();
  const id = await beginMatch(game, {}, [PERSON, PERSON], shelf);
  const result = await importMatch(shelf.kept.get(id)?.save ?? '', shelf);
  expect(shelf.kept.size).toBe(2);
  expect('id' in result && shelf.kept.get(result.id)?.save).toBe(shelf.kept.get(id)?.save);
});

describe('whoever opens a file keeps the side', () => {
  const saga = erased(dungeonSaga);
  const kinds = async (file: string) => {
    const shelf = memoryShelf();
    const result = await importMatch(file, shelf);
    return 'id' in result && shelf.kept.get(result.id)?.chairs.map(({ kind }) => kind);
  };
  const fileOf = async (chairs: readonly Chair[]) => {
    const shelf = memoryShelf();
    const id = await beginMatch(saga, { seats: 2 }, chairs, shelf);
    const atTable = await openMatch(
      id,
      { ...habits, pace: () => new Promise(() => {}) },
      { shelf, mind: new OpenMind() },
    );
    return [shelf.kept.get(id)?.save ?? '', (await atTable?.table.file()) ?? ''] as const;
  };

  test.each([
    ['the heroes', BOT, PERSON],
    ['the overlord', PERSON, BOT],
    ['both, at one screen', PERSON, PERSON],
    ['none: bots are watched', BOT, BOT],
  ])('%s', async (_who, ...chairs) => {
    for (const file of await fileOf(chairs)) expect(await kinds(file)).toEqual(chairs.map(({ kind }) => kind));
  });

  test('a file that does not tell who sat at one screen is played as usual: with the heroes', async () => {
    const match = Match.start(saga, { seats: 2 });
    expect(await kinds(save(match))).toEqual(['bot', 'person']);
    expect(await kinds(save(match, ['Anna', 'Ben']))).toEqual(['bot', 'person']);
    expect(await kinds(save(Match.start(game, {})))).toEqual(['person', 'bot']);
  });
});

test('who plays hears whether the match could be kept', async () => {
  const shelf = memoryShelf();
  const id = await beginMatch(game, {}, [PERSON, PERSON], shelf);
  const full: Shelf = {
    ...shelf,
    async put() {
      throw new Error('full');
    },
  };
  const told = vi.fn();
  const opened = await openMatch(id, habits, { shelf: full, mind: new OpenMind(), told });
  opened?.table.lift();
  await opened?.table.choose('move:red-knight,5,5');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(false));
});

test('a file that is none is refused in both languages', async () => {
  const result = await importMatch('{"format":1}', memoryShelf());
  expect(result).toMatchObject({ refused: { en: expect.any(String), de: expect.any(String) } });
});
