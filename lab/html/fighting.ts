import type { Format } from '../format.ts';
import type { Blows, FigureReport, Report } from '../report.ts';
import { type Markup, table, tag } from './markup.ts';
import { amountBar } from './plots.ts';
import { section } from './section.ts';

export function blows({ forms, figures, games }: Report, f: Format): Markup {
  if (forms.length === 0 && figures.length === 0) return '';
  const { w } = f;
  const [attacks = '', hit = '', woundsAHit = '', felled = ''] = w.blowsColumns;
  const rows = forms.map(form => [
    form.name[f.lang],
    each(form.attacks, games, f),
    hitShare(form, f),
    form.hits === 0 ? '' : w.number(form.wounds / form.hits),
    each(form.felled, games, f, 2),
  ]);
  const columns = [
    { title: w.form, name: true as const },
    ...[attacks, hit, woundsAHit, felled].map(title => ({ title })),
  ];
  return section(
    w.blows,
    w.perGameNote,
    forms.length === 0 ? '' : table(columns, rows),
    ...figures.map(kind => figurePlot(kind, f)),
  );
}

function figurePlot({ name, figures }: FigureReport, f: Format): Markup {
  const { w } = f;
  const perGame = (figure: (typeof figures)[number], what: 'wounds' | 'taken'): number =>
    figure[what] / Math.max(1, figure.games);
  const most = Math.max(...figures.flatMap(figure => [perGame(figure, 'wounds'), perGame(figure, 'taken')]));
  const [attacks = '', hit = '', dealt = '', taken = '', felled = '', fell = ''] = w.figureColumns;
  const rows = figures.map(figure => {
    const called = figure.name[f.lang];
    const both = [
      amountBar(perGame(figure, 'wounds'), most, 'a', `${called}: ${w.number(perGame(figure, 'wounds'), 2)} ${dealt}`),
      amountBar(perGame(figure, 'taken'), most, 'b', `${called}: ${w.number(perGame(figure, 'taken'), 2)} ${taken}`),
    ];
    return [
      called,
      both,
      w.number(perGame(figure, 'wounds')),
      w.number(perGame(figure, 'taken')),
      each(figure.felled, figure.games, f, 2),
      each(figure.fell, figure.games, f, 2),
      each(figure.attacks, figure.games, f),
      hitShare(figure, f),
    ];
  });
  const legend = tag(
    'ul',
    { class: 'legend' },
    ...[dealt, taken].map((word, i) => tag('li', {}, tag('i', { class: i === 0 ? 'a' : 'b' }), word)),
  );
  return [
    tag('h3', {}, name[f.lang]),
    legend,
    table(
      [
        { title: w.figure, name: true },
        { title: '', plot: true },
        { title: dealt },
        { title: taken },
        { title: felled },
        { title: fell, wide: true },
        { title: attacks, wide: true },
        { title: hit, wide: true },
      ],
      rows,
    ),
  ];
}

export function counts({ counts: found }: Report, f: Format): Markup {
  if (found.length === 0) return '';
  const most = Math.max(...found.map(({ mean }) => mean));
  const rows = found.map(({ name, mean, spread }) => [
    name[f.lang],
    amountBar(mean, most, 'd', `${name[f.lang]}: ${f.w.number(mean, 2)}`),
    [`${f.w.number(mean, 2)} `, tag('small', {}, `± ${f.w.number(spread, 2)}`)],
  ]);
  return section(
    f.w.counts,
    f.w.countsAbout,
    table([{ title: '', name: true }, { title: '', plot: true }, { title: f.w.perGame }], rows),
  );
}

const each = (count: number, games: number, { w }: Format, digits = 1): string =>
  w.number(count / Math.max(1, games), digits);
const hitShare = ({ attacks, hits }: Blows, { w }: Format): string =>
  attacks === 0 ? '' : `${w.number((hits / attacks) * 100, 0)} %`;
