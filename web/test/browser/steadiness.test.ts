import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { options, PHONE, type Sitter, seated } from './visitor.ts';

/** As much as people play in about two minutes. */
const DECISIONS = 60;
/** So much may move on the page in that time, as browsers count it; from here on people notice. */
const MOST = 0.1;

const GAMES: readonly (readonly [game: string, chairs: readonly Sitter[]])[] = [
  ['dungeon-saga', ['page', 'person']],
  ['schurken-und-halunken', ['person', 'page']],
];
const SCREENS: readonly (readonly [screen: string, options: BrowserContextOptions])[] = [
  ['desktop', {}],
  ['phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
];

/** Notes everything that moves without being asked to, and what it was. */
const WATCH = `
  globalThis.moved = [];
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
      moved.push({ value, what: sources.map(({ node, previousRect: a, currentRect: b }) =>
        ((node?.nodeType === 1 ? node : node?.parentElement)?.className ?? '?') + ' ' + [a.x, a.y, a.width, a.height].map(Math.round) + ' > ' + [b.x, b.y, b.width, b.height].map(Math.round)) });
  }).observe({ type: 'layout-shift' });
`;

interface Moved {
  readonly value: number;
  readonly what: readonly string[];
}

test.each(GAMES.flatMap(game => SCREENS.map(([screen, options]) => [game[0], screen, game[1], options] as const)))(
  '%s: nothing jumps while it is played on a %s',
  async (game, _, chairs, screen) => {
    const page = await seated(game, chairs, {}, screen);
    await options(page).first().waitFor({ state: 'attached' });
    await page.evaluate(WATCH);
    await play(page);
    // What has moved is told when the browser has time for it.
    await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))');
    const moved = await page.evaluate<Moved[]>('moved');
    const total = moved.reduce((sum, { value }) => sum + value, 0);
    const most = [...moved].sort((a, b) => b.value - a.value).slice(0, 8);
    expect(total, most.map(({ value, what }) => `${value.toFixed(4)} ${what.join(' | ')}`).join('\n')).toBeLessThan(
      MOST,
    );
  },
);

/** Goes on where several things are chosen in one go. */
const SEVERAL = `(() => {
  if (!document.querySelector('.several')) return 'no';
  const commit = document.querySelector('.several-commit:not([disabled])');
  (commit ?? document.querySelector('.several .option[aria-pressed="false"]'))?.click();
  return commit ? 'all' : 'more';
})()`;

/** Decides by every third option, so that all kinds of things happen. */
async function play(page: Page): Promise<void> {
  const over = page.locator('.table[data-over="true"]');
  const decisions = (): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');
  for (let i = 0; i < DECISIONS; i++) {
    await over.or(options(page).first()).first().waitFor({ state: 'attached' });
    if ((await over.count()) > 0) return;
    const before = await decisions();
    // What is chosen several at once is decided when all is chosen.
    const chosen = await page.evaluate<'no' | 'more' | 'all'>(SEVERAL);
    if (chosen === 'more') continue;
    // Not by a real click: browsers do not count what moves right after one.
    if (chosen === 'no')
      await options(page).evaluateAll(
        (all, n) => (all[n % all.length] as unknown as { click(): void } | undefined)?.click(),
        i * 3,
      );
    await expect.poll(decisions).not.toBe(before);
  }
}
