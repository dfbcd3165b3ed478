import { GAMES } from '@tafelrunde/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { options, PHONE, seated, visit } from './visitor.ts';

const SLOWLY = { timeout: 60_000 };
const BRIEFED = { briefings: true };

async function setUp(page: Page, scenario?: string): Promise<void> {
  await page.locator('.setup-begin').waitFor();
  if (scenario) await page.locator(`.scenario input[value="${scenario}"]`).check();
  await page.locator('.setup-begin').click();
}

const clean = async (page: Page): Promise<void> =>
  expect({ overhang: await overhang(page), findings: await findings(page) }).toEqual({ overhang: 0, findings: [] });

describe('before a match', () => {
  test('it is told what it is about; then nobody is told again, but the menu of the table has it', async () => {
    const page = await visit('/new/dungeon-saga', BRIEFED);
    await setUp(page, 'the-falling-hall');
    await page.getByRole('heading', { name: '2: The Falling Hall' }).waitFor();
    const sheet = page.locator('.briefing');
    await sheet.locator('.ds-picture').waitFor();
    await sheet.getByText('The dwarfs built this hall to last a thousand years.').waitFor();
    await sheet.getByText('Heroes (your aim)').waitFor();
    await sheet.getByText('The heroes win when 3 heroes stand on the ledge.').waitFor();
    await sheet.getByText(/^The overlord wins as soon as 1 hero is crippled/).waitFor();
    await sheet.getByText('In rounds 2, 4, 6 and 8 a strip of the hall falls into the dark.').waitFor();
    expect(await sheet.locator('.briefing-facts').textContent()).toMatch(
      /2 players\s+about \d+ min\s+(easy|balanced|hard)/,
    );
    expect(await page.locator('.table').count()).toBe(0);

    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await options(page).first().waitFor({ state: 'attached' });
    await page.reload();
    await options(page).first().waitFor({ state: 'attached' });
    expect(await page.locator('.briefing').count()).toBe(0);

    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'What it is about' }).click();
    const again = page.getByRole('dialog', { name: '2: The Falling Hall' });
    await again.getByText('Heroes (your aim)').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await again.waitFor({ state: 'detached' });
  });

  test('bots wait until somebody begins', async () => {
    const page = await visit('/new/skirmish', BRIEFED);
    await page.locator('.setup-row select').nth(0).selectOption('page');
    await page.locator('.setup-row select').nth(1).selectOption('page');
    await setUp(page);
    await page.locator('.briefing').waitFor();
    await page.goto('/');
    await page.locator('.match', { hasText: '0 decisions' }).waitFor();
  });

  test('who wants no briefings has none any more', async () => {
    const page = await visit('/new/skirmish', BRIEFED);
    await setUp(page);
    await page.getByRole('button', { name: 'Begin, and no briefings from now on' }).click();
    await options(page).first().waitFor({ state: 'attached' });
    await page.goto('/new/skirmish');
    await setUp(page);
    await options(page).first().waitFor({ state: 'attached' });
    expect(await page.locator('.briefing').count()).toBe(0);
  });

  test.each(['en', 'de'] as const)('axe finds nothing, and it fits a phone (%s)', async lang => {
    const page = await visit('/new/dungeon-saga', { ...BRIEFED, lang }, { viewport: PHONE, hasTouch: true });
    await setUp(page, 'the-sleepless-king');
    await page.locator('.briefing .ds-picture').waitFor();
    await clean(page);
  });
});

describe('goals are in sight', () => {
  test('of the overlord on a wide table, his own first', async () => {
    const page = await seated('dungeon-saga', ['person', 'page']);
    const goals = page.locator('.goals > li');
    await goals.first().waitFor();
    expect(await goals.locator('h2').allTextContents()).toEqual(['The overlord wins', 'The heroes win']);
    expect(await page.locator('.goals > li[data-mine="true"] h2').allTextContents()).toEqual(['The overlord wins']);
  });

  test('on a phone one tap away, also where the game tells no story of its own', async () => {
    const page = await seated('schurken-und-halunken', [], {}, { viewport: PHONE, hasTouch: true });
    const tab = page.getByRole('button', { name: 'Goals' });
    await tab.tap();
    await page.locator('.goals').getByText('Be the last gang with a hero or creature on its feet.').waitFor();
    expect(await overhang(page)).toBe(0);
  });
});

describe('setting up', () => {
  test.each(GAMES.map(({ id }) => id))(
    'every scenario of %s has its picture, for how many, how long and how hard',
    async game => {
      const page = await visit(`/new/${game}`);
      const scenarios = page.locator('.scenario');
      await page.locator('.setup-begin').waitFor();
      const count = await scenarios.count();
      const drawn = () => page.locator('.scenario .picture > svg').count();
      await expect.poll(drawn, SLOWLY).toBe(count);
      for (const facts of await page.locator('.scenario-facts').allInnerTexts())
        expect(facts.split('\n')).toEqual([
          expect.stringMatching(/player/),
          expect.stringMatching(/^about .* (min|h)$/),
          expect.stringMatching(/^(easy|balanced|hard)$/),
        ]);
      await clean(page);
    },
  );

  test('the maps of adventures differ, and show nothing behind closed doors', async () => {
    const page = await visit('/new/dungeon-saga');
    await expect.poll(() => page.locator('.ds-picture').count(), SLOWLY).toBe(10);
    const maps = await page.locator('.ds-picture').evaluateAll(all => all.map(one => one.innerHTML));
    expect(new Set(maps).size).toBe(10);
    // In the Sealed Shrine the heroes begin in a guard room without servants.
    expect(await page.locator('.scenario').nth(1).locator('.ds-picture-servant').count()).toBe(0);
    expect(await page.locator('.scenario').nth(1).locator('.ds-picture-hero').count()).toBe(4);
  });

  test('people and bots have names, at the table and next time', async () => {
    const page = await visit('/new/skirmish');
    const names = page.locator('.chair-name');
    await names.first().waitFor();
    expect(await names.nth(0).inputValue()).toBe('');
    const bot = await names.nth(1).inputValue();
    expect(bot).toMatch(/^\p{L}{3,}$/u);
    await names.nth(0).fill('Anna');
    await setUp(page);
    const seats = page.locator('.seats');
    await seats.getByText('Anna').waitFor();
    await seats.getByText(`${bot} (Squire)`).waitFor();
    await page.goto('/new/dungeon-saga');
    await names.first().waitFor();
    expect(await names.nth(1).inputValue()).toBe('Anna');
  });
});

describe('the first page', () => {
  test('says what stands on the boxes, and whose turn it is in matches that wait', async () => {
    const page = await visit('/new/skirmish');
    await page.locator('.setup-row select').nth(1).selectOption('person');
    await page.locator('.chair-name').nth(0).fill('Anna');
    await page.locator('.chair-name').nth(1).fill('Bert');
    await setUp(page);
    await page.getByRole('heading', { name: 'Hand the screen to Anna' }).waitFor();
    await page.goto('/');
    const match = page.locator('.match').first();
    await match.getByText('to decide: Anna').waitFor();
    await match.locator('.picture .sk-picture').waitFor();
    const card = page.locator('.game-card[data-game="mage-knight"]');
    expect(await card.locator('.game-card-facts').textContent()).toMatch(/1–4 players\s+about 1–6 h\s+for experts/);
    await clean(page);
  });
});

describe('where there is a server', () => {
  let server: OnlineServer;
  beforeAll(async () => {
    server = await OnlineServer.start();
  });
  afterAll(() => server.clear());

  test('the first page leads to a table with friends, whose seats are for them', async () => {
    const page = await visit('/', {}, { baseURL: server.url });
    await page.getByRole('link', { name: 'With friends online: Schurken & Halunken' }).click();
    const seats = page.locator('.setup-row select');
    await seats.first().waitFor();
    expect(await seats.nth(0).inputValue()).toBe('person');
    await expect.poll(() => seats.nth(1).inputValue(), SLOWLY).toBe('free');
    await page.locator('.online-begin').waitFor();
    // Names are said there.
    expect(await page.locator('.chair-name').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
});
