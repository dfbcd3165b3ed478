import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { launch } from '../../build/chromium.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Preferences as the page keeps them. */
export type Wishes = Readonly<Record<string, string | boolean | number>>;

/** What tests wish for unless they say otherwise: English, nothing to wait for, and every click counts: a test is faster than any hand. */
const USUAL: Wishes = {
  lang: 'en',
  motion: 'none',
  bots: 'instant',
  confirm: 'never',
  slips: false,
  soundAsked: true,
  briefings: false,
};

const KEY = 'tafelrunde.preferences';
let browser: Promise<Browser> | null = null;
const contexts: BrowserContext[] = [];
/** Whatever the page complained about in a test. */
export const complaints: string[] = [];

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`The page complained:\n${heard.join('\n')}`);
});

afterAll(async () => {
  await (await browser)?.close();
  browser = null;
});

/** Somebody with a fresh browser opens a page of the table. */
export async function visit(path: string, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= launch(inject('chromium'));
  const context = await (await browser).newContext({
    baseURL: inject('base'),
    viewport: WIDE,
    serviceWorkers: 'block',
    ...options,
  });
  contexts.push(context);
  const stored = JSON.stringify(JSON.stringify({ ...USUAL, ...wishes }));
  await context.addInitScript(
    `if (origin !== 'null' && localStorage.getItem('${KEY}') === null) localStorage.setItem('${KEY}', ${stored})`,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(path);
  return page;
}

export type Sitter = 'person' | 'page' | 'squire' | 'knight';

/** Sets a new match up through the page and sits down. */
export async function sitDown(page: Page, game: string, chairs: readonly Sitter[]): Promise<void> {
  await page.goto(`/new/${game}`);
  await takeSeats(page, chairs);
}

/** Somebody with a fresh browser comes to set up a new match, and sits down. */
export async function seated(
  game: string,
  chairs: readonly Sitter[],
  wishes: Wishes = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await visit(`/new/${game}`, wishes, options);
  await takeSeats(page, chairs);
  return page;
}

async function takeSeats(page: Page, chairs: readonly Sitter[]): Promise<void> {
  const seats = page.locator('.setup-row select');
  await seats.first().waitFor();
  for (const [i, chair] of chairs.entries()) await seats.nth(i).selectOption(chair);
  // The names of bots are drawn: without them everybody is called by the seat, which tests know beforehand.
  for (const name of await page.locator('.chair-name').all()) await name.fill('');
  await page.locator('.setup-begin').click();
  await page.waitForURL(/\/table\//);
}

export const options = (page: Page) => page.locator('.options .option');
