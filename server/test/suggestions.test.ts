import { expect, test } from 'vitest';
import { BotSeats } from '../table/bot-seats.ts';
import { House } from '../table/house.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { type AtTable, asked, at, BOT, fail, person, seen } from './asked.ts';
import { anna, bert, want } from './tables.ts';

const cleo = { player: 'cleo', name: 'Cleo' };
const AGREE = { seconds: 60 };
const NOBODY = { decide: async () => 0 } as unknown as Thinkers;

const standing = ({ house, id }: AtTable) =>
  at(house, id, t => ({ epoch: t.match.epoch, options: t.match.optionIds(), number: t.number }));

test('what one suggests is shown to those who are asked, and to nobody else', async () => {
  const table = await asked([person(anna), person(bert)], { overlord: person(cleo) });
  const { house, id } = table;
  const { epoch, options, number } = await standing(table);
  const [option = '', other = ''] = options;
  expect(await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option })).toEqual({ number: number + 1 });
  const suggestion = { seat: 1, option, missing: [2], left: null };
  expect(await seen(house, id, 'anna')).toMatchObject({ unanimous: false, suggestion });
  expect(await seen(house, id, 'bert')).toMatchObject({ unanimous: false, suggestion });
  for (const stranger of ['cleo', 'nobody']) {
    const what = await seen(house, id, stranger);
    expect(what.suggestion).toBeNull();
    expect(what.ask).toBeNull();
  }
  // Another idea takes its place, and nobody agrees to what has gone.
  await want(house, id, bert, { do: 'suggest', seat: 2, epoch, option: other });
  expect(await want(house, id, bert, { do: 'accept', epoch, option })).toMatchObject({ code: 'no-suggestion' });
  expect((await seen(house, id, 'anna')).suggestion).toEqual({ seat: 2, option: other, missing: [1], left: null });
  // One who accepts is enough where the first answer counts; it is the decision of whoever suggested it.
  expect(await want(house, id, anna, { do: 'accept', epoch, option: other })).not.toHaveProperty('code');
  expect(await at(house, id, t => t.match.answers.at(-1))).toMatchObject({ seat: 2, option: other });
  expect((await seen(house, id, 'bert')).suggestion).toBeNull();
});

test('where the first answer counts a suggestion keeps nobody from deciding', async () => {
  const table = await asked([person(anna), person(bert)]);
  const { house, id } = table;
  const { epoch, options } = await standing(table);
  const [option = '', other = ''] = options;
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option });
  expect(await want(house, id, bert, { do: 'answer', seat: 2, epoch, option: other })).not.toHaveProperty('code');
  expect(await want(house, id, bert, { do: 'accept', epoch, option })).toMatchObject({ code: 'stale' });
});

test('where all must agree nobody decides alone, and one is enough to say no', async () => {
  const table = await asked([person(anna), person(bert)], { agree: AGREE });
  const { house, id } = table;
  const { epoch, options } = await standing(table);
  const [option = ''] = options;
  const answer = { do: 'answer', seat: 1, epoch, option } as const;
  expect(await want(house, id, anna, answer)).toMatchObject({ code: 'agree-first' });
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option });
  expect(await want(house, id, bert, { ...answer, seat: 2 })).toMatchObject({ code: 'agree-first' });
  expect(await seen(house, id, 'bert')).toMatchObject({ unanimous: true, suggestion: { missing: [2] } });
  expect(await want(house, id, bert, { do: 'reject', epoch })).not.toHaveProperty('code');
  expect((await seen(house, id, 'anna')).suggestion).toBeNull();
  expect(await want(house, id, bert, { do: 'accept', epoch, option })).toMatchObject({ code: 'no-suggestion' });
  await want(house, id, bert, { do: 'suggest', seat: 2, epoch, option });
  // Whoever made it has agreed already and cannot agree for the others.
  expect(await want(house, id, bert, { do: 'accept', epoch, option })).not.toHaveProperty('code');
  expect(await at(house, id, t => t.match.epoch)).toBe(epoch);
  expect(await want(house, id, anna, { do: 'accept', epoch, option })).not.toHaveProperty('code');
  expect(await at(house, id, t => t.match.answers.at(-1))).toMatchObject({ seat: 2, option });
});

test('after its time a suggestion counts, on another node and after a restart as well', async () => {
  let now = 1_000_000;
  const table = await asked([person(anna), person(bert)], { agree: AGREE, now: () => now });
  const { house, id, store } = table;
  const { epoch, options } = await standing(table);
  const [option = ''] = options;
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option });
  expect((await seen(house, id, 'bert', now)).suggestion).toMatchObject({ left: 60_000 });
  expect(await house.look(id, t => t.standing())).toMatchObject({ due: ['anna', 'bert'], bot: true });
  // Nobody thinks about it: the time of people is not that of bots.
  now += 59_000;
  const games = house.games;
  const again = new House({ store, games, now: () => now });
  const bots = new BotSeats(again, NOBODY, { trouble: fail, now: () => now });
  await again.look(id, t => bots.look(t));
  await new Promise(done => setTimeout(done, 30));
  expect(await at(again, id, t => t.match.epoch)).toBe(epoch);
  expect((await seen(again, id, 'bert', now)).suggestion).toMatchObject({ option, left: 1_000 });
  bots.stop();
  now += 1_000;
  const later = new BotSeats(again, NOBODY, { trouble: fail, now: () => now });
  later.start();
  await expect.poll(() => at(again, id, t => t.match.answers.at(-1))).toMatchObject({ seat: 1, option });
  later.stop();
});

test('who is gone need not agree: what all others have accepted is done', async () => {
  const table = await asked([person(anna), person(bert)], { agree: AGREE });
  const { house, id } = table;
  const { epoch, options } = await standing(table);
  const [option = ''] = options;
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option });
  await want(house, id, bert, { do: 'resign', seat: 2 });
  const bots = new BotSeats(house, NOBODY, { trouble: fail });
  await house.look(id, t => bots.look(t));
  await expect.poll(() => at(house, id, t => t.match.answers.at(-1))).toMatchObject({ seat: 1, option });
  bots.stop();
});

test('only those who are asked suggest, accept and reject, and only what is offered now', async () => {
  const table = await asked([person(anna), person(bert)], { overlord: person(cleo), agree: AGREE });
  const { house, id } = table;
  const { epoch, options } = await standing(table);
  const [option = ''] = options;
  const suggest = { do: 'suggest', seat: 1, epoch, option } as const;
  expect(await want(house, id, cleo, suggest)).toMatchObject({ code: 'not-your-seat' });
  expect(await want(house, id, cleo, { ...suggest, seat: 0 })).toMatchObject({ code: 'not-your-decision' });
  expect(await want(house, id, anna, { ...suggest, epoch: epoch - 1 })).toMatchObject({ code: 'stale' });
  expect(await want(house, id, anna, { ...suggest, option: 'hero:nobody' })).toMatchObject({ code: 'not-offered' });
  await want(house, id, anna, suggest);
  expect(await want(house, id, cleo, { do: 'accept', epoch, option })).toMatchObject({ code: 'not-your-decision' });
  expect(await want(house, id, cleo, { do: 'reject', epoch })).toMatchObject({ code: 'not-your-decision' });
  // Alone one decides, whatever the table has agreed on.
  const alone = await asked([person(anna), BOT], { agree: AGREE });
  const there = await standing(alone);
  const first = there.options[0] ?? '';
  const own = { seat: 1, epoch: there.epoch, option: first };
  expect(await want(alone.house, alone.id, anna, { do: 'suggest', ...own })).toMatchObject({ code: 'alone' });
  expect(await want(alone.house, alone.id, anna, { do: 'answer', ...own })).not.toHaveProperty('code');
});

const DAY = 24 * 3_600_000;
const A_DAY = { per: 'day', days: 1 } as const;

test('the clock of a question to several runs for all of them; whoever waits calls a bot for each, and a bot decides when nobody is left', async () => {
  let now = 1_000_000;
  const table = await asked([person(anna), person(bert)], { overlord: person(cleo), clock: A_DAY, now: () => now });
  const { house, id } = table;
  const { epoch } = await standing(table);
  now += DAY - 1;
  expect(await want(house, id, cleo, { do: 'replace', seat: 1 })).toMatchObject({ code: 'not-overdue' });
  now += 1;
  expect((await seen(house, id, 'cleo', now)).clock).toEqual({ allowed: DAY, left: 0, awaited: [1, 2] });
  // Both are late: neither calls a bot for the other, for each may simply decide.
  expect(await want(house, id, bert, { do: 'replace', seat: 1 })).toMatchObject({ code: 'not-overdue' });
  expect(await want(house, id, cleo, { do: 'replace', seat: 0 })).toMatchObject({ code: 'not-overdue' });
  now += 5_000;
  expect(await want(house, id, cleo, { do: 'replace', seat: 1 })).not.toHaveProperty('code');
  // For the one who is left it runs on; the bot takes over the seat, but a person may still decide, late as it is.
  expect(await seen(house, id, 'cleo', now)).toMatchObject({
    deciding: 2,
    alsoDeciding: [],
    clock: { allowed: DAY, left: -5_000, awaited: [2] },
    seats: [{ is: 'player' }, { is: 'bot' }, { is: 'player' }],
  });
  const bots = new BotSeats(house, NOBODY, { trouble: fail, now: () => now });
  await house.look(id, t => bots.look(t));
  await new Promise(done => setTimeout(done, 30));
  expect(await at(house, id, t => [t.match.epoch, t.standing().bot])).toEqual([epoch, false]);
  expect(await want(house, id, cleo, { do: 'replace', seat: 2 })).not.toHaveProperty('code');
  expect(await at(house, id, t => [t.deciders, t.standing().bot])).toEqual([[1], true]);
  expect((await seen(house, id, 'cleo', now)).clock).toEqual({ allowed: DAY, left: null, awaited: [] });
  await house.look(id, t => bots.look(t));
  await expect.poll(() => at(house, id, t => t.match.answers.at(-1)?.seat)).toBe(1);
  bots.stop();
});

test('who decides late has decided, and the next question begins with a day', async () => {
  let now = 1_000_000;
  const table = await asked([person(anna), person(bert)], { overlord: person(cleo), clock: A_DAY, now: () => now });
  const { house, id } = table;
  const { epoch, options } = await standing(table);
  now += 3 * DAY;
  await want(house, id, cleo, { do: 'replace', seat: 1 });
  const answer = { do: 'answer', seat: 2, epoch, option: options[0] ?? '' } as const;
  expect(await want(house, id, bert, answer)).not.toHaveProperty('code');
  const next = await at(house, id, t => [t.askedPeople.size, t.clockAt(now)?.left] as const);
  expect(next).toEqual([next[0], next[0] > 0 ? DAY : null]);
  expect(await want(house, id, cleo, { do: 'replace', seat: 2 })).toMatchObject({ code: 'not-overdue' });
});

test('where all must agree only those are late who have said nothing to what is suggested', async () => {
  let now = 1_000_000;
  const agreed = { overlord: person(cleo), clock: A_DAY, agree: { seconds: 7 * 24 * 3_600 }, now: () => now };
  const table = await asked([person(anna), person(bert)], agreed);
  const { house, id } = table;
  const { epoch, options } = await standing(table);
  const [option = '', other = ''] = options;
  const clock = async () => (await seen(house, id, 'cleo', now)).clock;
  now += DAY - 1_000;
  expect(await clock()).toEqual({ allowed: DAY, left: 1_000, awaited: [1, 2] });
  // The first suggestion gives the other the full time, once: a second one does not.
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option: other });
  expect(await clock()).toEqual({ allowed: DAY, left: DAY, awaited: [2] });
  now += DAY / 2;
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option });
  expect(await clock()).toEqual({ allowed: DAY, left: DAY / 2, awaited: [2] });
  expect(await want(house, id, anna, { do: 'replace', seat: 2 })).toMatchObject({ code: 'not-overdue' });
  now += DAY / 2;
  expect(await want(house, id, cleo, { do: 'replace', seat: 1 })).toMatchObject({ code: 'not-overdue' });
  expect(await want(house, id, bert, { do: 'replace', seat: 1 })).toMatchObject({ code: 'not-overdue' });
  // What all have accepted who are left is done.
  expect(await want(house, id, anna, { do: 'replace', seat: 2 })).not.toHaveProperty('code');
  const bots = new BotSeats(house, NOBODY, { trouble: fail, now: () => now });
  await house.look(id, t => bots.look(t));
  await expect.poll(() => at(house, id, t => t.match.answers.at(-1))).toMatchObject({ seat: 1, option });
  bots.stop();
});

test('where all must agree and the suggestion was rejected, all are late again; another node counts the same', async () => {
  let now = 1_000_000;
  const agreed = { overlord: person(cleo), clock: A_DAY, agree: AGREE, now: () => now };
  const table = await asked([person(anna), person(bert)], agreed);
  const { house, id, store } = table;
  const { epoch, options } = await standing(table);
  await want(house, id, anna, { do: 'suggest', seat: 1, epoch, option: options[0] ?? '' });
  now += DAY;
  await want(house, id, bert, { do: 'reject', epoch });
  expect(await at(house, id, t => t.lateAt(now))).toEqual([1, 2]);
  const again = new House({ store, games: house.games, now: () => now });
  expect(await at(again, id, t => t.lateAt(now))).toEqual([1, 2]);
  expect(await want(again, id, cleo, { do: 'replace', seat: 1 })).not.toHaveProperty('code');
});
