import type { Lang } from '@tafelrunde/engine';
import type { Comparison } from '../compare.ts';
import { commandOf, Format } from '../format.ts';
import type { Report } from '../report.ts';
import { changes } from './changes.ts';
import { blows, counts } from './fighting.ts';
import { type Markup, tag } from './markup.ts';
import { luck, uses } from './things.ts';
import { eliminations, ends, length, roundByRound, whoWins } from './winning.ts';

/** What a report says, to be laid into any page. */
export interface ReportParts {
  /** What was played, what went wrong, and what one would say first. */
  readonly head: Markup;
  /** The plots, each with its heading. */
  readonly sections: Markup;
  /** How to play the same games again. */
  readonly foot: Markup;
}

export function reportParts(report: Report, lang: Lang, comparison: Comparison | null = null): ReportParts {
  const f = new Format(lang);
  return { head: head(report, f), sections: sections(report, f, comparison), foot: foot(report, f) };
}

function sections(report: Report, f: Format, comparison: Comparison | null): Markup {
  const outs = eliminations(report, f);
  return [
    comparison ? changes(comparison, f) : '',
    tag('div', { class: 'pair' }, whoWins(report, f), ends(report, f)),
    outs === '' ? length(report, f) : tag('div', { class: 'pair' }, length(report, f), outs),
    roundByRound(report, f),
    luck(report, f),
    uses(report, f),
    blows(report, f),
    counts(report, f),
  ];
}

function head(report: Report, f: Format): Markup {
  const { tables, turns, games, wanted, failures } = report;
  const played = games + failures.length;
  const shown = tables.map((table, i) => {
    const times = tables.length === 1 ? '' : `${turns.filter(turn => turn === i).length} × `;
    return tag('li', {}, `${times}${f.table(table)}`);
  });
  const warnings = [
    ...(played < wanted ? [f.w.incomplete(played, wanted)] : []),
    ...failures.slice(0, 5).map(({ number, message }) => f.w.failed(number, message)),
  ];
  return [
    tag('ul', { class: 'tables' }, ...shown),
    warnings.map(warning => tag('p', { class: 'warning' }, warning)),
    facts(report, f),
  ];
}

/** What one would say first, in large figures. */
function facts(report: Report, f: Format): Markup {
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
    ...boxes.map(([figure, words]) => tag('div', { class: 'fact' }, tag('b', {}, figure), tag('span', {}, words))),
  );
}

function foot(report: Report, f: Format): Markup {
  const { w } = f;
  return [
    tag('p', {}, `${w.again}: `, tag('code', {}, commandOf(report))),
    tag('p', {}, `${w.seed}: ${report.seed} · ${w.content}: ${report.game.content} · ${w.madeBy}`),
  ];
}
