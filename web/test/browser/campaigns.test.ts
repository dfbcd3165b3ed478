import { readFileSync } from 'node:fs';
import { greedy } from '@tafelrunde/bots';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { beginCampaign, erased, newChance, perspective, save, saveCampaign, startNext } from '@tafelrunde/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { complaints, PHONE, visit } from './visitor.ts';

const ALL = '/campaign/dungeon-saga';
const game = erased(dungeonSaga);
const names = (page: Page) => page.locator('.match-open strong');

async function begin(page: Page, name: string): Promise<void> {
  await page.goto(ALL);
  await page.getByLabel('Name of the campaign').fill(name);
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.locator('.ds-map').waitFor();
}

/** A campaign of which the first adventure was won by the heroes. */
function afterOne(): string {
  const { carried } = beginCampaign(game);
  const outcome = { winners: [1], kind: 'heroes', rule: 'DS-WIN-01' } as never;
  return saveCampaign({
    game,
    record: { played: [{ scenario: 'the-broken-gate', outcome }], carried },
    seats: 2,
    match: null,
  });
}

const adventures = new Map<string, string>();
/** The first adventure played to its end, once: heroes who stumble about lose it, heroes who think win it. */
function firstAdventure(heroes: 'lose' | 'win'): string {
  const known = adventures.get(heroes);
  if (known !== undefined) return known;
  const match = startNext(game, beginCampaign(game), { seats: 2 }, { seed: heroes });
  const chance = newChance(heroes);
  while (match.ask) {
    const { seat, options } = match.ask;
    const thinks = heroes === 'win' && seat === 1;
    match.choose(thinks ? greedy.decide(perspective(match), chance) : chance.int(options.length));
  }
  expect(match.outcome?.winners).toEqual([heroes === 'win' ? 1 : 0]);
  const played = save(match);
  adventures.set(heroes, played);
  return played;
}

const CHAIRS = [{ kind: 'bot', bot: 'page' }, { kind: 'person' }];
const CAMPAIGN = `${ALL}/friday`;
const CAMPAIGNS = { database: 'tafelrunde-campaigns', store: 'kept' };

/** Lays something on this device as an earlier visit would have left it there. */
const lay = (page: Page, value: object, { database, store } = { database: 'tafelrunde', store: 'matches' }) =>
  page.evaluate(
    `new Promise((done, failed) => {
      const request = indexedDB.open('${database}');
      request.onerror = failed;
      request.onsuccess = () => {
        const writing = request.result.transaction('${store}', 'readwrite');
        writing.objectStore('${store}').put(${JSON.stringify(value)});
        writing.oncomplete = () => { request.result.close(); done(); };
      };
    })`,
  );

const layMatch = (page: Page, id: string, played: string) =>
  lay(page, {
    id,
    game: game.id,
    scenario: { en: 'A: The Broken Gate', de: 'A: Das zerbrochene Tor' },
    chairs: CHAIRS,
    started: 1,
    updated: 1,
    decisions: 100,
    over: true,
    save: played,
  });

const keeps = (page: Page, database: string) =>
  expect
    .poll(() => page.evaluate('indexedDB.databases().then(all => all.map(({ name }) => name))'), { timeout: 30_000 })
    .toContain(database);

/** Somebody has played the first adventure of a campaign and not been back to the campaign yet. */
async function visitAfter(heroes: 'lose' | 'win'): Promise<Page> {
  const page = await visit('/');
  await keeps(page, 'tafelrunde');
  await page.goto(ALL);
  await keeps(page, 'tafelrunde-campaigns');
  const record = saveCampaign({ game, record: beginCampaign(game), seats: 2, match: null });
  const kept = { id: 'friday', name: 'Friday round', started: 1, updated: 1, news: [] };
  await lay(page, { ...kept, game: game.id, chairs: CHAIRS, match: 'first', save: record }, CAMPAIGNS);
  await layMatch(page, 'first', firstAdventure(heroes));
  return page;
}

const back = (page: Page) => page.getByRole('link', { name: 'Back to the campaign' });
const onceMore = (page: Page) => page.getByRole('button', { name: 'Play again' });
const goOn = (page: Page) => page.getByRole('link', { name: 'Continue with A: The Broken Gate' });
const lostOnce = (page: Page) => page.locator('.ds-map').getByText('lost once');

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name of the campaign').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

test('several campaigns stand side by side: named, renamed, deleted after a question', async () => {
  const page = await visit(ALL);
  await begin(page, 'Friday round');
  await page.getByRole('heading', { name: 'Friday round' }).waitFor();
  await begin(page, '');
  await page.getByRole('heading', { name: /^Campaign of / }).waitFor();
  await rename(page, 'With the children');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await names(page).first().waitFor();
  expect(await names(page).allTextContents()).toEqual(['With the children', 'Friday round']);

  await page.getByRole('button', { name: 'Delete: Friday round' }).click();
  await dialog.getByText('Delete “Friday round” for good?').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await names(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Delete: Friday round' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => names(page).allTextContents()).toEqual(['With the children']);
});

test('a campaign is saved as a file with the match being played, and opened again beside the first', async () => {
  const page = await visit(ALL);
  await begin(page, 'First');
  const first = page.url();
  await page.locator('.ds-map button').click();
  await page.locator('.kit-offering [data-option="hero:orlaf"]').waitFor({ state: 'attached' });
  await page.goto(first);
  await goOn(page).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dungeon-saga-campaign-\d{14}\.tafel\.json$/);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ campaign: 1, game: 'dungeon-saga', seats: 2 });
  await page.goto(ALL);
  await page.locator('input[type=file]').setInputFiles(path);
  await goOn(page).waitFor();
  expect(page.url()).not.toBe(first);
  await goOn(page).click();
  await page.locator('.kit-offering [data-option="hero:orlaf"]').waitFor({ state: 'attached' });
  await page.goto(ALL);
  await expect.poll(() => names(page).count()).toBe(2);
});

test('the first page opens the file of a campaign, too', async () => {
  const page = await visit('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(afterOne()) });
  await page.locator('.ds-map li[data-at="done"]').waitFor();
});

test('a file that is no campaign is refused with a reason', async () => {
  const page = await visit(ALL, { lang: 'de' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByRole('alert').getByText('Das ist keine Kampagne von Tafelrunde.').waitFor();
});

test('the one campaign that older versions kept is still there', async () => {
  const page = await visit('/credits');
  const lone = { game: 'dungeon-saga', chairs: [{ kind: 'person' }, { kind: 'person' }], match: null, news: [] };
  await page.evaluate(
    `new Promise((done, failed) => {
      const request = indexedDB.open('tafelrunde-campaigns', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('campaigns', { keyPath: 'game' });
      request.onerror = failed;
      request.onsuccess = () => {
        const writing = request.result.transaction('campaigns', 'readwrite');
        writing.objectStore('campaigns').put(${JSON.stringify({ ...lone, save: afterOne() })});
        writing.oncomplete = () => { request.result.close(); done(); };
      };
    })`,
  );
  await page.goto(ALL);
  await page.getByText('1 of 10 played').waitFor();
  await names(page).first().click();
  await page.locator('.ds-map li[data-at="done"]').waitFor();
  await page.goto('/');
  await page.goto(ALL);
  await expect.poll(() => names(page).count()).toBe(1);
});

test('a tab that has seen nothing of it takes nothing back when it renames the campaign', async () => {
  const page = await visit(ALL);
  await begin(page, 'Friday round');
  const campaign = page.url();
  const stale = await page.context().newPage();
  stale.on('pageerror', error => complaints.push(error.message));
  await stale.goto(campaign);
  await stale.locator('.ds-map button').waitFor();
  await page.locator('.ds-map button').click();
  await page.waitForURL(/\/table\//);
  const match = page.url().split('/').pop() ?? '';
  await rename(stale, 'Sunday round');
  await goOn(stale).waitFor();
  await page.goto(campaign);
  await page.getByRole('heading', { name: 'Sunday round' }).waitFor();
  await goOn(page).waitFor();

  await layMatch(page, match, firstAdventure('win'));
  await page.reload();
  await page.locator('.ds-map li[data-at="done"]').waitFor();
  // Nor does it begin once more what was won in the meantime.
  await stale.locator('.ds-map li[data-at="open"] button').getByText('The Broken Gate').click();
  await stale.locator('.ds-map li[data-at="done"]').waitFor();
  await rename(stale, 'Monday round');
  await page.reload();
  await page.getByRole('heading', { name: 'Monday round' }).waitFor();
  await page.locator('.ds-map li[data-at="done"]').waitFor();
});

test('a match that is removed before anybody was back in the campaign is counted all the same, once', async () => {
  const page = await visitAfter('lose');
  await page.goto('/');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => page.getByText('A: The Broken Gate').count()).toBe(0);
  for (const way of [CAMPAIGN, `${ALL}/first`]) {
    await page.goto(way);
    await lostOnce(page).waitFor();
  }
});

test('from the table of a campaign one comes back to it, however often; from a copy of its matches not', async () => {
  const page = await visitAfter('lose');
  await page.goto('/table/first');
  for (const way of ['counted now', 'counted before']) {
    await back(page).click();
    await lostOnce(page).waitFor();
    await page.getByRole('heading', { name: 'Friday round' }).waitFor();
    expect(new URL(page.url()).pathname, way).toBe(CAMPAIGN);
    await page.goBack();
  }
  await back(page).waitFor();

  await layMatch(page, 'copy', firstAdventure('lose'));
  await page.goto('/table/copy');
  await onceMore(page).waitFor();
  expect(await back(page).count()).toBe(0);
});

test('a lost adventure is tried once more inside the campaign, one that was won is not', async () => {
  const page = await visitAfter('lose');
  await page.goto('/table/first');
  await onceMore(page).dblclick();
  await page.waitForURL(url => /^\/table\/(?!first)/.test(url.pathname));
  const { pathname } = new URL(page.url());
  await page.goto(CAMPAIGN);
  await lostOnce(page).waitFor();
  expect(await goOn(page).getAttribute('href')).toBe(pathname);
  await page.goto('/');
  await names(page).getByText('Campaign: Friday round').waitFor();
  expect(await page.getByText('Campaign: Friday round ·').count()).toBe(2);
  expect(await names(page).count()).toBe(3);

  const other = await visitAfter('win');
  await other.goto('/table/first');
  await back(other).waitFor();
  expect(await onceMore(other).count()).toBe(0);
});

test('who clicks twice begins one campaign and one match', async () => {
  const page = await visit(ALL);
  await page.getByRole('button', { name: 'Begin the campaign' }).dblclick();
  await page.locator('.ds-map button').dblclick();
  await page.waitForURL(/\/table\//);
  await page.locator('.kit-offering [data-option="hero:orlaf"]').waitFor({ state: 'attached' });
  await page.goto(ALL);
  await names(page).first().waitFor();
  expect(await names(page).count()).toBe(1);
  await page.goto('/');
  await names(page).nth(1).waitFor();
  expect(await names(page).count()).toBe(2);
});

test('the first page names the campaigns to go on with, and the matches of campaigns', async () => {
  const page = await visit(ALL);
  await begin(page, 'Friday round');
  const campaign = page.url();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  const lines = page.locator('.match-open');
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringMatching(/^Campaign: Friday round\s+Dungeon Saga · Not begun/),
  ]);
  await lines.click();
  expect(page.url()).toBe(campaign);
  await page.locator('.ds-map button').click();
  await page.waitForURL(/\/table\//);
  await page.goto('/');
  await lines.nth(1).waitFor();
  await lines.nth(1).getByText('Campaign: Friday round · ').waitFor();
  expect(await lines.nth(1).locator('strong').textContent()).toBe('Dungeon Saga: A: The Broken Gate');
});

describe.each(['en', 'de'] as const)('in %s', lang => {
  test('the pages have no serious barrier and fit a phone', async () => {
    const page = await visit(ALL, { lang }, { viewport: PHONE });
    await page.locator('main h1').waitFor();
    await page.locator('.campaign-go').click();
    await page.locator('.ds-map').waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    await page.goto(ALL);
    await names(page).first().waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
  });
});
