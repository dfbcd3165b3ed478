import { checkConfig } from '@tafelrunde/engine';
import { beforeAll, expect, test } from 'vitest';
import { compare } from '../compare.ts';
import { reportCsv } from '../csv.ts';
import { reportHtml } from '../html/page.ts';
import { Ledger } from '../ledger.ts';
import type { Orders } from '../orders.ts';
import { playGame } from '../play.ts';
import type { Report } from '../report.ts';
import { summarise } from '../summary.ts';
import { reportText } from '../text.ts';
import { game } from './diaries.ts';

function play(seed: string, bots: readonly string[], games: number): Report {
  const orders: Orders = { game: game.id, seed, tables: [{ config: checkConfig(game, {}), bots }] };
  const ledger = new Ledger(game, orders);
  for (let number = 0; number < games; number++) ledger.add(playGame(game, orders, number));
  return summarise(ledger, games);
}

let report: Report;
beforeAll(() => {
  report = play('page', ['greedy', 'random'], 6);
});

/** Every tag that opens closes, in order: what a parser of XML would say. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', empty] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
    if (empty) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) return [`</${name}> closes nothing`];
  }
  return open;
}

test('the page is well-formed and needs nothing from elsewhere', () => {
  for (const lang of ['en', 'de'] as const) {
    const html = reportHtml(report, lang, compare(report, report));
    expect(html.startsWith(`<!doctype html>\n<html lang="${lang}">`)).toBe(true);
    expect(unclosed(html)).toEqual([]);
    expect(html).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|\bsrc=|\bhref=/i);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(html).toContain('prefers-color-scheme: dark');
  }
});

test('the page shows the numbers of the report, in its language', () => {
  const english = reportHtml(report, 'en');
  expect(english).toContain('<h1>Skirmish</h1>');
  expect(english).toContain('Who wins');
  expect(english).toContain('<b>100.0 %</b>');
  expect(english).toContain('61.0–100.0 %');
  expect(english).toContain(`<h3>Life points</h3>`);
  expect(english).toContain(
    'tafelrunde simulate skirmish --scenario field --seats 2 --bots greedy,random --games 6 --seed page',
  );
  const german = reportHtml(report, 'de');
  expect(german).toContain('<h1>Scharmützel</h1>');
  expect(german).toContain('Wer gewinnt');
  expect(german).toContain('<b>100,0 %</b>');
  expect(german).not.toContain('Who wins');
});

test('names cannot smuggle markup in', () => {
  const odd = { ...report, game: { ...report.game, name: { en: '<b>"&', de: '<b>"&' } }, seed: '</code><script>' };
  const html = reportHtml(odd, 'en');
  expect(html).toContain('<h1>&lt;b&gt;&quot;&amp;</h1>');
  expect(html).not.toContain('<script');
});

test('an incomplete report says so', () => {
  expect(reportHtml({ ...report, wanted: 10 }, 'en')).toContain('Incomplete: 6 of 10 games are played.');
  expect(reportText({ ...report, wanted: 10 }, 'de')).toContain('Unvollständig: 6 von 10 Spielen sind gespielt.');
});

test('the table has as many cells in every line, and quotes what needs it', () => {
  const named = { ...report, ends: report.ends.map(end => ({ ...end, name: { en: 'one, "two"', de: '' } })) };
  const lines = reportCsv(named, 'en').trimEnd().split('\n');
  expect(lines[0]).toBe('section,group,id,name,count,of,value,low,high,z');
  expect(lines[1]).toBe('wins,2,2|0,1st in the turn order,6,6,1,0.609666,1,');
  expect(lines).toContainEqual(expect.stringMatching(/^ends,,felled,"one, ""two""",6,6,1,/));
  const cells = (line: string): number => line.replace(/"([^"]|"")*"/g, 'x').split(',').length;
  expect(new Set(lines.map(cells))).toEqual(new Set([10]));
});

test('the same seed gives the same bytes, another seed others', () => {
  const bytes = (r: Report): string => JSON.stringify(r) + reportHtml(r, 'en') + reportCsv(r, 'en');
  expect(bytes(play('again', ['random', 'random'], 5))).toBe(bytes(play('again', ['random', 'random'], 5)));
  expect(bytes(play('else', ['random', 'random'], 5))).not.toBe(bytes(play('again', ['random', 'random'], 5)));
});
