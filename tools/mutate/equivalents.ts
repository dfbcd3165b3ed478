// Changes that change nothing anybody could notice, each with the reason: `games/<game>/test/equivalent-mutants.txt`.
// An entry is four lines, with an empty line after it; lines that begin with # are remarks:
//
//   rules/turn.ts
//   line: winners: red === blue ? [] : [red > blue ? 0 : 1],
//   change: red > blue -> red >= blue
//   why: this side is only reached where they differ
import { Unclear } from './wishes.ts';

export interface Equivalent {
  /** Inside the game's folder. */
  readonly file: string;
  /** The line as it stands in the file, without the space around it. */
  readonly line: string;
  readonly change: string;
  readonly why: string;
  /** The number of the entry's first line. */
  readonly at: number;
}

export function readEquivalents(text: string, name: string): Equivalent[] {
  const entries: Equivalent[] = [];
  let lines: string[] = [];
  const close = (end: number): void => {
    if (lines.length === 0) return;
    entries.push(entry(lines, end - lines.length + 1, name));
    lines = [];
  };
  const all = text.split('\n');
  for (const [index, line] of all.entries())
    if (line.trim() === '' || line.startsWith('#')) close(index);
    else lines.push(line.trim());
  close(all.length);
  return entries;
}

function entry([file = '', ...rest]: readonly string[], at: number, name: string): Equivalent {
  const part = (key: string, place: number): string => {
    const line = rest[place] ?? '';
    if (!line.startsWith(`${key}: `) || line.length === key.length + 2)
      throw new Unclear(
        `${name}:${at}: an entry is a file and three lines "line: ...", "change: ...", "why: ..."; "${key}: " is missing in line ${at + place + 1}.`,
      );
    return line.slice(key.length + 2).trim();
  };
  const read = { file, line: part('line', 0), change: part('change', 1), why: part('why', 2), at };
  if (rest.length > 3)
    throw new Unclear(`${name}:${at}: an entry has four lines; put an empty line before "${rest[3]}".`);
  return read;
}
