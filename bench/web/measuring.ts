import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildAside } from '../../web/build/building.ts';
import { chromium, launch } from '../../web/build/chromium.ts';
import { KB, weigh } from '../../web/build/weight.ts';
import { serve } from '../../web/serve.ts';
import type { Rounds } from '../measure.ts';
import { play } from './player.ts';
import { overASlowLine, PAGES } from './slow-line.ts';
import { STOPWATCH } from './stopwatch.ts';

/** How figures call the games. */
export const GAMES = {
  dungeonSaga: 'dungeon-saga',
  schurkenUndHalunken: 'schurken-und-halunken',
  mageKnight: 'mage-knight',
  swordAndSorcery: 'sword-and-sorcery',
  descent: 'descent',
} as const;
const PAINTED = { P50: 0.5, P95: 0.95, P99: 0.99, Max: 1 } as const;
const SHOWN = { ShownP50: 0.5, ShownP95: 0.95 } as const;

export interface Amount {
  /** Clicks that are counted, in each game. */
  readonly clicks: number;
  /** Clicks before that, while the engine of the browser learns what is hot. */
  readonly warmUp: number;
  /** Times the first page is opened by somebody new. */
  readonly visits: number;
}

/** Plays in a real browser, on a real build, served by this machine to itself. */
export async function measureWeb({ clicks, warmUp, visits }: Amount): Promise<Rounds> {
  const folder = buildAside();
  const server = serve(folder);
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await launch(chromium());
  try {
    const rounds: Record<string, readonly number[]> = {
      ...weights(folder),
      firstPaint: await inTurn(visits, () => firstPaint(browser, base)),
    };
    for (const [key, [path, content]] of Object.entries(PAGES)) {
      const seen = await inTurn(visits, () => overASlowLine(browser, base, path, content));
      rounds[`${key}SlowPaint`] = seen.map(({ painted }) => painted);
      rounds[`${key}SlowContent`] = seen.map(({ content: there }) => there);
    }
    for (const [key, game] of Object.entries(GAMES)) {
      const page = await newcomer(browser, base);
      const taken = (await play(page, game, warmUp + clicks)).slice(warmUp);
      const [painted, shown] = [taken.map(lap => lap.painted), taken.map(lap => lap.shown)];
      for (const [name, share] of Object.entries(PAINTED)) rounds[`${key}${name}`] = [quantile(painted, share)];
      for (const [name, share] of Object.entries(SHOWN)) rounds[`${key}${name}`] = [quantile(shown, share)];
      await page.context().close();
    }
    return rounds;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function weights(folder: string): Record<string, readonly number[]> {
  const weight = weigh(folder);
  const shared = { firstScript: weight.first, tableScript: weight.table, workerScript: weight.workers };
  const own = Object.entries(GAMES).map(([key, game]) => [`${key}Script`, weight.game(game)] as const);
  return Object.fromEntries([...Object.entries(shared), ...own].map(([key, { bytes }]) => [key, [bytes / KB]]));
}

/** Milliseconds until somebody with an empty cache sees something. */
async function firstPaint(browser: Browser, base: string): Promise<number> {
  const page = await newcomer(browser, base);
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  const at = await page.evaluate<number>(
    "new Promise(told => new PerformanceObserver(list => { for (const e of list.getEntries()) if (e.name === 'first-contentful-paint') told(e.startTime); }).observe({ type: 'paint', buffered: true }))",
  );
  await page.context().close();
  return at;
}

/** Somebody with the usual preferences, but for bots that do not make them wait. */
async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    `localStorage.setItem('tafelrunde.preferences', '{"lang":"en","motion":"full","bots":"instant","briefings":false,"slips":false,"soundAsked":true}');`,
  );
  await context.addInitScript(STOPWATCH);
  return context.newPage();
}

async function inTurn<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  while (values.length < times) values.push(await act());
  return values;
}

/** The value that this share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
