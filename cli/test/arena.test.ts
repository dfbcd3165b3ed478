import { expect, test } from 'vitest';
import { standingsOf, thinkingOf } from '../arena/standings.ts';
import type { ArenaResult } from '../crew/arena-one.ts';
import { tafelrunde } from './program.ts';

/** A result without what depends on the clock. */
async function fought(...flags: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await tafelrunde(['arena', 'skirmish', '--json', ...flags]);
  expect(code).toBe(0);
  const { timing, ...rest } = JSON.parse(out) as Record<string, unknown>;
  expect(timing).toMatchObject({ thinking: [{ mean: expect.any(Number) }, { mean: expect.any(Number) }] });
  return rest;
}

test('the same seed gives the same games, also of bots that search, whatever the number of workers', async () => {
  const flags = ['--bots', 'search:3,random', '--games', '4', '--seed', 'same'];
  const one = await fought(...flags, '--workers', '1');
  expect(await fought(...flags, '--workers', '3')).toEqual(one);
  expect(one).toMatchObject({
    game: 'skirmish',
    bots: ['search:3', 'random'],
    games: 4,
    standings: [{ bot: 'search:3', wins: { count: 4, of: 4 }, bySide: [{ of: 2 }, { of: 2 }] }, { bot: 'random' }],
    failures: [],
  });
});

test('people get a table, in their language, and the flags that repeat it', async () => {
  const flags = ['arena', 'skirmish', '--bots', 'squire,random', '--games', '2', '--seed', 'a', '--lang', 'de'];
  const { out } = await tafelrunde(flags);
  expect(out).toContain('2 Spiele, je zwei mit gleichem Glück und getauschten Seiten; Siege mit 95-%-Intervallen:');
  expect(out).toContain('squire  2 von 2  100,0 % (34,2 % .. 100,0 %)');
  expect(out).toMatch(/squire {2}im Mittel [\d,]+, 95 von 100 höchstens [\d,]+/);
  expect(out).toContain('Dieselben Spiele noch einmal: arena skirmish --bots squire,random --games 2 --seed a');
});

test('a search with a time is told how many rounds that are here', async () => {
  const { out } = await tafelrunde('arena skirmish --bots search:2ms,random --games 2 --seed t'.split(' '));
  expect(out).toMatch(/--bots search:\d+,random --games 2 --seed t/);
});

const game = (number: number, winner: 0 | 1 | null, scenario = 'field'): ArenaResult => ({
  number,
  scenario,
  side: number % 2 === 0 ? 0 : 1,
  winner,
  decisions: 10,
  thinking: [[1, 2, 3], [4]],
  failure: null,
});

test('wins are counted by bot, by side and by scenario', () => {
  const results = [game(0, 0), game(1, 1), game(2, 0, 'hill'), game(3, null, 'hill')];
  const found = standingsOf([...results, { ...game(4, null), failure: 'broken' }], ['a', 'b']);
  expect(found).toMatchObject({ games: 4, nobody: 1, decisions: 40, failures: [{ number: 4, message: 'broken' }] });
  expect(found.standings[0]).toMatchObject({
    bot: 'a',
    wins: { count: 2, of: 4 },
    bySide: [
      { count: 2, of: 2 },
      { count: 0, of: 2 },
    ],
  });
  // The second bot sits on the other side: it won game 1 on the first side.
  expect(found.standings[1]).toMatchObject({
    bot: 'b',
    wins: { count: 1, of: 4 },
    bySide: [
      { count: 1, of: 2 },
      { count: 0, of: 2 },
    ],
  });
  expect(found.scenarios).toMatchObject({ field: { count: 1, of: 2 }, hill: { count: 1, of: 2 } });
});

test('thinking times are those of all decisions', () => {
  expect(thinkingOf([game(0, 0), game(1, 0)], 0)).toEqual({ decisions: 6, mean: 2, usually: 3, longest: 3 });
  expect(thinkingOf([], 1)).toEqual({ decisions: 0, mean: 0, usually: 0, longest: 0 });
});
