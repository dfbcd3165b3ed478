import { erased } from '@tafelrunde/engine';
import { afterEach, expect, test } from 'vitest';
import { duel } from '../../engine/test/toys.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { BotSeats } from '../table/bot-seats.ts';
import { House } from '../table/house.ts';
import { seenBy } from '../table/seen.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { type Folder, folder } from './databases.ts';
import { anna, bert, decide, tableForTwo, want } from './tables.ts';

const game = erased(duel);
const stores: Store[] = [];
const folders: Folder[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const place of folders.splice(0)) place.remove();
});

async function open(place: Folder = folder()): Promise<{ house: House; store: Store; place: Folder }> {
  if (!folders.includes(place)) folders.push(place);
  const store = await sqliteStore(place.path);
  stores.push(store);
  return { house: new House({ store, games: [game] }), store, place };
}

/** Anna walks once and plays a card: now Bert may parry. */
async function untilBertIsAsked(house: House, id: string): Promise<void> {
  await decide(house, id, options => options.indexOf('walk'));
  await decide(house, id, options => options.findIndex(option => option.startsWith('play:')));
}
const seen = (house: House, id: string, player: string) => house.look(id, table => seenBy(table, player, null));

test('a standing order is kept by the table, seen by nobody else, and survives a restart', async () => {
  const { house, store, place } = await open();
  const id = await tableForTwo(store, { game });
  await untilBertIsAsked(house, id);
  expect(await seen(house, id, 'bert')).toMatchObject({ ask: { kind: 'parry', seat: 1 } });
  expect(await seen(house, id, 'bert')).toHaveProperty('orders', {});
  const order = { do: 'order', seat: 1, kind: 'parry', term: 'always' } as const;
  expect(await want(house, id, anna, order)).toMatchObject({ code: 'not-your-seat' });
  for (const other of [{ kind: 'turn', term: 'turn' } as const, { kind: 'constructor' }])
    expect(await want(house, id, bert, { ...order, ...other })).toMatchObject({ code: 'nothing-to-pass' });
  expect(await want(house, id, bert, order)).not.toHaveProperty('code');
  expect(await seen(house, id, 'bert')).toMatchObject({ orders: { parry: 'always' } });
  expect(await seen(house, id, 'anna')).toHaveProperty('orders', {});
  expect(await house.look(id, t => t.passing)).toEqual({ seat: 1, option: 'pass' });
  expect(await house.look(id, t => t.standing().bot)).toBe(true);
  await store.close();
  const { house: again } = await open(place);
  expect(await again.look(id, t => [t.passing, t.ordersOf(1)])).toEqual([
    { seat: 1, option: 'pass' },
    { parry: 'always' },
  ]);
});

test('who never wants to be asked says so before anything is: the table passes when the question comes', async () => {
  const { house, store, place } = await open();
  const id = await tableForTwo(store, { game });
  expect(await want(house, id, bert, { do: 'order', seat: 1, kind: 'parry', term: 'same' })).toMatchObject({
    code: 'nothing-to-pass',
  });
  expect(await want(house, id, bert, { do: 'order', seat: 1, kind: 'parry', term: 'always' })).not.toHaveProperty(
    'code',
  );
  expect(await seen(house, id, 'bert')).toMatchObject({ orders: { parry: 'always' } });
  expect(await house.look(id, t => t.passing)).toBe(null);
  await untilBertIsAsked(house, id);
  expect(await house.look(id, t => t.passing)).toEqual({ seat: 1, option: 'pass' });
  await store.close();
  const { house: again } = await open(place);
  expect(await again.look(id, t => [t.passing, t.ordersOf(1)])).toEqual([
    { seat: 1, option: 'pass' },
    { parry: 'always' },
  ]);
});

test('the table passes as it was told, and asks again when it is told so', async () => {
  const { house, store } = await open();
  const id = await tableForTwo(store, { game });
  await untilBertIsAsked(house, id);
  await want(house, id, bert, { do: 'order', seat: 1, kind: 'parry', term: 'always' });
  const bots = new BotSeats(house, {} as Thinkers, {
    trouble: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  await house.look(id, t => bots.look(t));
  for (let tries = 0; tries < 200 && (await house.look(id, t => t.match.ask?.kind)) === 'parry'; tries++)
    await new Promise(resolve => setTimeout(resolve, 5));
  bots.stop();
  expect(await house.look(id, t => t.match.answers.at(-1))).toMatchObject({ seat: 1, option: 'pass' });
  await want(house, id, bert, { do: 'order', seat: 1, kind: 'parry', term: null });
  expect(await house.look(id, t => [t.passing, t.ordersOf(1)])).toEqual([null, {}]);
});

test('several own decisions are taken back at once, and named before', async () => {
  const { house, store, place } = await open();
  const id = await tableForTwo(store, { game });
  for (let i = 0; i < 2; i++) await decide(house, id, options => options.indexOf('walk'));
  expect(await seen(house, id, 'anna')).toMatchObject({
    takes: { turn: [{ do: 'walk' }, { do: 'walk' }], barrier: [{ do: 'walk' }, { do: 'walk' }] },
  });
  expect(await seen(house, id, 'bert')).toMatchObject({ takes: { turn: [], barrier: [] } });
  expect(await want(house, id, bert, { do: 'undo', span: 'turn' })).toMatchObject({ code: 'beyond-barrier' });
  expect(await want(house, id, anna, { do: 'undo', span: 'turn' })).not.toHaveProperty('code');
  expect(await house.look(id, t => t.match.answers.length)).toBe(0);
  await store.close();
  const { house: again } = await open(place);
  expect(await again.look(id, t => [t.match.answers.length, t.number])).toEqual([0, 3]);
});
