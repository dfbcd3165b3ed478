import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, seated, type Wishes } from './visitor.ts';

// The dungeon by finger, by keyboard and by ear.

const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true };

const glow = (page: Page, option: string): Locator => page.locator(`.kit-offering [data-option="${option}"]`);
const token = (page: Page, figure: string): Locator => page.locator(`.kit-token[data-figure="${figure}"]`);
const decisions = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');

async function begin(wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await seated('dungeon-saga', ['page', 'person'], wishes, options);
  await glow(page, 'hero:orlaf').waitFor({ state: 'attached' });
  return page;
}

/** The middle of something drawn, once it has come to rest. */
async function middle(place: Locator): Promise<{ x: number; y: number }> {
  let last = '';
  let box = await place.first().boundingBox();
  while (JSON.stringify(box) !== last) {
    last = JSON.stringify(box);
    await place.page().waitForTimeout(120);
    box = await place.first().boundingBox();
  }
  if (!box) throw new Error('That is not on the board.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middle(place);
  await page.touchscreen.tap(x, y);
}

async function click(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middle(place);
  await page.mouse.click(x, y);
}

/** Orlaf acts; whoever plays by finger is asked twice from now on, and the menu beside him is open. */
async function openMenuByFinger(): Promise<Page> {
  const page = await begin({}, FINGER);
  for (let taps = 0; taps < 2; taps++) await tap(page, glow(page, 'hero:orlaf'));
  await glow(page, 'move:1,0').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const key = 'tafelrunde.preferences';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), confirm: 'touch' }));
  });
  await page.reload();
  await glow(page, 'move:1,0').waitFor({ state: 'attached' });
  await tap(page, token(page, 'orlaf'));
  await page.locator('.kit-menu').waitFor();
  return page;
}

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [small, large] = [await boxOf(inner), await boxOf(outer)];
  expect(small.x).toBeGreaterThanOrEqual(large.x);
  expect(small.y).toBeGreaterThanOrEqual(large.y);
  expect(small.x + small.width).toBeLessThanOrEqual(large.x + large.width);
  expect(small.y + small.height).toBeLessThanOrEqual(large.y + large.height);
}

test('in the menu of the board too a finger looks first and decides with the second tap', async () => {
  const page = await openMenuByFinger();
  const before = await decisions(page);
  const end = page.getByRole('menuitem', { name: 'End' });
  await end.tap();
  await page.locator('.kit-menu [data-looked]').waitFor();
  expect(await decisions(page)).toBe(before);
  await end.tap();
  await expect.poll(() => decisions(page)).not.toBe(before);
  await page.locator('.kit-menu').waitFor({ state: 'detached' });
});

test('the menu lies on the board and moves nothing', async () => {
  const page = await openMenuByFinger();
  await expectInside(page.locator('.kit-menu'), page.locator('.ds-board'));
  expect(await page.locator('.ds-board').evaluate(board => [board.scrollLeft, board.scrollTop])).toEqual([0, 0]);
});

test('beside a figure at the edge the menu is not cut; it begins with what can be done', async () => {
  const page = await begin({}, { viewport: PHONE });
  await click(page, glow(page, 'hero:orlaf'));
  await glow(page, 'move:1,0').waitFor({ state: 'attached' });
  const board = await boxOf(page.locator('.ds-board'));
  const from = await middle(token(page, 'orlaf'));
  // Below the dungeon, since who drags the figure that acts turns it.
  const below = board.y + board.height - 40;
  await page.mouse.move(from.x, below);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width - 20, below, { steps: 4 });
  await page.mouse.up();
  await click(page, token(page, 'orlaf'));
  await page.locator('.kit-menu').waitFor();
  await expectInside(page.locator('.kit-menu'), page.locator('.ds-board'));
  expect(await page.locator('.kit-menu :focus').getAttribute('role')).toBe('menuitem');
});

test('what a finger has shown is gone with the next question', async () => {
  const page = await begin({}, FINGER);
  await tap(page, glow(page, 'hero:orlaf'));
  await page.locator('.kit-map-caption').waitFor();
  await tap(page, glow(page, 'hero:orlaf'));
  await glow(page, 'move:1,0').waitFor({ state: 'attached' });
  await page.locator('.kit-map-caption').waitFor({ state: 'detached' });
});

test('the heads of heroes and overlord say aloud what they show', async () => {
  const page = await begin();
  const head = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await head('Danor, human wizard, 0 of 5 wounds, Move 7, Combat dice 2, Armour 1').waitFor();
  await page.locator('[data-place="enemies"]').getByText('0 of 3 commands').first().waitFor();
});

test('auf Deutsch sagen die Köpfe dasselbe', async () => {
  const page = await begin({ lang: 'de' }, { viewport: PHONE });
  const head = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await page.locator('.place-bar [data-tab="others"]').click();
  await head('Danor, menschlicher Zauberer, 0 von 5 Wunden, Bewegung 7, Kampfwürfel 2, Rüstung 1').waitFor();
  await page.locator('.place-bar [data-tab="enemies"]').click();
  await page.locator('[data-place="enemies"]').getByText('0 von 3 Befehlen').first().waitFor();
});

test('by keyboard one sheet is open at a time, and Escape leads back to its head', async () => {
  const page = await begin();
  const head = (name: string): Locator => page.getByRole('article', { name }).locator('.kit-foldout-head');
  const open = page.locator('.kit-foldout-body');
  await head('Rordin').focus();
  await page.keyboard.press('Enter');
  await open.waitFor();
  const madriga = head('Madriga');
  const isFocused = (place: Locator): Promise<boolean> =>
    place.evaluate(element => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 20 && !(await isFocused(madriga)); presses++) await page.keyboard.press('Tab');
  expect(await open.count()).toBe(0);
  await page.keyboard.press('Enter');
  await open.waitFor();
  expect(await open.count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await isFocused(madriga)).toBe(false);
  expect(await open.count()).toBe(1);
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  expect(await isFocused(madriga)).toBe(true);
});

test('as text the adventure can be played without a map', async () => {
  const page = await seated('dungeon-saga', ['page', 'person'], { text: true });
  const text = page.locator('.text-board');
  await text.getByText('The heroes win when all heroes stand on the stairs (L2 to L5)').waitFor();
  await text.getByText('Area 1: A1 to D4; to the east at D2 to D3: area 2').waitFor();
  await page.locator('.options [data-option="hero:orlaf"]').click();
  await text.getByText('Orlaf acts. Left of the turn: move, then action').waitFor();
});
