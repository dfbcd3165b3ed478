import { descent } from '@tafelrunde/descent';
import { erased, save, saveCampaign } from '@tafelrunde/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ledger, next, won } from '../../../games/descent/test/journeys.ts';
import { hero, monster, type Played, sit } from '../../../games/descent/test/positions.ts';
import { barriers, findings, overhang } from './barriers.ts';
import { PHONE, seated, visit, WIDE, type Wishes } from './visitor.ts';

/** A position is opened from its file. */
async function open(
  t: Played,
  wishes: Wishes = {},
  options: BrowserContextOptions = {},
  players: Players = undefined,
): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'yard.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(t.match as never, players)),
  });
  await page.waitForURL(/\/table\//);
  return page;
}

type Players = Parameters<typeof save>[1];

const option = (page: Page, id: string): Locator => page.locator(`.option[data-option="${id}"]`);

/** Strikes whenever it can, spends what the dice give, and goes about otherwise, until the ending is there. Runs in the page; says what it clicked on, and how often. */
const EAGER = `(async () => {
  let seed = 11;
  const whim = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const clicked = {};
  let clicks = 0;
  for (let idle = 0; idle < 8000 && clicks < 4000 && !document.querySelector('.ending'); ) {
    const folds = document.querySelectorAll('.option-fold[aria-expanded="false"]');
    for (const fold of folds) fold.click();
    if (folds.length > 0) await new Promise(resolve => setTimeout(resolve, 0));
    const buttons = [...document.querySelectorAll('.options .option')];
    const find = verb => buttons.find(({ dataset: { option } }) => option.startsWith(verb));
    const commit = document.querySelector('.several-commit:not([disabled])');
    const moves = whim(2) === 0 ? (find('go:') ? buttons.findLast(({ dataset: { option } }) => option.startsWith('go:')) : find('move')) : null;
    const button = commit ?? find('attack:') ?? find('surge:') ?? moves ?? (whim(6) === 0 ? find('end') : null) ?? buttons[whim(buttons.length)];
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

/** The introduction quest is the first that is offered. */
async function toItsEnd(chairs: Parameters<typeof seated>[1]): Promise<Readonly<Record<string, number>>> {
  const page = await seated('descent', chairs);
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: /Toll at the Ford/ }).waitFor();
  const clicked = await page.evaluate<Record<string, number>>(EAGER);
  await page.locator('.ending').waitFor();
  expect(await barriers(page)).toEqual([]);
  return clicked;
}

test('the introduction quest is played whole by clicks as the heroes', { timeout: 600_000 }, async () => {
  const clicked = await toItsEnd(['page', 'person']);
  expect(Object.keys(clicked)).toEqual(
    expect.arrayContaining(['take-hero', 'take-class', 'hero', 'go', 'attack', 'end']),
  );
});

test('the introduction quest is played whole by clicks as the overlord', { timeout: 600_000 }, async () => {
  const clicked = await toItsEnd(['person', 'page']);
  expect(Object.keys(clicked)).toEqual(expect.arrayContaining(['group', 'end']));
  // What its monsters come to do is up to luck: one that is alone is not chosen, and not every one has somebody to strike.
  expect(Object.keys(clicked).filter(verb => ['monster', 'move', 'go', 'attack'].includes(verb))).not.toEqual([]);
});

/** Widow Tarha has struck an ettin: she may roll one of her dice again (once a turn). */
const rerolling = (): Played => {
  const t = sit(state => {
    hero(state, 'widow-tarha', 'runemaster', 'E5');
    hero(state, 'syndrael', 'knight', 'E7');
    monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
  }).choose('hero:widow-tarha');
  const attack = t.match.optionIds().find(id => id.startsWith('attack:arcane-bolt,ettin-1'));
  // Blue: range 5 and a damage; yellow: nothing much; the ettin's dice are blank.
  return t.choose(attack ?? '', [5, 1, 1, 1]);
};

test('a die is rolled again by touch at phone width', async () => {
  const page = await open(rerolling(), {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  await option(page, 'use:widow-tarha,widow-tarha,0').waitFor({ state: 'attached' });
  // The log is behind a tab: what may be reacted to is said with the question.
  await page
    .locator('.decision-occasion')
    .getByText(/^Widow Tarha rolls/)
    .waitFor();
  await option(page, 'use:widow-tarha,widow-tarha,0').tap();
  const dice = page.locator('.d2-pick-die');
  await expect.poll(() => dice.count()).toBe(2);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await dice.nth(1).tap();
  await expect.poll(() => dice.count()).toBe(0);
  await page
    .getByText(/^Widow Tarha: now /)
    .first()
    .waitFor({ state: 'attached' });
});

test('a reload in the middle of an attack: the dice lie as they fell, and the attack goes on', async () => {
  const page = await open(rerolling());
  await option(page, 'use:widow-tarha,widow-tarha,0').waitFor({ state: 'attached' });
  const dice = () => page.locator('.d2-roll .kit-die').evaluateAll(all => all.map(die => die.outerHTML).join());
  const roll = page.locator('.d2-roll');
  await roll.locator('.kit-die').first().waitFor();
  const [before, said] = [await dice(), await roll.locator('strong').first().textContent()];
  await page.reload();
  await option(page, 'use:widow-tarha,widow-tarha,0').waitFor({ state: 'attached' });
  await expect.poll(dice).toBe(before);
  expect(await roll.locator('strong').first().textContent()).toBe(said);
  await option(page, 'pass').click();
  await expect.poll(() => option(page, 'pass').count()).toBe(0);
});

/** Whoever lifted the curtain buys what costs no more than this for a hero, by clicks on the card and on the hero. */
async function buys(page: Page, hero: string, name: string): Promise<string> {
  const camp = page.locator('.d2-camp');
  const ware = camp.locator('.d2-shelf').first().locator('.kit-pointed[data-glow]').first();
  const card = (await ware.locator('.kit-card-title').textContent()) ?? '';
  await ware.click();
  await camp.locator(`[data-thing="figure:${hero}"]`).click();
  await camp.locator('.d2-purse', { hasText: name }).getByText(card).first().waitFor({ state: 'attached' });
  return card;
}

test('two people at one screen go shopping between two quests, each for the own hero, and choose where to go', async () => {
  const page = await open(next(ledger(won('toll-at-the-ford'), { gold: 600 }), 3), {}, {}, [null, '', '']);
  const lift = page.getByRole('button', { name: /^That is me/ });
  const camp = page.locator('.d2-camp');
  await lift.or(camp).first().waitFor();
  if ((await lift.count()) > 0) await lift.click();
  await camp.getByText('600 gold').waitFor();
  // What was played stands where the quest is told otherwise, and nothing of its rounds.
  expect(await page.locator('.d2-played li').allTextContents()).toEqual(['Toll at the Fordwon by the heroes']);
  expect(await page.locator('.d2-story').getByText(/Round/).count()).toBe(0);
  // The heroes share one purse and decide together: whoever has the screen may buy for anybody.
  expect(await page.locator('.decision-whose').textContent()).toMatch(/Heroes 2.*Heroes 3/);
  const first = await buys(page, 'syndrael', 'Syndrael');
  const second = await buys(page, 'jain-fairwood', 'Jain Fairwood');
  expect(second).not.toBe(first);
  await expect.poll(() => camp.getByText('600 gold').count()).toBe(0);
  // What the last quest paid stands above it.
  await camp.getByText('It paid 50\u00a0gold, 2\u00a0XP for each hero, 1\u00a0XP for the overlord.').waitFor();
  expect(await findings(page, '.table-board')).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
  await option(page, 'done').click();
  // Whoever of them wishes chooses where they go.
  await camp.locator('[data-thing="quest:harvest-and-fire"]').click();
  await page.locator('.d2-ground').waitFor({ state: 'attached' });
  await page.getByText('Next comes: Harvest and Fire.').first().waitFor({ state: 'attached' });
});

test('the campaign is a land: what is won, what comes next, what is ahead; the next quest is chosen by its map', async () => {
  const record = { played: [], carried: ledger(won('toll-at-the-ford'), { gold: 50 }) as never };
  const page = await visit('/', { lang: 'de' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'toll.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saveCampaign({ game: erased(descent), record, seats: 2, match: null })),
  });
  const land = page.locator('.d2-land');
  await land.locator('[data-at="done"]').getByText('Zoll an der Furt').waitFor();
  await land.getByText('von den Helden gewonnen').waitFor();
  expect(await land.locator('[data-at="ahead"]').count()).toBe(7);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
  await land.getByRole('button', { name: /Akt I/ }).click();
  const camp = page.locator('.d2-camp');
  await camp.waitFor();
  await option(page, 'done').click();
  const quest = camp.locator('[data-thing="quest:masked-feast"]');
  await quest.locator('.d2-picture-cell').first().waitFor();
  expect(await camp.locator('.d2-quest').count()).toBe(5);
  await quest.click();
  await page.getByText('Das Fest der Masken').first().waitFor();
});
