// Fair seats: who sees what, who may sit where, and who may go on when somebody is missing.
import { erased } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { afterEach, expect, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Clock, type ClockSetting } from '../table/clock.ts';
import type { Occupant } from '../table/entry.ts';
import { House } from '../table/house.ts';
import { seenBy } from '../table/seen.ts';
import { Client, type Seen } from './client.ts';
import { type Opened, tableForTwo as seatedForTwo, server, temporary } from './servers.ts';
import { anna, bert, decide, game as skirmish, tableForTwo, want } from './tables.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

const carl = { player: 'carl', name: 'Carl' };
const BOT: Occupant = { is: 'bot', level: 'page' };
const person = (who: typeof anna): Occupant => ({ is: 'player', ...who });
/** For three and more. */
const game = erased(schurkenUndHalunken);

async function at(now: () => number, place = temporary()): Promise<{ house: House; store: Store; place: string }> {
  const store = await sqliteStore(place);
  stores.push(store);
  return { house: new House({ store, games: [skirmish, game], now }), store, place };
}

const handsIn = (seen: Seen): boolean[] =>
  (seen.view as { players: { hand: unknown }[] }).players.map(({ hand }) => hand !== null);

test('nobody sees a hand before all seats are taken: not the own, and no question', async () => {
  const { url } = await server();
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const seats = [{ is: 'me' }, { is: 'free' }];
  const { table, invitation } = (await anna.call('POST', '/api/tables', { game: 'skirmish', seats })).body as Opened;
  const line = await anna.socket();
  const before = await line.visit(table);
  expect(before).toMatchObject({ viewer: 'spectator', ask: null, deciding: null, begun: false, host: true });
  expect(handsIn(before)).toEqual([false, false]);
  expect(await line.ask({ do: 'explain', table, wanted: 'end' })).toMatchObject({ code: 'no-seat' });
  expect(await line.ask({ do: 'hint', table, epoch: 0 })).toMatchObject({ code: 'not-your-decision' });
  expect((await anna.call('GET', '/api/players/me/tables')).body).toMatchObject([{ due: false }]);
  await bert.call('POST', `/api/tables/${table}/claim`, { seat: 1, invitation });
  const begun = (await line.until(m => m.is === 'seen' && m.begun)) as Seen;
  expect([begun.viewer, begun.ask?.seat, handsIn(begun)]).toEqual([0, 0, [true, false]]);
});

test('before play has begun one may change places; afterwards only back to the own seat', async () => {
  const { url } = await server();
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const seats = [{ is: 'me' }, { is: 'free' }, { is: 'free' }];
  const opened = await anna.call('POST', '/api/tables', { game: game.id, seats });
  const { table, invitation } = opened.body as Opened;
  const act = async (client: Client, what: string, seat: number): Promise<string | number> => {
    const { status, body } = await client.call('POST', `/api/tables/${table}/${what}`, {
      seat,
      ...(what === 'claim' && { invitation }),
      ...(what === 'fill' && { occupant: BOT }),
    });
    return status === 200 ? 200 : (body as { code: string }).code;
  };
  expect(await act(anna, 'claim', 1)).toBe('one-seat');
  expect([await act(anna, 'leave', 0), await act(anna, 'claim', 1)]).toEqual([200, 200]);
  expect(await act(bert, 'claim', 0)).toBe(200);
  expect(await act(anna, 'fill', 2)).toBe(200);
  // All seats are taken: Anna has seen what lies at seat 1.
  expect(await act(bert, 'leave', 0)).toBe(200);
  expect([await act(anna, 'leave', 1), await act(anna, 'claim', 0)]).toEqual([200, 'knows-another-seat']);
  expect([await act(bert, 'claim', 1), await act(bert, 'claim', 0)]).toEqual(['knows-another-seat', 200]);
  expect(await act(anna, 'claim', 1)).toBe(200);
});

test('a table may be opened for several seats each; who takes two has said so', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const two = [{ is: 'me' }, { is: 'me' }];
  const open = (more: object) => anna.call('POST', '/api/tables', { game: 'skirmish', seats: two, ...more });
  const { table } = (await open({})).body as Opened;
  expect((await anna.call('GET', `/api/tables/${table}`)).body).toMatchObject({ several: true, clock: null });
  expect((await open({ several: false })).body).toMatchObject({ code: 'one-seat' });
  const seats = [{ is: 'me' }, { is: 'free' }];
  const shared = (await anna.call('POST', '/api/tables', { game: 'skirmish', seats, several: true })).body as Opened;
  const { invitation } = shared;
  expect(await anna.call('POST', `/api/tables/${shared.table}/claim`, { seat: 1, invitation })).toMatchObject({
    status: 200,
  });
});

test('the hand of a bot cannot be claimed, read and left once something was decided', async () => {
  const { url } = await server();
  const { anna, table } = await seatedForTwo(url, 'skirmish');
  expect(anna.key).not.toBe('');
  const host = await Client.enter(url, 'Host');
  const seats = [{ is: 'me' }, { is: 'bot', level: 'page' }];
  const opened = (await host.call('POST', '/api/tables', { game: 'skirmish', seats })).body as Opened;
  const free = (id: string) => host.call('POST', `/api/tables/${id}/fill`, { seat: 1, occupant: { is: 'free' } });
  expect((await free(table)).body).toMatchObject({ code: 'not-host' });
  const line = await host.socket();
  const { ask, epoch } = await line.visit(opened.table);
  await line.ask({ do: 'answer', table: opened.table, seat: 0, epoch, option: ask?.ids[0] });
  expect(await free(opened.table)).toMatchObject({ status: 409, body: { code: 'bot-stays' } });
  // Nobody has a bot replaced by a stronger one in the middle of a match either.
  const knight = { seat: 1, occupant: { is: 'bot', level: 'knight' } };
  expect((await host.call('POST', `/api/tables/${opened.table}/fill`, knight)).body).toMatchObject({
    code: 'bot-stays',
  });
});

test('who has given up gets no second seat', async () => {
  const { house, store } = await at(() => 2_000);
  const id = await tableForTwo(store, { game, seats: [person(anna), person(bert), person(carl)] });
  expect(await want(house, id, bert, { do: 'resign', seat: 1 })).toEqual({ number: 1 });
  const entry = { kind: 'seated', seat: 2, occupant: { is: 'free' }, by: 'carl' } as const;
  await house.change(id, (t, now) => t.take(t.number + 1, now, entry) ?? entry);
  expect(await house.look(id, t => [t.seating.whyNotSit(2, 'bert')?.code, t.seating.whyNotSit(2, 'dora')])).toEqual([
    'barred',
    null,
  ]);
});

async function withClock(clock: ClockSetting, seats?: readonly Occupant[]) {
  let now = 10_000;
  const { house, store, place } = await at(() => now);
  const id = await tableForTwo(store, { clock, ...(seats && { game, seats }) });
  const due = async (): Promise<typeof anna> => {
    const seat = (await house.look(id, t => t.deciders[0])) ?? 0;
    return [anna, bert, carl][seat] ?? anna;
  };
  return { house, store, id, place, due, pass: (ms: number) => (now += ms) };
}

test('the clock of a table runs for each decision, survives a restart, and whoever waited may claim the win', async () => {
  const { house, store, id, due, pass, place } = await withClock({ per: 'decision', seconds: 60 });
  expect(await house.look(id, t => t.clockAt(1_000))).toEqual({ allowed: 60_000, left: 60_000 });
  await decide(house, id);
  pass(59_000);
  // Talking does not buy time.
  await want(house, id, await due(), { do: 'say', words: 'A moment' });
  const late = await due();
  const seat = late === anna ? 0 : 1;
  const waiting = late === anna ? bert : anna;
  const claim = { do: 'claim-win', seat } as const;
  expect(await want(house, id, waiting, claim)).toMatchObject({ code: 'not-overdue' });
  await store.close();
  const again = await at(() => 71_000, place);
  expect(await again.house.look(id, t => seenBy(t, waiting.player, null, { at: 71_000 }).clock)).toEqual({
    allowed: 60_000,
    left: -1_000,
    awaited: [seat],
  });
  expect(await want(again.house, id, late, { ...claim, seat: 1 - seat })).toMatchObject({ code: 'not-overdue' });
  expect(await want(again.house, id, late, claim)).toMatchObject({ code: 'not-overdue' });
  expect(await want(again.house, id, waiting, claim)).not.toHaveProperty('code');
  expect(await again.house.look(id, t => t.ending)).toEqual({ kind: 'late', winners: [1 - seat], late: seat });
});

test('a decision in time sets the clock anew; without a clock nobody is ever late', async () => {
  const { house, id, due, pass } = await withClock({ per: 'day', days: 2 });
  pass(2 * 86_400_000 - 1);
  await decide(house, id);
  pass(1_000);
  const late = await due();
  const replace = { do: 'replace', seat: late === anna ? 0 : 1 } as const;
  expect(await want(house, id, late === anna ? bert : anna, replace)).toMatchObject({ code: 'not-overdue' });
  const { house: free, store } = await at(() => 1e15);
  const table = await tableForTwo(store);
  expect(await want(free, table, bert, { do: 'replace', seat: 0 })).toMatchObject({ code: 'not-overdue' });
  expect(await free.look(table, t => seenBy(t, 'anna', null).clock)).toBeNull();
});

/** Gets up, or sits down. */
const seated = (house: House, id: string, seat: number, occupant: Occupant) => {
  const entry = { kind: 'seated', seat, occupant, by: null } as const;
  return house.change(id, (t, at) => t.take(t.number + 1, at, entry) ?? entry);
};
const MOVE = (options: readonly string[]) => options.findIndex(option => option.startsWith('move'));

test('nobody gains time by taking back: what was thought about a decision counts when it is asked again', async () => {
  const { house, id, due, pass } = await withClock({ per: 'decision', seconds: 60 });
  const slow = await due();
  const seat = slow === anna ? 0 : 1;
  const waiting = slow === anna ? bert : anna;
  const left = async () => (await house.look(id, t => t.clockAt(pass(0))))?.left;
  const claim = () => want(house, id, waiting, { do: 'claim-win', seat });
  // Back and forth, 20 seconds for each; nine have gone before.
  pass(11_000);
  await decide(house, id, MOVE);
  expect(await left()).toBe(60_000);
  pass(20_000);
  expect(await want(house, id, slow, { do: 'undo' })).not.toHaveProperty('code');
  expect(await left()).toBe(40_000);
  pass(20_000);
  expect(await want(house, id, slow, { do: 'redo' })).not.toHaveProperty('code');
  expect(await left()).toBe(40_000);
  pass(20_000);
  await want(house, id, slow, { do: 'undo' });
  pass(19_999);
  expect(await claim()).toMatchObject({ code: 'not-overdue' });
  pass(1);
  expect(await left()).toBe(0);
  expect(await claim()).not.toHaveProperty('code');
});

test('what all agree to take back begins anew', async () => {
  const { house, id, due, pass } = await withClock({ per: 'decision', seconds: 60 });
  const left = async () => (await house.look(id, t => t.clockAt(pass(0))))?.left;
  const [first, back] = [await due(), { do: 'propose', to: 0 } as const];
  await decide(house, id, MOVE);
  pass(30_000);
  await want(house, id, first, back);
  expect(await left()).toBe(30_000);
  await want(house, id, first === anna ? bert : anna, { do: 'agree' });
  expect([await due(), await left()]).toEqual([first, 60_000]);
});

test('nobody loses time by what another takes back', () => {
  const clock = new Clock({ per: 'decision', seconds: 60 }, 0);
  let name = 0;
  const asked = (place: number, player: string, to: 'on' | 'back', by: string, at: number) =>
    clock.asked({ name: `${++name}`, place, people: new Map([[0, player]]), vacant: false }, { to, by }, at);
  asked(0, 'anna', 'on', 'bert', 0);
  asked(1, 'bert', 'on', 'anna', 20_000);
  asked(0, 'anna', 'back', 'anna', 70_000);
  expect(clock.face(70_000)?.left).toBe(40_000);
  asked(1, 'bert', 'on', 'anna', 70_000);
  expect(clock.face(70_000)?.left).toBe(60_000);
  // Nor does anybody have less for a question because they were asked another one there before.
  asked(2, 'anna', 'on', 'bert', 75_000);
  asked(1, 'bert', 'back', 'bert', 80_000);
  expect(clock.face(80_000)?.left).toBe(55_000);
  asked(2, 'anna', 'on', 'bert', 80_000);
  expect(clock.face(80_000)?.left).toBe(60_000);
  asked(1, 'bert', 'back', 'bert', 90_000);
  asked(0, 'bert', 'back', 'bert', 90_000);
  asked(1, 'anna', 'on', 'bert', 90_000);
  asked(2, 'anna', 'on', 'anna', 90_000);
  expect(clock.face(90_000)?.left).toBe(60_000);
});

test('nobody gains time by getting up: the seat has a time of its own, and the question goes on where it was', async () => {
  const { house, id, due, pass } = await withClock({ per: 'decision', seconds: 60 });
  const slow = await due();
  const [seat, other] = slow === anna ? [0, 1] : [1, 0];
  const waiting = slow === anna ? bert : anna;
  const face = () => house.look(id, t => seenBy(t, waiting.player, null, { at: pass(0) }).clock);
  const claim = () => want(house, id, waiting, { do: 'claim-win', seat });
  // Nine seconds have gone before.
  pass(41_000);
  await seated(house, id, seat, { is: 'free' });
  expect(await face()).toEqual({ allowed: 60_000, left: 60_000, awaited: [seat] });
  pass(40_000);
  await seated(house, id, seat, person(slow));
  expect(await face()).toEqual({ allowed: 60_000, left: 10_000, awaited: [seat] });
  pass(5_000);
  await seated(house, id, seat, { is: 'free' });
  expect(await face()).toEqual({ allowed: 60_000, left: 20_000, awaited: [seat] });
  // Somebody else has the full time, but not one after the other.
  await seated(house, id, seat, person(carl));
  expect((await face())?.left).toBe(60_000);
  pass(30_000);
  await seated(house, id, seat, person({ player: 'dora', name: 'Dora' }));
  expect((await face())?.left).toBe(30_000);
  await seated(house, id, seat, { is: 'free' });
  pass(20_000);
  expect(await want(house, id, slow, { do: 'claim-win', seat: other })).toMatchObject({ code: 'no-seat' });
  expect(await want(house, id, waiting, { do: 'claim-win', seat: other })).toMatchObject({ code: 'not-overdue' });
  expect(await claim()).not.toHaveProperty('code');
  expect(await house.look(id, t => t.ending)).toEqual({ kind: 'late', winners: [other], late: seat });
});

test('who is asked does not lose time while another has got up; a bot sits down there when that takes too long', async () => {
  const seats = [person(anna), person(bert), person(carl)];
  const { house, id, due, pass } = await withClock({ per: 'decision', seconds: 20 }, seats);
  const asked = await due();
  const seat = seats.findIndex(o => o.is === 'player' && o.player !== asked.player);
  const left = async () => (await house.look(id, t => t.clockAt(pass(0))))?.left;
  // Nine seconds have gone before.
  pass(5_000);
  await seated(house, id, seat, { is: 'free' });
  pass(19_000);
  const gone = seats[seat] as Occupant;
  await seated(house, id, seat, gone);
  expect(await left()).toBe(6_000);
  await seated(house, id, seat, { is: 'free' });
  expect(await want(house, id, asked, { do: 'replace', seat })).toMatchObject({ code: 'not-overdue' });
  pass(1_000);
  expect(await want(house, id, asked, { do: 'replace', seat })).not.toHaveProperty('code');
  expect(await house.look(id, t => [t.seats[seat], t.clockAt(pass(0))?.left])).toEqual([
    { is: 'bot', level: 'squire' },
    6_000,
  ]);
});

test('with more than two a bot is called in, and who was late may not come back', async () => {
  const seats = [person(anna), person(bert), person(carl)];
  const { house, id, due, pass } = await withClock({ per: 'decision', seconds: 10 }, seats);
  const late = await due();
  const seat = seats.findIndex(o => o.is === 'player' && o.player === late.player);
  const waiting = late === anna ? bert : anna;
  pass(10_000);
  expect(await want(house, id, waiting, { do: 'claim-win', seat })).toMatchObject({ code: 'two-seats-only' });
  expect(await want(house, id, waiting, { do: 'replace', seat })).toEqual({ number: 1 });
  expect(await house.look(id, t => [t.seats[seat], t.ending, t.standing().bot])).toEqual([
    { is: 'bot', level: 'squire' },
    null,
    true,
  ]);
  expect(await house.look(id, t => t.clockAt(0)?.left)).toBeNull();
});

test('whoever opened the table sends somebody away: before play the seat is free, later a bot plays on', async () => {
  const { house, store } = await at(() => 2_000);
  const waiting = await tableForTwo(store, { game, seats: [person(anna), person(bert), { is: 'free' }] });
  expect(await want(house, waiting, bert, { do: 'remove', seat: 0 })).toMatchObject({ code: 'too-few' });
  expect(await want(house, waiting, anna, { do: 'remove', seat: 2 })).toMatchObject({ code: 'nobody-there' });
  expect(await want(house, waiting, anna, { do: 'remove', seat: 1 })).toEqual({ number: 1 });
  expect(await house.look(waiting, t => [t.seats[1], t.seating.whyNotSit(1, 'bert')?.code])).toEqual([
    { is: 'free' },
    'barred',
  ]);
  const playing = await tableForTwo(store, { game, host: 'host', seats: [person(anna), person(bert), BOT] });
  const host = { player: 'host', name: 'Host' };
  expect(await want(house, playing, host, { do: 'remove', seat: 1 })).toEqual({ number: 1 });
  expect(await house.look(playing, t => t.seats[1])).toEqual({ is: 'bot', level: 'squire' });
  expect(await want(house, playing, bert, { do: 'say', words: 'Hello?' })).toMatchObject({ code: 'no-seat' });
});

test('where no host sits all others together send somebody away; one is enough to keep them', async () => {
  const { house, store, place } = await at(() => 2_000);
  const id = await tableForTwo(store, { game, host: 'host', seats: [person(anna), person(bert), person(carl)] });
  const remove = { do: 'remove', seat: 2 } as const;
  expect(await want(house, id, anna, remove)).toEqual({ number: 1 });
  expect(await house.look(id, t => seenBy(t, 'bert', null).removal)).toEqual({ seat: 2, missing: [1] });
  expect(await want(house, id, carl, { do: 'keep', seat: 2 })).toMatchObject({ code: 'not-host' });
  expect(await want(house, id, bert, { do: 'keep', seat: 2 })).toEqual({ number: 2 });
  expect(await house.look(id, t => t.seating.removal)).toBeNull();
  expect(await want(house, id, bert, { do: 'keep', seat: 2 })).toMatchObject({ code: 'no-removal' });
  await want(house, id, anna, remove);
  expect(await want(house, id, bert, remove)).toEqual({ number: 4 });
  await store.close();
  const again = await at(() => 2_000, place);
  expect(await again.house.look(id, t => [t.seats[2], t.seating.removal])).toEqual([
    { is: 'bot', level: 'squire' },
    null,
  ]);
  const hosted = await tableForTwo(again.store, { game, seats: [person(anna), person(bert), person(carl)] });
  expect(await want(again.house, hosted, bert, remove)).toMatchObject({ code: 'not-host' });
  // Against the host the others may vote.
  expect(await want(again.house, hosted, bert, { do: 'remove', seat: 0 })).toEqual({ number: 1 });
  expect(await want(again.house, hosted, carl, { do: 'remove', seat: 0 })).toEqual({ number: 2 });
  expect(await again.house.look(hosted, t => t.seats[0]?.is)).toBe('bot');
});
