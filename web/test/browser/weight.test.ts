import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { options, sitDown, visit } from './visitor.ts';

const KB = 1024;
/** Before the table of a game is opened, and what a game may add. */
const FIRST = 150 * KB;
const GAME = 150 * KB;

/** All scripts that were loaded, page and workers, with their weight on the wire. */
function weigh(page: Page): { sum(only?: (file: string) => boolean): Promise<number> } {
  const seen = new Map<string, Promise<number>>();
  page.context().on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !seen.has(pathname))
      seen.set(
        pathname,
        response.body().then(body => gzipSync(body).length),
      );
  });
  return {
    async sum(only = () => true) {
      const weights = await Promise.all([...seen].filter(([file]) => only(file)).map(([, weight]) => weight));
      return weights.reduce((total, weight) => total + weight, 0);
    },
  };
}

test('the first load is light', async () => {
  const page = await visit('about:blank');
  const scripts = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const weight = await scripts.sum();
  expect(weight).toBeGreaterThan(20 * KB);
  expect(weight).toBeLessThanOrEqual(FIRST);
});

test.each(['dungeon-saga', 'schurken-und-halunken', 'skirmish'])('%s brings little more', async game => {
  const page = await visit('about:blank');
  const scripts = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = await scripts.sum();
  await sitDown(page, game, []);
  await options(page).first().waitFor();
  const own = await scripts.sum(file => file.includes(game));
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(GAME);
  expect(await scripts.sum()).toBeLessThanOrEqual(FIRST + GAME);
  expect(first).toBeLessThanOrEqual(FIRST);
});
