import type { Lang } from '@tafelrunde/engine';
import type { Report } from './report.ts';
import type { Multiple, Share } from './statistics.ts';

const COLUMNS = ['section', 'group', 'id', 'name', 'count', 'of', 'value', 'low', 'high', 'z'] as const;

type Cell = string | number | null;

/** Every number of the report as one table for spreadsheets: one value per line, always with a point. */
export function reportCsv(report: Report, lang: Lang): string {
  const rows: Cell[][] = [
    ...report.sides.map(s => shareRow('wins', s.seats ?? '', s.id, s.name[lang], s)),
    shareRow('wins', '', 'nobody', 'nobody', report.nobody),
    ...report.bots.map(bot => shareRow('bots', '', bot.bot, bot.bot, bot)),
    ...report.ends.map(end => shareRow('ends', '', end.id, end.name[lang], end)),
    ...report.lengths.flatMap(({ seats, histogram, games }) =>
      histogram.map(([rounds, n]) => ['rounds', seats ?? '', rounds, String(rounds), n, games, n / games, '', '', '']),
    ),
    ...report.outs.map(({ round, count }) => ['out', '', round, String(round), count, '', '', '', '', '']),
    ...report.pools.flatMap(pool =>
      pool.effects.map(effect => multipleRow('luck', pool.id, effect.thing, effect.name[lang], effect)),
    ),
    ...report.uses.flatMap(({ id, things }) =>
      things.flatMap(thing => [
        shareRow('used', group(id, thing.role), thing.id, thing.name[lang], thing.games),
        shareRow('won-with', group(id, thing.role), thing.id, thing.name[lang], thing.won),
        ...(thing.effect
          ? [multipleRow('use-effect', group(id, thing.role), thing.id, thing.name[lang], thing.effect)]
          : []),
      ]),
    ),
    ...report.forms.flatMap(form => blowRows('form', '', form, lang, report.games)),
    ...report.figures.flatMap(({ id, figures }) =>
      figures.flatMap(figure => [
        ...blowRows('figure', id, figure, lang, figure.games),
        ...(['taken', 'fell'] as const).map(
          what =>
            [
              'figure',
              id,
              `${figure.id}/${what}`,
              figure.name[lang],
              figure[what],
              figure.games,
              '',
              '',
              '',
              '',
            ] as Cell[],
        ),
      ]),
    ),
    ...report.counts.map(({ id, name, mean, spread }) => [
      'count',
      '',
      id,
      name[lang],
      '',
      report.games,
      mean,
      mean - spread,
      mean + spread,
      '',
    ]),
    ...report.gauges.flatMap(({ id, lines }) =>
      lines.flatMap(line =>
        line.points.map(([mean, deviation], round) => [
          'curve',
          `${id}/${line.id}`,
          round,
          line.name[lang],
          line.count,
          '',
          mean,
          mean - deviation,
          mean + deviation,
          '',
        ]),
      ),
    ),
  ];
  return `${[[...COLUMNS], ...rows].map(row => row.map(cell).join(',')).join('\n')}\n`;
}

const group = (kind: string, role: { readonly en: string } | null): string => (role ? `${kind}/${role.en}` : kind);

const shareRow = (section: string, of: Cell, id: Cell, name: string, s: Share): Cell[] => [
  section,
  of,
  id,
  name,
  s.count,
  s.of,
  s.share,
  s.low,
  s.high,
  '',
];

const multipleRow = (section: string, of: Cell, id: Cell, name: string, m: Multiple): Cell[] => [
  section,
  of,
  id,
  name,
  m.wins,
  m.count,
  m.ratio,
  m.ratio - m.spread,
  m.ratio + m.spread,
  m.z,
];

function blowRows(section: string, of: string, blows: Report['forms'][number], lang: Lang, games: number): Cell[][] {
  return (['attacks', 'hits', 'wounds', 'felled'] as const).map(what => [
    section,
    of,
    `${blows.id}/${what}`,
    blows.name[lang],
    blows[what],
    games,
    blows[what] / Math.max(1, games),
    '',
    '',
    '',
  ]);
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  const text = value ?? '';
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
