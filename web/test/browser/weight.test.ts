import { GAMES } from '@tafelrunde/games';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { KB, weigh } from '../../build/weight.ts';
import { options, sitDown, visit } from './visitor.ts';

/** Everything all games share, and what one game may add: those with the most to learn have the most cards. */
const SHARED = 150 * KB;
const GAME = 150 * KB;
const HEAVY = 190 * KB;
/** Games that hold more than one box: their first script alone, the other boxes come when they are wanted. Its first quest counts, too. */
const BOXES: Readonly<Record<string, number>> = { descent: 220 * KB };
/** What bots may need besides, in their worker. */
const THINKING = 40 * KB;
const PLAYED = GAMES.map(({ id, box }) => [id, BOXES[id] ?? (box.weight === 'heavy' ? HEAVY : GAME)] as const);

const weight = weigh(inject('build'));

/** All scripts that are loaded from now on, by the page and its workers. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.context().on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  return files;
}

test('the first page loads what the manifest says, and that is light', async () => {
  const page = await visit('about:blank');
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...scripts].sort()).toEqual(weight.first.files);
  expect(weight.first.bytes).toBeGreaterThan(20 * KB);
  expect(weight.first.bytes).toBeLessThanOrEqual(SHARED);
});

test('with the table of all games it is still light', () => {
  expect(weight.table.bytes).toBeGreaterThan(10 * KB);
  expect(weight.first.bytes + weight.table.bytes).toBeLessThanOrEqual(SHARED);
});

test.each(PLAYED)('%s brings its rules, its board and its icons, and no more than it may', async (game, most) => {
  const page = await visit('about:blank');
  const scripts = scriptsOf(page);
  await sitDown(page, game, []);
  await options(page).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const own = weight.game(game);
  const thinking = weight.thinking(game);
  const { scenarios } = (Object.hasOwn(BOXES, game) && (await GAMES.find(({ id }) => id === game)?.load())) || {
    scenarios: [],
  };
  const opened = weight.scenarios(scenarios.map(({ id }) => id));
  // Whether somebody else acts first is luck: what tells of it is loaded then.
  const counted = [weight.first, weight.table, weight.later, weight.workers, own, thinking, opened].flatMap(
    ({ files }) => files,
  );
  expect([...scripts].filter(file => !counted.includes(file))).toEqual([]);
  expect(own.files.filter(file => !scripts.has(file))).toEqual([]);
  expect(own.bytes).toBeGreaterThan(5 * KB);
  expect(own.bytes).toBeLessThanOrEqual(most);
  // Only those whose picture can be seen are opened at set-up.
  const seen = opened.files.filter(file => scripts.has(file));
  if (scenarios.length > 0) expect(seen.length).toBeLessThan(opened.files.length / 2);
  expect(thinking.bytes).toBeLessThanOrEqual(THINKING);
});

test('a game that is not there cannot be weighed', () => {
  expect(() => weight.game('chess')).toThrow('The build has no game "chess".');
});
