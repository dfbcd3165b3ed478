// Takes the pictures of the README: real pages in a real browser. `npm run screenshots`; with a folder, every page in every
// size and language goes there.
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../serve.ts';
import { buildAside } from './building.ts';
import { chromium, launch } from './chromium.ts';

const SIZES = { wide: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;
const LANGS = ['en', 'de'] as const;
type Size = keyof typeof SIZES;

/** What the README shows. */
const README = [
  'dungeon-saga-wide-en',
  'schurken-und-halunken-wide-de',
  'mage-knight-wide-en',
  'sword-and-sorcery-wide-de',
  'descent-wide-en',
  'home-tablet-en',
  'dungeon-saga-phone-de',
];
/** The games whose tables are shown, with how many decisions are taken there first, and which of the options. */
const PLAYED = {
  'dungeon-saga': [14, 'last'],
  'schurken-und-halunken': [14, 'last'],
  'mage-knight': [6, 'first'],
  'sword-and-sorcery': [12, 'first'],
  descent: [24, 'first'],
} as const;

const everything = process.argv[2] !== undefined;
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..', 'docs', 'screenshots'));
mkdirSync(folder, { recursive: true });
const server = serve(buildAside());
await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
const base = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launch(chromium());
for (const lang of LANGS)
  for (const size of Object.keys(SIZES) as Size[])
    if (everything || README.some(name => name.endsWith(`-${size}-${lang}`))) await takeAll(browser, lang, size);
await browser.close();
server.close();
server.closeAllConnections();

async function takeAll(from: Browser, lang: (typeof LANGS)[number], size: Size): Promise<void> {
  const [width, height] = SIZES[size];
  const context = await from.newContext({ viewport: { width, height }, hasTouch: size === 'phone', baseURL: base });
  const wishes = JSON.stringify({
    lang,
    motion: 'none',
    bots: 'instant',
    confirm: 'never',
    soundAsked: true,
    briefings: false,
  });
  await context.addInitScript(`localStorage.setItem('tafelrunde.preferences', '${wishes}')`);
  const page = await context.newPage();
  const wanted = (what: string) => everything || README.includes(`${what}-${size}-${lang}`);
  const take = async (what: string) => {
    if (wanted(what))
      await page.screenshot({ path: join(folder, `${what}-${size}-${lang}.jpg`), type: 'jpeg', quality: 88 });
  };
  for (const [game, [decisions, which]] of Object.entries(PLAYED)) {
    if (!wanted(game)) continue;
    await page.goto(`/new/${game}`);
    await page.locator('.setup-begin').waitFor();
    await take(`new-${game}`);
    await page.locator('.setup-begin').click();
    await playSome(page, decisions, which);
    await take(game);
  }
  for (const [name, path] of Object.entries({
    home: '/',
    rules: '/rules/dungeon-saga',
    bestiary: '/rules/mage-knight/bestiary',
    settings: '/settings',
  })) {
    if (!wanted(name)) continue;
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(300);
    await take(name);
  }
  if (wanted('replay')) {
    await page.goto('/');
    await page.locator('a[href^="/replay/"]').first().click();
    await page.getByRole('slider').fill('9');
    await take('replay');
  }
  await context.close();
}

/** Far enough into a match to see something, with the pointer on an option whose odds are shown. */
async function playSome(page: Page, decisions: number, which: 'first' | 'last'): Promise<void> {
  const options = page.locator('.options .option');
  for (let i = 0; i < decisions; i++) {
    await options.first().waitFor({ state: 'attached' });
    const fights = page.locator('.option[data-option^="attack"], .option[data-option^="shoot"]');
    if (i > 8 && (await fights.count()) > 0) break;
    await options[which]().dispatchEvent('click');
    await page.waitForTimeout(150);
  }
  await options.first().waitFor({ state: 'attached' });
  const fight = page.locator('.option[data-option^="attack"], .option[data-option^="shoot"]');
  await ((await fight.count()) > 0 ? fight : options).first().dispatchEvent('mouseover');
  await page.waitForTimeout(1_500);
}
