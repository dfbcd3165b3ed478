import { save } from '@tafelrunde/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  army,
  crystals,
  fight,
  hold,
  type Sitting,
  sit,
  source,
  tokens,
} from '../../../games/mage-knight/test/positions.ts';
import { CITY, siege } from '../../../games/mage-knight/test/siege.ts';
import { barriers, findings, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { PHONE, seated, visit, type Wishes } from './visitor.ts';

/** A position is opened from its file; the table is there when its land is. */
async function open(t: Sitting, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'land.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(t.match as never)),
  });
  await page.locator('.mk-ground').waitFor({ state: 'attached' });
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  return page;
}

const thing = (page: Page, id: string): Locator => page.locator(`[data-thing="${id}"]`).first();
const uses = (page: Page): Promise<string[]> => page.locator('.kit-pick-option').allTextContents();
const points = (page: Page): Promise<string[]> => page.locator('.mk-point b').allTextContents();
const building = (page: Page): Locator => page.locator('.mk-building');
const option = (page: Page, id: string): Locator => page.locator(`.options .option[data-option="${id}"]`);
const coach = (page: Page): Locator => page.locator('.coach');

/** Two move points are played, then a step is taken on the land. */
const walking = (): Sitting =>
  sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    hold(state, 0, 'march', 'rage', 'threaten');
    crystals(state, 0, 'green');
    source(state, 'red', 'gold');
  });

/** Three foes, two units and a spell. */
const battle = (): Sitting =>
  sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    hold(state, 0, 'fireball', 'rage', 'determination');
    tokens(state, 0, 'red');
    army(state, 0, 'utem-crossbowmen', 'utem-guardsmen');
    fight(state, ['prowlers', 'diggers', 'wolf-riders']);
  });

async function tapOn(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('That is not on the screen.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('a card shows what it can be played for; played, its points are there, and steps glow with what they cost', async () => {
  const page = await open(walking());
  await thing(page, 'card:march').click();
  // The strong use says what would pay for it.
  expect(await uses(page)).toEqual([
    'March: Move 2',
    'March (strong): Move 4 G☀ crystal / die',
    'March sideways: move 1',
  ]);
  await page.locator('.kit-pick-option').first().click();
  await expect.poll(() => points(page)).toEqual(['2', '0', '0']);
  await expect.poll(() => page.locator('.mk-played-card').allTextContents()).toEqual(['March']);
  const steps = page.locator('.kit-offering [data-option^="step:"]');
  await expect.poll(() => steps.count()).toBeGreaterThan(0);
  const before = await page.locator('.kit-token[data-figure="hero-0"]').getAttribute('data-cell');
  const box = await steps.first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => page.locator('.kit-token[data-figure="hero-0"]').getAttribute('data-cell')).not.toBe(before);
  // Step by step back to the beginning of the turn.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.kit-token[data-figure="hero-0"]').getAttribute('data-cell')).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => points(page)).toEqual(['0', '0', '0']);
  await thing(page, 'card:march').waitFor();
});

test('a combat is put together on the table: foes, what the attack comes to and what it lacks; a reload keeps it', async () => {
  const page = await open(battle());
  const foes = page.locator('.mk-foe');
  await expect.poll(() => foes.count()).toBe(3);
  await foes.first().click();
  await expect.poll(() => building(page).textContent()).toContain('0 of 3');
  expect(await building(page).textContent()).toContain('3 are missing');
  await page.reload();
  await expect.poll(() => building(page).textContent()).toContain('0 of 3');
  await thing(page, 'unit:0').click();
  const use = page.locator('.kit-pick-option');
  if ((await use.count()) > 0) await use.last().click();
  await expect.poll(() => building(page).textContent()).toContain('2 of 3');
});

test('the same by touch at the width of a phone: three foes, two units and a spell, to the last foe', async () => {
  const page = await open(battle(), {}, { viewport: PHONE, hasTouch: true });
  const tap = async (tab: 'me' | 'decision', place: Locator) => {
    const bar = page.locator(`.place-bar [data-tab="${tab}"]`);
    // A tap on what is open closes it.
    if ((await bar.getAttribute('aria-expanded')) === 'false') await tapOn(page, bar);
    await place.tap();
  };
  const says = (id: string) => tap('decision', option(page, id));
  const gone = page.locator('.mk-foe-face[data-gone]');
  expect(await page.locator('.mk-foe').count()).toBe(3);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.locator('.mk-foe[data-thing="foe:2"]').tap();
  await building(page).waitFor();
  // Without black mana the spell has but one use: it is cast at once.
  await tap('me', thing(page, 'card:fireball'));
  await expect.poll(() => building(page).textContent()).toContain('5 of 4');
  await says('strike');
  await expect.poll(() => gone.count()).toBe(1);
  // Who is defeated was swift: nothing else lies under the word for it.
  expect(await gone.locator('.mk-foe-gone').textContent()).toBe('defeated');
  expect(await gone.locator('.mk-foe-marks').count()).toBe(0);
  for (const id of ['done', 'block:0,0']) await says(id);
  await tap('me', thing(page, 'unit:1'));
  await expect.poll(() => building(page).textContent()).toContain('4 of 4 = 4 Utem Guardsmen');
  for (const id of ['hold', 'done']) await says(id);
  await page.locator('.mk-assign .mk-unit').first().tap();
  await page.getByText('Wounds in this combat: 2').waitFor();
  await page.locator('.mk-foe[data-thing="foe:0"]').tap();
  await tap('me', thing(page, 'unit:0'));
  await page.locator('.kit-pick-option').first().tap();
  await says('strike');
  await expect.poll(() => gone.count()).toBe(2);
  await page.locator('.mk-foe[data-thing="foe:1"]').tap();
  for (const card of ['rage', 'determination']) {
    await tap('me', thing(page, `card:${card}`));
    await page.locator('.kit-pick-option').first().tap();
  }
  await says('strike');
  await expect.poll(() => page.locator('.mk-arena').count()).toBe(0);
  await expect.poll(() => page.locator('.mk-values [data-value="fame"]').textContent()).toContain('7');
});

test.each([
  [1440, 900],
  [1024, 768],
])(
  'five cards lie side by side at %i x %i beside another player, and all they say can be read',
  async (width, height) => {
    const t = sit({ scenario: 'full-conquest', seats: 2 }, state => {
      hold(state, 0, 'march', 'rage', 'threaten', 'determination', 'swiftness');
      army(state, 0, 'peasants');
    });
    const page = await open(t, { lang: 'de' }, { viewport: { width, height } });
    const cards = page.locator('.mk-cards .kit-card');
    await expect.poll(() => cards.count()).toBe(5);
    const hidden = await page.evaluate<string[]>(`(() => {
    const cards = [...document.querySelectorAll('.mk-cards .kit-card')];
    const boxes = cards.map(one => one.getBoundingClientRect());
    const covered = cards.filter((_, i) => boxes.some((box, j) => j > i && box.left < boxes[i].right - 1));
    const cut = (what, size) => [...document.querySelectorAll('.mk-cards ' + what)].filter(
      one => one['scroll' + size] > one['client' + size] + 1,
    );
    return [...covered, ...cut('.mk-half', 'Height'), ...cut('.kit-card-title', 'Width')].map(one => one.textContent);
  })()`);
    expect(hidden).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    // In the order of the round, who is on turn is marked, not who comes next.
    expect(await page.locator('.mk-order [aria-current] span').allTextContents()).toEqual(['Platz 1']);
  },
);

test('the keyboard plays a card and goes over the land', async () => {
  const page = await open(walking());
  await thing(page, 'card:march').focus();
  await page.keyboard.press('Enter');
  await page.locator('.kit-pick-option').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => points(page)).toEqual(['2', '0', '0']);
  await page.locator('.mk-board').focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.locator('.kit-map-caption').textContent()).toMatch(/Enter: /);
  await page.keyboard.press('Enter');
  await expect.poll(() => points(page)).not.toEqual(['2', '0', '0']);
});

/** From one thing to the next, until the focus is on this one. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);
  for (let i = 0; i < 80 && !(await isThere()); i++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

/** Chooses by the key that stands before the option. */
async function press(page: Page, id: string): Promise<void> {
  await option(page, id).waitFor({ state: 'attached' });
  const sign = await option(page, id).getAttribute('aria-keyshortcuts');
  await page.keyboard.press(sign ?? '');
}

test('a whole combat by keyboard alone: three foes, two units and a spell, from the first shot to the reward', async () => {
  const page = await open(battle());
  await expect.poll(() => page.locator('.mk-foe').count()).toBe(3);
  // The wolf riders are too swift for a block: they burn first. A foe is a thing on the table, reached like any other.
  await tabTo(page, '.mk-foe[data-thing="foe:2"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => building(page).textContent()).toContain('0 of 4');
  await press(page, 'play:fireball,basic');
  await expect.poll(() => building(page).textContent()).toContain('5 of 4');
  await press(page, 'strike');
  await expect.poll(() => page.locator('.mk-foe-gone').count()).toBe(1);
  for (const id of ['done', 'block:0,0', 'unit:1,utem-guardsmen,1', 'hold', 'done', 'hurt:-,-']) await press(page, id);
  // The diggers were not blocked: 3 damage at armor 2.
  await page.getByText('Wounds in this combat: 2').waitFor();
  for (const id of ['target:0', 'unit:0,utem-crossbowmen,0', 'strike']) await press(page, id);
  await expect.poll(() => page.locator('.mk-foe-gone').count()).toBe(2);
  for (const id of ['target:1', 'play:rage,basic', 'play:determination,basic', 'strike']) await press(page, id);
  await expect.poll(() => page.locator('.mk-arena').count()).toBe(0);
  await expect.poll(() => page.locator('.mk-values [data-value="fame"]').textContent()).toContain('7');
  await press(page, 'card:fire-bolt');
  await expect.poll(() => option(page, 'card:fire-bolt').count()).toBe(0);
});

/** March is played and a step taken. */
async function twoSteps(page: Page): Promise<{ readonly before: string | null }> {
  const cell = () => page.locator('.kit-token[data-figure="hero-0"]').getAttribute('data-cell');
  const before = await cell();
  await option(page, 'play:march,basic').dispatchEvent('click');
  const step = page.locator('.options .option[data-option^="step:"], .kit-offering [data-option^="step:"]').first();
  await step.waitFor({ state: 'attached' });
  const id = (await step.getAttribute('data-option')) ?? '';
  const fold = page.locator('.option-fold[aria-expanded="false"]');
  while ((await option(page, id).count()) === 0) await fold.first().dispatchEvent('click');
  await option(page, id).dispatchEvent('click');
  await expect.poll(cell).not.toBe(before);
  return { before };
}

test('a whole turn is taken back by one press that says what goes; by key as well, and redo gives it again', async () => {
  const page = await open(walking());
  const cell = () => page.locator('.kit-token[data-figure="hero-0"]').getAttribute('data-cell');
  const whole = page.locator('.plan-whole:visible');
  const { before } = await twoSteps(page);
  const after = await cell();
  expect(await whole.textContent()).toMatch(/Take back this turn \(2 decisions\): March: Move 2; /);
  await whole.click();
  await expect.poll(cell).toBe(before);
  await expect.poll(() => points(page)).toEqual(['0', '0', '0']);
  expect(await whole.count()).toBe(0);
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(cell).toBe(after);
  await page.keyboard.press('Shift+U');
  await expect.poll(cell).toBe(before);
  await expect.poll(() => points(page)).toEqual(['0', '0', '0']);
});

test('the same on a phone in German, at the end of what can be decided', async () => {
  const page = await open(walking(), { lang: 'de' }, { viewport: PHONE, hasTouch: true });
  const { before } = await twoSteps(page);
  await tapOn(page, page.locator('.place-bar [data-tab="decision"]'));
  const whole = page.locator('.plan-whole:visible');
  await whole.scrollIntoViewIfNeeded();
  expect(await whole.textContent()).toMatch(/Diesen Zug zurücknehmen \(2 Entscheidungen\): /);
  await tapOn(page, whole);
  const cell = () => page.locator('.kit-token[data-figure="hero-0"]').getAttribute('data-cell');
  await expect.poll(cell).toBe(before);
});

test('what a card can be played for lies free on a phone: nothing covers it, nor does the end of the turn', async () => {
  const page = await open(walking(), { lang: 'de' }, { viewport: PHONE, hasTouch: true });
  await page.locator('.place-end').waitFor();
  await tapOn(page, page.locator('.place-bar [data-tab="me"]'));
  await tapOn(page, thing(page, 'card:march'));
  await page.locator('.kit-pick-option').first().waitFor();
  const covered = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('.kit-pick-menu button')].flatMap(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [[left + 4, top + 4], [(left + right) / 2, (top + bottom) / 2], [right - 4, bottom - 4]].every(
      ([x, y]) => one.contains(document.elementFromPoint(x, y)),
    ) ? [] : [one.textContent];
  })`);
  expect(covered).toEqual([]);
  await page.locator('.kit-pick-close').click();
  await page.locator('.place-end').waitFor();
});

test('what is said only to those who listen does not widen the page', async () => {
  const page = await open(walking());
  await twoSteps(page);
  await page.locator('.plan .plan-whole').waitFor();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('nothing keeps people out, in a turn and in a combat', async () => {
  const turn = await open(walking());
  expect(await findings(turn, '.table-board')).toEqual([]);
  const combat = await open(battle());
  expect(await findings(combat, '.table-board')).toEqual([]);
});

test('what is offered to recruit and to learn is seen before it can be had', async () => {
  const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    hold(state, 0, 'march', 'rage');
    state.offers.spells = ['fireball'];
  });
  const page = await open(t);
  const { units } = t.state.offers;
  expect(units.length).toBeGreaterThan(0);
  for (const unit of units) await thing(page, `offer:${unit}`).waitFor({ state: 'attached' });
  await thing(page, 'offer:fireball').hover();
  await page.locator('.kit-card-large').getByText('Fireball', { exact: true }).waitFor();
});

/** Somebody who does not think long: now what ends something, now anything, until the ending is there. Runs in the page; says how many clicks it took. */
const HASTY = `(async () => {
  let seed = 7;
  const whim = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  let clicks = 0;
  for (let idle = 0; idle < 2000 && clicks < 4000 && !document.querySelector('.ending'); ) {
    const buttons = [...document.querySelectorAll('.options .option')];
    // What is chosen several at once is carried out by a button of its own.
    const commit = document.querySelector('.several-commit:not([disabled])');
    const button = commit ?? (whim(2) === 0 ? buttons.at(-1) : buttons[whim(buttons.length)]);
    if (button) {
      button.click();
      clicks++;
      idle = 0;
    } else idle++;
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  return clicks;
})()`;

test('a whole First Reconnaissance is played alone to its end by clicks', { timeout: 600_000 }, async () => {
  const page = await seated('mage-knight', ['person']);
  await page.locator('.options .option').first().waitFor();
  const played = await page.evaluate<number>(HASTY);
  expect(played).toBeGreaterThan(40);
  await page.locator('.ending').waitFor();
});

test('beside a combat: what would be taken back, a hint that says what it is worth, and the whole of it by the solver', async () => {
  const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    hold(state, 0, 'rage', 'swiftness');
    tokens(state, 0, 'white');
    fight(state, ['prowlers']);
  });
  const page = await open(t);
  await page.locator('.mk-danger').getByText('Not blocked: 4 damage, 2 wounds at armor 2').waitFor();
  await page.locator('.mk-foe').click();
  await page.locator('.mk-back').getByText('Take back: Attack Prowlers (armor 3)').click();
  await expect.poll(() => building(page).count()).toBe(0);
  await page.locator('[data-aid="hint"]').click();
  await page.locator('.mk-solver').getByText('Proven: nothing is better: 2 fame, 0 wounds').waitFor();
  await page.locator('.mk-solver').getByText('Next: Attack Prowlers (armor 3)').waitFor();
  // Whoever decides wants no more of the hint.
  await page.locator('.mk-foe').click();
  await expect.poll(() => page.locator('.mk-solver').count()).toBe(0);
  await page.locator('.mk-back').click();
  await page.locator('[data-aid="solve"]').click();
  await expect.poll(() => page.locator('.mk-arena').count(), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => page.locator('.mk-values').textContent()).toContain('2');
  await page.getByText('Prowlers').first().waitFor();
});

test('damage goes where it is clicked, and each who could take it says what that means', async () => {
  const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    hold(state, 0, 'march');
    army(state, 0, 'guardian-golems', 'peasants');
    fight(state, ['prowlers']);
  });
  t.choose('done').choose('done');
  const page = await open(t, { lang: 'de' });
  const aims = page.locator('.mk-assign .mk-unit');
  await expect
    .poll(() => aims.locator('.unseen').allTextContents())
    .toEqual(['Tovak: 2 Wunden', 'Wächtergolems: verwundet, nichts bleibt übrig', 'Bauern: verwundet, übrig: 1']);
  await aims.nth(1).click();
  await expect.poll(() => page.locator('.mk-assign').count()).toBe(0);
});

test('a city is assaulted and taken by clicks', async () => {
  const page = await open(
    siege({ seats: 1, competitive: true, defenders: ['prowlers'], hand: ['march', 'rage', 'determination'] }),
  );
  await thing(page, 'card:march').click();
  await page.locator('.kit-pick-option').first().click();
  await page.locator(`.kit-offering [data-option="step:${CITY}"]`).waitFor({ state: 'attached' });
  const box = await page.locator(`.kit-offering [data-option="step:${CITY}"]`).first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => page.locator('.mk-foe').count()).toBe(1);
  await page.locator('[data-aid="solve"]').click();
  await expect.poll(() => page.locator('.mk-arena').count(), { timeout: 60_000 }).toBe(0);
  await page.locator('.mk-site[data-site="city"] .mk-shield').first().waitFor({ state: 'attached' });
});

test('a puzzle is found from the lessons, solved, compared with the solver and remembered; its answer is watched', async () => {
  const page = await visit('/learn');
  await page.getByRole('link', { name: 'Mage Knight: Combat puzzles' }).click();
  await page.locator('.mk-puzzle').first().waitFor();
  expect(await page.locator('.mk-puzzle').count()).toBe(67);
  expect(await barriers(page)).toEqual([]);
  await page.goto('/learn/puzzles/die-or-crystal');
  const panel = page.locator('.mk-puzzle-panel');
  await panel.getByText('Puzzle 46: Prowlers').waitFor();
  for (const id of ['target:0', 'play:swiftness,strong']) await option(page, id).click();
  await page.locator('.options .option[data-option^="pay:crystal"]').click();
  await option(page, 'strike').click();
  await panel.getByText('Nearly: the same fame and wounds, but more was spent.').waitFor();
  expect(await panel.locator('.mk-puzzle-table tbody tr:last-child td').allTextContents()).toEqual(['20', '24']);
  await panel.getByRole('link', { name: 'Start again' }).click();
  for (const id of ['target:0', 'play:swiftness,strong']) await option(page, id).click();
  await page.locator('.options .option[data-option^="pay:die"]').click();
  await option(page, 'strike').click();
  await panel.getByText('Solved: nothing is better.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Play the answer step by step' }).click();
  for (const step of ['1 of 4', '2 of 4', '3 of 4', '4 of 4']) {
    await panel.getByText(`The answer, step ${step}`).waitFor();
    await panel.getByRole('button', { name: 'Next step' }).click();
  }
  await panel.getByText('A die or a crystal: the crystal is kept.').waitFor();
  await panel.getByRole('link', { name: 'All puzzles' }).click();
  await expect.poll(() => page.locator('.mk-puzzle [data-mark="best"]').count()).toBe(1);
  // It is no match among others.
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  expect(await page.locator('.match-card, .match').count()).toBe(0);
});

test('the lesson in five parts, followed with a finger at the width of a phone', async () => {
  const page = await visit('/learn/first-reconnaissance', { lang: 'de' }, { viewport: PHONE, hasTouch: true });
  const learnt: string[] = [];
  for (let part = 1; part <= 5; part++) {
    await coach(page).locator('.coach-count').getByText(`Teil ${part} von 5`).waitFor({ state: 'attached' });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    for (let i = 0; i < 80; i++) {
      const step = (await coach(page).getAttribute('data-step')) ?? '';
      if (learnt.at(-1) !== `${part} ${step}`) learnt.push(`${part} ${step}`);
      if (step === 'end') break;
      const next = coach(page).locator('button.main, .coach-do').first();
      if ((await next.count()) > 0) await next.click({ timeout: 1_000 }).catch(() => {});
      await page.waitForTimeout(20);
    }
    if (part === 1) expect(learnt).toContain('1 explore');
    if (part < 5) await coach(page).locator('a.main').click();
  }
  expect(learnt.filter(step => step.endsWith(' end'))).toHaveLength(5);
  await page.goto('/learn');
  await page.locator('.lesson-card').nth(2).getByText('Geschafft').waitFor();
});

/** Goes to where the other one is and fights there; whoever is attacked strikes back. Runs in both pages. */
const QUARREL = `setInterval(() => {
  const wishes = ['duel', 'step:8384', 'hero:', 'tactic:', 'attend:partial', 'strike', 'hold', /^play:.*,attack$/, /^play:.*,move$/, 'wound', 'pass', 'end', 'done', ''];
  const buttons = [...document.querySelectorAll('.options .option')];
  const folds = document.querySelectorAll('.option-fold[aria-expanded="false"]');
  for (const fold of folds) fold.click();
  if (folds.length > 0) return;
  const commit = document.querySelector('.several-commit:not([disabled])');
  if (commit) return commit.click();
  for (const wish of wishes) {
    const button = buttons.find(({ dataset: { option } }) => wish.test ? wish.test(option) : option.startsWith(wish));
    if (button) return button.click();
  }
}, 40)`;

describe('two people in two browsers', () => {
  let server: OnlineServer;
  beforeAll(async () => {
    server = await OnlineServer.start();
  });
  // After the browsers are closed: a page whose server is gone complains, and rightly so.
  afterAll(() => server.clear());

  test('their heroes meet and fight each other', { timeout: 300_000 }, async () => {
    const anna = await visit('about:blank', {}, { baseURL: server.url });
    await anna.goto('/new/mage-knight');
    await anna.locator('.scenario', { hasText: 'Full Conquest' }).first().click();
    const seats = anna.locator('.setup-row select');
    await seats.nth(0).selectOption('person');
    await seats.nth(1).selectOption('free');
    await anna.locator('.online-name input').fill('Anna');
    await anna.locator('.online-begin .setup-begin').click();
    await anna.waitForURL(/\/online\//);
    const link = await anna.locator('.online-link input').inputValue();
    const bert = await visit(link, { lang: 'de' }, { baseURL: server.url });
    await bert.locator('.online-name input').fill('Bert');
    await bert.locator('.online-seats .button').click();
    for (const page of [anna, bert]) await page.evaluate(QUARREL);
    // Both see the same fight, each in their own words, and what was struck with.
    await anna.locator('.mk-duel').getByText('attacks').first().waitFor({ timeout: 120_000 });
    await bert.locator('.mk-duel').getByText('greift an').first().waitFor({ timeout: 120_000 });
    await anna.locator('.mk-duel .kit-sum').first().waitFor({ timeout: 120_000 });
    await expect.poll(() => anna.locator('.mk-duel').count(), { timeout: 120_000, interval: 30 }).toBe(0);
  });
});
