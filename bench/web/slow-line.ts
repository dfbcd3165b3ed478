import type { Browser, Page } from 'playwright-core';

/** A middling phone on a middling line. */
const LINE = { bytesPerSecond: 1_600_000 / 8, latency: 150, processor: 4 } as const;

/** Every sort of page, and what on it somebody came for. */
export const PAGES = {
  home: ['/', '.game-card'],
  newMatch: ['/new/dungeon-saga', '.setup-begin'],
  newBigMatch: ['/new/mage-knight', '.setup-begin'],
  rules: ['/rules', '.rulebook'],
  rulebook: ['/rules/dungeon-saga', '.overview-chapters'],
  bigRulebook: ['/rules/mage-knight', '.overview-chapters'],
  campaign: ['/campaign/dungeon-saga', 'main h1'],
  gallery: ['/rules/mage-knight/bestiary', '.gallery-piece'],
  learn: ['/learn', '.lesson-card'],
  lab: ['/lab', 'main form'],
  settings: ['/settings', 'main select, main input'],
  credits: ['/credits', 'main h2'],
  online: ['/online/none', 'main h1'],
  replay: ['/replay/none', 'main h1'],
  table: ['/table/none', 'main h1'],
} as const satisfies Readonly<Record<string, readonly [path: string, content: string]>>;

/** Milliseconds until something is painted, and until there is what one came for. */
export interface Seen {
  readonly painted: number;
  readonly content: number;
}

/** Opens a page as somebody new, with nothing kept. */
export async function overASlowLine(browser: Browser, baseURL: string, path: string, content: string): Promise<Seen> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor({ timeout: 60_000 });
  const shown = await page.evaluate<number>('performance.now()');
  const painted = await page.evaluate<number>(
    "new Promise(told => new PerformanceObserver(list => { for (const e of list.getEntries()) if (e.name === 'first-contentful-paint') told(e.startTime); }).observe({ type: 'paint', buffered: true }))",
  );
  await context.close();
  return { painted, content: shown };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.bytesPerSecond,
    uploadThroughput: LINE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.processor });
}
