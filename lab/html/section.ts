import { type Markup, tag } from './markup.ts';

export const COLOURS = ['a', 'b', 'c', 'd'] as const;
export const colour = (i: number): string => COLOURS[i % COLOURS.length] ?? 'a';

/** A card of the page: a heading, what it shows, and markup. */
export function section(title: string, about: string, ...inside: readonly Markup[]): Markup {
  return tag('section', {}, tag('h2', {}, title), tag('p', { class: 'about' }, about), ...inside);
}

/** From a long list the two ends are shown; all of it can be unfolded. */
const SHOWN = 5;

export function folding<Row>(rows: readonly Row[], draw: (rows: readonly Row[]) => Markup, all: string): Markup {
  if (rows.length <= 3 * SHOWN) return draw(rows);
  const ends = [...rows.slice(0, SHOWN), ...rows.slice(-SHOWN)];
  return [draw(ends), tag('details', {}, tag('summary', {}, all), draw(rows))];
}
