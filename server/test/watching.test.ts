// What those who only watch are told: how it stands, and what luck may make of what is decided now.
import { newChance, type Odds } from '@tafelrunde/engine';
import type { Watched } from '@tafelrunde/wire';
import { expect, test } from 'vitest';
import { Client, Line, type Seen } from './client.ts';
import { QUICK } from './quick.ts';
import { server, tableForTwo } from './servers.ts';

const told = (message: object): Watched => {
  expect(message).toMatchObject({ is: 'told' });
  return (message as { value: Watched }).value;
};

/** A skirmish for two, and somebody without a key who watches it. */
async function watching(more: Parameters<typeof server>[0] = {}, opened: object = {}) {
  const { url, house } = await server(more);
  const { anna, bert, table, invitation } = await tableForTwo(url, 'skirmish', opened);
  const line = await Line.open(url);
  const seen = await line.visit(table);
  const watch = (epoch: number, lang = 'en', who = line) => who.ask({ do: 'watch', table, epoch, lang });
  return { url, house, anna, bert, table, invitation, line, seen, watch };
}

/** Both play at random until somebody is beside an enemy: then a blow can be struck. */
async function toBlows({ anna, bert, table }: { anna: Client; bert: Client; table: string }): Promise<Seen> {
  const chance = newChance('to blows');
  const lines = [await anna.socket(), await bert.socket()];
  for (const line of lines) await line.visit(table);
  for (;;) {
    const line = lines.find(({ seen }) => seen?.ask) as Line;
    const { ask, epoch } = line.seen as Seen;
    const ids = ask?.ids ?? [];
    if (ids.some(id => id.startsWith('attack:'))) return line.seen as Seen;
    const moves = ids.filter(id => id.startsWith('move:'));
    const far = (id: string) =>
      Math.hypot(
        ...id
          .split(',')
          .slice(1)
          .map(n => Number(n) - 8),
      );
    const [nearest] = moves.sort((a, b) => far(a) - far(b));
    const option = chance.int(4) > 0 ? (nearest ?? 'end') : (ids[chance.int(ids.length)] ?? 'end');
    const done = await line.ask({ do: 'answer', table, seat: ask?.seat, epoch, option });
    if (done.is !== 'done') throw new Error(JSON.stringify(done));
    for (const other of lines) await other.until(m => m.is === 'seen' && m.number >= done.number);
  }
}

test('who watches is told who is ahead and the odds of a blow that could be struck, as its seat would be told them', async () => {
  const { anna, bert, table, house, watch } = await watching();
  const { ask, epoch } = await toBlows({ anna, bert, table });
  const { outlook, prospects } = told(await watch(epoch));
  expect(outlook?.sides).toEqual([[0], [1]]);
  const [red = 0, blue = 0] = outlook?.shares ?? [];
  expect(red + blue).toBeCloseTo(1, 9);
  // Whoever is worth more by the game's own measure is ahead.
  const [mine = 0, theirs = 0] = (await house.look(table, ({ game, match }) =>
    [0, 1].map(seat => game.heuristics?.value(game.view(match.state, 'spectator'), seat) ?? 0),
  )) as number[];
  expect(Math.sign(red - blue)).toBe(Math.sign(mine - theirs));
  const blow = prospects.find(({ option }) => option.startsWith('attack:'));
  expect(ask?.ids).toContain(blow?.option);
  expect(blow?.choice).toMatchObject({ do: 'attack' });
  const sum = blow?.odds.outcomes.reduce((total, { probability }) => total + probability, 0);
  expect(sum).toBeCloseTo(1, 9);
  const striker = await (ask?.seat === 0 ? anna : bert).socket(undefined, 1_000_000);
  const own = await striker.ask({ do: 'odds', table, epoch, option: blow?.option, lang: 'en' });
  // Nothing hidden has a part in a blow: both are exact, and the same.
  expect((own as unknown as { value: Odds }).value).toEqual(blow?.odds);
});

test('in both languages; where the table plays without hints nobody is told who is ahead', async () => {
  const { anna, bert, table, watch } = await watching({}, { hints: false });
  const { epoch } = await toBlows({ anna, bert, table });
  const [en, de] = [told(await watch(epoch)), told(await watch(epoch, 'de'))];
  expect([en.outlook, de.outlook]).toEqual([null, null]);
  expect(en.prospects.map(({ option }) => option)).toEqual(de.prospects.map(({ option }) => option));
  expect(en.prospects[0]?.odds.outcomes).not.toEqual(de.prospects[0]?.odds.outcomes);
});

test('what the first has asked for costs the others little, and all have their ration', async () => {
  const limits = { ...QUICK, thoughts: { atOnce: 6, perSecond: 0 } };
  const { url, table, seen, watch, anna } = await watching({ limits });
  const first = told(await watch(seen.epoch));
  // A hint's worth for the first, one for whoever asks again: 4 and 1 of 6, then one more.
  expect(told(await watch(seen.epoch))).toEqual(first);
  expect(told(await watch(seen.epoch))).toEqual(first);
  expect(await watch(seen.epoch)).toMatchObject({ is: 'refused', code: 'rationed' });
  // Another language is thought about anew, and somebody with a key has a ration of their own.
  const own = await anna.socket();
  expect(await watch(seen.epoch, 'de')).toMatchObject({ code: 'rationed' });
  expect(told(await watch(seen.epoch, 'en', own))).toEqual(first);
  expect(await (await Line.open(url)).ask({ do: 'watch', table, epoch: seen.epoch, lang: 'en' })).toMatchObject({
    code: 'rationed',
  });
});

test('only of what stands now, and only for those who may watch', async () => {
  const { url, table, seen, watch, bert } = await watching();
  expect(await watch(seen.epoch + 1)).toMatchObject({ is: 'refused', code: 'stale' });
  const carl = await Client.enter(url, 'Carl');
  const seats = [{ is: 'me' }, { is: 'free' }];
  const waiting = (await carl.call('POST', '/api/tables', { game: 'skirmish', seats })).body as { table: string };
  const closed = (
    await carl.call('POST', '/api/tables', {
      game: 'skirmish',
      seats: [{ is: 'me' }, { is: 'me' }],
      spectators: false,
    })
  ).body as { table: string };
  const line = await Line.open(url);
  const of = (id: string) => line.ask({ do: 'watch', table: id, epoch: 0, lang: 'en' });
  expect(await of(waiting.table)).toMatchObject({ code: 'seat-free' });
  expect(await of(closed.table)).toMatchObject({ code: 'no-such-table' });
  expect(await of('nowhere')).toMatchObject({ code: 'no-such-table' });
  const leaving = await bert.socket();
  await leaving.ask({ do: 'resign', table, seat: 1 });
  expect(await watch(seen.epoch)).toMatchObject({ code: 'over' });
});
