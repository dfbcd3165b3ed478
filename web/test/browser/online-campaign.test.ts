// A campaign on the server, played by two people at two browsers.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { options, PHONE, visit, type Wishes } from './visitor.ts';

/** Whole adventures are played. */
const PATIENTLY = 240_000;
let server: OnlineServer;

beforeAll(async () => {
  server = await OnlineServer.start();
});
afterAll(() => server.clear());

const come = (path: string, wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> =>
  visit(path, wishes, { baseURL: server.url, ...more });

/** Anna begins a campaign from the set-up page of the game, and Bert comes by her link. */
async function begun(game: string, name: string): Promise<{ anna: Page; bert: Page }> {
  const anna = await come(`/new/${game}`);
  await anna.getByRole('link', { name: /^Campaign: / }).click();
  await anna.waitForURL(`**/campaign/${game}`);
  await anna.getByLabel('Name of the campaign').fill(name);
  const seats = anna.locator('.campaign-begin .setup-row select');
  await seats.nth(0).selectOption('person');
  await seats.nth(1).selectOption('free');
  await anna.getByLabel('Your name at the table').fill('Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForURL(/\/online\//);
  await anna.getByRole('link', { name: `Match 1 of the campaign “${name}”` }).waitFor();
  const bert = await come(await anna.locator('.online-link input').inputValue());
  await bert.getByLabel('Your name at the table').fill('Bert');
  await bert.locator('.online-seats .button').click();
  for (const page of [anna, bert]) await page.locator('.table').waitFor();
  return { anna, bert };
}

/** A bot plays on for this person; who watches sees to it that it does. */
async function giveUp(page: Page): Promise<void> {
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByText('in the next one the seat is yours again').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}

/** Whoever of them is asked first, decides something. */
async function decide(...pages: readonly Page[]): Promise<void> {
  const asked = await Promise.race(
    pages.map(page =>
      options(page)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  await options(asked).first().click();
}

/** In each browser whatever is offered is clicked on, by lot, until the match is over; how often in each. */
async function playOut(...pages: readonly Page[]): Promise<number[]> {
  for (const page of pages) await page.evaluate(CLICKING);
  for (const page of pages) await page.locator('#ending-title').waitFor({ timeout: PATIENTLY });
  return Promise.all(pages.map(page => page.evaluate<number>('globalThis.clicked')));
}

const CLICKING = `{
  globalThis.clicked = 0;
  const clicking = setInterval(() => {
    if (document.querySelector('#ending-title')) return clearInterval(clicking);
    const offered = document.querySelectorAll('.options .option');
    if (offered.length === 0) return;
    offered[Math.floor(Math.random() * offered.length)].click();
    globalThis.clicked++;
  }, 50);
}`;

/** Who leaves a browser comes back on a phone, by the code, and finds the match among the own tables. */
async function onPhone(page: Page, match: string): Promise<Page> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.locator('.online-code').textContent();
  await page.goto('about:blank');
  const phone = await come(`/key#${code}`, {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.getByRole('button', { name: 'Come in' }).click();
  await phone.getByRole('link', { name: 'To my tables' }).click();
  await phone.getByRole('link', { name: new RegExp(match) }).click();
  await phone.locator('.table').waitFor();
  return phone;
}

/** After the end of a match on to the next one, by this button; returns where that is. */
async function goOn(page: Page, name: string | RegExp): Promise<string> {
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name }).click();
  await page.waitForURL(url => url.pathname !== pathname);
  return new URL(page.url()).pathname;
}

const NEXT = /^Go on with /;

async function seatsAt(page: Page): Promise<string> {
  await page.locator('.seat').first().waitFor();
  return (await page.locator('.seat').allInnerTexts()).join(' | ');
}

test(
  'two people play three adventures of a Dungeon Saga campaign; one comes back on another device, a bot stands in for him and is replaced again',
  async () => {
    const { anna, bert } = await begun('dungeon-saga', 'Friday');
    await decide(anna, bert);
    // Bert must go, and a bot plays on.
    await giveUp(bert);
    await anna
      .locator('.seat', { hasText: /bot|squire/i })
      .first()
      .waitFor();
    expect(await seatsAt(anna)).not.toContain('Bert');
    await playOut(anna);
    await bert.locator('#ending-title').waitFor({ timeout: PATIENTLY });
    // He is back, and goes on first; Anna finds the same match.
    expect(await goOn(bert, NEXT)).toBe(await goOn(anna, 'To the next match'));
    expect(await seatsAt(anna)).toContain('Bert');
    await decide(anna, bert);
    // He leaves, and plays the rest of it on another device.
    const phone = await onPhone(bert, 'Match 2 of the campaign “Friday”');
    await anna.locator('.seat[data-here="true"]', { hasText: 'Bert' }).waitFor();
    for (const clicks of await playOut(anna, phone)) expect(clicks).toBeGreaterThan(5);
    await phone.getByRole('button', { name: NEXT }).waitFor();

    // Between two matches Anna puts a bot in his place.
    await anna.getByRole('link', { name: 'To the campaign' }).click();
    await anna.getByRole('heading', { name: 'Friday' }).waitFor();
    expect(await anna.locator('.online-campaign-matches li').count()).toBe(2);
    expect(await barriers(anna)).toEqual([]);
    await anna.locator('.online-seats select').nth(1).selectOption('page');
    await goOn(anna, NEXT);
    expect(await seatsAt(anna)).not.toContain('Bert');
    await playOut(anna);
    // It stands among her campaigns of this game, and among her tables.
    await anna.goto('/campaign/dungeon-saga');
    await anna.getByRole('heading', { name: 'Your campaigns online' }).waitFor();
    await anna.goto('/');
    await anna.getByRole('link', { name: /Match 3 of the campaign “Friday”/ }).click();
    await anna.waitForURL(/\/campaign\/online\//);
    // Every match can be watched again.
    await anna.locator('.online-campaign-matches li').nth(2).waitFor();
    await anna.getByRole('link', { name: 'Watch again: match 1' }).click();
    await anna.waitForURL(/\/replay\/online\//);
    await anna.locator('.replay').first().waitFor();

    // Now somebody else gets the seat: Bert comes again, by the old link.
    await anna.goBack();
    await anna.locator('.online-seats select').nth(1).selectOption('free');
    await goOn(anna, NEXT);
    const link = await anna.locator('.online-link input').inputValue();
    await bert.goto(link);
    await bert.locator('.online-seats .button').click();
    await bert.locator('.table').waitFor();
    await decide(anna, bert);
    await anna.locator('.menu summary').click();
    await anna.getByRole('link', { name: 'To the campaign' }).click();
    await anna.getByRole('button', { name: 'End the campaign' }).click();
    await anna.getByRole('dialog').getByRole('button', { name: 'End the campaign' }).click();
    await anna.getByText('This campaign has been ended.').waitFor();
    await bert.locator('.ending-how', { hasText: 'The campaign was ended before this match was over.' }).waitFor();
  },
  2 * PATIENTLY,
);

test(
  'two adventures of a Sword & Sorcery campaign; its page in German, on a phone',
  async () => {
    const { anna, bert } = await begun('sword-and-sorcery', 'Glocke');
    for (const clicks of await playOut(anna, bert)) expect(clicks).toBeGreaterThan(5);
    expect(await goOn(bert, NEXT)).toBe(await goOn(anna, 'To the next match'));
    for (const page of [anna, bert]) await page.locator('.seat').first().waitFor();
    for (const clicks of await playOut(anna, bert)) expect(clicks).toBeGreaterThan(5);
    await anna.getByRole('link', { name: 'To the campaign' }).click();
    await anna.locator('.online-campaign-matches li').nth(1).waitFor();
    const [path = ''] = new URL(anna.url()).pathname.split('#');
    const phone = await come(path, { lang: 'de' }, { viewport: PHONE });
    await phone.getByRole('heading', { name: 'Glocke' }).waitFor();
    await phone.getByRole('heading', { name: 'Bisherige Partien' }).waitFor();
    expect(await phone.getByText('Weitermachen dürfen alle, die zu dieser Kampagne gehören.').count()).toBe(1);
    expect([await overhang(phone), await barriers(phone)]).toEqual([0, []]);
  },
  2 * PATIENTLY,
);

test('where several scenarios may come next each has its button, and the chosen one is asked for', async () => {
  const { anna } = await begun('dungeon-saga', 'Crossroads');
  await anna.locator('.menu summary').click();
  // No game of today leaves a choice between two matches: the page is told of one.
  const known = await anna.evaluate(`fetch('/api/games').then(answer => answer.json())`);
  const { games } = known as { games: { id: string; scenarios: { id: string; name: { en: string } }[] }[] };
  const scenarios = games.find(({ id }) => id === 'dungeon-saga')?.scenarios.slice(0, 2) ?? [];
  expect(scenarios).toHaveLength(2);
  await anna.route('**/api/campaigns/*', async route => {
    const answer = await route.fetch();
    const standing = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...standing, playing: false, next: scenarios.map(({ id }) => id) },
    });
  });
  const wanted = new Promise<unknown>(resolve =>
    anna.route('**/api/campaigns/*/next', async route => {
      resolve(route.request().postDataJSON());
      await route.fulfill({ json: { table: 'nowhere', number: 2 } });
    }),
  );
  await anna.getByRole('link', { name: 'To the campaign' }).click();
  const buttons = scenarios.map(({ name }) => anna.getByRole('button', { name: `Go on with ${name.en}` }));
  for (const button of buttons) await button.waitFor();
  expect(await barriers(anna)).toEqual([]);
  await buttons[1]?.click();
  expect(await wanted).toEqual({ after: 1, scenario: scenarios[1]?.id });
  await anna.waitForURL(/\/online\/nowhere/);
});
