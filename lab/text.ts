import type { Lang } from '@tafelrunde/engine';
import type { Comparison } from './compare.ts';
import { Format } from './format.ts';
import type { Report } from './report.ts';
import type { Multiple, Share } from './statistics.ts';

/** How many of a long list a terminal is shown. */
const MOST = 8;

/** The report for a terminal: the essence; the page and the tables hold everything. */
export function reportText(report: Report, lang: Lang, comparison: Comparison | null = null): string {
  const f = new Format(lang);
  const lines = [
    ...heading(report, f),
    ...winning(report, f),
    ...length(report, f),
    ...luck(report, f),
    ...usage(report, f),
    ...(comparison ? changesText(comparison, f) : []),
  ];
  return `${lines.join('\n')}\n`;
}

function heading(report: Report, f: Format): string[] {
  const { game, games, wanted, failures, tables, turns } = report;
  const [first] = tables;
  const title = tables.length === 1 && first ? `: ${f.table(first)}` : '';
  return [
    `${game.name[f.lang]}${title}`,
    ...(tables.length > 1
      ? tables.map((table, i) => `  ${turns.filter(turn => turn === i).length} × ${f.table(table)}`)
      : []),
    f.w.games(games),
    ...(games + failures.length < wanted ? [f.w.incomplete(games + failures.length, wanted)] : []),
    ...failures.map(({ number, message }) => f.w.failed(number, message)),
  ];
}

function winning(report: Report, f: Format): string[] {
  const rows: [string, Share][] = [
    ...report.sides.map((side): [string, Share] => [f.side(side, report), side]),
    ...(report.nobody.count > 0 ? [[f.w.nobody, report.nobody] as [string, Share]] : []),
  ];
  return [
    ...section(f.w.whoWins, shares(rows, f)),
    ...section(
      f.w.byBot,
      shares(
        report.bots.map(bot => [bot.bot, bot]),
        f,
      ),
    ),
    ...section(
      f.w.ends,
      shares(
        report.ends.map(end => [end.name[f.lang], end]),
        f,
      ),
    ),
    ...(report.unfinished > 0 ? [`  ${f.w.unfinished(report.unfinished)}`] : []),
  ];
}

function length({ lengths }: Report, f: Format): string[] {
  const [all] = lengths;
  if (!all) return [];
  const line = (name: string, [, low, median, high]: readonly [number, number, number, number, number]): string =>
    `  ${name}: ${f.w.median} ${f.amount(median)}, ${f.w.half(f.amount(low), f.amount(high))}`;
  return section(f.w.length, [line(f.w.rounds, all.rounds), line(f.w.decisions, all.decisions)]);
}

/** Of every pool, what helps most and least, as far as it is no accident. */
function luck({ pools }: Report, f: Format): string[] {
  return pools.flatMap(({ name, effects, limit }) => {
    const certain = effects.filter(({ z }) => Math.abs(z) > limit);
    return section(
      `${f.w.luck}: ${name[f.lang]}`,
      multiples(
        certain.map(e => [e.name[f.lang], e]),
        f,
      ),
    );
  });
}

function usage({ uses }: Report, f: Format): string[] {
  return uses.flatMap(({ name, things }) => {
    const shown = things.slice(0, MOST);
    const wide = widest(shown.map(thing => f.use(thing, things)));
    return section(
      `${f.w.use}: ${name[f.lang]}`,
      shown.map(thing => {
        const often = `${f.w.percent(thing.games.share).padStart(7)}  ${f.w.number(thing.perGame, 2).padStart(6)} ${f.w.perGame}`;
        return `  ${f.use(thing, things).padEnd(wide)}  ${often}${thing.effect ? `  ${f.multiple(thing.effect)}` : ''}`;
      }),
    );
  });
}

export function changesText(comparison: Comparison, f: Format): string[] {
  const { changes, before, sameContent } = comparison;
  const clear = changes.filter(change => change.clear);
  const shown = clear.length > 0 ? clear : changes.filter(({ of }) => of === 'wins' || of === 'rounds');
  const wide = widest(shown.map(change => f.changed(change)));
  return [
    ...section(f.w.changes, [
      `  ${f.w.changesAbout(before.seed, before.games, before.content)}${sameContent ? ` ${f.w.sameContent}` : ''}`,
      ...shown.map(change => {
        const { of, before: was, after: is, difference, low, high } = change;
        const range = `(${f.delta(of, low)} … ${f.delta(of, high)})`;
        return `  ${f.changed(change).padEnd(wide)}  ${f.value(of, was)} → ${f.value(of, is)}  ${f.delta(of, difference)} ${range}`;
      }),
    ]),
    `  ${clear.length === 0 ? f.w.noChange : f.w.clear(clear.length, changes.length)}`,
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];
const widest = (names: readonly string[]): number => Math.max(0, ...names.map(name => name.length));

function shares(rows: readonly (readonly [string, Share])[], f: Format): string[] {
  const wide = widest(rows.map(([name]) => name));
  return rows.map(([name, share]) => {
    const bar = '█'.repeat(Math.round(share.share * 24)) || '▏';
    const numbers = `${String(share.count).padStart(7)}  ${f.w.percent(share.share).padStart(7)}`;
    return `  ${name.padEnd(wide)} ${numbers}  (${f.interval(share)})  ${bar}`;
  });
}

function multiples(rows: readonly (readonly [string, Multiple])[], f: Format): string[] {
  const wide = widest(rows.map(([name]) => name));
  return rows.map(([name, m]) => `  ${name.padEnd(wide)}  ${f.multiple(m)}  (z ${f.signed(m.z)})`);
}
