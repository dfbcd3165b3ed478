import { GAMES } from '@tafelrunde/games';
import { describe, expect, test } from 'vitest';
import { findings, overhang } from './barriers.ts';
import { ending } from './skirmishes.ts';
import { complaints, options, PHONE, seated, sitDown, visit, WIDE } from './visitor.ts';

const PAGES = [
  '/',
  '/new/dungeon-saga',
  '/new/schurken-und-halunken',
  '/new/mage-knight',
  '/new/sword-and-sorcery',
  '/new/skirmish',
  '/campaign/dungeon-saga',
  '/rules',
  '/rules/dungeon-saga',
  '/rules/mage-knight#MK-CMB-01',
  '/rules/mage-knight/bestiary',
  '/rules/schurken-und-halunken/cards',
  '/replay',
  '/settings',
  '/learn',
  '/lab',
  '/credits',
  '/nowhere',
];
const PLAYED = GAMES.map(({ id }) => id);

describe.each(['en', 'de'] as const)('in %s', lang => {
  // One browser goes through all of them: what they share is fetched and read once.
  test('axe finds nothing on any page, and each fits a phone', async () => {
    const page = await visit('about:blank', { lang }, { viewport: PHONE });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      expect(await page.locator('html').getAttribute('lang'), path).toBe(lang);
      expect(await overhang(page), path).toBeLessThanOrEqual(0);
      expect(await findings(page), path).toEqual([]);
    }
  });

  test.each(PLAYED)(
    'axe finds nothing at the table of %s, on a phone and on a large screen, and it fits',
    async game => {
      const page = await seated(game, [], { lang }, { viewport: PHONE, hasTouch: true });
      await options(page).first().waitFor({ state: 'attached' });
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize(WIDE);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
    },
  );
});

test('the table of the overlord, who has most before him, is no wider than the window', async () => {
  const page = await seated('dungeon-saga', ['person', 'page']);
  await page.locator('.ds-company .ds-sheet').last().waitFor();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('every game has a picture of its own on the first page', async () => {
  const page = await visit('/');
  const pictures = page.locator('.game-card .cover');
  await pictures.first().waitFor();
  const drawn = await pictures.evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''));
  expect(new Set(drawn).size).toBe(GAMES.length);
  for (const picture of drawn) expect(await (await page.request.get(picture)).text()).toContain('<path');
});

test('the language changes everywhere at once', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Was wollen wir spielen?' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Was wollen wir spielen?' }).waitFor();
});

test('the rules can be searched and read by chapter', async () => {
  const page = await visit('/rules/dungeon-saga', { lang: 'de' });
  await page.getByRole('searchbox').fill('sichtlinie');
  await page.getByRole('heading', { name: /Regeln gefunden/ }).waitFor();
  expect((await page.locator('.book-rule').first().textContent())?.toLowerCase()).toContain('sichtlinie');
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByRole('heading', { name: 'Keine Regel sagt etwas zu „xyzzy“.' }).waitFor();
});

test('a rule that was found opens in its chapter', async () => {
  const page = await visit('/rules/dungeon-saga');
  await page.getByRole('searchbox').fill('front squares');
  const rule = page.locator('.book-rule-head a').first();
  await page.getByRole('heading', { name: /rules? found/ }).waitFor();
  const id = await rule.textContent();
  await rule.click();
  await page.locator('.book-rule[data-wanted="true"]', { hasText: id ?? '' }).waitFor();
  await page.locator('.book-chapters [aria-current="true"]').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test.each(['/constructor', '/__proto__', '/toString', '/rules/constructor', '/new/__proto__', '/learn/toString'])(
  'where there is no page, as at %s, the page says so',
  async path => {
    const page = await visit(path);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  },
);

test('a match is exported, removed, imported and watched again', async () => {
  const page = await ending();
  await page.goto('/');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^skirmish-\d{14}\.tafel\.json$/);
  const path = await file.path();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Played matches' }).waitFor({ state: 'detached' });
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForURL(/\/replay\//);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.decision h2').waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => page.getByRole('spinbutton').inputValue(), { timeout: 30_000 }).toBe('1');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/table\//);
});

test('a file that is no match is refused with a reason', async () => {
  const page = await visit('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByRole('alert').getByText('This file cannot be used.').waitFor();
});

test('of many matches the latest are listed, the others on demand', async () => {
  const page = await visit('about:blank');
  for (let i = 0; i < 5; i++) await sitDown(page, 'skirmish', ['person', 'person']);
  await page.goto('/');
  const lines = page.locator('.match');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(3);
  await page.getByRole('button', { name: 'Show all 5' }).click();
  expect(await lines.count()).toBe(5);
});

test('a page that cannot be loaded says so, and the others still work', async () => {
  const page = await visit('/');
  await page.route('**/assets/settings*', route => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Something broke' }).waitFor();
  complaints.length = 0;
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Rules' }).waitFor();
  await page.unroute('**/assets/settings*');
  await page.goBack();
  await page.getByRole('heading', { name: 'Something broke' }).waitFor();
  complaints.length = 0;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test.each([
  ['en', ['Me', 'Bot: Page (easy)', 'Bot: Squire (plays well)', 'Bot: Knight (strong, thinks for a second)']],
  ['de', ['Ich', 'Bot: Page (leicht)', 'Bot: Knappe (spielt gut)', 'Bot: Ritter (stark, überlegt eine Sekunde)']],
] as const)('people choose among three levels, the easiest first (%s)', async (lang, offered) => {
  const page = await visit('/new/skirmish', { lang });
  const seat = page.locator('.setup-row select').first();
  await seat.waitFor();
  expect(await seat.locator('option').allTextContents()).toEqual(offered);
});

test.each([
  ['en', 'as the scenario says', 'fully open', 'no'],
  ['de', 'wie das Szenario sagt', 'ganz offen', 'nein'],
] as const)(
  'what can be agreed on is read by its name, with what to bear in mind (%s)',
  async (lang, asWritten, open, no) => {
    const page = await visit('/new/mage-knight', { lang });
    await page.locator('input[value="full-conquest"]').check();
    const options = (name: RegExp) => page.getByRole('combobox', { name }).locator('option').allTextContents();
    expect(await options(/Shape of the map|Form der Karte/)).toEqual(expect.arrayContaining([asWritten, open]));
    expect((await options(/Action upgrades|Verbesserte Aktionen/))[0]).toBe(no);
    const advice = page.locator('.setup-note', { hasText: /newcomers|Neulingen/ });
    expect(await advice.locator('.rule-link').textContent()).toContain('MK-VAR-01');
    await page.close();
  },
);
