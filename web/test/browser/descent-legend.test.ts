import { type Descent, descent, type State } from '@tafelrunde/descent';
import { save } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hero, type Played } from '../../../games/descent/test/positions.ts';
import { barriers } from './barriers.ts';
import { visit } from './visitor.ts';

/** A position of Road to Legend, led by one person, opened from its file. */
async function open(t: Played): Promise<Page> {
  const page = await visit('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'road.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(t.match as never)),
  });
  await page.waitForURL(/\/table\//);
  return page;
}

const option = (page: Page, id: string): Locator => page.locator(`.option[data-option^="${id}"]`).first();
const ground = (page: Page): Promise<number> => page.locator('.d2-ground .kit-tile, .d2-ground rect').count();

/** Clicks on until this stage is left by its portal or the heroes have fled: strikes whenever it can, goes about otherwise. Runs in the page; says what it clicked on. */
const EAGER = `(async () => {
  let seed = 7;
  const whim = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const clicked = {};
  for (let idle = 0, clicks = 0; idle < 8000 && clicks < 4000 && !document.querySelector('.ending'); ) {
    const folds = document.querySelectorAll('.option-fold[aria-expanded="false"]');
    for (const fold of folds) fold.click();
    if (folds.length > 0) await new Promise(resolve => setTimeout(resolve, 0));
    const buttons = [...document.querySelectorAll('.options .option')];
    const find = verb => buttons.find(({ dataset: { option } }) => option.startsWith(verb));
    if (find('keep:')) break;
    const commit = document.querySelector('.several-commit:not([disabled])');
    const moves = whim(2) === 0 ? (find('go:') ? buttons.findLast(({ dataset: { option } }) => option.startsWith('go:')) : find('move')) : null;
    const button = commit ?? find('yes') ?? find('attack:') ?? find('surge:') ?? moves ?? (whim(6) === 0 ? find('end') : null) ?? buttons[whim(buttons.length)];
    if (button) {
      const verb = (button.dataset.option ?? 'several').split(':')[0];
      clicked[verb] = (clicked[verb] ?? 0) + 1;
      button.click();
      clicks++;
      idle = 0;
    } else idle++;
    await new Promise(resolve => setTimeout(resolve, button ? 0 : 5));
  }
  return clicked;
})()`;

test('the first stage of The Delve is played by clicks, until the heroes have left it or fled', {
  timeout: 600_000,
}, async () => {
  const t = table<Descent>(descent, {
    config: { scenario: 'the-delve', seats: 1, settings: { heroes: 2, difficulty: 'normal' } },
    seed: 'delve by clicks',
  });
  const page = await open(t);
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  await page
    .getByText(/Morale 2/)
    .first()
    .waitFor({ state: 'attached' });
  const clicked = await page.evaluate<Record<string, number>>(EAGER);
  expect(Object.keys(clicked)).toEqual(
    expect.arrayContaining(['take-hero', 'take-class', 'hero', 'go', 'attack', 'end']),
  );
  await page.locator('.ending, .option[data-option^="keep:"]').first().waitFor({ state: 'attached' });
  expect(await barriers(page)).toEqual([]);
});

test('a quest of the road is played whole by clicks, to its ending', { timeout: 600_000 }, async () => {
  const t = table<Descent>(descent, {
    config: { scenario: 'smoke-at-the-mill', seats: 1, settings: { heroes: 2 } },
    seed: 'mill by clicks',
  });
  const page = await open(t);
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  const clicked = await page.evaluate<Record<string, number>>(EAGER);
  expect(Object.keys(clicked)).toEqual(
    expect.arrayContaining(['take-hero', 'take-class', 'hero', 'go', 'attack', 'end']),
  );
  await page.locator('.ending').waitFor();
  // There is no overlord who could have won.
  await page
    .locator('.ending')
    .getByText(/^The heroes have (won|lost) the quest\./)
    .waitFor();
  expect(await barriers(page)).toEqual([]);
});

/** Syndrael stands at the door of the barn, Jain behind her, and nobody guards the field. */
const atTheBarn = (): Played =>
  table<Descent>(descent, {
    config: { scenario: 'smoke-at-the-mill', seats: 1, settings: { heroes: 2 } },
    seed: 'barn',
    arrange: (state: State) => {
      state.todo = [];
      state.stage = 'heroes';
      state.groups = [];
      state.monsters = [];
      hero(state, 'syndrael', 'knight', 'E6').seat = 0;
      hero(state, 'jain-fairwood', 'thief', 'F6').seat = 0;
    },
  });

test('a quest of the road: what lies behind the door is drawn only when somebody has opened it', async () => {
  const page = await open(atTheBarn());
  await option(page, 'hero:syndrael').waitFor({ state: 'attached' });
  const before = await ground(page);
  await expect.poll(() => page.locator('[data-token^="miller"]').count()).toBe(0);
  await option(page, 'hero:syndrael').click();
  await option(page, 'door:0').click();
  await expect.poll(() => page.locator('[data-token^="miller"]').count()).toBe(2);
  await expect.poll(() => ground(page)).toBeGreaterThan(before);
  await page
    .getByText(/Straw, smoke, two bound people/)
    .first()
    .waitFor({ state: 'attached' });
});

test('a road is chosen among the campaigns, with the seats it has', async () => {
  const page = await visit('/campaign/descent');
  await page.getByRole('radio', { name: 'The Grey Road' }).check();
  await expect.poll(() => page.locator('.campaign-seats input[name=seats]').count()).toBe(4);
  await page.locator('.campaign-go').click();
  await page.waitForURL(/\/campaign\/descent\/.+/);
  await page.getByRole('heading', { name: 'The Grey Road' }).waitFor();
  await page.getByText('Smoke at the Mill').first().waitFor();
  expect(await barriers(page)).toEqual([]);
});
