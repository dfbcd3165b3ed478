import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { PHONE, visit } from './visitor.ts';

const ended = (page: Page): Promise<void> => page.getByText('All games have been played.').waitFor();

async function order(page: Page, games: number, seed: string): Promise<void> {
  await page.locator('[name=game]').selectOption('skirmish');
  await page.locator('[name=games]').fill(String(games));
  await page.locator('[name=seed]').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

const report = (page: Page) => page.locator('.lab-report');
/** The figures of the report, as they are read. */
const figures = async (page: Page): Promise<string[]> => report(page).locator('.fact, tbody tr').allTextContents();

test('twenty games between bots give a report with plots; the same seed gives the same one', async () => {
  const page = await visit('/lab');
  await order(page, 20, 'first');
  await ended(page);
  await report(page).getByRole('heading', { name: 'Who wins' }).waitFor();
  const first = await figures(page);
  expect(first[0]).toBe('20games');
  expect(await report(page).locator('svg').count()).toBeGreaterThan(4);
  const bar = await report(page).locator('svg .fill').first().boundingBox();
  expect(bar?.width).toBeGreaterThan(0);

  await order(page, 20, 'second');
  await ended(page);
  expect(await figures(page)).not.toEqual(first);
  await order(page, 20, 'first');
  await ended(page);
  expect(await figures(page)).toEqual(first);
});

test('a run is stopped, and what was played counts', async () => {
  const page = await visit('/lab');
  await order(page, 50_000, 'long');
  await report(page).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. What was played counts.').waitFor();
  const [facts = ''] = await figures(page);
  const played = Number(facts.replace(/\D/g, ''));
  expect(played).toBeGreaterThan(0);
  expect(played).toBeLessThan(50_000);
  await page.getByText(/^Incomplete: \d+ of 50000 games are played\.$/).waitFor();
});

test('a report is saved and compared with a later one', async () => {
  const page = await visit('/lab');
  await order(page, 20, 'before');
  await ended(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()]);
  expect(file.suggestedFilename()).toBe('skirmish-before.json');
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, 'utf8')).games).toBe(20);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByText('Compared with: Skirmish, before, 20 games').waitFor();
  await order(page, 20, 'after');
  await report(page).getByRole('heading', { name: 'What has changed' }).waitFor();
  await ended(page);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(PHONE);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByRole('alert').getByText('It is no lab report').waitFor();
});

test('a run goes on while people are elsewhere, the form stays filled in, and a closing window asks first', async () => {
  const page = await visit('/lab');
  await page.locator('[name=game]').selectOption('skirmish');
  await page.locator('[name=bot-1]').selectOption('random');
  await order(page, 50_000, 'away');
  await report(page).waitFor();
  const played = async () =>
    Number((await page.locator('.lab-progress b').textContent())?.replace(/ of.*/, '').replaceAll(',', ''));
  const before = await played();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Lab' }).click();
  await expect.poll(played).toBeGreaterThan(before);
  expect(await page.locator('[name=game]').inputValue()).toBe('skirmish');
  expect(await page.locator('[name=bot-1]').inputValue()).toBe('random');
  expect(await page.locator('[name=games]').inputValue()).toBe('50000');
  expect(await page.locator('[name=seed]').inputValue()).toBe('away');

  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. What was played counts.').waitFor();
  await order(page, 50_000, 'again');
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(asked).toEqual(['beforeunload']);
  await order(page, 5, 'short');
  await ended(page);
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(asked).toEqual(['beforeunload']);
});

test('the lab opens where the page does not come by https, too', async () => {
  const page = await visit('about:blank');
  await page.addInitScript('delete Crypto.prototype.randomUUID');
  await page.goto('/lab');
  expect(await page.locator('[name=seed]').inputValue()).toMatch(/^[0-9a-f]{8}$/);
  expect(await page.evaluate('crypto.randomUUID')).toBe(undefined);
});

test('what is compared says how many games it was (de)', async () => {
  const page = await visit('/lab', { lang: 'de' });
  await page.locator('[name=game]').selectOption('skirmish');
  await page.locator('[name=games]').fill('5');
  await page.locator('[name=seed]').fill('fünf');
  await page.locator('.lab-run').click();
  await page.getByText('Alle Partien sind gespielt.').waitFor();
  await page.getByRole('button', { name: 'Diesen zum Vergleichen behalten' }).click();
  await page.getByText(/^Verglichen mit: .*, fünf, 5 Partien$/).waitFor();
});
