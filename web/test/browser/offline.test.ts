import { expect, test } from 'vitest';
import { complaints, options, visit } from './visitor.ts';

test('once opened, the table plays without the network', async () => {
  const page = await visit('/', {}, { serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/new/schurken-und-halunken');
  await page.getByRole('button', { name: 'Begin' }).click();
  await options(page).first().click();
  await page.goto('/rules/dungeon-saga');
  await page.locator('.overview-chapters').waitFor();
  await page.goto('/rules/dungeon-saga#DS-BREAK-02');
  await page.locator('.book-rule').first().waitFor();
  await page.goto('/rules/mage-knight/bestiary');
  await page.locator('.gallery-piece').first().waitFor();
  // What the browser says about the missing network itself is no complaint.
  complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED')));
});

test('it can be installed: a manifest with a name, a start and icons that exist', async () => {
  const page = await visit('/');
  const link = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await page.request.get(link)).json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Tafelrunde');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
