import { readFileSync } from 'node:fs';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { beginCampaign, type Game, saveCampaign } from '@tafelrunde/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { PHONE, visit } from './visitor.ts';

const ALL = '/campaign/dungeon-saga';
const game = dungeonSaga as unknown as Game;
const names = (page: Page) => page.locator('.match-open strong');

async function begin(page: Page, name: string): Promise<void> {
  await page.goto(ALL);
  await page.getByLabel('What it is called').fill(name);
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

test('several campaigns stand side by side: named, renamed, deleted after a question', async () => {
  const page = await visit(ALL);
  await begin(page, 'Friday round');
  await page.getByRole('heading', { name: 'Friday round' }).waitFor();
  await begin(page, '');
  await page.getByRole('heading', { name: /^Campaign of / }).waitFor();
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is called').fill('With the children');
  await dialog.getByRole('button', { name: 'Keep the name' }).click();
  await page.getByRole('heading', { name: 'With the children' }).waitFor();
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
  await page.locator('.ds-overlay [data-option="hero:orlaf"]').waitFor({ state: 'attached' });
  await page.goto(first);
  await page.getByRole('link', { name: 'Go on with A: The Broken Gate' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dungeon-saga-campaign-\d{14}\.tafel\.json$/);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ campaign: 1, game: 'dungeon-saga', seats: 2 });
  await page.goto(ALL);
  await page.locator('input[type=file]').setInputFiles(path);
  const goOn = page.getByRole('link', { name: 'Go on with A: The Broken Gate' });
  await goOn.waitFor();
  expect(page.url()).not.toBe(first);
  await goOn.click();
  await page.locator('.ds-overlay [data-option="hero:orlaf"]').waitFor({ state: 'attached' });
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
