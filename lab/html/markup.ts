/** Markup as plain data: written into a file as HTML, or built by a page as its own elements. A string is text, never a tag. */
export type Markup = string | Tag | readonly Markup[];

export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly inside: readonly Markup[];
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function tag(name: string, attributes: Attributes = {}, ...inside: readonly Markup[]): Tag {
  return { name, attributes, inside };
}

/** Markup as HTML. */
export function written(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup);
  if (!isTag(markup)) return markup.map(written).join('');
  const { name, attributes, inside } = markup;
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? short(value) : (value ?? ''))}"`);
  const open = `<${name}${pairs.join('')}`;
  if (inside.length === 0 && VOID.has(name)) return `${open}/>`;
  return `${open}>${name === 'style' ? inside.join('') : written(inside)}</${name}>`;
}

export const isTag = (markup: Markup): markup is Tag => typeof markup === 'object' && 'inside' in markup;

const VOID = new Set(['rect', 'line', 'circle', 'polyline', 'polygon', 'meta', 'br']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Coordinates need no more than two digits. */
export const short = (value: number): string => String(Number(value.toFixed(2)));
export const percent = (share: number): string => `${short(share * 100)}%`;

export interface Column {
  /** Several are spread over the width: the marks of a scale. */
  readonly title: string | readonly string[];
  /** Left out where the screen is narrow. */
  readonly wide?: true;
  readonly plot?: true;
  readonly name?: true;
}

/** The first cell of a row is its heading. */
export function table(columns: readonly Column[], rows: readonly (readonly Markup[])[]): Markup {
  const kind = ({ wide, plot, name }: Column): string | undefined =>
    [wide && 'wide', plot && 'plot', name && 'name'].filter(Boolean).join(' ') || undefined;
  const head = columns.map(column => tag('th', { scope: 'col', class: kind(column) }, heading(column.title)));
  const body = rows.map(cells =>
    tag(
      'tr',
      {},
      ...cells.map((cell, i) =>
        i === 0
          ? tag('th', { scope: 'row', class: 'name' }, cell)
          : tag('td', { class: columns[i] && kind(columns[i]) }, cell),
      ),
    ),
  );
  const whole = tag('table', {}, tag('thead', {}, tag('tr', {}, ...head)), tag('tbody', {}, ...body));
  return tag('div', { class: 'scroll' }, whole);
}

const heading = (title: string | readonly string[]): Markup =>
  typeof title === 'string' ? title : tag('span', { class: 'scale' }, ...title.map(mark => tag('span', {}, mark)));
