/** Text that may stand in markup: nothing in it is read as a tag. */
export const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element; `inside` is markup already. */
export function tag(name: string, attributes: Attributes = {}, ...inside: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${plain(typeof value === 'number' ? short(value) : (value ?? ''))}"`);
  const open = `<${name}${written.join('')}`;
  return inside.length === 0 && VOID.has(name) ? `${open}/>` : `${open}>${inside.join('')}</${name}>`;
}

const VOID = new Set(['rect', 'line', 'circle', 'polyline', 'polygon', 'meta', 'br']);

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

/** A table whose cells are markup. The first cell of a row is its heading. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
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

const heading = (title: string | readonly string[]): string =>
  typeof title === 'string'
    ? plain(title)
    : tag('span', { class: 'scale' }, ...title.map(mark => tag('span', {}, plain(mark))));
