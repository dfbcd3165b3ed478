import { save } from '@tafelrunde/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hero, monster, type Played, sit } from '../../../games/descent/test/positions.ts';
import { findings, overhang } from './barriers.ts';
import { PHONE, visit, type Wishes } from './visitor.ts';

const WIDOW = 'widow-tarha';
const REROLL = `use:${WIDOW},${WIDOW},0`;
const STRIKE = 'attack:arcane-bolt,ettin-1';

/** Widow Tarha sees an ettin: she will strike it, roll a die again (once a turn) and spend a surge. */
const facing = (seed: string): Played =>
  sit(
    state => {
      hero(state, WIDOW, 'runemaster', 'E5');
      hero(state, 'syndrael', 'knight', 'E7');
      monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
    },
    { seed },
  ).choose(`hero:${WIDOW}`);

/** The first luck with which the second die, rolled again, leaves a surge to be spent. */
function luckyTable(): Played {
  for (let n = 0; n < 100; n++) {
    const t = facing(`luck ${n}`);
    const strike = t.offered(STRIKE)[0];
    if (strike === undefined) break;
    t.choose(strike);
    if (!t.offered().includes(REROLL)) continue;
    t.choose(REROLL);
    if (!t.offered().includes('reroll:1')) continue;
    t.choose('reroll:1');
    if (t.offered('surge:').length > 0) return facing(`luck ${n}`);
  }
  throw new Error('No such luck.');
}

/** The position is opened from its file. */
async function open(t: Played, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'yard.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(t.match as never)),
  });
  await page.locator('.d2-ground').waitFor({ state: 'attached' });
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  return page;
}

const option = (page: Page, id: string): Locator => page.locator(`.option[data-option="${id}"]`);
const weapon = (page: Page): Locator =>
  page
    .locator('.kit-picked')
    .getByRole('button', { name: /Arcane Bolt/ })
    .first();
const surgesLeft = (page: Page): Locator => page.locator('.d2-roll').getByText(/\d surges? left/);

/** The middle of something on the map, once it has come to rest. */
async function middle(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  let before = '';
  let box = await place.boundingBox();
  while (JSON.stringify(box) !== before) {
    before = JSON.stringify(box);
    await place.page().waitForTimeout(120);
    box = await place.boundingBox();
  }
  if (!box) throw new Error('That is not on the map.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What came of it is told, and nothing is asked about it any more. */
async function isOver(page: Page): Promise<void> {
  await page.locator('.d2-surges').waitFor({ state: 'detached' });
  await page.locator('.d2-roll em').first().waitFor({ state: 'attached' });
  await option(page, 'end').waitFor({ state: 'attached' });
}

test('a whole attack by touch at phone width: the foe on the map, the die that is rolled again, the surge, the strike', async () => {
  const page = await open(luckyTable(), {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { x, y } = await middle(page.locator('.kit-token[data-figure="ettin-1"]'));
  await page.touchscreen.tap(x, y);
  await weapon(page).tap();
  await option(page, REROLL).tap();
  const dice = page.locator('.d2-pick-die');
  await expect.poll(() => dice.count()).toBe(2);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await dice.nth(1).tap();
  const surges = page.locator('.d2-surge');
  await surges.first().waitFor();
  const before = await surgesLeft(page).textContent();
  await surges.first().tap();
  await expect.poll(() => surgesLeft(page).textContent()).not.toBe(before);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
  const go = page.locator('.d2-surges .button');
  if ((await go.count()) > 0) await go.tap();
  await isOver(page);
});

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.first().waitFor();
  for (let i = 0; i < 200; i++) {
    if (await place.first().evaluate(one => one === one.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

test('a whole attack by keyboard alone: the foe on the map, the die that is rolled again, the surge, the strike', async () => {
  const page = await open(luckyTable());
  await tabTo(page, page.locator('.kit-map'));
  // Page Down goes from one thing that is offered to the next.
  const caption = page.locator('.kit-map-caption');
  for (
    let i = 0;
    i < 60 && !/Ettin/.test((await caption.count()) > 0 ? ((await caption.textContent()) ?? '') : '');
    i++
  )
    await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await tabTo(page, weapon(page));
  await page.keyboard.press('Enter');
  await tabTo(page, option(page, REROLL));
  await page.keyboard.press('Enter');
  const dice = page.locator('.d2-pick-die button, button.d2-pick-die');
  await expect.poll(() => dice.count()).toBe(2);
  await tabTo(page, dice.nth(1));
  await page.keyboard.press('Enter');
  const surges = page.locator('.d2-surge button, button.d2-surge');
  await surges.first().waitFor();
  const before = await surgesLeft(page).textContent();
  await tabTo(page, surges);
  await page.keyboard.press('Enter');
  await expect.poll(() => surgesLeft(page).textContent()).not.toBe(before);
  expect(await findings(page, '.table-board')).toEqual([]);
  const go = page.locator('.d2-surges .button');
  if ((await go.count()) > 0) {
    await tabTo(page, go);
    await page.keyboard.press('Enter');
  }
  await isOver(page);
});
