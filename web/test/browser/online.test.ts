import type { Message } from '@tafelrunde/wire';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { complaints, options, PHONE, visit, type Wishes } from './visitor.ts';

const SLOWLY = { timeout: 30_000 };
let server: OnlineServer;

beforeAll(async () => {
  server = await OnlineServer.start();
});
afterAll(() => server.clear());

const come = (path: string, wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> =>
  visit(path, wishes, { baseURL: server.url, ...more });

/** Somebody opens a skirmish for two and waits; returns the link for the other one. */
async function openTable(page: Page, name: string, game = 'skirmish'): Promise<string> {
  await page.goto(`/new/${game}`);
  const seats = page.locator('.setup-row select');
  await seats.nth(0).selectOption('person');
  await seats.nth(1).selectOption('free');
  await page.locator('.online-name input').fill(name);
  await page.locator('.online-begin .setup-begin').click();
  await page.waitForURL(/\/online\//);
  return page.locator('.online-link input').inputValue();
}

async function join(link: string, name: string, wishes: Wishes = {}): Promise<Page> {
  const page = await come(link, wishes);
  await page.locator('.online-name input').fill(name);
  await page.locator('.online-seats .button').click();
  await page.locator('.table').waitFor();
  return page;
}

/** A duel that has begun. */
async function duel(): Promise<{ anna: Page; bert: Page; link: string }> {
  const anna = await come('about:blank');
  const link = await openTable(anna, 'Anna');
  const bert = await join(link, 'Bert');
  await options(anna).first().waitFor();
  return { anna, bert, link };
}

/** Whoever has to decide fights where that is possible, else goes to the middle of the field, else ends the turn. */
const DECIDE = `setInterval(() => {
  const ids = [...document.querySelectorAll('.options .option')].map(({ dataset }) => dataset.option);
  const far = id => Math.hypot(...id.split(',').slice(1).map(n => Number(n) - 8));
  const [move] = ids.filter(id => id.startsWith('move:')).sort((a, b) => far(a) - far(b));
  const chosen = ids.find(id => id.startsWith('attack:')) ?? ids.find(id => id.includes('fireball')) ?? move ?? 'end';
  document.querySelector('.option[data-option="' + chosen + '"]')?.click();
}, 25)`;

async function giveUp(page: Page): Promise<void> {
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}

async function playToTheEnd(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.evaluate(DECIDE);
  for (const page of pages) await page.locator('#ending-title').waitFor();
}

/** Everything a page has heard of its table. */
function overheard(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Whose hands were seen in each picture of the table. */
const handsIn = (frames: readonly string[]): boolean[][] =>
  frames
    .map(frame => JSON.parse(frame) as Message)
    .flatMap(message => (message.is === 'seen' ? [message.view as { players: { hand: unknown }[] }] : []))
    .map(({ players }) => players.map(({ hand }) => hand !== null));

test('two people play each other to the end, over a reload and a restart of the server', async () => {
  const { anna, bert, link } = await duel();
  await options(anna).first().click();
  await bert.getByText('The red Knight moves from G7 to F6.').first().waitFor();
  await anna.locator('.seat', { hasText: 'Bert' }).waitFor();

  await anna.reload();
  await options(anna).first().waitFor();
  await anna.getByText('The red Knight moves from G7 to F6.').first().waitFor();

  await server.stop();
  await bert.getByText('Connection lost. Reconnecting …').waitFor();
  await server.start();
  await bert.getByText('Connection lost. Reconnecting …').waitFor({ state: 'detached' });
  complaints.splice(0, complaints.length, ...complaints.filter(text => !/WebSocket|ERR_CONNECTION/.test(text)));
  await anna.getByRole('button', { name: 'End the turn' }).click();
  await options(bert).first().click();

  await playToTheEnd(anna, bert);
  await anna.getByRole('button', { name: 'Rematch' }).click();
  await anna.waitForURL(url => !link.startsWith(url.href));
  await bert.getByRole('link', { name: 'To the rematch' }).click();
  // Everybody has moved one seat on: now Bert begins.
  await options(bert).first().waitFor();
});

test('nobody receives what they may not see: not the hand of the other, and spectators none', async () => {
  const anna = await come('about:blank');
  const link = await openTable(anna, 'Anna');
  const bert = await come('about:blank');
  const bertHeard = overheard(bert);
  await bert.goto(link);
  await bert.getByLabel('Your name at the table').fill('Bert');
  await bert.getByRole('button', { name: 'Sit down here: Seat 2' }).click();
  const cleo = await come('about:blank');
  const cleoHeard = overheard(cleo);
  await cleo.goto(link.split('#')[0] ?? '');
  await cleo.getByText('All seats are taken.').waitFor();
  await cleo.getByRole('button', { name: 'Watch' }).click();
  await cleo.getByText('You are watching; hands stay hidden from you.').waitFor();
  bertHeard.length = 0;
  await options(anna).first().click();
  await anna.getByRole('button', { name: 'End the turn' }).click();
  await options(bert).first().click();
  await cleo.locator('.log-step').nth(1).waitFor();
  expect(new Set(handsIn(bertHeard).map(String))).toEqual(new Set(['false,true']));
  expect(new Set(handsIn(cleoHeard).map(String))).toEqual(new Set(['false,false']));
  expect(await options(cleo).count()).toBe(0);
});

test('going back over the decision of another is for both to agree on', async () => {
  const { anna, bert } = await duel();
  await options(anna).first().click();
  await anna.getByRole('button', { name: 'Undo' }).and(anna.locator(':enabled')).click();
  await anna.getByRole('button', { name: 'Redo' }).and(anna.locator(':enabled')).waitFor();
  await anna.getByRole('button', { name: 'End the turn' }).click();
  await options(bert).first().click();
  await anna.getByText('The blue Knight moves').first().waitFor();
  await anna.getByRole('button', { name: 'Undo' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await anna.getByText('Still to agree: Bert').waitFor();
  await bert.getByRole('button', { name: 'I agree' }).click();
  await options(anna).first().waitFor();
});

test('people talk, and one gives up', async () => {
  const { anna, bert } = await duel();
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByLabel('Write a message').fill('Good luck!');
  await anna.keyboard.press('Enter');
  await bert.getByRole('button', { name: 'Chat (1 new)' }).click();
  await bert.getByText('Good luck!').waitFor();
  await giveUp(bert);
  await anna.getByText('Bert gave up.').first().waitFor();
  await anna.getByRole('link', { name: 'Watch again' }).click();
  await anna.waitForURL(/\/replay\/online\//);
  await anna.goto('/');
  await anna.getByRole('heading', { name: 'My tables online' }).waitFor();
  await anna.getByRole('link', { name: /Skirmish\s*over/ }).waitFor();
});

test('where one has given up nobody is on turn any more', async () => {
  const anna = await come('about:blank');
  const bert = await join(await openTable(anna, 'Anna', 'schurken-und-halunken'), 'Bert');
  await anna.locator('.sh-badge-turn').waitFor();
  await bert.locator('.sh-badge-turn').waitFor();
  await giveUp(anna);
  await bert.getByText('Anna gave up.').first().waitFor();
  expect(await bert.locator('.sh-gang').count()).toBe(2);
  expect(await bert.locator('.sh-badge-turn').count()).toBe(0);
});

test('a host who waits in vain lets a bot sit down; the table stays among the own', async () => {
  const anna = await come('about:blank');
  await openTable(anna, 'Anna');
  await anna.getByRole('button', { name: 'Let a bot sit here: Seat 2' }).click();
  await options(anna).first().waitFor();
  expect(await anna.title()).toBe('● Your turn: Skirmish · Tafelrunde');
  await anna.goto('/');
  await anna.getByRole('link', { name: /Skirmish\s*Your turn/ }).click();
  await options(anna).first().waitFor();
});

test('who comes by a link is told what was agreed on before sitting down', async () => {
  const anna = await come('/new/schurken-und-halunken');
  await anna.getByRole('combobox', { name: 'New start cards' }).selectOption('true');
  const seats = anna.locator('.setup-row select');
  await seats.nth(0).selectOption('person');
  await seats.nth(1).selectOption('free');
  await anna.locator('.online-name input').fill('Anna');
  await anna.locator('.online-begin .setup-begin').click();
  await anna.waitForURL(/\/online\//);
  const bert = await come(await anna.locator('.online-link input').inputValue());
  for (const page of [anna, bert]) {
    await page.getByText('Agreed on: New start cards: yes.').waitFor();
    await page.close();
  }
});

test('odds and hints come over the line', async () => {
  const { anna } = await duel();
  await anna.locator('.option[data-option^="attack:"]').first().hover();
  await anna.locator('.preview .odds').waitFor();
  await anna.keyboard.press('h');
  await anna.locator('.hint .option').first().waitFor();
});

test('the name and the address for calls are kept on the server', async () => {
  const page = await come('/settings');
  await page.getByLabel('Your name at the table').fill('Dora');
  await page.getByLabel('Address that is told when it is your turn').fill('https://example.org/turn');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Your name at the table').inputValue(), SLOWLY).toBe('Dora');
  await expect
    .poll(() => page.getByLabel('Address that is told when it is your turn').inputValue(), SLOWLY)
    .toBe('https://example.org/turn');
});

test('without a server nothing of online play is offered', async () => {
  const page = await visit('/new/skirmish');
  await page.locator('.setup-begin').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('option[value=free]').count()).toBe(0);
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Your name at the table').count()).toBe(0);
  await page.goto('/online/nowhere');
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
});

describe.each(['en', 'de'] as const)('in %s', lang => {
  test('door, waiting room, table and ending have no serious barrier and fit a phone', async () => {
    const anna = await come('about:blank', { lang }, { viewport: PHONE });
    const fine = async (page: Page) => expect([await overhang(page), await barriers(page)]).toEqual([0, []]);
    await anna.goto('/new/skirmish');
    await anna.locator('.setup-row select').nth(1).selectOption('free');
    await anna.locator('.online-begin').waitFor();
    await fine(anna);
    const link = await openTable(anna, 'Anna');
    await fine(anna);
    const bert = await come(link, { lang }, { viewport: PHONE });
    await bert.locator('.online-name input').fill('Bert');
    await fine(bert);
    await bert.locator('.online-seats .button').click();
    await bert.locator('.table').waitFor();
    await bert.locator('.menu summary').click();
    await bert.locator('.menu-list button', { hasText: 'Chat' }).click();
    await bert.locator('.online-chat ol').waitFor();
    await fine(bert);
    await bert.locator('.menu summary').click();
    await bert.locator('.menu-list button', { hasText: lang === 'de' ? 'Aufgeben' : 'Give up' }).click();
    await bert.locator('dialog .button.main').click();
    await bert.locator('#ending-title').waitFor();
    await fine(bert);
    await anna.goto('/settings');
    await anna.locator('.online-name').first().waitFor();
    await fine(anna);
  });
});
