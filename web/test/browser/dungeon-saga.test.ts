import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { Match, save } from '@tafelrunde/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, seated, visit, type Wishes } from './visitor.ts';

/** The first adventure is this many squares wide: its cells are numbered row by row. */
const WIDTH = 12;

/** What glows on the board for an option. */
const glow = (page: Page, option: string): Locator => page.locator(`.kit-offering [data-option="${option}"]`);
const token = (page: Page, figure: string): Locator => page.locator(`.kit-token[data-figure="${figure}"]`);

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

/** Clicks on the board where something is drawn. */
async function click(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middle(place);
  await page.mouse.click(x, y);
}

async function begin(wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await seated('dungeon-saga', ['page', 'person'], wishes, options);
  await glow(page, 'hero:orlaf').waitFor({ state: 'attached' });
  return page;
}

async function choose(page: Page, option: string): Promise<void> {
  await glow(page, option).waitFor({ state: 'attached' });
  await click(page, glow(page, option));
}

test('the whole first adventure is played by clicks on the board', async () => {
  const page = await begin();
  const over = page.getByRole('heading', { name: 'The game is over' });
  const mine = page.locator('.options .option').first();
  const decided = (): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');
  for (let clicks = 0, idle = 0; clicks < 600 && !(await over.isVisible()); clicks++) {
    await over.or(mine).first().waitFor();
    const before = await decided();
    // What has no place on the board, or one that something covers just then, is decided by its button.
    if (idle < PATIENCE) await decide(page);
    else await mine.click({ timeout: 1000 }).catch(() => {});
    idle = (await decided()) === before ? idle + 1 : 0;
  }
  await over.waitFor();
  expect(await page.locator('.kit-clock').textContent()).toMatch(/Round \d+/);
});

/** Clicks without effect before another way is tried. */
const PATIENCE = 4;

/** Strikes what can be struck, else goes as far east as possible, else ends the turn in the menu of the figure. */
async function decide(page: Page): Promise<void> {
  const offered = await page
    .locator('.kit-offering [data-option]')
    .evaluateAll(all => all.map(option => option.getAttribute('data-option') ?? ''));
  const active = page.locator('.kit-token[data-active]');
  const [cell = 99] = await active.evaluateAll(all => all.map(figure => Number(figure.getAttribute('data-cell'))));
  const here = cell === 99 ? 99 : cell % WIDTH;
  const strike = offered.find(id => /^(attack|shoot|hero|target|strike):/.test(id));
  const east = offered.filter(id => id.startsWith('move:')).sort((a, b) => eastOf(b) - eastOf(a))[0];
  const place = strike ? glow(page, strike) : east && eastOf(east) > here ? glow(page, east) : active;
  const box = await place
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  // The bots may have gone on in between: then one looks again.
  if (box === null) return;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(60);
  const leave = page.getByRole('menuitem', { name: /^(End|Pass)$/ });
  if (await leave.isVisible()) await leave.click({ timeout: 1000 }).catch(() => {});
}

const eastOf = (option: string): number => Number(option.replace('move:', '').split(',')[0]);

test('who points at what cannot be chosen learns what it is and why not; a bare square that is too far is refused with its rule', async () => {
  const page = await begin();
  await choose(page, 'hero:rordin');
  await glow(page, 'move:1,1').waitFor({ state: 'attached' });
  await click(page, token(page, 'skeleton-warrior-4'));
  const card = page.getByRole('dialog', { name: 'Skeleton Warrior 4' });
  await card.getByText('Minion of level').first().waitFor();
  await card.locator('.info-not-now').getByText('DS-SHOOT-02').waitFor();
  const armour = card.locator('.info-values li', { hasText: 'Armour' });
  expect(await armour.locator('.info-name + *').textContent()).toBe('2');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await click(page, page.locator('.ds-goal'));
  await page.getByRole('dialog', { name: 'the stairs' }).getByText('DS-MOVE-01').waitFor();
  expect(await page.locator('.info').count()).toBe(1);
  // Who has the key i and the arrows needs no pointer.
  await page.keyboard.press('Escape');
  await page.locator('.info').waitFor({ state: 'detached' });
  await page.locator('.ds-board').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: 'Rordin' }).getByText('What you can do with it').waitFor();
  // With the map in the hand one is told what is left to go.
  await page
    .locator('.kit-map-note')
    .getByText(/^Rordin: 5 of 5 squares left$/)
    .waitFor();
  await page.locator('.kit-coordinates').getByText('L', { exact: true }).first().waitFor({ state: 'attached' });
});

test('a move shows its way, is made, taken back and made again', async () => {
  const page = await begin();
  await choose(page, 'hero:orlaf');
  await glow(page, 'move:3,1').waitFor({ state: 'attached' });
  const { x, y } = await middle(glow(page, 'move:3,1'));
  const column = async (): Promise<string> => `${Number(await token(page, 'orlaf').getAttribute('data-cell')) % WIDTH}`;
  await page.mouse.move(x, y);
  await page.locator('.kit-way').getByText('3 squares').waitFor();
  await page.mouse.click(x, y);
  await expect.poll(column).toBe('3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(column).toBe('0');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(column).toBe('3');
});

test('a shot that is taken back leaves no dice behind', async () => {
  const page = await begin();
  await choose(page, 'hero:madriga');
  const shot = page.locator('.options .option[data-option="shoot:skeleton-warrior-1"]');
  await shot.click();
  await page.locator('.ds-bout').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await shot.waitFor();
  expect(await page.locator('.ds-bout').count()).toBe(0);
  await page.getByRole('region', { name: 'The last roll' }).getByText('No die has fallen yet.').waitFor();
});

test('a reload in the middle of a turn comes back to it', async () => {
  const page = await begin();
  await choose(page, 'hero:madriga');
  await choose(page, 'move:2,2');
  await page.locator('[data-place="me"] .ds-sheet[data-active]').getByText('Madriga').waitFor();
  await glow(page, 'move:2,2').waitFor({ state: 'detached' });
  const offered = await page.locator('.kit-offering [data-option]').count();
  await page.reload();
  await page.locator('[data-place="me"] .ds-sheet[data-active]').getByText('Madriga').waitFor();
  await expect.poll(() => page.locator('.kit-offering [data-option]').count()).toBe(offered);
});

test('everything works by keyboard: jump to what is offered, choose, turn', async () => {
  const page = await begin();
  await page.locator('.ds-board').focus();
  await page.keyboard.press('Home');
  await page.getByText("A1: Orlaf, facing east, 0 of 5 wounds. Enter: Orlaf's turn").first().waitFor();
  await page.keyboard.press('PageDown');
  await page.getByText('A2: Rordin').first().waitFor();
  await page.keyboard.press('Enter');
  await glow(page, 'move:1,1').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('Rordin moves from A2 to B2, facing east.').first().waitFor();
  await page.keyboard.press('Shift+ArrowUp');
  await page.getByText('Rordin faces north.').first().waitFor();
});

test('a finger looks first and chooses with the second tap', async () => {
  const page = await begin({ lang: 'de' }, { viewport: PHONE, hasTouch: true, isMobile: true });
  const tap = async (place: Locator): Promise<void> => {
    const { x, y } = await middle(place);
    await page.touchscreen.tap(x, y);
  };
  await tap(glow(page, 'hero:orlaf'));
  await page.locator('.kit-map-caption').getByText('Orlaf').waitFor();
  expect(await glow(page, 'hero:orlaf').count()).toBe(1);
  await tap(glow(page, 'hero:orlaf'));
  await glow(page, 'move:1,0').waitFor({ state: 'attached' });
});

/** A match in which the overlord may raise somebody: the heroes strike what they can and go east. */
function raising(): string {
  const match = Match.start(dungeonSaga, { scenario: 'the-broken-gate', seats: 2 }, { seed: 'bones' });
  for (let answers = 0; answers < 500; answers++) {
    const ids = match.optionIds();
    if (ids.some(id => id.startsWith('raise:'))) return save(match, ['', null]);
    const east = ids.filter(id => id.startsWith('move:')).sort((a, b) => eastOf(b) - eastOf(a))[0];
    const strike = ids.find(id => /^(attack|shoot|strike|hero):/.test(id));
    const option =
      match.ask?.seat === 0 ? ids.at(-1) : (strike ?? (ids.includes('face:W') ? east : undefined) ?? ids.at(-1));
    match.submit({ seat: match.ask?.seat ?? 0, epoch: match.epoch, option: option ?? '' });
  }
  throw new Error('Nobody has fallen.');
}

test('the overlord turns what he has raised by a click on its arrow', async () => {
  const page = await visit('/');
  const file = { name: 'bones.json', mimeType: 'application/json', buffer: Buffer.from(raising()) };
  await page.locator('input[type=file]').setInputFiles(file);
  const bones = page.locator('.kit-offering [data-option^="raise:"]').first();
  await bones.waitFor({ state: 'attached' });
  await click(page, bones);
  const arrow = page.locator('.kit-turn[data-option="face:N"]');
  await arrow.waitFor({ state: 'attached' });
  await click(page, arrow);
  await page
    .getByText(/appears at [A-L]\d, facing north/)
    .first()
    .waitFor();
});

test('the map of the campaign knows how an adventure ended, once', async () => {
  const page = await visit('/campaign/dungeon-saga');
  const seats = page.locator('.setup-row select');
  await seats.first().waitFor();
  for (const seat of [0, 1]) await seats.nth(seat).selectOption('page');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.locator('.ds-map button').click();
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  const fame = page.locator('.campaign-chronicle li').first();
  await fame.getByText(/Legend: heroes (1, overlord 0|0, overlord 1)\./).waitFor();
  const before = await fame.textContent();
  await page.reload();
  await fame.waitFor();
  expect(await fame.textContent()).toBe(before);
});

test('all heroes are in sight with their wounds; what those can do who do not act folds out', async () => {
  const page = await begin();
  await choose(page, 'hero:orlaf');
  await page.locator('[data-place="me"] .ds-sheet[data-active]').getByText('Orlaf').waitFor();
  const window = page.viewportSize()?.width ?? 0;
  for (const name of ['Orlaf', 'Rordin', 'Madriga', 'Danor']) {
    const sheet = page.locator('[data-place="others"]').getByRole('article', { name });
    const box = await sheet.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? window)).toBeLessThan(window * 0.73);
    await sheet.getByRole('button', { name: new RegExp(`^${name}, .*\\d of \\d wounds`) }).waitFor();
    expect(await sheet.locator('.kit-track').count()).toBe(1);
  }
  const danor = page.locator('[data-place="others"]').getByRole('article', { name: 'Danor' });
  expect(await danor.getByText('Flamebolt').count()).toBe(0);
  await danor.getByRole('button', { name: 'Danor' }).click();
  await danor.getByText('Flamebolt').hover();
  await page.locator('.kit-tip').getByText('Flamebolt').waitFor();
  await page.keyboard.press('Escape');
  expect(await danor.getByText('Flamebolt').count()).toBe(0);
});
