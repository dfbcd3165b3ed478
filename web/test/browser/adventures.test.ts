import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './visitor.ts';

/** No adventure takes a hero player longer than this. */
const LONGEST = 700;

const over = (page: Page) => page.getByRole('heading', { name: 'The game is over' });
const squares = (page: Page): Promise<number> => page.locator('.ds-floor > g').count();

async function begin(page: Page, adventure: string): Promise<void> {
  await page.goto('/new/dungeon-saga');
  await page.locator(`input[name=scenario][value=${adventure}]`).check();
  await page.locator('.setup-begin').click();
  await page.locator('.ds-overlay [data-option]').first().waitFor({ state: 'attached' });
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

test('the sealed shrine is played to its end, hint by hint: doors open, the board grows', {
  timeout: 900_000,
}, async () => {
  const page = await visit('/');
  await begin(page, 'the-sealed-shrine');
  const first = await squares(page);
  let most = first;
  for (let i = 0; i < LONGEST; i++) {
    await page.locator('.options').or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    await followHint(page);
    most = Math.max(most, await squares(page));
  }
  await over(page).waitFor();
  expect(most).toBeGreaterThan(first);
});

test.each(['the-stone-mill', 'the-crown-of-ash'])(
  '%s is played to its end by a bot in my place; every board on the way can be drawn',
  { timeout: 600_000 },
  async adventure => {
    const page = await visit('/', { lang: 'en' });
    await begin(page, adventure);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Play for me' }).click();
    await over(page).waitFor({ timeout: 500_000 });
    expect(Number(await page.locator('.table').getAttribute('data-decisions'))).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    expect(await page.locator('.ds-token').count()).toBeGreaterThan(0);
  },
);
