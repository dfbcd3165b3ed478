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

test('the clock of a question to several runs for all of them; who waits calls a bot for one, and it begins anew', async () => {
  let now = 1_000_000;
  const clock = { per: 'decision', seconds: 60 } as const;
  const { house, id } = await asked([person(anna), person(bert)], { overlord: person(cleo), clock, now: () => now });
  now += 59_999;
  expect(await want(house, id, cleo, { do: 'replace', seat: 1 })).toMatchObject({ code: 'not-overdue' });
  now += 1;
  expect((await seen(house, id, 'cleo', now)).clock).toEqual({ allowed: 60_000, left: 0 });
  // Both are late: neither calls a bot for the other, for each may simply decide.
  expect(await want(house, id, bert, { do: 'replace', seat: 1 })).toMatchObject({ code: 'not-overdue' });
  expect(await want(house, id, cleo, { do: 'replace', seat: 1 })).not.toHaveProperty('code');
  expect(await seen(house, id, 'cleo', now)).toMatchObject({
    deciding: 2,
    alsoDeciding: [],
    clock: { allowed: 60_000, left: 60_000 },
    seats: [{ is: 'player' }, { is: 'bot' }, { is: 'player' }],
  });
});
