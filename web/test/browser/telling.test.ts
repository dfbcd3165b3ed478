import { hash, save } from '@tafelrunde/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLUE_ARCHER, BLUE_KNIGHT, put, RED_KNIGHT, sit } from '../../../games/skirmish/test/sit.ts';
import { findings, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { complaints, options, PHONE, seated, sitDown, visit, type Wishes } from './visitor.ts';

const TELLING = '[data-testid="telling"]';
/** Bots that can be followed, so that what they do is told. */
const WATCHED: Wishes = { bots: 'normal' };

const board = (page: Page): Promise<string> =>
  page
    .locator('.kit-token')
    .evaluateAll(all =>
      all.map(unit => `${unit.getAttribute('data-figure')} ${unit.getAttribute('data-cell')}`).join(),
    );

const does = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What they did, step by step' }).getByRole('button', { name });

async function backToTheStart(page: Page): Promise<void> {
  while ((await page.locator('.strip-count').textContent()) !== 'Before that')
    await does(page, 'One step back').click();
}

/** The bot has had its turn, and the person is asked again. */
async function afterTheBot(wishes: Wishes = {}, more: BrowserContextOptions = {}) {
  const page = await seated('skirmish', ['person', 'squire'], wishes, more);
  await page.locator('.kit-token').first().waitFor();
  const before = await board(page);
  await page.locator('.option[data-option="end"]').click();
  await page.locator('.they-did').waitFor();
  return { page, before };
}

/** Somebody stands beside an archer of the bot's; these dice fall. */
async function duel(dice: readonly number[], wishes: Wishes): Promise<Page> {
  const t = sit(state => {
    put(state, BLUE_ARCHER, 7, 6);
    put(state, BLUE_KNIGHT, 15, 6);
    put(state, RED_KNIGHT, 6, 6);
  });
  const { check: _, ...body } = JSON.parse(save(t.match as never));
  for (const { chance } of [body.start, body.checkpoint.position]) chance.laid = dice;
  const page = await visit('/', wishes, { reducedMotion: 'no-preference' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'duel.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...body, check: hash(body) })),
  });
  await options(page).first().waitFor();
  return page;
}

test('while a bot acts, who does what is told with its rule, and nothing can be chosen until it is done', async () => {
  const page = await seated('skirmish', ['person', 'squire'], WATCHED);
  await page.locator('.option[data-option="end"]').click();
  await page.locator(`.decision:not(:has(.options)) ${TELLING} .scene-lines .rule-link`).first().waitFor();
  await does(page, 'Pause').click();
  const told = page.locator(TELLING);
  expect(await told.locator('.scene-figure b').first().textContent()).toMatch(/^(blue (Knight|Archer|Mage)|[A-Z].*)$/);
  expect(await told.locator('.scene-lines [data-now="true"]').textContent()).toMatch(/SK-[A-Z]+-\d\d$/);
  expect(await options(page).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
});

test('what they did is gone through back and forth: the board stands as it stood then, and then as it stands', async () => {
  const { page, before } = await afterTheBot();
  const now = await board(page);
  expect(now).not.toBe(before);
  await page.keyboard.press(',');
  await does(page, 'One step back').waitFor();
  expect(await options(page).count()).toBe(0);
  const count = page.locator('.strip-count');
  await backToTheStart(page);
  await expect.poll(() => board(page)).toBe(before);
  const sentences = new Set<string>();
  const steps = (await page.locator('.strip-step').count()) - 1;
  for (let step = 1; step <= steps; step++) {
    await does(page, 'One step on').click();
    await expect.poll(() => count.textContent()).toBe(`Step ${step} of ${steps}`);
    // The sentence of this step, once it has landed, is one that was not read before.
    const landed = page.locator('.scene[data-landed="true"] .scene-lines');
    await expect.poll(async () => sentences.add((await landed.textContent()) ?? '').size).toBe(step);
  }
  await expect.poll(() => board(page)).toBe(now);
  await page.locator('.strip-step').nth(0).click();
  await expect.poll(() => board(page)).toBe(before);
  await page.getByRole('button', { name: 'To your decision' }).click();
  await options(page).first().waitFor();
  await expect.poll(() => board(page)).toBe(now);
});

test('what they did is played again to its end, can be held with the space bar, and then the question is there again', async () => {
  const { page, before } = await afterTheBot();
  const now = await board(page);
  await page.locator('.they-did').click();
  await expect.poll(() => board(page)).toBe(before);
  await page.keyboard.press('Space');
  await does(page, 'Play on').waitFor();
  expect(await options(page).count()).toBe(0);
  await does(page, 'Play on').click();
  await options(page).first().waitFor();
  expect(await board(page)).toBe(now);
});

test('where the panel cannot be loaded, the words are still there, and the way back to the question', async () => {
  const page = await visit('about:blank');
  await page.route(/\/assets\/panel-/, route => route.abort());
  await sitDown(page, 'skirmish', ['person', 'squire']);
  await page.locator('.option[data-option="end"]').click();
  await page.locator('.they-did').waitFor();
  await page.keyboard.press(',');
  await page.locator('.decision p').first().waitFor();
  await page.locator('.decision').getByRole('button', { name: 'Close' }).click();
  await options(page).first().waitFor();
  complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('ERR_FAILED')));
});

test('dice land before anybody says how they fell: the verdict, the log, the reader', async () => {
  const page = await duel([6, 4, 1, 5], { motion: 'full' });
  await page.evaluate(`{
    const seen = (globalThis.frames_ = []);
    const look = () => {
      const rolling = document.getAnimations().some(a => a.animationName === 'kit-tumble' && a.playState === 'running');
      const verdict = document.querySelector('.sk-verdict');
      const says = element => (document.querySelector(element)?.textContent ?? '').includes('attacks the blue Archer');
      seen.push({
        rolling,
        verdict: verdict !== null && getComputedStyle(verdict).visibility === 'visible',
        log: says('.recent'),
        reader: says('[data-testid="announcer"] [role="log"]'),
      });
      requestAnimationFrame(look);
    };
    look();
  }`);
  await page.locator('.option[data-option="attack:red-knight,blue-archer"]').click();
  await page.locator('.recent').getByText('attacks the blue Archer').waitFor();
  await page.locator('.sk-verdict').getByText('2 damage').waitFor();
  await expect.poll(() => page.getByTestId('announcer').textContent()).toContain('attacks the blue Archer');
  interface Frame {
    readonly rolling: boolean;
    readonly verdict: boolean;
    readonly log: boolean;
    readonly reader: boolean;
  }
  const frames = await page.evaluate<Frame[]>('globalThis.frames_');
  expect(frames.some(({ rolling }) => rolling)).toBe(true);
  expect(frames.filter(({ rolling, verdict, log, reader }) => rolling && (verdict || log || reader))).toEqual([]);
  const first = (what: keyof Frame) => frames.findIndex(frame => frame[what]);
  expect(first('log')).toBeGreaterThan(first('rolling'));
  expect(first('verdict')).toBeGreaterThan(first('rolling'));
});

/** Presses a key in the very moment the next question is on the page; returns how many decisions there were then, and afterwards. */
async function lateKey(slips: boolean): Promise<{ then: string; after: string }> {
  const page = await seated('skirmish', ['person', 'squire'], { slips });
  await options(page).first().waitFor();
  const pressed = page.evaluate(`new Promise(resolve => {
    const decisions = () => document.querySelector('.table').dataset.decisions;
    const observer = new MutationObserver(() => {
      // The own turn is over, and a new one has come.
      if (document.querySelector('.options .option')) return;
      observer.disconnect();
      new MutationObserver((_, next) => {
        if (!document.querySelector('.options .option')) return;
        next.disconnect();
        const then = decisions();
        dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
        dispatchEvent(new KeyboardEvent('keyup', { key: '1', bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ then, after: decisions() })));
      }).observe(document.body, { subtree: true, childList: true });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  })`);
  await page.locator('.option[data-option="end"]').click();
  const found = (await pressed) as { then: string; after: string };
  if (slips) {
    // What is pressed on purpose counts.
    const decisions = () => page.locator('.table').getAttribute('data-decisions');
    await expect.poll(async () => [await page.keyboard.press('1'), await decisions()][1]).not.toBe(found.then);
  }
  return found;
}

test('a key that comes in the moment a question appears was meant for something else, where slips are caught', async () => {
  const caught = await lateKey(true);
  expect(caught.after).toBe(caught.then);
  const taken = await lateKey(false);
  expect(Number(taken.after)).toBe(Number(taken.then) + 1);
});

test('a key that is held down decides once', async () => {
  const page = await seated('skirmish', ['person', 'squire']);
  await options(page).first().waitFor();
  await page.keyboard.down('1');
  await expect.poll(() => page.locator('.table').getAttribute('data-decisions')).toBe('1');
  for (let i = 0; i < 3; i++) await page.keyboard.down('1');
  await page.keyboard.up('1');
  expect(await page.locator('.table').getAttribute('data-decisions')).toBe('1');
  await page.keyboard.press('1');
  await expect.poll(() => page.locator('.table').getAttribute('data-decisions')).toBe('2');
});

test.each([
  ['skirmish', 'en', {}],
  ['dungeon-saga', 'de', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ['schurken-und-halunken', 'de', {}],
] as const)('%s is told without barriers (%s)', async (game, lang, more) => {
  const page = await seated(game, [], { lang }, more);
  const passed = page.locator('.they-did');
  for (let i = 0; i < 60 && (await passed.count()) === 0; i++) {
    await options(page).last().click();
    await options(page).first().waitFor();
  }
  await page.keyboard.press(',');
  await page.locator(`${TELLING} .scene-lines [data-now="true"]`).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate("JSON.parse(localStorage.getItem('tafelrunde.preferences'))");

test('sound is offered once, after the first decision, and can be heard when it is wanted', async () => {
  const page = await visit('about:blank', { soundAsked: false });
  await page.addInitScript(`{
    globalThis.played = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { globalThis.played++; return start.apply(this, when); };
  }`);
  await page.goto('/new/skirmish');
  await page.locator('.setup-begin').click();
  await options(page).first().waitFor();
  const offer = page.getByRole('region', { name: 'Play with sound?' });
  expect(await offer.count()).toBe(0);
  await options(page).first().click();
  await offer.waitFor();
  expect(await page.evaluate('globalThis.played')).toBe(0);
  expect(await findings(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Yes' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await stored(page)).toMatchObject({ sound: true, soundAsked: true });
  const before = await page.evaluate<number>('globalThis.played');
  expect(before).toBeGreaterThan(0);
  await options(page).first().click();
  await expect.poll(() => page.evaluate<number>('globalThis.played')).toBeGreaterThan(before);
  await page.reload();
  await options(page).first().waitFor();
  expect(await offer.count()).toBe(0);
});

test('who wants no sound is not asked again and hears nothing', async () => {
  const page = await seated('skirmish', ['person', 'squire'], { soundAsked: false });
  await options(page).first().click();
  await page.getByRole('region', { name: 'Play with sound?' }).getByRole('button', { name: 'No' }).click();
  expect(await stored(page)).toMatchObject({ sound: false, soundAsked: true });
  await options(page).first().click();
  expect(await page.getByRole('region', { name: 'Play with sound?' }).count()).toBe(0);
});

test('the volume is set in the settings and kept', async () => {
  const page = await visit('/settings');
  const volume = page.getByRole('slider', { name: 'Volume' });
  expect(await volume.inputValue()).toBe('60');
  await volume.focus();
  await page.keyboard.press('ArrowRight');
  expect(await stored(page)).toMatchObject({ volume: 70, sound: true });
  await page.reload();
  expect(await volume.inputValue()).toBe('70');
  expect(await findings(page)).toEqual([]);
});

describe('online', () => {
  let server: OnlineServer;
  beforeAll(async () => {
    server = await OnlineServer.start();
  });
  afterAll(() => server.clear());

  test('what another person does is told, and can be gone through again', async () => {
    const elsewhere = { baseURL: server.url };
    const anna = await visit('/new/skirmish', {}, elsewhere);
    await anna.locator('.setup-row select').nth(1).selectOption('free');
    await anna.locator('.online-name input').fill('Anna');
    await anna.locator('.online-begin .setup-begin').click();
    await anna.waitForURL(/\/online\//);
    const link = await anna.locator('.online-link input').inputValue();
    const bert = await visit(link, WATCHED, elsewhere);
    await bert.locator('.online-name input').fill('Bert');
    await bert.locator('.online-seats .button').click();
    await bert.locator('.table').waitFor();
    await options(anna).first().waitFor();
    const before = await board(bert);
    await anna.locator('.option[data-option^="move:red-knight"]').first().click();
    const told = bert.locator(TELLING);
    await told.getByText('The red Knight moves').first().waitFor();
    expect(await told.locator('.scene-figure b').first().textContent()).toBe('red Knight');
    // On a slow machine it may have been told to its end by now.
    await backToTheStart(bert);
    await expect.poll(() => board(bert)).toBe(before);
    await anna.locator('.option[data-option="end"]').click();
    await bert.getByRole('button', { name: 'To your decision' }).click();
    await options(bert).first().waitFor();
  });
});
