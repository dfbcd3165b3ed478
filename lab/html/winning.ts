import type { Format } from '../format.ts';
import type { Report } from '../report.ts';
import { type Markup, table, tag } from './markup.ts';
import { columns, curves, shareBar, withoutStragglers } from './plots.ts';
import { COLOURS, colour, section } from './section.ts';

export function whoWins(report: Report, f: Format): Markup {
  const { w } = f;
  const rows = report.sides.map((side, i) => {
    const fair = side.multiple && side.multiple.ratio > 0 ? side.share / side.multiple.ratio : undefined;
    const name = f.side(side, report);
    return [
      name,
      shareBar(side, colour(i), `${name}: ${w.percent(side.share)} (${f.interval(side)})`, fair),
      tag('b', {}, w.percent(side.share)),
      f.interval(side),
      w.count(side.count),
    ];
  });
  if (report.nobody.count > 0)
    rows.push([
      w.nobody,
      shareBar(report.nobody, 'e', `${w.nobody}: ${w.percent(report.nobody.share)}`),
      tag('b', {}, w.percent(report.nobody.share)),
      f.interval(report.nobody),
      w.count(report.nobody.count),
    ]);
  const byBot = report.bots.map((bot, i) => [
    bot.bot,
    shareBar(bot, colour(i + 2), `${bot.bot}: ${w.percent(bot.share)}`),
    tag('b', {}, w.percent(bot.share)),
    f.interval(bot),
    w.count(bot.count),
  ]);
  return section(
    w.whoWins,
    w.winsAbout,
    shareTable(rows, f),
    byBot.length > 0 ? [tag('h3', {}, w.byBot), shareTable(byBot, f)] : '',
  );
}

const shareTable = (rows: readonly (readonly Markup[])[], { w }: Format): Markup =>
  table(
    [
      { title: '', name: true },
      { title: '', plot: true },
      { title: w.wins },
      { title: '95 %', wide: true },
      { title: '', wide: true },
    ],
    rows,
  );

export function ends({ ends: found, unfinished, games }: Report, f: Format): Markup {
  const { w } = f;
  const rows = found.map(end => [
    end.name[f.lang],
    shareBar(end, 'c', `${end.name[f.lang]}: ${w.percent(end.share)}`),
    tag('b', {}, w.percent(end.share)),
    w.count(end.count),
  ]);
  const note = unfinished > 0 ? tag('p', { class: 'about' }, w.unfinished(unfinished)) : '';
  const about = w.games(games);
  return section(
    w.ends,
    about,
    table([{ title: '', name: true }, { title: '', plot: true }, { title: '' }, { title: '', wide: true }], rows),
    note,
  );
}

export function length(report: Report, f: Format): Markup {
  const { w } = f;
  const [all] = report.lengths;
  if (!all) return '';
  const [, low, median, high] = all.rounds;
  const plot = columns(withoutStragglers(all), {
    colour: 'a',
    title: `${w.rounds}: ${w.median} ${f.amount(median)}, ${w.half(f.amount(low), f.amount(high))}`,
    median,
    axis: w.rounds,
  });
  const rows = report.lengths.map(({ seats, games, rounds: [least, lower, middle, upper, most], decisions }) => [
    seats === null ? w.all : w.seats(seats),
    w.count(games),
    tag('b', {}, f.amount(middle)),
    `${f.amount(lower)}–${f.amount(upper)}`,
    `${f.amount(least)}–${f.amount(most)}`,
    f.amount(decisions[2]),
  ]);
  const [games = '', middle = '', half = '', range = '', decisions = ''] = w.lengthColumns;
  return section(
    w.length,
    w.lengthAbout,
    plot,
    table(
      [
        { title: '', name: true },
        { title: games },
        { title: middle },
        { title: half },
        { title: range, wide: true },
        { title: decisions, wide: true },
      ],
      rows,
    ),
  );
}

export function eliminations({ outs }: Report, { w }: Format): Markup {
  if (outs.length === 0) return '';
  const plot = columns(
    outs.map(({ round, count }) => [round, count]),
    { colour: 'b', title: w.outsAbout, axis: w.rounds },
  );
  return section(w.outs, w.outsAbout, plot);
}

export function roundByRound({ gauges }: Report, f: Format): Markup {
  if (gauges.length === 0) return '';
  const plots = gauges.map(gauge => {
    const order = gauge.lines.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const legend = order.map((line, i) =>
      tag('li', {}, tag('i', { class: colour(i) }), line.name[f.lang], ` (${f.w.count(line.count)})`),
    );
    return tag(
      'div',
      {},
      tag('h3', {}, gauge.name[f.lang]),
      tag('ul', { class: 'legend' }, ...legend),
      curves({ ...gauge, lines: order }, COLOURS, gauge.name[f.lang], f.w.round),
    );
  });
  return section(f.w.curves, f.w.curvesAbout, tag('div', { class: 'grid-of-plots' }, ...plots));
}
