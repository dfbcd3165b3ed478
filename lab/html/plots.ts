import type { GaugeReport, Length } from '../report.ts';
import { type Markup, percent, short, tag } from './markup.ts';

/** A share as a bar with its interval; `fair` marks what all alike would have. */
export function shareBar(
  { share, low, high }: { share: number; low: number; high: number },
  colour: string,
  title: string,
  fair?: number,
): Markup {
  return picture(
    title,
    26,
    tag('rect', { class: 'track', x: 0, y: 5, width: '100%', height: 16, rx: 4 }),
    tag('rect', { class: `fill ${colour}`, x: 0, y: 5, width: percent(share), height: 16, rx: 4 }),
    ...(fair === undefined
      ? []
      : [tag('line', { class: 'fair', x1: percent(fair), x2: percent(fair), y1: 1, y2: 25 })]),
    whisker(low, high, 13),
  );
}

const whisker = (low: number, high: number, y: number): Markup => [
  tag('line', { class: 'whisker', x1: percent(low), x2: percent(high), y1: y, y2: y }),
  tag('line', { class: 'whisker', x1: percent(low), x2: percent(low), y1: y - 4, y2: y + 4 }),
  tag('line', { class: 'whisker', x1: percent(high), x2: percent(high), y1: y - 4, y2: y + 4 }),
];

/** Multiples are drawn on a scale of ratios: half as often lies as far to the left as twice as often to the right. */
export class MultipleScale {
  readonly #reach: number;

  /** Wide enough for all of these, but never so wide that everything shrinks to a point. */
  constructor(multiples: readonly { ratio: number; spread: number }[]) {
    const far = multiples.map(({ ratio, spread }) =>
      Math.max(Math.abs(log(ratio + spread)), Math.abs(log(Math.max(ratio - spread, ratio / 2)))),
    );
    this.#reach = Math.min(2, Math.max(0.4, ...far) * 1.05);
  }

  /** What the two ends and the middle of the scale mean. */
  marks(number: (value: number, digits: number) => string): string[] {
    return [number(2 ** -this.#reach, 2), '1', number(2 ** this.#reach, 2)];
  }

  at(ratio: number): number {
    return Math.min(1, Math.max(0, 0.5 + log(ratio) / this.#reach / 2));
  }

  /** A dot with its interval; the middle line is 1. */
  dot({ ratio, spread, z }: { ratio: number; spread: number; z: number }, limit: number, title: string): Markup {
    const colour = Math.abs(z) <= limit ? 'unsure' : z > 0 ? 'good' : 'bad';
    return picture(
      title,
      22,
      tag('line', { class: 'axis', x1: '50%', x2: '50%', y1: 0, y2: 22 }),
      tag('line', {
        class: `range ${colour}`,
        x1: percent(this.at(ratio - spread)),
        x2: percent(this.at(ratio + spread)),
        y1: 11,
        y2: 11,
      }),
      tag('circle', { class: `dot ${colour}`, cx: percent(this.at(ratio)), cy: 11, r: 5 }),
    );
  }
}

const log = (ratio: number): number => Math.log2(Math.max(ratio, 0.05));

/** A plain bar, as long as its part of the largest. */
export const amountBar = (value: number, largest: number, colour: string, title: string): Markup =>
  picture(
    title,
    16,
    tag('rect', { class: 'track', x: 0, y: 4, width: '100%', height: 8, rx: 4 }),
    tag('rect', {
      class: `fill ${colour}`,
      x: 0,
      y: 4,
      width: percent(largest > 0 ? value / largest : 0),
      height: 8,
      rx: 4,
    }),
  );

/** Columns over whole numbers, with the middle marked. */
export function columns(
  values: readonly (readonly [at: number, count: number])[],
  options: { readonly colour: string; readonly title: string; readonly median?: number; readonly axis: string },
): Markup {
  const first = values[0]?.[0] ?? 0;
  const last = values[values.length - 1]?.[0] ?? first;
  const places = last - first + 1;
  const highest = Math.max(1, ...values.map(([, count]) => count));
  const all = values.reduce((sum, [, count]) => sum + count, 0);
  const bars = values.map(([at, count]) =>
    tag(
      'rect',
      {
        class: `fill ${options.colour}`,
        x: percent((at - first + 0.08) / places),
        y: percent(1 - count / highest),
        width: percent(0.84 / places),
        height: percent(count / highest),
      },
      tag('title', {}, `${at}: ${count} (${short((count / all) * 100)} %)`),
    ),
  );
  const middle = options.median;
  const mark =
    middle === undefined
      ? []
      : [percent((middle - first + 0.5) / places)].map(x =>
          tag('line', { class: 'fair', x1: x, x2: x, y1: 0, y2: '100%' }),
        );
  return figure(
    tag('svg', { class: 'columns', role: 'img' }, tag('title', {}, options.title), ...bars, ...mark),
    axis(
      ticks(first, last).map(at => [(at - first + 0.5) / places, String(at)]),
      options.axis,
    ),
  );
}

/** Lines over the rounds, each with a band. All are drawn in a square of 1000 and stretched to the place there is. */
export function curves({ lines }: GaugeReport, colours: readonly string[], title: string, roundWord: string): Markup {
  const rounds = Math.max(1, ...lines.map(({ points }) => points.length - 1));
  const top = niceTop(Math.max(1, ...lines.flatMap(({ points }) => points.map(([mean, sd]) => mean + sd))));
  const x = (round: number): string => short((round / rounds) * 1000);
  const y = (value: number): string => short(1000 - (Math.min(Math.max(value, 0), top) / top) * 1000);
  const drawn = lines.flatMap(({ points }, i) => {
    const colour = colours[i % colours.length] ?? '';
    const upper = points.map(([mean, sd], round) => `${x(round)},${y(mean + sd)}`);
    const lower = points.map(([mean, sd], round) => `${x(round)},${y(mean - sd)}`).reverse();
    return [
      tag('polygon', { class: `band ${colour}`, points: [...upper, ...lower].join(' ') }),
      tag('polyline', { class: `curve ${colour}`, points: points.map(([m], r) => `${x(r)},${y(m)}`).join(' ') }),
    ];
  });
  const grid = [0, 0.5, 1].map(part =>
    tag('line', { class: 'grid', x1: 0, x2: 1000, y1: part * 1000, y2: part * 1000 }),
  );
  const svg = tag(
    'svg',
    { class: 'curves', viewBox: '0 0 1000 1000', preserveAspectRatio: 'none', role: 'img' },
    tag('title', {}, title),
    ...grid,
    ...drawn,
  );
  const scale = [tag('span', { class: 'top' }, short(top)), tag('span', { class: 'half' }, short(top / 2))];
  return figure(
    tag('div', { class: 'plane' }, scale, svg),
    axis(
      ticks(1, rounds + 1).map(round => [(round - 1) / rounds, String(round)]),
      roundWord,
    ),
  );
}

const figure = (...inside: readonly Markup[]): Markup => tag('div', { class: 'figure' }, ...inside);

/** Labels below a plot, at shares of its width. */
function axis(labels: readonly (readonly [at: number, text: string])[], unit: string): Markup {
  const marks = labels.map(([at, text]) => tag('text', { x: percent(at), y: 12 }, text));
  return [
    tag('svg', { class: 'axis-labels', height: 18, 'aria-hidden': 'true' }, ...marks),
    tag('div', { class: 'unit' }, unit),
  ];
}

function ticks(first: number, last: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(s => (last - first) / s <= 8) ?? 1000;
  const found: number[] = [];
  for (let at = Math.ceil(first / step) * step; at <= last; at += step) found.push(at);
  return found.includes(first) || step === 1 ? found : [first, ...found.filter(at => at - first >= step / 2)];
}

function niceTop(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find(step => step * size >= value) ?? 10) * size;
}

function picture(title: string, height: number, ...inside: readonly Markup[]): Markup {
  return tag('svg', { height, role: 'img' }, tag('title', {}, title), ...inside);
}

/** The histogram of a length, without the last percent of stragglers that would squeeze the rest. */
export function withoutStragglers({ histogram, games }: Length): Length['histogram'] {
  let seen = 0;
  return histogram.filter(([, count]) => {
    const before = seen;
    seen += count;
    return before < games * 0.99;
  });
}
