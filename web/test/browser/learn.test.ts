import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { PHONE, visit } from './visitor.ts';

/** No lesson takes more than this, however the dice fall. */
const LONGEST = 250;

const coach = (page: Page): Locator => page.locator('.coach');
const step = (page: Page): Promise<string | null> => coach(page).getAttribute('data-step');
const goOn = (page: Page): Locator => coach(page).getByRole('button', { name: /^(Go on|Weiter)$/ });

/** What the rings are drawn around, as far as it is an option. */
const meant = (page: Page): Promise<string | null> =>
  page
    .locator('.coach-do')
    .getAttribute('data-option-meant', { timeout: 200 })
    .catch(() => null);

/** Does what the coach says: goes on, or takes the marked option where it is shown. */
async function follow(page: Page): Promise<void> {
  if ((await goOn(page).count()) > 0) {
    await goOn(page)
      .click({ timeout: 1_000 })
      .catch(() => {});
    return;
  }
  const option = await meant(page);
  if (option === null) return;
  const button = page.locator(`.options .option[data-option="${option}"]`);
  if ((await button.count()) > 0) await button.click({ timeout: 1_000 }).catch(() => {});
  else await clickOnBoard(page, option);
}

async function clickOnBoard(page: Page, option: string): Promise<void> {
  const box = await page
    .locator(`.kit-offering [data-option="${option}"]`)
    .first()
    .boundingBox({ timeout: 1_000 })
    .catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function followToTheEnd(page: Page): Promise<string[]> {
  const steps: string[] = [];
  for (let i = 0; i < LONGEST; i++) {
    const now = (await step(page)) ?? '';
    if (steps.at(-1) !== now) steps.push(now);
    if (now === 'end') return steps;
    await follow(page);
    await page.waitForTimeout(30);
  }
  throw new Error(`The lesson did not end; its steps were ${steps.join(', ')}.`);
}

test('the first adventure is learnt by following the coach, and played on', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'Begin the lesson: Your first adventure' }).click();
  await coach(page).getByText('The four heroes in the west are yours').waitFor();
  const steps = await followToTheEnd(page);
  expect(steps.slice(0, 3)).toEqual(['welcome', 'hero', 'move']);
  await coach(page).getByText('Well done!').waitFor();
  await coach(page).getByRole('button', { name: 'Play on' }).click();
  await coach(page).waitFor({ state: 'detached' });
  await page.goto('/learn');
  await page.locator('.lesson-card').first().getByText('Done').waitFor();
});

test('the first duel is learnt by following the coach, and leads back to the lesson that was begun before', async () => {
  const page = await visit('/learn/first-adventure');
  await coach(page).getByText('The four heroes in the west are yours').waitFor();
  await goOn(page).click();
  await expect.poll(() => step(page)).toBe('hero');
  const begun = page.url();
  await page.goto('/learn/first-duel');
  await coach(page).getByText('Welcome, villain!').waitFor();
  const steps = await followToTheEnd(page);
  expect(steps.slice(0, 3)).toEqual(['welcome', 'draw', 'equip']);
  await coach(page).getByRole('link', { name: 'Resume the lesson: Your first adventure' }).click();
  await expect.poll(() => step(page)).toBe('hero');
  expect(page.url()).toBe(begun);
  await page.goBack();
  await coach(page).getByRole('link', { name: 'A match of my own' }).click();
  await page.getByRole('heading', { name: 'New match: Schurken & Halunken' }).waitFor();
});

test('the coach speaks German, points at what it means, and takes another hero as well', async () => {
  const page = await visit('/learn/first-adventure', { lang: 'de' });
  await coach(page).getByText('Die vier Helden im Westen gehören dir').waitFor();
  await goOn(page).click();
  await coach(page).getByText('Lass ihn anfangen').waitFor();
  await expect.poll(() => page.locator('.coach-rings i').count()).toBe(2);
  const ring = await page.locator('.coach-rings i').last().boundingBox();
  const button = await page.locator('.options .option[data-option="hero:orlaf"]').boundingBox();
  expect(ring && button && ring.x < button.x && ring.y < button.y && ring.width > button.width).toBe(true);
  await page.locator('.options .option[data-option="hero:rordin"]').click();
  await coach(page).getByText('Rordin zuerst: auch gut.').waitFor();
  await coach(page).getByText('kann Rordin erreichen').waitFor();
});

test('a lesson survives a reload and can be ended', async () => {
  const page = await visit('/learn/first-duel', { lang: 'de' });
  await coach(page).getByText('Willkommen, Schurke!').waitFor();
  await goOn(page).click();
  await coach(page).getByText('Zieh vier Startkarten.').waitFor();
  await page.reload();
  await coach(page).getByText('Zieh vier Startkarten.').waitFor();
  await coach(page).getByRole('button', { name: 'Lektion beenden' }).click();
  await coach(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.options .option').first().waitFor();
  expect(await coach(page).count()).toBe(0);
});

test('a lesson can be taken by keyboard alone: the focus goes where the coach points', async () => {
  const page = await visit('/learn/first-adventure');
  await coach(page).waitFor();
  await page.keyboard.press('Tab');
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement?.dataset.option')).toBe('hero:orlaf');
  await page.keyboard.press('Enter');
  // The squares are on the board; the coach itself lends a hand.
  await expect.poll(() => page.evaluate('document.activeElement?.dataset.optionMeant')).toMatch(/^move:/);
  await page.keyboard.press('Enter');
  await expect.poll(() => step(page)).toBe('undo');
});

test('on a phone the coach leaves room for the board, and is no barrier', async () => {
  const page = await visit('/learn/first-adventure', { lang: 'de' }, { viewport: PHONE, hasTouch: true });
  await coach(page).waitFor();
  const board = await page.locator('[data-place="map"]').boundingBox();
  expect(board?.height).toBeGreaterThanOrEqual(PHONE.height / 2);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
});

test('a lesson is gone on with as a lesson, never as a match among others', async () => {
  const page = await visit('/learn/first-duel');
  await coach(page).getByText('Welcome, villain!').waitFor();
  await goOn(page).click();
  await coach(page).getByText('Draw four start cards.').waitFor();
  await page.goto('/');
  const resume = page.getByRole('link', { name: 'Resume the lesson: Your first duel' });
  await resume.waitFor();
  expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Begin the lesson: Your first adventure' }).waitFor();
  await resume.click();
  await coach(page).getByText('Draw four start cards.').waitFor();

  await page.goto('/learn');
  await page.getByRole('link', { name: 'Begin again: Your first duel' }).click();
  await coach(page).getByText('Welcome, villain!').waitFor();
  await coach(page).getByRole('button', { name: 'End the lesson' }).click();
  await page.goto('/');
  // Without the coach it is a match like any other, and the only one.
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  expect(await page.locator('.match').count()).toBe(1);
  await page.getByRole('link', { name: 'Begin the lesson: Your first duel' }).waitFor();
});
