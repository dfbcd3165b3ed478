/**
 * An outline on whole numbers, written as short as SVG allows: on a square of 512 nobody sees the difference, and the file
 * is less than half as long. Every point is rounded where it lies, so that no error adds up along the way.
 */
export function roundedPath(path: string): string {
  const pen = new Pen();
  for (const [, letter = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = valuesOf(letter, numbers);
    const size = SIZES[letter.toUpperCase()];
    if (size === undefined) throw new Error(`An outline has no command "${letter}".`);
    if (size === 0) pen.close();
    for (let at = 0; at < values.length; at += size) {
      // What follows the first pair of a move are lines.
      const name = at > 0 && letter.toUpperCase() === 'M' ? (letter === 'M' ? 'L' : 'l') : letter;
      pen.draw(name, values.slice(at, at + size));
    }
  }
  return pen.text;
}

/** Numbers that each command takes at a time. */
const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The two flags of an arc may stand without anything between them. */
function valuesOf(letter: string, numbers: string): number[] {
  const number = '[-+]?(?:\\d*\\.\\d+|\\d+\\.?)(?:[eE][-+]?\\d+)?';
  if (letter.toUpperCase() !== 'A') return (numbers.match(new RegExp(number, 'g')) ?? []).map(Number);
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    'g',
  );
  return [...numbers.matchAll(arc)].flatMap(match => match.slice(1).map(Number));
}

class Pen {
  text = '';
  private last = '';
  /** Where the outline really is. */
  private x = 0;
  private y = 0;
  /** Where it began. */
  private startX = 0;
  private startY = 0;

  close(): void {
    this.x = this.startX;
    this.y = this.startY;
    this.text += 'z';
    this.last = 'z';
  }

  draw(letter: string, values: readonly number[]): void {
    const name = letter.toLowerCase();
    const isRelative = letter === name;
    const { x, y } = this;
    const toX = (value: number) => (isRelative ? x + value : value);
    const toY = (value: number) => (isRelative ? y + value : value);
    const across = (value: number) => Math.round(toX(value)) - Math.round(x);
    const down = (value: number) => Math.round(toY(value)) - Math.round(y);
    if (name === 'h') {
      this.write('h', [across(values[0] ?? 0)]);
      this.x = toX(values[0] ?? 0);
      return;
    }
    if (name === 'v') {
      this.write('v', [down(values[0] ?? 0)]);
      this.y = toY(values[0] ?? 0);
      return;
    }
    const [endX = 0, endY = 0] = values.slice(-2);
    // Radii of an arc are no points; half of one is still seen.
    const shape = name === 'a' ? values.slice(0, 5).map(value => Math.round(value * 10) / 10) : [];
    const points = values.slice(shape.length).map((value, i) => (i % 2 === 0 ? across(value) : down(value)));
    this.x = toX(endX);
    this.y = toY(endY);
    if (name === 'm') {
      this.startX = this.x;
      this.startY = this.y;
    }
    this.write(name, [...shape, ...points]);
  }

  /** Leaves out what needs not be said: the same command again, the space before a minus. */
  private write(name: string, values: readonly number[]): void {
    // A line of no length is none; a move starts an outline even on the spot.
    if ('hvl'.includes(name) && values.every(value => value === 0)) return;
    const isSaid = name === this.last || (name === 'l' && this.last === 'm');
    let line = isSaid ? '' : name;
    for (const [i, value] of values.entries()) {
      const digits = String(value).replace(/^(-?)0\./, '$1.');
      line += (i === 0 && !isSaid) || digits.startsWith('-') ? digits : ` ${digits}`;
    }
    this.text += line;
    this.last = name;
  }
}
