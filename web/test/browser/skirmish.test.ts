import { hash, save } from '@tafelrunde/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BLUE_ARCHER, BLUE_KNIGHT, deal, put, RED_KNIGHT, sit } from '../../../games/skirmish/test/sit.ts';
import { PHONE, visit, type Wishes } from './visitor.ts';

const glow = (page: Page, option: string): Locator => page.locator(`.kit-offering [data-option="${option}"]`);
const token = (page: Page, unit: string): Locator => page.locator(`.kit-token[data-figure="${unit}"]`);
const cellOf = (page: Page, unit: string) => token(page, unit).getAttribute('data-cell');

/** The red knight beside the blue archer, with cards in the hand; these dice fall. */
async function duel(dice: readonly number[] = [], wishes: Wishes = {}, options = {}): Promise<Page> {
  const t = sit(state => {
    put(state, BLUE_ARCHER, 7, 6);
    put(state, BLUE_KNIGHT, 15, 6);
    put(state, RED_KNIGHT, 6, 6, { life: 9 });
    deal(state, 0, 'heal', 'fireball');
  });
  const { check: _, ...body } = JSON.parse(save(t.match as never));
  for (const { chance } of [body.start, body.checkpoint.position]) chance.laid = dice;
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'duel.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...body, check: hash(body) })),
  });
  await token(page, 'red-knight').waitFor();
  return page;
}

/** Clicks on the board where something is drawn, once it has come to rest. */
async function click(page: Page, place: Locator, tap = false): Promise<void> {
  let last = '';
  let box = await place.first().boundingBox();
  while (JSON.stringify(box) !== last) {
    last = JSON.stringify(box);
    await page.waitForTimeout(120);
    box = await place.first().boundingBox();
  }
  if (!box) throw new Error('That is not on the board.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (tap ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

test('a unit is picked, its reach glows, it goes there, and it stays picked for its second action', async () => {
  const page = await duel();
  expect(await glow(page, 'move:red-knight,6,3').count()).toBe(0);
  await click(page, token(page, 'red-knight'));
  await glow(page, 'move:red-knight,6,3').waitFor({ state: 'attached' });
  const { x, y, width, height } = (await glow(page, 'move:red-knight,6,3').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator('.kit-way').getByText('3 squares').waitFor();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => cellOf(page, 'red-knight')).toBe(String(3 * 20 + 6));
  await expect.poll(() => token(page, 'red-knight').getAttribute('data-active')).toBe('true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cellOf(page, 'red-knight')).toBe(String(6 * 20 + 6));
});

test('a target shows what is likely before it is struck; then the dice lie there, and what counted', async () => {
  const page = await duel([6, 4, 1, 5]);
  await click(page, token(page, 'red-knight'));
  await glow(page, 'attack:red-knight,blue-archer').waitFor({ state: 'attached' });
  const bubble = page.locator('.kit-bubble').getByText('0 damage');
  // A pointer that rests where an offer appears has not come to it: it goes away and comes back.
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await token(page, 'blue-archer').hover({ force: true });
      return bubble.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await click(page, token(page, 'blue-archer'));
  const roll = page.getByRole('region', { name: 'The last roll' });
  await roll.getByText('2 damage').waitFor();
  expect(await roll.locator('.kit-die-attack[data-fate="counts"]').count()).toBe(2);
  expect(await roll.locator('.kit-die-attack[data-fate="gone"]').count()).toBe(1);
  expect(await roll.locator('.kit-die-defence[data-fate="counts"]').count()).toBe(1);
  expect(await token(page, 'blue-archer').locator('.kit-token-life').textContent()).toBe('7');
});

test('a card is picked in the hand and aimed on the field', async () => {
  const page = await duel();
  await page.getByRole('button', { name: /^Heal,/ }).click();
  expect(await page.locator('.kit-glow-pick').count()).toBe(1);
  await click(page, token(page, 'red-knight'));
  await expect.poll(() => token(page, 'red-knight').locator('.kit-token-life').textContent()).toBe('13');
  await page.getByRole('img', { name: 'Mana: 2 of 3' }).waitFor();
});

test('SK-ATT-02 a foe that nobody reaches is refused with its rule', async () => {
  const page = await duel();
  await click(page, token(page, 'red-knight'));
  await click(page, token(page, 'blue-knight'));
  await page.locator('.why-not').getByText('SK-ATT-02').first().waitFor();
});

test('everything works by keyboard: jump to a unit, pick it, jump to its target, strike', async () => {
  const page = await duel([6, 6, 6, 1]);
  const board = page.getByRole('application', { name: 'The field' });
  await board.focus();
  await page.keyboard.press('Home');
  const caption = page.locator('.kit-map-caption');
  while (!(await caption.textContent())?.includes('red Knight')) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await glow(page, 'attack:red-knight,blue-archer').waitFor({ state: 'attached' });
  while (!(await caption.textContent())?.includes('blue Archer')) await page.keyboard.press('PageDown');
  expect(await caption.textContent()).toBe(
    'H7: blue Archer, life 9 of 9. Enter: Attack the blue Archer with the red Knight',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'The last roll' }).getByText('6 damage').waitFor();
});

test('German, a phone and a finger: tap the unit and its target, see what is likely, tap again', async () => {
  const touch = { viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await duel([4, 1, 1, 1], { lang: 'de', confirm: 'touch' }, touch);
  await click(page, token(page, 'red-knight'), true);
  await glow(page, 'attack:red-knight,blue-archer').waitFor({ state: 'attached' });
  await click(page, token(page, 'blue-archer'), true);
  await page.locator('.kit-bubble').getByText('1 Schaden').waitFor();
  await click(page, token(page, 'blue-archer'), true);
  await page.getByRole('region', { name: 'Der letzte Wurf' }).getByText('1 Schaden').waitFor();
});
