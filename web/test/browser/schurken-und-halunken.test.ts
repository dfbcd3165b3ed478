import { hash, save } from '@tafelrunde/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newCreature } from '../../../games/schurken-und-halunken/content/scenarios/creatures.ts';
import { position, type TestTable } from '../../../games/schurken-und-halunken/test/positions.ts';
import { PHONE, sitDown, visit, type Wishes } from './visitor.ts';

const thing = (page: Page, id: string): Locator => page.locator(`[data-thing="${id}"]`).first();
const duelPanel = (page: Page): Locator => page.getByRole('region', { name: 'Duel' });

/** A barbarian against one watchman, who answers by the first option there is; these dice fall. */
const ambush = (hand: readonly string[] = []): TestTable =>
  position([{ heroes: { barbarian: ['barbarian-axe'], lich: [] }, hand }], {
    scenario: 'night-watch',
    change: state => {
      const watchman = newCreature('sleepy-watchman#1', 1);
      watchman.reactions = 1;
      state.groups[1]?.creatures.push(watchman);
    },
  });

/** The position as a file, with dice that will fall. */
function file(t: TestTable, dice: readonly number[]): Buffer {
  const { check: _, ...body } = JSON.parse(save(t.match as never));
  for (const { chance } of [body.start, body.checkpoint.position]) chance.laid = dice;
  return Buffer.from(JSON.stringify({ ...body, check: hash(body) }));
}

async function open(t: TestTable, dice: readonly number[] = [], wishes: Wishes = {}, options = {}): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ambush.tafel.json', mimeType: 'application/json', buffer: file(t, dice) });
  await page.locator('.sh-table').waitFor();
  return page;
}

/** Goes there with the Tab key alone. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate('document.activeElement?.dataset.thing');
    if (focused === id) return;
  }
  throw new Error(`The Tab key does not lead to ${id}.`);
}

test('a duel is played to its end by keyboard alone, and its panel shows where both totals come from', async () => {
  const page = await open(ambush(), [6, 3, 2]);
  await tabTo(page, 'barbarian-axe#1');
  await page.keyboard.press('Enter');
  await page.locator('[data-thing="sleepy-watchman#1"][data-glow="offered"]').waitFor();
  await tabTo(page, 'sleepy-watchman#1');
  await page.keyboard.press('Enter');
  const panel = duelPanel(page);
  await panel.getByText('That was that.').waitFor();
  const [attack, guard] = [panel.locator('.sh-corner-attack'), panel.locator('.sh-corner-guard')];
  expect(await attack.locator('.sh-lines li').allTextContents()).toEqual([
    'base value6',
    'Barbarian Axe+2',
    'specialisation+2',
    'dice: 6 + 3++9',
  ]);
  expect(await attack.locator('.sh-total b').textContent()).toBe('19');
  expect(await guard.locator('.sh-total b').textContent()).toBe('7');
  expect(await panel.locator('.sh-damage').textContent()).toBe('8 damage');
  // The axe bites its bearer, too.
  await page.getByRole('button', { name: /^Barbarian, life 13 of 15/ }).waitFor();
  await expect.poll(() => page.locator('[data-thing="sleepy-watchman#1"]').count()).toBe(0);
});

test('SH-POT-01 a card that cannot be played now is refused with its rule', async () => {
  const page = await open(ambush(['healing-potion']));
  await thing(page, 'healing-potion#1').click();
  const why = page.locator('.why-not');
  await why.getByText('This card is not for the roll at hand.').first().waitFor();
  await why.getByText('SH-POT-01').first().waitFor();
});

test('in the own turn a click on a pile only picks it; the hero who rummages is the second click', async () => {
  const page = await open(ambush());
  const cards = page.locator('.sh-hand .sh-in-hand');
  await thing(page, 'pile:magic').click();
  await page.locator('[data-thing="lich"][data-glow="offered"]').waitFor();
  expect(await cards.count()).toBe(0);
  await thing(page, 'lich').click();
  await expect.poll(() => cards.count()).toBe(1);
});

test('what cannot be told apart on the table is chosen by a button', async () => {
  const t = position([{ heroes: { barbarian: ['thorn-club'] } }, { heroes: { troll: [] } }]);
  const page = await open(t, [1, 6, 1]);
  await thing(page, 'thorn-club#1').click();
  await thing(page, 'troll').click();
  await page
    .getByRole('button', { name: 'Barbarian attacks Troll (Thorn Club (two-handed))', exact: true })
    .nth(0)
    .click();
  await duelPanel(page).getByText('Thorn Club, two-handed').waitFor();
});

test('hot-seat: the next person sees backs, not cards', async () => {
  const page = await visit('/');
  await sitDown(page, 'schurken-und-halunken', ['person', 'person']);
  const curtain = page.getByRole('button', { name: /^That is me: Seat \d$/ });
  const first = await curtain.textContent();
  await curtain.click();
  for (const pile of ['equipment', 'equipment', 'magic', 'tactics']) {
    await thing(page, `pile:${pile}`).click();
    // Four times the same question: nothing else tells that it is a new one.
    await page.waitForTimeout(150);
  }
  const mine = page.locator('.sh-hand .sh-in-hand');
  await expect.poll(() => mine.count()).toBe(4);
  const names = await mine.locator('.unseen').allTextContents();
  await page.getByRole('button', { name: 'Done' }).click();
  const next = page.getByRole('button', {
    name: first === 'That is me: Seat 1' ? 'That is me: Seat 2' : 'That is me: Seat 1',
  });
  await next.waitFor();
  for (const name of names) expect(await page.locator('body').textContent()).not.toContain(name);
  await next.click();
  await page.getByText('hand: 2 equipment card, 1 magic card, 1 tactics card').waitFor();
  for (const name of names) expect(await page.locator('.table-board').textContent()).not.toContain(name);
});

test('German, a phone and a finger: tap weapon and foe, see what is likely, tap again', async () => {
  const touch = { viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await open(ambush(), [1, 6, 1], { lang: 'de', confirm: 'touch' }, touch);
  await page.locator('.decision-fold').tap();
  await thing(page, 'barbarian-axe#1').tap();
  await thing(page, 'sleepy-watchman#1').tap();
  await page.locator('.preview').getByText('Barbar attackiert: Schläfriger Wächter (Barbarenaxt)').waitFor();
  await thing(page, 'sleepy-watchman#1').tap();
  await page.getByRole('region', { name: 'Duell' }).getByText('Abgewehrt!').waitFor();
});
