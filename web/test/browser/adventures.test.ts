import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './visitor.ts';

/** A round of hero turns. */
const HINTS = 20;

const over = (page: Page) => page.getByRole('heading', { name: 'The game is over' });
const squares = (page: Page): Promise<number> => page.locator('.kit-tiles > g').count();

async function begin(page: Page, adventure: string): Promise<void> {
  await page.goto('/new/dungeon-saga');
  await page.locator(`input[name=scenario][value=${adventure}]`).check();
  await page.locator('.setup-begin').click();
  await page.locator('.kit-offering [data-option]').first().waitFor({ state: 'attached' });
}

/** Asks for a hint and follows it; where the bot has no opinion, the first option will do. */
async function followHint(page: Page): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-decisions');
  await page.keyboard.press('h');
  const hint = page.locator('.hint .option').first();
  const dull = page.getByText('The bot has no opinion on this game.');
  await hint.or(dull).first().waitFor();
  await ((await hint.count()) > 0 ? hint : page.locator('.options button').first()).click();
  await expect.poll(() => page.locator('.table').getAttribute('data-decisions')).not.toBe(before);
}

/** A bot decides in my place from now on. */
async function handOver(page: Page): Promise<void> {
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Play for me' }).click();
}

test('the sealed shrine is begun hint by hint; a bot brings it to its end, doors open, the board grows', {
  timeout: 600_000,
}, async () => {
  const page = await visit('about:blank');
  await begin(page, 'the-sealed-shrine');
  const first = await squares(page);
  for (let i = 0; i < HINTS; i++) {
    await page.locator('.options').waitFor();
    await followHint(page);
  }
  await handOver(page);
  await over(page).waitFor({ timeout: 500_000 });
  await page.getByRole('button', { name: 'Look at the table' }).click();
  expect(await squares(page)).toBeGreaterThan(first);
});

test.each(['the-stone-mill', 'the-crown-of-ash'])(
  '%s is played to its end by a bot in my place; every board on the way can be drawn',
  { timeout: 600_000 },
  async adventure => {
    const page = await visit('about:blank');
    await begin(page, adventure);
    await handOver(page);
    await over(page).waitFor({ timeout: 500_000 });
    expect(Number(await page.locator('.table').getAttribute('data-decisions'))).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    expect(await page.locator('.kit-token').count()).toBeGreaterThan(0);
  },
);
