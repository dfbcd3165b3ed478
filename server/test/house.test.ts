import { type Game, optionId } from '@tafelrunde/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Guest, House } from '../table/house.ts';
import { Refs } from '../table/refs.ts';
import { seenBy } from '../table/seen.ts';
import { type Folder, folder, type Postgres, postgres } from './databases.ts';
import { anna, bert, decide, game, tableForTwo, want } from './tables.ts';

let server: Postgres;
const stores: Store[] = [];
const folders: Folder[] = [];

beforeAll(async () => {
  server = await postgres();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const f of folders.splice(0)) f.remove();
});
afterAll(() => server.stop());

async function sqlite(f?: Folder): Promise<{ store: Store; place: Folder }> {
  const place = f ?? folder();
  if (!f) folders.push(place);
  const store = await sqliteStore(place.path);
  stores.push(store);
  return { store, place };
}

const standing = (house: House, id: string) =>
  house.look(id, t => ({
    number: t.number,
    epoch: t.match.epoch,
    hash: t.match.hash(),
    answers: t.match.answers.length,
  }));

test('a table is played, forgotten and read again, and stands where it stood', async () => {
  const { store, place } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  for (let i = 0; i < 30; i++) await decide(house, id, options => (i * 7) % options.length);
  const before = await standing(house, id);
  expect(before).toMatchObject({ number: 30, epoch: 30, answers: 30 });
  await store.close();
  const { store: again } = await sqlite(place);
  expect(await standing(new House({ store: again, games: [game] }), id)).toEqual(before);
});

test('only an option offered at this epoch to this seat of this player is accepted', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  const due = await house.look(id, t => ({ seat: t.match.ask?.seat ?? 0, option: t.match.optionIds()[0] ?? '' }));
  if (!due) throw new Error('No table.');
  const [mine, other] = due.seat === 0 ? [anna, bert] : [bert, anna];
  const answer = { do: 'answer', epoch: 0, ...due } as const;
  expect(await want(house, id, other, answer)).toMatchObject({ code: 'not-your-seat' });
  expect(await want(house, id, { player: 'carl', name: 'Carl' }, answer)).toMatchObject({ code: 'no-seat' });
  expect(await want(house, id, other, { ...answer, seat: 1 - due.seat })).toMatchObject({ code: 'not-your-decision' });
  expect(await want(house, id, mine, { ...answer, epoch: 1 })).toMatchObject({ code: 'stale' });
  expect(await want(house, id, mine, { ...answer, option: 'win:now' })).toMatchObject({ code: 'not-offered' });
  expect(await want(house, 'nowhere', mine, answer)).toBeNull();
  expect(await standing(house, id)).toMatchObject({ number: 0, epoch: 0 });
  expect(await want(house, id, mine, answer)).toEqual({ number: 1 });
});

test('a request that is sent again is carried out once', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  const say = (ref: number) => want(house, id, { ...anna, ref }, { do: 'say', words: 'Hello' });
  expect(await Promise.all([say(1), say(1), say(2)])).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }]);
  expect(await say(1)).toEqual({ number: 2 });
  expect(await house.look(id, t => t.said.map(s => [s.name, s.words]))).toEqual([
    ['Anna', 'Hello'],
    ['Anna', 'Hello'],
  ]);
  const afresh = new House({ store, games: [game] });
  expect(await want(afresh, id, { ...anna, ref: 2 }, { do: 'say', words: 'Hello' })).toEqual({ number: 2 });
});

test('a request is carried out once even if hundreds of others lie between', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  const say = (ref: number) => want(house, id, { ...anna, ref }, { do: 'say', words: `${ref}` });
  for (let ref = 1; ref <= 400; ref++) await say(ref * 2);
  expect(await say(2)).toEqual({ number: 400 });
  expect(await say(3)).toEqual({ number: 401 });
  const afresh = new House({ store, games: [game] });
  expect(await want(afresh, id, { ...anna, ref: 4 }, { do: 'say', words: '4' })).toEqual({ number: 401 });
});

test('the numbers of requests are kept as runs', () => {
  const refs = new Refs();
  for (const ref of [5, 1, 3, 2, 9, 4, 9]) refs.add(ref);
  expect([refs.runs, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10].filter(ref => refs.has(ref))]).toEqual([2, [1, 2, 3, 4, 5, 9]]);
});

test('what no table is called is no table, and no database is asked for it', async () => {
  const { store } = await sqlite();
  const house = new House({ store: { ...store, read: () => Promise.reject(new Error('asked')) }, games: [game] });
  for (const id of ['a\0b', '', '../x', 'x'.repeat(65)]) expect(await house.look(id, t => t.id)).toBeNull();
});

test('guests are told after the disk has it, and nobody is told what was not written', async () => {
  const { store } = await sqlite();
  let failing = false;
  const flaky: Store = {
    ...store,
    append: async append => {
      if (failing) throw new Error('The disk is full.');
      return store.append(append);
    },
  };
  const house = new House({ store: flaky, games: [game] });
  const id = await tableForTwo(store);
  const heard: (string | number)[] = [];
  const guest: Guest = {
    told: (t, entry) => heard.push(entry?.kind ?? 'welcome', t.number),
    gone: () => heard.push('gone'),
  };
  await house.visit(id, guest);
  await decide(house, id);
  failing = true;
  await expect(decide(house, id)).rejects.toThrow('The disk is full.');
  failing = false;
  expect(heard).toEqual(['welcome', 0, 'answered', 1, 'gone']);
  expect(await standing(house, id)).toMatchObject({ number: 1, epoch: 1 });
  expect(await decide(house, id)).toEqual({ number: 2 });
});

test('undo goes back freely, beyond dice by vote; bots agree', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  for (let i = 0; i < 12; i++) await decide(house, id);
  expect(await want(house, id, anna, { do: 'propose', to: 3 })).toEqual({ number: 13 });
  expect(await house.look(id, t => t.undo.vote)).toEqual({ to: 3, missing: [1] });
  expect(await want(house, id, anna, { do: 'decline' })).toEqual({ number: 14 });
  expect(await want(house, id, bert, { do: 'agree' })).toMatchObject({ code: 'no-vote' });
  await want(house, id, anna, { do: 'propose', to: 3 });
  await want(house, id, bert, { do: 'agree' });
  expect(await standing(house, id)).toMatchObject({ number: 16, answers: 3 });
  const afresh = new House({ store, games: [game] });
  expect(await standing(afresh, id)).toEqual(await standing(house, id));
});

test('who resigns at a table for two has lost, and nothing more is decided', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  expect(await want(house, id, anna, { do: 'resign', seat: 1 })).toMatchObject({ code: 'not-your-seat' });
  expect(await want(house, id, anna, { do: 'resign', seat: 0 })).toEqual({ number: 1 });
  expect(await house.look(id, t => t.ending)).toEqual({ kind: 'resigned', winners: [1], resigned: 0 });
  expect(await want(house, id, bert, { do: 'resign', seat: 1 })).toMatchObject({ code: 'over' });
  expect(await store.tablesOf('bert', 5)).toMatchObject([{ table: id, due: false, over: true }]);
});

test('with a free seat nobody decides yet', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const player = { is: 'player', player: 'anna', name: 'Anna' } as const;
  const id = await tableForTwo(store, { seats: [player, { is: 'free' }] });
  const due = await house.look(id, t => ({ seat: 0, epoch: 0, option: t.match.optionIds()[0] ?? '' }));
  expect(await want(house, id, anna, { do: 'answer', ...(due ?? { seat: 0, epoch: 0, option: '' }) })).toMatchObject({
    code: 'seat-free',
  });
});

test('nodes on one PostgreSQL serve the same table: none overtakes another, nothing is lost', async () => {
  const url = await server.database();
  const houses = await Promise.all(
    [1, 2].map(async () => {
      const store = await postgresStore(url);
      stores.push(store);
      return new House({ store, games: [game] });
    }),
  );
  const [one, two] = houses as [House, House];
  const id = await tableForTwo(one.store);
  // Both nodes talk at the same time, and the players sit at different nodes.
  const talk = (house: House, who: typeof anna) =>
    Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        want(house, id, { ...who, ref: i + 1 }, { do: 'say', words: `${who.name} ${i}` }),
      ),
    );
  await Promise.all([talk(one, anna), talk(two, bert)]);
  const words = async (house: House) => (await house.look(id, t => t.said.map(s => s.words)))?.sort();
  const wanted = ['Anna', 'Bert'].flatMap(name => Array.from({ length: 20 }, (_, i) => `${name} ${i}`)).sort();
  const fresh = new House({ store: one.store, games: [game] });
  expect(await words(fresh)).toEqual(wanted);
  for (let i = 0; i < 10; i++) expect(await decide(i % 2 ? one : two, id)).not.toBeNull();
});

test('rules that changed since: the match goes on from its checkpoint, once and for all nodes', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  for (let i = 0; i < 60; i++) await decide(house, id, options => (i * 5) % options.length);
  await want(house, id, anna, { do: 'say', words: 'Still here' });
  await house.rest();
  const before = await house.look(id, t => ({ state: structuredClone(t.match.state), over: t.ending }));
  const changed: Game = {
    ...game,
    version: game.version + 1,
    migrations: { ...game.migrations, [game.version]: state => state },
  };
  const mended = new House({ store, games: [changed] });
  const after = await mended.look(id, t => ({
    state: structuredClone(t.match.state),
    over: t.ending,
    said: t.said.length,
    mended: t.mended,
  }));
  expect(after).toEqual({ ...before, said: 1, mended: true });
  const journal = await store.read(id);
  expect(journal?.entries.map(e => e.entry.kind).filter(kind => kind === 'mended')).toHaveLength(1);
  const third = new House({ store, games: [changed] });
  expect(await third.look(id, t => t.match.hash())).toEqual(await mended.look(id, t => t.match.hash()));
});

test('rules that changed before the first checkpoint: the match goes on from its opening, and says so', async () => {
  const { store } = await sqlite();
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  for (let i = 0; i < 3; i++) await decide(house, id);
  await want(house, id, anna, { do: 'say', words: 'Still here' });
  const opening = await house.look(id, t => t.opening.start.state);
  const version = game.version + 1;
  // The first decision that was taken is not offered any more.
  const changed: Game = {
    ...game,
    version,
    migrations: { ...game.migrations, [game.version]: state => state },
    optionId: choice => `new-${optionId(choice)}`,
  };
  const renewed = new House({ store, games: [changed] });
  const seen = await renewed.look(id, t => seenBy(t, 'anna', null));
  expect(seen).toMatchObject({ mended: true, restarted: true, answers: 0, said: [{ words: 'Still here' }] });
  expect(await renewed.look(id, t => t.match.record().start.state)).toEqual(opening);
  expect(await decide(renewed, id)).not.toHaveProperty('code');
  const third = new House({ store, games: [changed] });
  expect(await third.look(id, t => [t.restarted, t.match.answers.length])).toEqual([true, 1]);
  // Where all decisions are still possible nothing is lost.
  const other = await tableForTwo(store);
  for (let i = 0; i < 3; i++) await decide(house, other);
  const same = new House({ store, games: [{ ...changed, optionId: game.optionId ?? optionId }] });
  expect(await same.look(other, t => [t.mended, t.restarted, t.match.answers.length])).toEqual([true, false, 3]);
});
