// A campaign online: a row of tables, each counted once, whoever goes on.
import { loadCampaign } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { answer } from '../table/deciding.ts';
import type { Occupant } from '../table/entry.ts';
import { Seating, SUBSTITUTE } from '../table/seating.ts';
import { Client, type Seen } from './client.ts';
import { crossroads, crusade } from './crusade.ts';
import { server } from './servers.ts';

interface Begun {
  readonly campaign: string;
  readonly table: string;
  readonly invitation: string;
}
interface Standing {
  readonly table: string;
  readonly number: number;
  readonly playing: boolean;
  readonly next: readonly string[];
  readonly over: boolean;
  readonly story: { readonly holdings: readonly { readonly en: string }[]; readonly closing: { en: string } | null };
  readonly news: readonly { readonly en: string }[];
  readonly matches: readonly { readonly number: number; readonly table: string | null; readonly outcome: unknown }[];
  readonly seats: readonly object[];
  readonly belongs: boolean;
  readonly leads: boolean;
}

const games = [crusade, crossroads];
const BOT = { is: 'bot', level: 'page' } as const;

async function forTwo(more: object = {}) {
  const { url, house } = await server({ games });
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const seats = [{ is: 'me' }, { is: 'free' }];
  const opened = await anna.call('POST', '/api/campaigns', { game: 'crusade', name: 'Friday', seats, ...more });
  const begun = opened.body as Begun;
  await bert.call('POST', `/api/tables/${begun.table}/claim`, { seat: 1, invitation: begun.invitation });
  const look = async (who: Client = anna) =>
    (await who.call('GET', `/api/campaigns/${begun.campaign}`)).body as Standing;
  const next = (who: Client, after: number, choice: object = {}) =>
    who.call('POST', `/api/campaigns/${begun.campaign}/next`, { after, ...choice });
  const end = (who: Client) => who.call('POST', `/api/campaigns/${begun.campaign}/end`, {});
  return { url, house, anna, bert, ...begun, look, next, end };
}

/** Everybody ends their turns until the match is over. */
async function playOut(table: string, ...people: readonly Client[]): Promise<void> {
  const lines = await Promise.all(people.map(client => client.socket(client.url, Math.floor(Math.random() * 1e12))));
  let seen = await Promise.all(lines.map(line => line.visit(table)));
  while (seen.every(({ ending }) => ending === null)) {
    const [line, mine] = lines.map((l, i) => [l, seen[i] as Seen] as const).find(([, s]) => s.ask) ?? [];
    if (!line || !mine?.ask) throw new Error('Nobody is asked.');
    const { ask, epoch } = mine;
    const option = ask.ids.find(id => id.startsWith('end')) ?? ask.ids.at(-1);
    const done = await line.ask({ do: 'answer', table, seat: ask.seat, epoch, option });
    if (done.is !== 'done') throw new Error(JSON.stringify(done));
    seen = await Promise.all(lines.map(l => l.until(m => m.is === 'seen' && m.number >= done.number) as Promise<Seen>));
    seen = lines.map(l => l.seen as Seen);
  }
  for (const line of lines) await line.close();
}

test('three matches of a campaign: the same people, what is carried, and the end by itself', async () => {
  const { anna, bert, look, next, campaign, table } = await forTwo();
  expect(await look()).toMatchObject({
    campaign,
    game: 'crusade',
    name: 'Friday',
    table,
    number: 1,
    playing: true,
    next: [],
    over: false,
    belongs: true,
    leads: true,
    matches: [{ number: 1, scenario: 'field', table, outcome: null }],
    seats: [
      { is: 'player', name: 'Anna' },
      { is: 'player', name: 'Bert' },
    ],
  });
  expect((await next(bert, 1)).body).toMatchObject({ code: 'not-over' });
  let now = table;
  for (const number of [1, 2, 3]) {
    await playOut(now, anna, bert);
    const after = await look(bert);
    expect(after.news.map(({ en }) => en)).toEqual([`Match ${number} is over.`]);
    expect(after.story.holdings.map(({ en }) => en)).toEqual([`${number} matches.`]);
    expect(after).toMatchObject({ number, playing: false, over: number === 3, belongs: true, leads: false });
    if (number === 3) break;
    const { status, body } = await next(number === 1 ? bert : anna, number);
    expect([status, body]).toEqual([200, { table: expect.any(String), number: number + 1 }]);
    now = (body as Begun).table;
  }
  const done = await look();
  expect(done.next).toEqual([]);
  expect(done.story.closing?.en).toBe('Home again.');
  expect(done.matches.map(match => [match.number, match.outcome !== null])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  expect((await next(anna, 3)).body).toMatchObject({ code: 'campaign-over' });
  // Every match of it can be watched again, and the whole be kept.
  for (const match of done.matches)
    expect((await bert.call('GET', `/api/tables/${match.table}/replay`)).status).toBe(200);
  const file = await anna.call('GET', `/api/campaigns/${campaign}/file`);
  expect(file.body).toMatchObject({ campaign: 1, game: 'crusade', carried: { matches: 3 }, match: null });
});

test('two who go on at once, or again after a while, come to one table; the others are told where', async () => {
  const { anna, bert, look, next, table } = await forTwo();
  await playOut(table, anna, bert);
  const watching = await bert.socket();
  await watching.visit(table);
  const answers = await Promise.all([anna, bert, anna, bert].map(who => next(who, 1)));
  const tables = new Set(answers.map(({ body }) => (body as Begun).table));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(tables.size).toBe(1);
  const [second = ''] = tables;
  const told = (await watching.until(m => m.is === 'seen' && m.rematch !== null)) as Seen;
  expect([told.rematch, told.campaign?.number]).toEqual([second, 1]);
  expect((await look()).matches.map(m => m.table)).toEqual([table, second]);
  await playOut(second, anna, bert);
  // A request that was long under way opens nothing.
  expect((await next(bert, 1)).body).toEqual({ table: second, number: 2 });
  expect(await look()).toMatchObject({ number: 2, playing: false });
  await watching.close();
});

test('what was broken off between two matches is taken up again: the next table is the one that was named', async () => {
  const { house, anna, bert, next, look, table } = await forTwo();
  await playOut(table, anna, bert);
  const { store } = house;
  const open = store.open.bind(store);
  store.open = () => Promise.reject(new Error('The disk is full.'));
  expect((await next(anna, 1)).status).toBe(500);
  const named = await house.look(table, t => t.rematch);
  expect(named).not.toBeNull();
  // It goes on already: it cannot be ended with the match before.
  expect(await look()).toMatchObject({ number: 1, playing: false });
  store.open = open;
  expect((await next(bert, 1)).body).toEqual({ table: named, number: 2 });
  expect((await look()).matches.map(m => m.table)).toEqual([table, named]);
});

test('in a campaign a bot plays on for who gives up, nobody wins by it, and in the next match they are back', async () => {
  const { anna, bert, look, next, table, house } = await forTwo();
  const line = await bert.socket();
  await line.visit(table);
  expect(await line.ask({ do: 'resign', table, seat: 1 })).toMatchObject({ is: 'done' });
  expect(line.seen?.ending).toBeNull();
  expect(await house.look(table, t => t.seats[1]?.is)).toBe('bot');
  // The bot keeps the seat in this match, as everywhere; he still belongs to the campaign.
  expect(await look(bert)).toMatchObject({ belongs: true, seats: [{ name: 'Anna' }, { name: 'Bert' }] });
  expect((await bert.call('GET', '/api/players/me/tables')).body).toMatchObject([{ table, due: false }]);
  await anna.call('POST', '/api/campaigns', { game: 'crusade', seats: [BOT, BOT] });
  const annas = await anna.socket(anna.url, 1_000);
  const seen = await annas.visit(table);
  expect(await annas.ask({ do: 'claim-win', table, seat: 1 })).toMatchObject({ code: 'in-campaign' });
  expect(seen.campaign).toEqual({ id: expect.any(String), name: 'Friday', number: 1 });
  // The bots' game is unknown to the threads that think, so that they take the first option: it comes to an end all the same.
  await finish(house, table);
  const { body } = await next(bert, 1);
  expect(await house.look((body as Begun).table, t => t.seats.map(seat => 'name' in seat && seat.name))).toEqual([
    'Anna',
    'Bert',
  ]);
  await line.close();
  await annas.close();
});

test('who leads the campaign says who sits where in the next match: a bot, or anybody with the old invitation', async () => {
  const { url, anna, bert, next, table, invitation, house } = await forTwo();
  await playOut(table, anna, bert);
  const seats = [{ is: 'same' }, { is: 'free' }];
  expect((await next(bert, 1, { seats })).body).toMatchObject({ code: 'not-host' });
  expect((await next(anna, 1, { seats: [{ is: 'same' }] })).body).toMatchObject({ code: 'bad-config' });
  const second = ((await next(anna, 1, { seats })).body as Begun).table;
  const carl = await Client.enter(url, 'Carl');
  expect((await next(carl, 1)).body).toMatchObject({ code: 'no-seat' });
  const claimed = await carl.call('POST', `/api/tables/${second}/claim`, { seat: 1, invitation });
  expect(claimed.status).toBe(200);
  await playOut(second, anna, carl);
  const third = ((await next(anna, 2, { seats: [{ is: 'same' }, BOT] })).body as Begun).table;
  expect(await house.look(third, t => t.seats.map(({ is }) => is))).toEqual(['player', 'bot']);
});

test('where several scenarios may come next whoever goes on chooses one, and the others come to that', async () => {
  const { anna, bert, look, next, table, house } = await forTwo({ game: 'crossroads' });
  expect((await look()).next).toEqual([]);
  await playOut(table, anna, bert);
  expect((await look(bert)).next).toEqual(['field', 'ford']);
  expect((await next(bert, 1, { scenario: 'elsewhere' })).body).toMatchObject({
    code: 'bad-config',
    text: { en: expect.stringContaining('it can be field, ford') },
  });
  const { body } = await next(bert, 1, { scenario: 'ford' });
  const second = (body as Begun).table;
  const scenario = (id: string) => house.look(id, t => t.opening.config.scenario);
  expect(await scenario(second)).toBe('ford');
  // Too late for another choice.
  expect((await next(anna, 1, { scenario: 'field' })).body).toEqual({ table: second, number: 2 });
  expect((await look()).matches).toMatchObject([{ scenario: 'field' }, { scenario: 'ford', outcome: null }]);
  await playOut(second, anna, bert);
  expect(await look()).toMatchObject({ over: true, next: [] });
});

test('two who choose differently at once come to one table; who does not choose gets the first', async () => {
  const { anna, bert, next, table, house, look } = await forTwo({ game: 'crossroads' });
  await playOut(table, anna, bert);
  const answers = await Promise.all([
    next(anna, 1, { scenario: 'ford' }),
    next(bert, 1, { scenario: 'field' }),
    next(anna, 1, { scenario: 'ford' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [one = '', ...more] = new Set(answers.map(({ body }) => (body as Begun).table));
  expect(more).toEqual([]);
  const played = await house.look(one, t => t.opening.config.scenario);
  expect((await look()).matches).toMatchObject([{ scenario: 'field' }, { scenario: played }]);
  const other = await forTwo({ game: 'crossroads' });
  await playOut(other.table, other.anna, other.bert);
  const { body } = await other.next(other.bert, 1);
  expect(await other.house.look((body as Begun).table, t => t.opening.config.scenario)).toBe('field');
});

test('when the host leaves for good, whoever goes on leads', async () => {
  const { anna, bert, look, next, table } = await forTwo();
  await playOut(table, anna, bert);
  expect((await anna.call('POST', `/api/tables/${table}/leave`, { seat: 0 })).status).toBe(200);
  expect(await look(bert)).toMatchObject({ leads: true, seats: [{ is: 'free' }, { name: 'Bert' }] });
  expect(await look(anna)).toMatchObject({ leads: false, belongs: false });
  const { body } = await next(bert, 1, { seats: [BOT, { is: 'same' }] });
  expect(await look(bert)).toMatchObject({ table: (body as Begun).table, leads: true });
});

test('the host ends a campaign in the middle of a match; then nothing follows, and it can be kept as a file', async () => {
  const { anna, bert, look, next, end, table, campaign } = await forTwo();
  expect((await anna.call('GET', `/api/campaigns/${campaign}/file`)).body).toMatchObject({ code: 'not-over' });
  expect((await end(bert)).body).toMatchObject({ code: 'not-host' });
  const line = await bert.socket();
  await line.visit(table);
  expect((await end(anna)).status).toBe(200);
  const told = (await line.until(m => m.is === 'seen' && m.ending !== null)) as Seen;
  expect(told.ending).toEqual({ kind: 'abandoned', winners: [] });
  expect(await look()).toMatchObject({ over: true, playing: false, next: [] });
  expect((await end(anna)).body).toMatchObject({ code: 'campaign-over' });
  expect((await next(anna, 1)).body).toMatchObject({ code: 'campaign-over' });
  const file = await bert.call('GET', `/api/campaigns/${campaign}/file`);
  // With the match as it stood: it can be played on at one screen.
  const { match, record } = loadCampaign(JSON.stringify(file.body), games);
  expect([match?.outcome, match?.config.carried, record.played]).toEqual([null, { matches: 0 }, []]);
  await line.close();
});

test('a campaign that is going on just now is not ended with the match before', async () => {
  const { anna, bert, next, end, look, table } = await forTwo();
  await playOut(table, anna, bert);
  const [went, ended] = await Promise.all([next(bert, 1), end(anna)]);
  // Whichever was first: either it goes on and can be ended there, or it is over.
  if (went.status === 200) {
    expect(await look()).toMatchObject({ number: 2, over: ended.status === 200 && (await look()).over });
    if (ended.status !== 200) expect((await end(anna)).status).toBe(200);
  } else expect(went.body).toMatchObject({ code: 'campaign-over' });
  expect(await look()).toMatchObject({ over: true });
});

test('a match of a campaign has no rematch, and lists show each campaign once', async () => {
  const { anna, bert, next, table, campaign } = await forTwo();
  await playOut(table, anna, bert);
  expect((await anna.call('POST', `/api/tables/${table}/rematch`, {})).body).toMatchObject({ code: 'in-campaign' });
  const second = ((await next(anna, 1)).body as Begun).table;
  expect((await bert.call('GET', '/api/players/me/tables')).body).toMatchObject([
    { table: second, campaign: { id: campaign, name: 'Friday', number: 2 } },
  ]);
  expect((await bert.call('GET', `/api/tables/${second}`)).body).toMatchObject({
    campaign: { id: campaign, name: 'Friday', number: 2 },
  });
});

test('a campaign closed to spectators is there for those who belong to it, and nobody else', async () => {
  const { url, anna, bert, campaign } = await forTwo({ spectators: false });
  const carl = await Client.enter(url, 'Carl');
  const path = `/api/campaigns/${campaign}`;
  expect((await anna.call('GET', path)).status).toBe(200);
  expect((await bert.call('GET', path)).status).toBe(200);
  expect((await carl.call('GET', path)).body).toMatchObject({ code: 'no-such-campaign' });
  expect((await carl.call('POST', `${path}/next`, { after: 1 })).body).toMatchObject({ code: 'no-seat' });
  expect((await carl.call('POST', `${path}/end`, {})).body).toMatchObject({ code: 'not-host' });
  expect((await carl.call('GET', `${path}/file`)).body).toMatchObject({ code: 'no-such-campaign' });
});

test('who has given up at a closed table watches on and again, who was sent away does not', async () => {
  const { anna, bert, table, look } = await forTwo({ spectators: false });
  const [line, left] = [await anna.socket(), await bert.socket()];
  for (const one of [line, left]) await one.visit(table);
  expect((await left.ask({ do: 'resign', table, seat: 1 })).is).toBe('done');
  expect(await left.until(m => m.is === 'seen' && m.viewer === 'spectator')).toMatchObject({ ask: null });
  expect(await left.visit(table)).toMatchObject({ viewer: 'spectator', begun: true });
  expect((await look(bert)).belongs).toBe(true);
  expect((await line.ask({ do: 'resign', table, seat: 0 })).is).toBe('done');
  await left.until(m => m.is === 'seen' && m.ending !== null);
  for (const path of ['replay', 'file'])
    expect((await bert.call('GET', `/api/tables/${table}/${path}`)).status).toBe(200);

  const other = await forTwo({ spectators: false });
  const host = await other.anna.socket();
  expect((await host.ask({ do: 'remove', table: other.table, seat: 1 })).is).toBe('done');
  const away = await other.bert.socket();
  away.send({ do: 'visit', table: other.table });
  expect(await away.until(m => m.is === 'gone')).toMatchObject({ missing: true });
});

test('what is wrong is refused: games without a campaign, scenarios that do not come next, names nobody can read', async () => {
  const { url } = await server({ games });
  const anna = await Client.enter(url, 'Anna');
  const begin = async (more: object) =>
    (await anna.call('POST', '/api/campaigns', { game: 'crusade', seats: [BOT, BOT], ...more })).body;
  expect(await begin({ game: 'chess' })).toMatchObject({ code: 'no-such-game' });
  expect(await begin({ scenario: 'elsewhere' })).toMatchObject({ code: 'bad-config' });
  expect(await begin({ name: 'a\u202Eb' })).toMatchObject({ code: 'bad-name' });
  expect(await begin({ seats: [BOT] })).toMatchObject({ code: 'bad-config' });
  expect(await begin({ carried: { matches: 7 } })).toMatchObject({ code: 'bad-request' });
  expect((await anna.call('GET', '/api/campaigns/none')).status).toBe(404);
  const plain = await server();
  const bert = await Client.enter(plain.url, 'Bert');
  const skirmish = await bert.call('POST', '/api/campaigns', { game: 'skirmish', seats: [BOT, BOT] });
  expect([skirmish.status, skirmish.body]).toMatchObject([422, { code: 'bad-config' }]);
});

test('who is relieved by a bot is back in the next match, who was sent away is not', () => {
  const person = (player: string): Occupant => ({ is: 'player', player, name: player });
  const seating = new Seating(['anna', 'bert', 'carl'].map(person), false);
  seating.relieve(1);
  seating.remove(2);
  expect(seating.seats.map(({ is }) => is)).toEqual(['player', 'bot', 'bot']);
  expect(seating.successors()).toEqual([person('anna'), person('bert'), SUBSTITUTE]);
  // Somebody else has come to the seat.
  seating.put(1, person('dora'));
  expect(seating.successors()[1]).toEqual(person('dora'));
});

test('when the clock has run out a bot may play on, also with two; nobody wins by waiting', async () => {
  const { anna, bert, table, house, look } = await forTwo({ clock: { per: 'decision', seconds: 10 } });
  const [line, other] = [await anna.socket(), await bert.socket()];
  const seen = await line.visit(table);
  expect(seen.ask).not.toBeNull();
  await other.visit(table);
  const late = (what: string) => other.ask({ do: what, table, seat: 0 });
  expect(await late('replace')).toMatchObject({ code: 'not-overdue' });
  expect(await late('claim-win')).toMatchObject({ code: 'in-campaign' });
  const entry = { kind: 'timed-out', seat: 0, how: 'bot', by: bert.id } as const;
  await house.change(table, (t, at) => t.take(t.number + 1, at, entry) ?? entry);
  expect(await house.look(table, t => [t.seats[0]?.is, t.ending])).toEqual(['bot', null]);
  expect(await look(anna)).toMatchObject({ belongs: true, seats: [{ name: 'Anna' }, { name: 'Bert' }] });
  await line.close();
  await other.close();
});

/** The first option again and again, whoever is asked. */
async function finish(house: Awaited<ReturnType<typeof server>>['house'], table: string): Promise<void> {
  for (;;) {
    const over = await house.look(table, t => t.ending !== null);
    if (over !== false) return;
    await house.change(table, (t, at) => {
      const [seat = 0] = t.deciders;
      const ids = t.match.optionIds();
      const option = ids.find(id => id.startsWith('end')) ?? ids[0] ?? '';
      return t.ending ? 'done' : answer(t, at, { seat, epoch: t.match.epoch, option }, { by: null });
    });
  }
}
