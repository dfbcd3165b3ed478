import type { Lang } from '@tafelrunde/engine';
import type { Comparison } from '../compare.ts';
import { commandOf, Format } from '../format.ts';
import type { Report } from '../report.ts';
import { changes } from './changes.ts';
import { blows, counts } from './fighting.ts';
import { plain, tag } from './markup.ts';
import { STYLE } from './style.ts';
import { luck, uses } from './things.ts';
import { eliminations, ends, length, roundByRound, whoWins } from './winning.ts';

/** The report as one page that needs nothing else: no scripts, no fonts, no pictures from anywhere. */
export function reportHtml(report: Report, lang: Lang, comparison: Comparison | null = null): string {
  const f = new Format(lang);
  const title = f.w.title(report.game.name[lang]);
  const head = tag(
    'head',
    {},
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('title', {}, plain(title)),
    tag('style', {}, STYLE),
  );
  const outs = eliminations(report, f);
  const main = tag(
    'main',
    {},
    comparison ? changes(comparison, f) : '',
    tag('div', { class: 'pair' }, whoWins(report, f), ends(report, f)),
    outs === '' ? length(report, f) : tag('div', { class: 'pair' }, length(report, f), outs),
    roundByRound(report, f),
    luck(report, f),
    uses(report, f),
    blows(report, f),
    counts(report, f),
  );
  const body = tag('body', {}, header(report, f), main, footer(report, f));
  return `<!doctype html>\n${tag('html', { lang }, head, body)}\n`;
}

function header(report: Report, f: Format): string {
  const { game, tables, turns, games, wanted, failures } = report;
  const played = games + failures.length;
  const shown = tables.map((table, i) => {
    const times = tables.length === 1 ? '' : `${turns.filter(turn => turn === i).length} × `;
    return tag('li', {}, plain(`${times}${f.table(table)}`));
  });
  const warnings = [
    ...(played < wanted ? [f.w.incomplete(played, wanted)] : []),
    ...failures.slice(0, 5).map(({ number, message }) => f.w.failed(number, message)),
  ];
  return tag(
    'header',
    {},
    tag('h1', {}, plain(game.name[f.lang])),
    tag('ul', { class: 'tables' }, ...shown),
    ...warnings.map(warning => tag('p', { class: 'warning' }, plain(warning))),
    facts(report, f),
  );
}

/** What one would say first, in large figures. */
function facts(report: Report, f: Format): string {
  const { w } = f;
  const [all] = report.lengths;
  const best = report.sides.toSorted((a, b) => b.share - a.share)[0];
  const [end] = report.ends;
  const boxes: [string, string][] = [[w.count(report.games), w.games(report.games).replace(/^[\d.,]+ /, '')]];
  if (best) boxes.push([w.percent(best.share), `${w.wins}: ${f.side(best, report)} (${f.interval(best)})`]);
  if (all)
    boxes.push([
      f.amount(all.rounds[2]),
      `${w.rounds}, ${w.median}; ${w.half(f.amount(all.rounds[1]), f.amount(all.rounds[3]))}`,
    ]);
  if (all) boxes.push([f.amount(all.decisions[2]), `${w.decisions}, ${w.median}`]);
  if (end) boxes.push([w.percent(end.share), end.name[f.lang]]);
  return tag(
    'div',
    { class: 'facts' },
    ...boxes.map(([figure, words]) =>
      tag('div', { class: 'fact' }, tag('b', {}, plain(figure)), tag('span', {}, plain(words))),
    ),
  );
}

function footer(report: Report, f: Format): string {
  const { w } = f;
  return tag(
    'footer',
    {},
    tag('p', {}, `${plain(w.again)}: `, tag('code', {}, plain(commandOf(report)))),
    tag('p', {}, plain(`${w.seed}: ${report.seed} · ${w.content}: ${report.game.content} · ${w.madeBy}`)),
  );
}
