import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, sitDown, visit } from './visitor.ts';

const card = (page: Page): Locator => page.locator('.term-card');
const preview = (page: Page): Locator => page.getByTestId('preview');
const hero = (page: Page, name: string): Locator => page.locator(`.options .option[data-option="hero:${name}"]`);
const armour = (page: Page): Locator => preview(page).locator('.term', { hasText: /^Armour$/ });

async function middle(of: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A hand that knows where it wants to go: on its way it crosses everything, and no clock ticks. */
async function glide(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(b.x, b.y, { steps: 20 });
  await page.clock.resume();
}

async function beginning(): Promise<Page> {
  const page = await visit('about:blank');
  await page.clock.install();
  await sitDown(page, 'dungeon-saga', ['page', 'person']);
  await hero(page, 'rordin').waitFor({ state: 'attached' });
  return page;
}

test('the pointer goes from an option over others into its preview, to a term and to its card', async () => {
  const page = await beginning();
  await hero(page, 'rordin').hover();
  await armour(page).waitFor();
  const title = await preview(page).locator('h3').textContent();
  const places = await page.locator('.options .option').evaluateAll(all => all.map(e => e.getBoundingClientRect().y));
  await glide(page, hero(page, 'rordin'), armour(page));
  await card(page).getByText('Attack dice that do not show more than this number').waitFor();
  expect(await preview(page).locator('h3').textContent()).toBe(title);
  await card(page).locator('.rule-link').first().hover();
  await page.waitForTimeout(500);
  expect(await card(page).count()).toBe(1);
  expect(await preview(page).locator('h3').textContent()).toBe(title);
  expect(await page.locator('.options .option').evaluateAll(all => all.map(e => e.getBoundingClientRect().y))).toEqual(
    places,
  );
  // Whoever leaves it is done with it.
  await page.mouse.move(5, 5);
  await preview(page).waitFor({ state: 'detached' });
});

test('whoever stays on another option looks at that', async () => {
  const page = await beginning();
  await hero(page, 'rordin').hover();
  await armour(page).waitFor();
  const others = page.locator('.options .option[data-option^="hero:"]');
  const last = others.last();
  await glide(page, hero(page, 'rordin'), last);
  const name = await last.locator('span').textContent();
  await preview(page)
    .getByRole('heading', { name: name ?? '' })
    .waitFor();
});

test('by keyboard a key leads from the option to the terms of its preview', async () => {
  const page = await beginning();
  await hero(page, 'rordin').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await preview(page).getByRole('heading', { name: "Rordin's turn" }).waitFor();
  await preview(page).locator('.term').first().waitFor();
  await page.keyboard.press('.');
  await card(page).waitFor();
  expect(await preview(page).locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await preview(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await preview(page).waitFor({ state: 'detached' });
});

async function byFinger(): Promise<Page> {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await visit('/new/dungeon-saga', { confirm: 'touch' }, phone);
  await page.locator('.setup-begin').tap();
  return page;
}

test('a finger taps an option, then a term in its preview, then the option again', async () => {
  const page = await byFinger();
  await hero(page, 'rordin').tap();
  await armour(page).tap();
  await card(page).getByText('Attack dice that do not show more than this number').waitFor();
  expect(await preview(page).count()).toBe(1);
  await hero(page, 'rordin').tap();
  await card(page).waitFor({ state: 'detached' });
  await hero(page, 'rordin').waitFor({ state: 'detached' });
});

test('a finger that touches something else is done with the preview, and has decided nothing', async () => {
  const page = await byFinger();
  await hero(page, 'rordin').tap();
  await preview(page).waitFor();
  await page.locator('.decision-whose').tap();
  await preview(page).waitFor({ state: 'detached' });
  await hero(page, 'rordin').tap();
  await armour(page).waitFor();
  await hero(page, 'rordin').tap();
  await hero(page, 'rordin').waitFor({ state: 'detached' });
});

test('an option that comes to lie under a resting pointer is looked at only when that moves', async () => {
  const page = await beginning();
  const end = page.locator('.options .option[data-option="end"]');
  await page.keyboard.press('1');
  const { x, y } = await middle(end);
  await page.keyboard.press('u');
  await hero(page, 'rordin').waitFor();
  await page.mouse.move(x, y + 1);
  await page.mouse.move(x, y);
  await page.keyboard.press('1');
  await page.locator('.options .option[data-option="end"]:hover').waitFor();
  await page.waitForTimeout(500);
  expect(await preview(page).count()).toBe(0);
  await page.mouse.move(x + 1, y);
  await preview(page).getByRole('heading', { name: 'End' }).waitFor();
});
