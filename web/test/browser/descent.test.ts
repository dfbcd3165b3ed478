import { save } from '@tafelrunde/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ledger, next, won } from '../../../games/descent/test/journeys.ts';
import { at, hero, holds, monster, type Played, sit } from '../../../games/descent/test/positions.ts';
import { findings, overhang } from './barriers.ts';
import { PHONE, seated, visit, type Wishes } from './visitor.ts';

/** A position is opened from its file; the table is there when its ground is. */
async function open(t: Played, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'yard.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(t.match as never)),
  });
  await page.locator('.d2-ground, .d2-camp').first().waitFor({ state: 'attached' });
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  return page;
}

const token = (page: Page, id: string): Locator => page.locator(`.kit-token[data-figure="${id}"]`);
const option = (page: Page, id: string): Locator => page.locator(`.option[data-option="${id}"]`);
const glow = (page: Page, id: string): Locator => page.locator(`.kit-offering [data-option="${id}"]`).first();

async function click(page: Page, place: Locator): Promise<void> {
  let before = '';
  let box = await place.boundingBox();
  while (JSON.stringify(box) !== before) {
    before = JSON.stringify(box);
    await page.waitForTimeout(120);
    box = await place.boundingBox();
  }
  if (!box) throw new Error('That is not on the map.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Syndrael with her sword beside a zombie, a barghest on two spaces behind it; she is in her turn. */
const fight = (): Played =>
  sit(state => {
    hero(state, 'syndrael', 'knight', 'F5');
    hero(state, 'leoric-of-the-book', 'runemaster', 'E7');
    monster(state, 'zombie', 'G5');
    monster(state, 'barghest', 'I5', 'J5');
  }).choose('hero:syndrael');

/** Leoric has struck the zombie: there are surges to spend. */
const surging = (): Played => {
  const t = sit(state => {
    hero(state, 'leoric-of-the-book', 'runemaster', 'F5');
    hero(state, 'syndrael', 'knight', 'E7');
    monster(state, 'zombie', 'H5');
  }).choose('hero:leoric-of-the-book');
  const attack = t.match.optionIds().find(id => id.startsWith('attack:arcane-bolt,zombie-1'));
  // Blue: range 6, one damage and a surge; yellow: a damage and a surge; the zombie's brown die is blank.
  return t.choose(attack ?? '', [6, 4, 1]);
};

test('a hero goes where the map glows, with the way and its cost; undo brings it back; a foe is struck by a click', async () => {
  const t = fight();
  const page = await open(t);
  await option(page, 'move').click();
  const to = at(t.state, 'F7');
  await glow(page, `go:${to},move-1`).waitFor({ state: 'attached' });
  const syndrael = token(page, 'syndrael');
  const before = await syndrael.getAttribute('data-cell');
  await click(page, glow(page, `go:${to},move-1`));
  await expect.poll(() => syndrael.getAttribute('data-cell')).toBe(String(to));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => syndrael.getAttribute('data-cell')).toBe(before);
  await click(page, token(page, 'zombie-1'));
  // With what? The sword is at hand, and so are bare fists.
  await page
    .locator('.kit-picked')
    .getByRole('button', { name: /Iron Longsword/ })
    .click();
  await page.locator('.d2-roll .kit-die').first().waitFor();
  expect(await page.locator('.d2-roll strong').first().textContent()).toContain('Syndrael attacks Zombie');
});

test('surges are spent by touch at phone width, and the attack says what it comes to', async () => {
  const page = await open(surging(), {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  const surge = page.locator('.d2-surge').first();
  await surge.waitFor();
  const text = await surge.textContent();
  expect(text).toMatch(/^Surge: /);
  await page.locator('.d2-roll').getByText('2 surges left').waitFor();
  await surge.tap();
  await page.locator('.d2-roll').getByText('1 surge left').waitFor();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.locator('.d2-surges .button').tap();
  await page.locator('.d2-surges').waitFor({ state: 'detached', timeout: 20_000 });
});

test('by keyboard alone: a move, a step and the end of the turn; nothing keeps people out', async () => {
  const t = fight();
  const page = await open(t);
  expect(await findings(page, '.table-board')).toEqual([]);
  await page.locator('.kit-map').focus();
  await page.keyboard.press('Escape');
  await option(page, 'move').focus();
  await page.keyboard.press('Enter');
  const map = page.locator('.kit-map');
  await map.focus();
  const before = await token(page, 'syndrael').getAttribute('data-cell');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => token(page, 'syndrael').getAttribute('data-cell')).not.toBe(before);
  await option(page, 'end').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => token(page, 'syndrael').getAttribute('data-active')).toBe(null);
});

test('the overlord sees his hand as cards, the heroes only how many there are', async () => {
  const t = sit(
    state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, 'leoric-of-the-book', 'runemaster', 'E7');
      monster(state, 'zombie', 'I5');
      holds(state, ['dash', 'frenzy']);
    },
    { heroes: 2 },
  );
  const page = await open(t);
  await page.locator('.d2-overlord').getByText('hand 2').waitFor();
  expect(await page.locator('.d2-hand').count()).toBe(0);
  expect(await page.locator('body').textContent()).not.toContain('Frenzy');
});

test('a quest is begun from the first page in German: heroes and classes are chosen, figures placed, the turn begins', async () => {
  const page = await seated('descent', ['page', 'person'], { lang: 'de' });
  const decisions = (): Promise<number> =>
    page.evaluate<number>(`Number(document.querySelector('.table')?.dataset.decisions ?? -1)`);
  await page.locator('.d2-ground').waitFor({ state: 'attached' });
  for (let i = 0; i < 40; i++) {
    await page.locator('.options .option').first().waitFor({ state: 'attached' });
    if ((await option(page, 'move').count()) > 0) break;
    const before = await decisions();
    await page.locator('.options .option').first().dispatchEvent('click');
    await expect.poll(decisions, { timeout: 30_000 }).toBeGreaterThan(before);
  }
  await option(page, 'move').waitFor();
  expect(await page.locator('.d2-sheet strong').first().textContent()).not.toBe('');
  expect(await page.locator('.d2-enemies').textContent()).toContain('Overlord: Hand');
});

test('between two quests: a card is bought by clicks on it and on who gets it, and the gold goes', async () => {
  const page = await open(next(ledger(won('toll-at-the-ford'), { gold: 400 })));
  const camp = page.locator('.d2-camp');
  await camp.getByText('400 gold').waitFor();
  const ware = camp.locator('.d2-shelf').first().locator('.kit-pointed').first();
  const name = (await ware.locator('.kit-card-title').textContent()) ?? '';
  await ware.click();
  await camp.locator('[data-thing="figure:syndrael"]').click();
  await expect.poll(() => camp.getByText('400 gold').count()).toBe(0);
  await camp.locator('.d2-purse', { hasText: 'Syndrael' }).getByText(name).first().waitFor({ state: 'attached' });
  expect(await findings(page, '.table-board')).toEqual([]);
});
