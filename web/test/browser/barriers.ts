import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that axe finds, also what only annoys; in all of the page, or in a part of it. */
export const findings = (page: Page, within?: string): Promise<string[]> => found(page, () => true, within);

/** What axe finds that keeps people out. */
export const barriers = (page: Page): Promise<string[]> =>
  found(page, impact => impact === 'serious' || impact === 'critical');

async function found(
  page: Page,
  counts: (impact: string | null | undefined) => boolean,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(
    // What it passes or leaves open is not read: that need not be told element by element.
    `axe.run(${JSON.stringify(within) ?? 'document'}, { runOnly: ${JSON.stringify(LEVELS)}, resultTypes: ['violations'] })`,
  );
  return violations
    .filter(({ impact }) => counts(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
}

/** By how many pixels the page is wider than the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
