import { expect, test } from 'vitest';
import { compare } from '../compare.ts';
import { Ledger } from '../ledger.ts';
import { BadReport, readReport } from '../reading.ts';
import type { Report } from '../report.ts';
import { summarise } from '../summary.ts';
import { reportText } from '../text.ts';
import { diary, game, orders, page } from './diaries.ts';

/** So many of 100 games are won by the first; each takes so many rounds. */
function reportOn(wins: number, rounds: number): Report {
  const ledger = new Ledger(game, orders);
  for (let i = 0; i < 100; i++)
    ledger.add(diary(i, [page(0, i < wins), page(1, i >= wins)], { rounds: rounds + (i % 2) }));
  return summarise(ledger, 100);
}

test('shares and means are compared, the clear changes first', () => {
  const { changes, sameContent, before, limit } = compare(reportOn(50, 10), reportOn(80, 10));
  expect(sameContent).toBe(true);
  expect(before).toMatchObject({ games: 100, seed: 'made up' });
  // Two sides, one end, the rounds.
  expect(changes).toHaveLength(4);
  expect(limit).toBeCloseTo(2.4977, 3);
  expect(changes[0]).toMatchObject({ of: 'wins', before: 0.5, after: 0.8, difference: 0.3, clear: true });
  // (0.8 - 0.5) / √(0.65 · 0.35 · 2/100)
  expect(changes[0]?.z).toBeCloseTo(4.4475, 3);
  expect(changes[0]?.low).toBeCloseTo(0.168, 2);
  expect(changes.slice(2)).toMatchObject([
    { of: 'end', difference: 0, clear: false },
    { of: 'rounds', before: 10.5, after: 10.5, difference: 0, clear: false },
  ]);
});

test('a longer game is a clear change', () => {
  const [change] = compare(reportOn(50, 10), reportOn(50, 12)).changes;
  expect(change).toMatchObject({ of: 'rounds', before: 10.5, after: 12.5, difference: 2, clear: true });
});

test('nothing has changed between a report and itself', () => {
  const report = reportOn(60, 10);
  const comparison = compare(report, report);
  expect(comparison.changes.every(({ difference, clear }) => difference === 0 && !clear)).toBe(true);
  expect(reportText(report, 'en', comparison)).toContain('Nothing has changed beyond what chance explains.');
  expect(reportText(report, 'de', comparison)).toContain('Nichts hat sich stärker geändert, als der Zufall erklärt.');
});

test('a report survives being written and read; anything else is refused', () => {
  const report = reportOn(60, 10);
  expect(readReport(JSON.stringify(report))).toEqual(report);
  const { sides: _, ...rest } = report;
  for (const bad of ['', '{', 'null', '7', '[]', '{}', '{"format":"other"}', JSON.stringify(rest)])
    expect(() => readReport(bad)).toThrow(BadReport);
  expect(() => readReport(JSON.stringify(rest))).toThrow('The report is damaged: "sides" is missing.');
});
