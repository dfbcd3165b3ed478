import type { Rounds } from './measure.ts';
import type { Figure, Ratio, Section, Unit } from './section.ts';

/** One line of a table. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly shown: string;
  /** The bar in words and whether it is met. */
  readonly bar?: { readonly text: string; readonly met: boolean };
}

export interface Report {
  readonly section: Section;
  readonly figures: readonly Row[];
  readonly ratios: readonly Row[];
}

export function report(section: Section, rounds: Rounds): Report {
  return {
    section,
    figures: section.figures.map(figure => figureRow(figure, rounds)),
    ratios: section.ratios.map(ratio => ratioRow(ratio, rounds)),
  };
}

function figureRow({ key, label, unit, below, atLeast }: Figure<Unit>, rounds: Rounds): Row {
  const value = median(rounds[key] ?? []);
  const row = { key, label, value, shown: `${shown(value)} ${unit}` };
  if (atLeast !== undefined) return { ...row, bar: { text: `at least ${atLeast} ${unit}`, met: value >= atLeast } };
  if (below === undefined) return row;
  return { ...row, bar: { text: `below ${below} ${unit}`, met: value < below } };
}

/** Both sides of a ratio come from the same round, a moment apart; then the median. */
function ratioRow({ key, label, of, to, atLeast, aim }: Ratio, rounds: Rounds): Row {
  const value = median((rounds[of] ?? []).map((rate, round) => rate / (rounds[to]?.[round] ?? Number.NaN)));
  const row = { key, label, value, shown: `${shown(value)} x` };
  if (atLeast === undefined) return row;
  const beyond = aim === undefined ? '' : `, aim ${aim} x`;
  return { ...row, bar: { text: `at least ${atLeast} x${beyond}`, met: value >= atLeast } };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Three digits that mean something; thousands apart. */
function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(3);
}

/** The table for people. */
export function asText({ section, figures, ratios }: Report): string {
  const rows = [...figures, ...ratios];
  const wide = Math.max(...rows.map(row => row.label.length));
  const line = ({ label, shown, bar }: Row): string =>
    `  ${label.padEnd(wide)}  ${shown.padStart(20)}${bar ? `  ${verdict(bar)}` : ''}`;
  return [
    section.name,
    `  ${section.about}`,
    '',
    ...figures.map(line),
    ...(ratios.length > 0 ? ['', ...ratios.map(line)] : []),
    '',
  ].join('\n');
}

/** The part of the one JSON object that belongs to a section. */
export function asJson({ section, figures, ratios }: Report): Record<string, unknown> {
  const rounded = (rows: readonly Row[]) => rows.map(({ key, value }) => [key, Number(value.toPrecision(5))]);
  const bars = [...figures, ...ratios].flatMap(({ key, bar }) => (bar ? [[key, bar.met]] : []));
  return {
    ...Object.fromEntries(rounded(figures)),
    ...(ratios.length > 0 ? { ratios: Object.fromEntries(rounded(ratios)) } : {}),
    ...section.facts,
    barsMet: Object.fromEntries(bars),
  };
}

export function asMarkdown({ section, figures, ratios }: Report): string {
  const rows = [...figures, ...ratios].map(({ label, shown, bar }) => [label, shown, bar ? verdict(bar) : ''] as const);
  const [first, second, third] = [0, 1, 2].map(column => Math.max(3, ...rows.map(row => row[column]?.length ?? 0)));
  const line = ([label, value, bar]: readonly [string, string, string]): string =>
    `| ${label.padEnd(first ?? 0)} | ${value.padStart(second ?? 0)} | ${bar.padEnd(third ?? 0)} |`;
  const rule = line(['-'.repeat(first ?? 0), `${'-'.repeat((second ?? 1) - 1)}:`, '-'.repeat(third ?? 0)]);
  return [`## ${section.name}`, '', section.about, '', line(['', '', 'bar']), rule, ...rows.map(line), ''].join('\n');
}

const verdict = ({ text, met }: NonNullable<Row['bar']>): string => `${met ? 'met' : 'NOT MET'} (${text})`;
