/** No line of the drawing is longer. */
export const WIDTH = 100;

/** A long line broken at blanks; what follows the first line is indented. */
export function wrapped(text: string, indent = '   '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/^ *\S+|\S+/g) ?? []) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length <= WIDTH) {
      line = next;
      continue;
    }
    lines.push(line);
    line = `${indent}${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Short texts side by side, as many columns as there is room for, read down the columns. */
export function inColumns(texts: readonly string[]): string[] {
  const longest = Math.max(0, ...texts.map(text => text.length)) + 2;
  const columns = Math.max(1, Math.floor(WIDTH / longest));
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (texts[column * rows + row] ?? '').padEnd(longest))
      .join('')
      .trimEnd(),
  );
}

/** The same name several times is said once, with its number. */
export function counted(names: readonly string[]): string[] {
  const many = new Map<string, number>();
  for (const name of names) many.set(name, (many.get(name) ?? 0) + 1);
  return [...many].map(([name, n]) => (n === 1 ? name : `${n}× ${name}`));
}
