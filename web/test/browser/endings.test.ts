import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings, overhang } from './barriers.ts';
import { ending, nearlyOver, openFile } from './skirmishes.ts';
import { complaints, PHONE, visit } from './visitor.ts';

const SLOWLY = { timeout: 120_000 };

/** Two bots fight it out; the names they were given stand in the form. */
async function watched(page: Page): Promise<readonly string[]> {
  const seats = page.locator('.setup-row select');
  await seats.first().waitFor();
  for (const seat of [0, 1]) await seats.nth(seat).selectOption('page');
  const names = await page
    .locator('.chair-name')
    .evaluateAll(all => all.map(one => (one as unknown as { value: string }).value));
  await page.locator('.setup-begin').click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  return names;
}

describe('at the end', () => {
  test('it is said who has won by name, how it stood and where it turned; each turning point leads to its moment', async () => {
    const page = await visit('/new/skirmish');
    const names = await watched(page);
    const headline = await page.locator('.ending-who').textContent();
    const won = names.map(name => `${name} has won`);
    expect([...won, 'Nobody has won']).toContain(headline);
    await page.locator('.outlook').waitFor();
    expect(await page.locator('.outlook polygon').count()).toBe(2);
    expect(await page.locator('.outlook-sides li').allInnerTexts()).toEqual(names);
    expect(await page.locator('.ending-figures thead th').allInnerTexts()).toEqual([
      'Who',
      'Attacks',
      'Wounds',
      'Felled',
      'Lost',
    ]);
    expect(await page.locator('.ending-figures tbody th').allInnerTexts()).toEqual(names);
    expect(await findings(page)).toEqual([]);
    const turning = page.locator('.outlook-turnings a').first();
    const [, at] = (await turning.getAttribute('href'))?.match(/^\/replay\/.+#(\d+)$/) ?? [];
    expect(Number(at)).toBeGreaterThan(0);
    await turning.click();
    await page.waitForURL(/\/replay\//);
    await expect.poll(() => page.getByRole('spinbutton').inputValue(), SLOWLY).toBe(at);
  });

  test('a click into the curve leads there, too', async () => {
    const page = await ending();
    const curve = page.locator('.outlook > svg');
    await curve.scrollIntoViewIfNeeded();
    const box = await curve.boundingBox();
    if (!box) throw new Error('The curve is nowhere.');
    await curve.click({ position: { x: box.width / 2, y: box.height / 2 } });
    await page.waitForURL(/\/replay\/[^#]+#\d+$/);
    const [, at] = page.url().match(/#(\d+)$/) ?? [];
    expect(Number(at)).toBeGreaterThan(5);
  });

  test.each(['en', 'de'] as const)('axe finds nothing, and it fits a phone (%s)', async lang => {
    const page = await ending({ lang }, { viewport: PHONE, hasTouch: true });
    await page.locator('.outlook').waitFor({ state: 'attached' });
    expect({ overhang: await overhang(page), findings: await findings(page, '.ending') }).toEqual({
      overhang: 0,
      findings: [],
    });
  });

  test('after a scenario comes the next, with the same people, and it is told first what it is about', async () => {
    const page = await visit('/new/schurken-und-halunken', { briefings: true });
    const seats = page.locator('.setup-row select');
    await seats.first().waitFor();
    for (const seat of [0, 1]) await seats.nth(seat).selectOption('page');
    const [name = ''] = await page
      .locator('.chair-name')
      .evaluateAll(all => all.map(one => (one as unknown as { value: string }).value));
    await page.locator('.setup-begin').click();
    await page.locator('.briefing-begin').click();
    await page.getByRole('button', { name: 'Next: Who Woke the Dragon?' }).click();
    await page.locator('.briefing').getByText('Slay the dragon together.').waitFor();
    await page.locator('.briefing-seats').getByText(name).waitFor();
  });

  test('where its story cannot be loaded, that the match is over is said all the same', async () => {
    const page = await visit('/');
    await page.route('**/assets/ending-*', route => route.abort());
    await openFile(page, nearlyOver);
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    complaints.length = 0;
    await page.unroute('**/assets/ending-*');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.locator('.ending-who').waitFor();
  });
});
