import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, options, seated, sitDown } from './visitor.ts';

const here = (page: Page) => page.getByRole('button', { name: 'Play here' });
const decisions = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');

/** Another tab of the same browser. */
async function anotherTab(page: Page, url = page.url()): Promise<Page> {
  const other = await page.context().newPage();
  other.on('pageerror', error => complaints.push(error.message));
  await other.goto(url);
  return other;
}

test('a match is played in one tab at a time; the other says so, and nothing is lost', async () => {
  const first = await seated('skirmish', ['person', 'page']);
  await options(first).first().click();
  await expect.poll(() => decisions(first)).toBe('1');

  const second = await anotherTab(first);
  await second.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  expect(await second.locator('.table').count()).toBe(0);
  // Whoever sits there plays on undisturbed; the second tab takes what was done a moment before.
  await options(first).first().click();
  await expect.poll(() => decisions(first)).toBe('2');
  await here(second).click();
  await options(second).first().waitFor();
  expect(await decisions(second)).toBe('2');

  await first.getByRole('alert').getByText('This match is now played in another tab').waitFor();
  expect(await options(first).count()).toBe(0);
  expect(await first.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await options(second).first().click();
  await expect.poll(() => decisions(second)).toBe('3');
  expect(await decisions(first)).toBe('2');

  // And back: the first tab goes on where the second stood.
  await here(first).click();
  await options(first).first().waitFor();
  expect(await decisions(first)).toBe('3');
  await second.getByRole('alert').getByText('This match is now played in another tab').waitFor();
});

test('who leaves the table, reloads or closes the tab gives the match free', async () => {
  const first = await seated('skirmish', ['person', 'page']);
  const url = first.url();
  await options(first).first().click();
  await expect.poll(() => decisions(first)).toBe('1');
  await first.reload();
  await options(first).first().waitFor();
  expect(await decisions(first)).toBe('1');
  await first.getByRole('link', { name: 'Leave the table' }).first().click();
  await first.getByRole('link', { name: /Skirmish: The rocky field/ }).click();
  await options(first).first().waitFor();

  const second = await anotherTab(first, url);
  await here(second).waitFor();
  await first.close();
  const third = await anotherTab(second, url);
  await options(third).first().waitFor();
  expect(await decisions(third)).toBe('1');
});

test('two matches in two tabs do not disturb each other', async () => {
  const first = await seated('skirmish', ['person', 'page'], { lang: 'de' });
  const second = await anotherTab(first, '/');
  await sitDown(second, 'skirmish', ['person', 'page']);
  await options(second).first().click();
  await options(first).first().click();
  await expect.poll(() => decisions(first)).toBe('1');
  await expect.poll(() => decisions(second)).toBe('1');
});
