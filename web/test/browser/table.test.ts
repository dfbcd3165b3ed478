import { expect, test } from 'vitest';
import { options, seated, visit } from './visitor.ts';

test('a person opens the page and plays: two clicks to the table, one to decide', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'New match: Skirmish' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await options(page).first().click();
  await page.getByText('The red Knight moves from G7 to F6.').first().waitFor();
});

test('a reload in the middle of a turn comes back to the same decision', async () => {
  const page = await seated('skirmish', ['person', 'person']);
  await page.getByRole('button', { name: 'That is me: Seat 1' }).click();
  await options(page).first().click();
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor();
  const offered = await options(page).allInnerTexts();
  await page.reload();
  await page.getByRole('button', { name: 'That is me: Seat 1' }).click();
  await options(page).first().waitFor();
  expect(await options(page).allInnerTexts()).toEqual(offered);
  await page.goto('/');
  await page.getByRole('link', { name: /Skirmish: The rocky field/ }).click();
  await page.getByRole('button', { name: 'That is me: Seat 1' }).waitFor();
});

test('whoever leaves the page with the click that decides loses nothing', async () => {
  const page = await seated('skirmish', ['person', 'person']);
  for (let decisions = 0; decisions < 6; decisions++) {
    await page.getByRole('button', { name: 'That is me:' }).click();
    await options(page).first().waitFor();
    expect(await page.locator('.table').getAttribute('data-decisions')).toBe(`${decisions}`);
    const reloaded = page.waitForEvent('load');
    await page.evaluate("document.querySelector('.options .option').click(); location.reload();");
    await reloaded;
  }
});

test('undo takes an own decision back, redo gives it again', async () => {
  const page = await seated('skirmish', ['person', 'page']);
  const board = () =>
    page.locator('.kit-token').evaluateAll(all => all.map(unit => unit.getAttribute('data-cell')).join());
  await page.locator('.kit-token').first().waitFor();
  const before = await board();
  await options(page).first().click();
  await expect.poll(board).not.toBe(before);
  const after = await board();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(board).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(board).toBe(after);
});

test('behind dice or a bot, going back asks first', async () => {
  const page = await seated('skirmish', ['person', 'page']);
  await page.getByRole('button', { name: 'End the turn' }).click();
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor();
  await options(page).first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('dialog', { name: 'Go back all the same?' });
  await question.getByText('The bots agree.').waitFor();
  await question.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Redo' }).and(page.locator(':enabled')).waitFor();
});

test('hot-seat: a curtain hides everything until the right person lifts it', async () => {
  const page = await seated('skirmish', ['person', 'person']);
  await page.getByRole('button', { name: 'That is me: Seat 1' }).click();
  const fan = page.locator('.kit-fan');
  await fan.waitFor();
  const hand = await fan.textContent();
  expect(hand).toMatch(/[A-Z]/);
  expect(await fan.getAttribute('data-at')).toBe('sk-hand:0');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await page.getByRole('heading', { name: 'Hand the screen to Seat 2' }).waitFor();
  const hidden = await page.locator('body').textContent();
  expect(hidden).not.toMatch(/mana/i);
  expect(await fan.count()).toBe(0);
  await page.getByRole('button', { name: 'That is me: Seat 2' }).click();
  await fan.waitFor();
  expect(await fan.count()).toBe(1);
  expect(await fan.getAttribute('data-at')).toBe('sk-hand:1');
  expect(await fan.textContent()).not.toBe(hand);
  await page.getByRole('img', { name: /^Seat 1: \d hidden cards$/ }).waitFor();
});

test('odds stand beside the option looked at', async () => {
  const page = await seated('skirmish', ['person', 'page']);
  for (let i = 0; i < 400; i++) {
    const attack = page.locator('.option[data-option^="attack:"]').first();
    await options(page).first().waitFor();
    if ((await attack.count()) > 0) break;
    await page.locator('.option[data-option^="move:"], .option[data-option="end"]').last().click();
  }
  await page.locator('.option[data-option^="attack:"]').first().hover();
  await page.locator('.preview .odds').waitFor();
  const shares = await page.locator('.odds-share').allInnerTexts();
  const sum = shares.reduce((total, share) => total + Number.parseFloat(share), 0);
  expect(sum).toBeGreaterThan(99);
  expect(sum).toBeLessThan(101);
  expect(await page.locator('.odds figcaption').textContent()).toMatch(/^Exact: \d/);
});

test('a hint is one of the options and can be taken', async () => {
  const page = await seated('skirmish', ['person', 'page']);
  await options(page).first().waitFor();
  await page.keyboard.press('h');
  const advised = page.locator('.hint .option').first();
  await advised.waitFor();
  expect(await advised.locator('small').textContent()).toMatch(
    /^outlook (even|poor|good|very good|very poor), about \d0 %/,
  );
  await advised.click();
  await page.locator('.recent .log-step').first().waitFor();
});

test('the log tells what happened, and a rule opens from its line', async () => {
  const page = await seated('skirmish', ['person', 'page']);
  await options(page).first().click();
  await page.keyboard.press('l');
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByText('The red Knight moves from G7 to F6.').waitFor();
  await log.locator('.rule-link').first().click();
  const card = page.getByRole('dialog');
  await card.getByRole('link', { name: 'Open in the rules' }).click();
  await page.locator('.book-rule[data-wanted="true"]').waitFor();
});

test('the table as text: sentences instead of a board, and news for screen readers', async () => {
  const page = await seated('skirmish', ['person', 'page'], { text: true });
  await page.locator('.text-board li').first().waitFor();
  await options(page).first().click();
  await expect
    .poll(() => page.getByTestId('announcer').textContent())
    .toContain('The red Knight moves from G7 to F6. Your decision: Move, attack');
});
