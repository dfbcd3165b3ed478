import { hash, save } from '@tafelrunde/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { position } from '../../../games/schurken-und-halunken/test/positions.ts';
import { BLUE_ARCHER, BLUE_KNIGHT, deal, put, RED_KNIGHT, sit } from '../../../games/skirmish/test/sit.ts';
import { findings } from './barriers.ts';
import { PHONE, visit, type Wishes } from './visitor.ts';

const token = (page: Page, unit: string): Locator => page.locator(`.kit-token[data-figure="${unit}"]`);
const card = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const decisions = (page: Page) => page.locator('.table').getAttribute('data-decisions');

/** As the page draws it. */
const styleOf = (page: Page, what: string, property: string): Promise<string> =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('${what}')).${property}`);

async function open(match: unknown, dice: readonly number[], wishes: Wishes = {}, options = {}): Promise<Page> {
  const { check: _, ...body } = JSON.parse(save(match as never));
  for (const { chance } of [body.start, body.checkpoint.position]) chance.laid = dice;
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...body, check: hash(body) })),
  });
  return page;
}

/** The red knight, blessed, beside the blue archer, with cards in the hand. */
const duel = () =>
  sit(state => {
    put(state, BLUE_ARCHER, 7, 6);
    put(state, BLUE_KNIGHT, 15, 6);
    put(state, RED_KNIGHT, 6, 6, { life: 9, blessings: 1 });
    deal(state, 0, 'heal', 'fireball');
  }).match;

async function middleOf(page: Page, what: Locator): Promise<{ x: number; y: number }> {
  let last = '';
  let box = await what.first().boundingBox();
  while (JSON.stringify(box) !== last) {
    last = JSON.stringify(box);
    await page.waitForTimeout(120);
    box = await what.first().boundingBox();
  }
  if (!box) throw new Error('That is not on the board.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('figures, cards, numbers and marks say what they are, where their numbers come from and what may be done with them', async () => {
  const page = await open(duel(), [6, 4, 1, 1, 5]);
  await token(page, 'red-knight').waitFor();
  // A foe that cannot be chosen before anything is picked: no refusal, but what it is.
  const foe = await middleOf(page, token(page, 'blue-knight'));
  await page.mouse.click(foe.x, foe.y);
  await card(page, 'blue Knight').getByText('life 14 of 14').waitFor();
  expect(await page.locator('.why-not').count()).toBe(0);
  expect(await findings(page, '.info')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.info').waitFor({ state: 'detached' });
  // A number.
  await page.locator('.sk-strip [data-value="dice"]').first().click({ button: 'right' });
  const asked = card(page, 'red Knight').locator('.info-values li[data-asked]');
  await asked.getByText('4 = 3 + 1 Blessing').waitFor();
  // A mark beside the hand answers a plain click; so does a card that costs too much for nothing else.
  await page.locator('[data-about="mana:0"]').click();
  await card(page, 'Mana').getByText('Pays for cards').waitFor();
  expect(await page.locator('.info').count()).toBe(1);
  await page.locator('[data-thing="card:1"]').click({ button: 'right' });
  await card(page, 'Fireball').getByText('SK-CARD-04').waitFor();
  // By keyboard: the key i on what has the focus; the card has it then, and gives it back.
  await page.keyboard.press('Escape');
  await page.locator('[data-thing="card:0"]').focus();
  await page.keyboard.press('i');
  await card(page, 'Heal').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-thing="card:0"]:focus').count()).toBe(1);
  // What may be done with it stands on its card.
  const archer = await middleOf(page, token(page, 'blue-archer'));
  await page.mouse.click(archer.x, archer.y, { button: 'right' });
  await card(page, 'blue Archer').getByRole('button', { name: 'Attack the blue Archer with the red Knight' }).click();
  await expect.poll(() => decisions(page)).toBe('1');
  await page.locator('.info').waitFor({ state: 'detached' });
  // Rules speak softly: a sign that comes with its line.
  const line = page.locator('.recent .log-step p', { has: page.locator('.rule-link') }).first();
  await page.mouse.move(2, 2);
  const [link, id] = ['.recent .rule-link', '.recent .rule-link span'];
  expect([await styleOf(page, link, 'opacity'), await styleOf(page, id, 'display')]).toEqual(['0', 'none']);
  await line.hover();
  await expect.poll(() => styleOf(page, link, 'opacity')).toBe('1');
  await line.locator('.rule-link').click();
  await page
    .locator('.dialog')
    .getByText(/^Rule SK-/)
    .waitFor();
});

test('who wants to read the numbers of rules at the table does', async () => {
  const page = await open(duel(), [], { ruleIds: true });
  await page.locator('.decision-rule .rule-link').getByText('SK-TURN-04').waitFor();
});

test('a finger that rests on something is told what it is, at the foot of a phone, and chooses nothing', async () => {
  const page = await open(duel(), [], {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  await token(page, 'red-knight').waitFor();
  const touch = await page.context().newCDPSession(page);
  const rest = async (what: Locator, until: Locator): Promise<void> => {
    const point = await middleOf(page, what);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await until.waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await rest(token(page, 'red-knight'), card(page, 'red Knight'));
  const box = await page.locator('.info').boundingBox();
  expect(box && Math.round(box.y + box.height)).toBe(PHONE.height - 8);
  expect(box?.width).toBeLessThanOrEqual(PHONE.width - 16);
  expect(await page.locator('.kit-pick-menu').count()).toBe(0);
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.locator('[data-tab="me"]').tap();
  await page.locator('[data-thing="card:0"]').scrollIntoViewIfNeeded();
  await rest(page.locator('[data-thing="card:0"]'), card(page, 'Heal'));
  expect(await decisions(page)).toBe('0');
});

test('SH-ACT-10 three discards are one choice with a button, on the table or in the list', async () => {
  const hand = ['barbarian-axe', 'healing-potion', 'ring-mail', 'silver-sword'];
  const t = position([{ heroes: { barbarian: [], lich: [] }, hand }, { heroes: { werewolf: [], necromancer: [] } }]);
  const page = await open(t.match, []);
  await page.locator('.option[data-option="trade"]').click();
  const commit = page.locator('.several-commit');
  await page.getByText('0 of 3 chosen').waitFor();
  expect(await commit.isDisabled()).toBe(true);
  await page.locator('[data-thing="healing-potion#1"]').first().click();
  await page.getByText('1 of 3 chosen').waitFor();
  expect(await page.locator('[data-thing="healing-potion#1"]').first().getAttribute('data-glow')).toBe('picked');
  const options = page.locator('.several .option');
  for (const name of ['Ring Mail', 'Silver Sword', 'Ring Mail', 'Barbarian Axe'])
    await options.filter({ hasText: name }).click();
  await page.getByText('3 of 3 chosen').waitFor();
  const before = Number(await decisions(page));
  await commit.click();
  await expect.poll(async () => Number(await decisions(page)) - before).toBe(3);
  await expect.poll(() => page.locator('[data-thing="ring-mail#1"]').count()).toBe(1);
  expect(await page.locator('.several').count()).toBe(0);
});

test('SH-ACT-10 by keys: a sign chooses, once more gives back, 0 carries out what is chosen', async () => {
  const hand = ['barbarian-axe', 'healing-potion', 'ring-mail', 'silver-sword'];
  const t = position([{ heroes: { barbarian: [], lich: [] }, hand }, { heroes: { werewolf: [], necromancer: [] } }]);
  const page = await open(t.match, []);
  await page.locator('.option[data-option="trade"]').click();
  await page.getByText('0 of 3 chosen').waitFor();
  expect(await page.locator('.several .option kbd').allTextContents()).toEqual(['1', '2', '3', '4']);
  const before = Number(await decisions(page));
  for (const key of ['1', '2', '0', '2', '3']) await page.keyboard.press(key);
  await page.getByText('2 of 3 chosen').waitFor();
  // Two are not enough: nothing was carried out.
  expect(await decisions(page)).toBe(String(before));
  for (const key of ['4', '0']) await page.keyboard.press(key);
  await expect.poll(async () => Number(await decisions(page)) - before).toBe(3);
});
