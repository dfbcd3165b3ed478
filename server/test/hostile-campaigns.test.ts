// What strangers and floods try at tables of campaigns: the same holds there as at any table, and between two matches.
import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { ServerOptions } from '../server.ts';
import { Client, call, Line, type Seen } from './client.ts';
import { crusade, longCrusade } from './crusade.ts';
import { QUICK } from './quick.ts';
import { server } from './servers.ts';

interface Begun {
  readonly campaign: string;
  readonly table: string;
  readonly invitation: string;
}
const BOT = { is: 'bot', level: 'page' } as const;

async function forTwo(options: Partial<ServerOptions> = {}, more: object = {}) {
  const { url, house } = await server({ games: [crusade], ...options });
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const seats = [{ is: 'me' }, { is: 'free' }];
  const begun = (await anna.call('POST', '/api/campaigns', { game: 'crusade', seats, ...more })).body as Begun;
  const { campaign, table, invitation } = begun;
  await bert.call('POST', `/api/tables/${table}/claim`, { seat: 1, invitation });
  const next = (who: Client, after: number, choice: object = {}) =>
    who.call('POST', `/api/campaigns/${campaign}/next`, { after, ...choice });
  return { url, house, anna, bert, next, ...begun };
}

/** Both end their turns until the match is over. */
async function playOut(table: string, ...people: readonly Client[]): Promise<void> {
  const lines = await Promise.all(people.map(one => one.socket(one.url, Math.floor(Math.random() * 1e12))));
  for (const line of lines) await line.visit(table);
  for (;;) {
    const line = lines.find(({ seen }) => seen?.ask);
    if (!line) break;
    const { ask, epoch } = line.seen as Seen;
    const done = await line.ask({ do: 'answer', table, seat: ask?.seat, epoch, option: 'end' });
    if (done.is !== 'done') throw new Error(JSON.stringify(done));
    for (const one of lines) await one.until(m => m.is === 'seen' && m.number >= done.number);
  }
  for (const line of lines) await line.close();
}

const codeOf = (message: object): unknown =>
  'body' in message ? (message.body as { code?: string }).code : (message as { code?: string }).code;

test('forged seats, stale epochs, options nobody offered, frames sent again: refused in the second match as in any', async () => {
  const { anna, bert, next, table: first, url } = await forTwo();
  await playOut(first, anna, bert);
  const { table } = (await next(bert, 1)).body as Begun;
  const lines = [await anna.socket(), await bert.socket()] as const;
  const seen = await Promise.all(lines.map(line => line.visit(table)));
  const turn = seen[0]?.ask ? 0 : 1;
  const [mine, other] = [lines[turn], lines[1 - turn] as Line];
  const { epoch } = seen[turn] as Seen;
  const answer = { do: 'answer', table, seat: turn, epoch, option: 'end' };
  expect(codeOf(await other.ask(answer))).toBe('not-your-seat');
  expect(codeOf(await other.ask({ ...answer, seat: 1 - turn }))).toBe('not-your-decision');
  expect(codeOf(await mine.ask({ ...answer, epoch: epoch + 1 }))).toBe('stale');
  expect(codeOf(await mine.ask({ ...answer, option: 'win:now' }))).toBe('not-offered');
  expect(codeOf(await mine.ask({ ...answer, table: first }))).toBe('over');
  expect(codeOf(await (await Line.open(url)).ask(answer))).toBe('no-seat');
  const frame = JSON.stringify({ ...answer, ref: 77 });
  mine.send(frame);
  expect(await mine.until(m => 'ref' in m && m.ref === 77)).toMatchObject({ is: 'done', number: 1 });
  mine.send(frame);
  expect(await mine.until(m => 'ref' in m && m.ref === 77, mine.heard.length)).toMatchObject({ is: 'done', number: 1 });
  expect(await (await Line.open(url)).visit(table)).toMatchObject({ number: 1, answers: 1, viewer: 'spectator' });
});

test('strangers neither go on nor end it, sit down only by the invitation, and see no match that is closed to them', async () => {
  const { url, anna, bert, next, campaign, table, invitation } = await forTwo({}, { spectators: false });
  const carl = await Client.enter(url, 'Carl');
  expect(codeOf(await next(carl, 1))).toBe('no-seat');
  expect(codeOf(await carl.call('POST', `/api/campaigns/${campaign}/end`, {}))).toBe('not-host');
  await playOut(table, anna, bert);
  expect(codeOf(await next(carl, 1))).toBe('no-seat');
  const seats = [{ is: 'same' }, { is: 'free' }];
  const second = ((await next(anna, 1, { seats })).body as Begun).table;
  const claim = (who: Client, by: string) =>
    who.call('POST', `/api/tables/${second}/claim`, { seat: 1, invitation: by });
  expect(codeOf(await claim(carl, 'guess'))).toBe('bad-invitation');
  const stranger = await carl.socket();
  stranger.send({ do: 'visit', table: second });
  expect(await stranger.until(m => m.is !== 'welcome')).toEqual({ is: 'gone', table: second, missing: true });
  expect(codeOf(await stranger.ask({ do: 'watch', table: second, epoch: 0, lang: 'en' }))).toBe('no-such-table');
  // Bert has seen the first match, not this one: with the old invitation he is as welcome as anybody.
  expect((await claim(bert, invitation)).status).toBe(200);
  expect(codeOf(await claim(carl, invitation))).toBe('seat-taken');
  expect(await call(url, 'POST', `/api/campaigns/${campaign}/next`, { after: 2 })).toMatchObject({ status: 401 });
});

test('fair seats: before all sit nobody sees a hand, a bot keeps its seat, and who was sent away does not come back in this match', async () => {
  const { url, house, anna, bert, next, table: first, invitation } = await forTwo();
  await playOut(first, anna, bert);
  const seats = [{ is: 'same' }, { is: 'free' }];
  const table = ((await next(anna, 1, { seats })).body as Begun).table;
  const line = await anna.socket();
  const before = await line.visit(table);
  expect(before).toMatchObject({ viewer: 'spectator', ask: null, begun: false });
  expect(codeOf(await line.ask({ do: 'hint', table, epoch: 0 }))).toBe('not-your-decision');
  const claim = (who: Client, seat: number) => who.call('POST', `/api/tables/${table}/claim`, { seat, invitation });
  expect(codeOf(await claim(anna, 1))).toBe('one-seat');
  expect((await claim(bert, 1)).status).toBe(200);
  expect((await line.ask({ do: 'remove', table, seat: 1 })).is).toBe('done');
  expect(await house.look(table, t => [t.seats[1]?.is, t.seating.successors()[1]?.is])).toEqual(['bot', 'bot']);
  expect(codeOf(await claim(bert, 1))).toBe('seat-taken');
  const mine = line.seen as Seen;
  await line.ask({ do: 'answer', table, seat: 0, epoch: mine.epoch, option: 'end' });
  const free = { seat: 1, occupant: { is: 'free' } };
  expect(codeOf(await anna.call('POST', `/api/tables/${table}/fill`, free))).toBe('bot-stays');
  const carl = await Client.enter(url, 'Carl');
  expect(codeOf(await carl.call('POST', `/api/tables/${table}/fill`, free))).toBe('not-host');
});

test('the rations of an address count new matches of campaigns like new tables, those of a person campaigns like tables', async () => {
  const limits = { ...QUICK, tablesPerPlayer: 3, tables: { atOnce: 5, perSecond: 0 } };
  const { anna, bert, next, table } = await forTwo({ games: [crusade], limits });
  const begin = (who: Client) => who.call('POST', '/api/campaigns', { game: 'crusade', seats: [{ is: 'me' }, BOT] });
  expect((await begin(anna)).status).toBe(200);
  expect((await begin(anna)).status).toBe(200);
  expect(codeOf(await begin(anna))).toBe('too-many-tables');
  await playOut(table, anna, bert);
  // The fifth: it takes the place of the match that is over.
  expect((await next(anna, 1)).status).toBe(200);
  expect(await begin(bert)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

test('who asks for the next match again and again opens one, and is told to wait', async () => {
  const limits = { ...QUICK, tables: { atOnce: 6, perSecond: 0 } };
  const { anna, bert, next, table, campaign, house } = await forTwo({ games: [crusade], limits });
  await playOut(table, anna, bert);
  const answers = await Promise.all(Array.from({ length: 20 }, () => next(bert, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['too-fast']));
  expect(await house.store.campaign(campaign)).toHaveLength(2);
});

test('a flood at a table of a campaign is refused and cut off; what is said, suggested and asked is rationed there, too', async () => {
  const limits = {
    ...QUICK,
    messages: LIMITS.messages,
    talk: { atOnce: 2, perSecond: 0 },
    thoughts: { atOnce: 1, perSecond: 0 },
  };
  const { url, anna, table } = await forTwo({ games: [crusade], limits });
  const line = await anna.socket();
  const { epoch } = await line.visit(table);
  const flood = await Line.open(url);
  for (let i = 0; i < 2_000; i++) flood.send({ do: 'say', table, ref: i + 1, words: 'x' });
  const say = () => line.ask({ do: 'say', table, words: 'Hello' });
  expect([(await say()).is, (await say()).is, codeOf(await say())]).toEqual(['done', 'done', 'too-fast']);
  expect(await flood.untilClosed()).toBe(1008);
  expect(codeOf(await line.ask({ do: 'hint', table, epoch }))).toBe('rationed');
  expect(codeOf(await line.ask({ do: 'watch', table, epoch, lang: 'en' }))).toBe('rationed');
});

test('the clock agreed on for a campaign holds in every match, and nobody wins by it', async () => {
  const {
    anna,
    bert,
    next,
    table: first,
    house,
  } = await forTwo({ games: [longCrusade] }, { clock: { per: 'day', days: 1 } });
  await playOut(first, anna, bert);
  const { table } = (await next(anna, 1)).body as Begun;
  const clock = await house.look(table, t => t.clockAt(t.opening.opened));
  expect(clock).toEqual({ allowed: 86_400_000, left: 86_400_000 });
  const late = (await house.look(table, t => t.lateAt(t.opening.opened + 86_400_000))) as readonly number[];
  expect(late).toHaveLength(1);
  const waiting = await (late[0] === 0 ? bert : anna).socket();
  expect(codeOf(await waiting.ask({ do: 'claim-win', table, seat: late[0] }))).toBe('in-campaign');
  expect(codeOf(await waiting.ask({ do: 'replace', table, seat: late[0] }))).toBe('not-overdue');
});
