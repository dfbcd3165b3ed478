import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, overhang } from './barriers.ts';
import { options, PHONE, seated, visit } from './visitor.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
/** As on a phone that nobody has set up: the first tap shows, the second decides. */
const WISHES = { confirm: 'touch' };
/** No match and no lesson takes more taps than this, however the dice fall. */
const LONGEST = 1_500;
/** So many taps in a row that change nothing, and it will not go on. */
const IDLE = 12;
const FINGER = 44;

const decisions = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');
const tab = (page: Page, name: string): Locator => page.locator(`.place-bar [data-tab="${name}"]`);
const map = (page: Page): Locator => page.locator('[data-place="map"]');
const glow = (page: Page, option: string): Locator => page.locator(`.kit-offering [data-option="${option}"]`);

/** The middle of something drawn, once it has come to rest. */
async function middle(place: Locator): Promise<{ x: number; y: number }> {
  let last = '';
  let box = await place.first().boundingBox();
  while (JSON.stringify(box) !== last) {
    last = JSON.stringify(box);
    await place.page().waitForTimeout(120);
    box = await place.first().boundingBox();
  }
  if (!box) throw new Error('That is not on the map.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapAt(place: Locator): Promise<void> {
  const { x, y } = await middle(place);
  await place.page().touchscreen.tap(x, y);
}

async function inTheDungeon(): Promise<Page> {
  const page = await seated('dungeon-saga', ['page', 'person'], WISHES, TOUCH);
  // Sitting down was done with a mouse, which is not there any more.
  await page.mouse.move(0, 0);
  await glow(page, 'hero:orlaf').waitFor({ state: 'attached' });
  return page;
}

/** Twice, as fingers do: the first tap shows what the second one does. */
async function tapTwice(page: Page, option: string): Promise<void> {
  await tapAt(glow(page, option));
  await page.getByTestId('preview').waitFor();
  await tapAt(glow(page, option));
  await glow(page, option).waitFor({ state: 'detached' });
}

test('squares are as large as fingers, and a ring around the figure turns it', async () => {
  const page = await inTheDungeon();
  await tapTwice(page, 'hero:orlaf');
  await glow(page, 'move:2,0').waitFor({ state: 'attached' });
  const [near, far] = [await middle(glow(page, 'move:1,0')), await middle(glow(page, 'move:2,0'))];
  expect(far.x - near.x).toBeGreaterThanOrEqual(FINGER);
  await tapAt(page.locator('.kit-token[data-figure="orlaf"]'));
  const south = page.locator('.kit-ring [data-option="face:S"]');
  await south.waitFor({ state: 'attached' });
  const part = await south.locator('.kit-ring-part').boundingBox();
  expect(Math.min(part?.width ?? 0, part?.height ?? 0)).toBeGreaterThanOrEqual(FINGER);
  await tapAt(south);
  await page.locator('.kit-ring [data-option="face:S"][data-looked]').waitFor({ state: 'attached' });
  const before = await decisions(page);
  await tapAt(south);
  await expect.poll(() => decisions(page)).not.toBe(before);
  await tab(page, 'log').tap();
  await page.locator('.recent').getByText('Orlaf faces south.').waitFor();
});

test('whatever is open below the map, the end of the turn and the goals are in sight', async () => {
  const page = await inTheDungeon();
  expect(await tab(page, 'story').textContent()).toBe('Goals0 of 4');
  await tapTwice(page, 'hero:orlaf');
  for (const name of ['decision', 'me', 'others', 'enemies', 'story', 'log']) {
    await tab(page, name).tap();
    await page.getByRole('button', { name: 'End', exact: true }).and(page.locator('.place-end')).waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
  }
  await page.locator('.place-end').tap();
  await page.getByTestId('preview').getByRole('button', { name: 'Do it' }).tap();
  await glow(page, 'hero:rordin').waitFor({ state: 'attached' });
});

test('a roll lies over the map and folds to one line', async () => {
  const page = await inTheDungeon();
  await tapTwice(page, 'hero:madriga');
  const height = (await map(page).boundingBox())?.height;
  await page.locator('.option[data-option^="shoot:"]').first().tap();
  await page.getByTestId('preview').getByRole('button', { name: 'Do it' }).tap();
  await page.locator('.ds-roll .ds-bout').waitFor();
  expect((await map(page).boundingBox())?.height).toBe(height);
  await page.getByRole('button', { name: 'Fold the roll away' }).tap();
  const line = page.locator('.kit-roll-line');
  expect(await line.textContent()).toMatch(
    /^The last roll: Madriga ⚔ Skeleton Warrior \d: ((blocked|1 hit|\d hits) → |not decided yet)/,
  );
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(FINGER);
  expect(await findings(page)).toEqual([]);
  await line.tap();
  await page.locator('.ds-roll .ds-bout').waitFor();
});

/** Gives what was marked in one go, else strikes where that is possible, else ends the turn, else takes the first option that is not marked. Says what it tapped. */
async function decide(page: Page): Promise<Locator> {
  const strike = page.locator('.options .option').and(page.locator('[data-option^="attack"], [data-option^="shoot"]'));
  const end = page.locator('.place-end');
  const enough = page.locator('.several-commit:not([disabled])');
  const ways = [enough, strike, end, page.locator('.options .option:not([aria-pressed="true"])')];
  let wanted = options(page);
  for (const way of ways.reverse()) if ((await way.count()) > 0) wanted = way;
  wanted = wanted.first();
  const before = await decisions(page);
  await wanted.tap({ timeout: 2_000 }).catch(() => {});
  if ((await decisions(page)) === before)
    await page
      .locator('.preview-do')
      .tap({ timeout: 2_000 })
      .catch(() => {});
  return wanted;
}

/** Nothing happens whatever is tapped: what lies there, and over it? */
async function stuck(wanted: Locator): Promise<Error> {
  const box = await wanted.boundingBox({ timeout: 1_000 }).catch(() => null);
  const { x, y } = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
  const over = await wanted.page().evaluate(`document.elementFromPoint(${x}, ${y})?.outerHTML.slice(0, 200)`);
  const offered = await options(wanted.page()).evaluateAll(all => all.map(({ dataset }) => dataset.option));
  return new Error(`No tap does anything. Offered: ${offered.join(' ')}. Tapped at ${x},${y} (${wanted}): ${over}`);
}

test.each([
  ['dungeon-saga', ['page', 'person']],
  ['schurken-und-halunken', ['person', 'page']],
] as const)('%s is played to its end by touch', { timeout: 600_000 }, async (game, chairs) => {
  const page = await seated(game, chairs, WISHES, TOUCH);
  const over = page.locator('.table[data-over="true"]');
  for (let taps = 0, idle = 0; taps < LONGEST && (await over.count()) === 0; taps++) {
    await over.or(options(page).first()).first().waitFor({ state: 'attached' });
    if ((await over.count()) > 0) break;
    const before = await decisions(page);
    const tapped = await decide(page);
    idle = (await decisions(page)) === before ? idle + 1 : 0;
    if (idle === IDLE) throw await stuck(tapped);
  }
  await page.getByRole('heading', { name: 'The game is over' }).first().waitFor();
  expect((await map(page).boundingBox())?.height).toBeGreaterThanOrEqual(PHONE.height / 2);
});

const coach = (page: Page): Locator => page.locator('.coach');

/** Does what the coach says with a finger: goes on, or taps what is ringed, wherever it is shown. */
async function follow(page: Page): Promise<void> {
  const goOn = coach(page).getByRole('button', { name: 'Go on' });
  if ((await goOn.count()) > 0) {
    await goOn.tap({ timeout: 1_000 }).catch(() => {});
    return;
  }
  const wanted = coach(page).locator('.coach-do');
  const option = await wanted.getAttribute('data-option-meant', { timeout: 200 }).catch(() => null);
  if (option === null) return;
  const button = page.locator(`.options .option[data-option="${option}"]`);
  await ((await button.count()) > 0 ? button : wanted).tap({ timeout: 1_000 }).catch(() => {});
}

test.each(['first-adventure', 'first-duel'])(
  'the lesson %s speaks of tapping and is taken by touch',
  {
    timeout: 300_000,
  },
  async lesson => {
    const page = await visit(`/learn/${lesson}`, WISHES, TOUCH);
    await coach(page).waitFor();
    const said = new Set<string>();
    for (let i = 0; i < LONGEST; i++) {
      const words = await coach(page)
        .locator('.coach-words')
        .textContent({ timeout: 1_000 })
        .catch(() => '');
      said.add(words ?? '');
      if ((await coach(page).getAttribute('data-step')) === 'end') break;
      expect((await map(page).boundingBox())?.height).toBeGreaterThanOrEqual(PHONE.height / 2);
      await follow(page);
      await page.waitForTimeout(30);
    }
    expect(await coach(page).getAttribute('data-step')).toBe('end');
    const all = [...said].join('\n');
    expect(all).toMatch(/\btap\b/i);
    expect(all).not.toMatch(/\bclick\b|\bpoint at\b/i);
  },
);
