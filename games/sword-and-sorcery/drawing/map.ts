import { type Lang, speak } from '@tafelrunde/engine';
import { doorBetween, type GroundCell } from '@tafelrunde/engine/geometry';
import { groundOf } from '../rules/zones.ts';
import type { View } from '../view.ts';
import { codesIn, figureCodes, letterOf, type Sign, signName, signsIn } from './signs.ts';
import { WIDTH, wrapped } from './wrapped.ts';

type Line = 'none' | 'border' | 'wall' | 'closed' | 'locked' | 'magic' | 'N' | 'E' | 'S' | 'W';

const UPRIGHT: Readonly<Record<Line, string>> = {
  none: ' ',
  border: '┊',
  wall: '│',
  closed: 'D',
  locked: 'L',
  magic: 'M',
  N: '^',
  E: '>',
  S: 'v',
  W: '<',
};

/** Where walls meet, by the sides they come from: up, right, down, left. */
const CORNERS = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/**
 * The map in characters: walls are drawn through, borders of zones dotted, with doors and barriers on them. In every zone stand its letter, at the
 * mark, then whoever is there and the signs of what lies there, as far as there is room; the lists below it are complete.
 */
export function drawMap(view: View, lang: Lang): string[] {
  const { drawn } = groundOf(view.adventure);
  const { ground, width, height } = drawn;
  const room = Math.max(1, Math.min(3, Math.floor((WIDTH - 1) / width) - 1));
  const at = (x: number, y: number): GroundCell | null =>
    x < 0 || y < 0 || x >= width || y >= height ? null : (ground[y * width + x] ?? null);
  const upright = (x: number, y: number): Line => lineOf(view, at(x - 1, y), at(x, y), 'E', 'W');
  const level = (x: number, y: number): Line => lineOf(view, at(x, y - 1), at(x, y), 'S', 'N');
  const canvas: string[][] = [];
  for (let y = 0; y <= height; y++) {
    let line = '';
    for (let x = 0; x <= width; x++) {
      line += cornerAt(upright, level, x, y);
      if (x < width) line += levelText(level(x, y), room);
    }
    canvas.push([...line]);
    if (y === height) break;
    line = '';
    for (let x = 0; x <= width; x++) line += UPRIGHT[upright(x, y)] + (x < width ? ' '.repeat(room) : '');
    canvas.push([...line]);
  }
  fill(view, canvas, room);
  return [...canvas.map(line => line.join('').trimEnd()), ...legend(view, lang)];
}

function lineOf(view: View, a: GroundCell | null, b: GroundCell | null, from: 'E' | 'S', to: 'W' | 'N'): Line {
  const edge = a?.edges[from] ?? b?.edges[to] ?? 'none';
  if (edge === 'wall') return 'wall';
  if (a === null || b === null || a.zone === b.zone) return 'none';
  if (edge !== 'door') return edge === 'none' ? 'border' : edge;
  const { zones } = groundOf(view.adventure).map.data;
  const id = doorBetween(zones[a.zone ?? 0] ?? '', zones[b.zone ?? 0] ?? '');
  const door = view.doors.find(one => one.id === id);
  if (door === undefined || door.state === 'open') return 'border';
  return door.state === 'wall' ? 'wall' : door.lock === null ? door.state : 'magic';
}

type Lines = (x: number, y: number) => Line;

function cornerAt(upright: Lines, level: Lines, x: number, y: number): string {
  const sides = [upright(x, y - 1), level(x, y), upright(x, y), level(x - 1, y)];
  const isWall = (line: Line): boolean => line === 'wall' || line === 'closed' || line === 'locked' || line === 'magic';
  const corner = CORNERS[sides.reduce((sum, line, i) => sum + (isWall(line) ? 1 << i : 0), 0)] ?? ' ';
  if (corner !== ' ') return corner;
  if (sides[0] !== 'none' || sides[2] !== 'none') return sides[1] === 'none' && sides[3] === 'none' ? '┊' : '·';
  return sides[1] === 'none' && sides[3] === 'none' ? ' ' : '┄';
}

function levelText(line: Line, room: number): string {
  if (line === 'none') return ' '.repeat(room);
  if (line === 'wall') return '─'.repeat(room);
  if (line === 'border') return '┄'.repeat(room);
  const sign = UPRIGHT[line];
  const stroke = line.length === 1 ? '┄' : '─';
  return room < 3 ? sign.padEnd(room, stroke) : `${stroke}${sign}${stroke}`;
}

/** Writes into each zone its letter, at the mark, and around it everybody and everything there, as long as there is room. */
function fill(view: View, canvas: string[][], room: number): void {
  const { ground, width } = groundOf(view.adventure).drawn;
  const codes = figureCodes(view);
  for (let zone = 0; zone < view.ground.length; zone++) {
    const own = ground.flatMap(cell => (cell?.zone === zone ? [cell] : []));
    const mark = own.find(cell => cell.mark);
    if (mark === undefined) continue;
    const label = room < 3 ? `${letterOf(zone)}:`.slice(0, room) : `[${letterOf(zone)}]`;
    write(canvas, 2 * mark.y + 1, mark.x * (room + 1) + 1, label);
    const parts = codesIn(view, zone, codes);
    const signs = signsIn(view, zone).join('');
    for (let i = 0; i < signs.length; i += room) parts.push(signs.slice(i, i + room));
    const isOwn = (x: number, y: number): boolean => x >= 0 && x < width && ground[y * width + x]?.zone === zone;
    let left = parts.length;
    for (const { y, from, to } of runs(canvas, own, isOwn, room)) {
      let at = from;
      while (left > 0) {
        const part = (parts[parts.length - left] ?? '').slice(0, room);
        if (at + part.length > to) break;
        write(canvas, y, at, part);
        at += part.length + 1;
        left--;
      }
    }
    if (left > 0) write(canvas, 2 * mark.y + 1, mark.x * (room + 1) + 1, `${letterOf(zone)}+${left}`.slice(0, room));
  }
}

interface Blank {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Blank stretches of a zone, from top to bottom. */
function runs(
  canvas: readonly (readonly string[])[],
  own: readonly GroundCell[],
  isOwn: (x: number, y: number) => boolean,
  room: number,
): Blank[] {
  const step = room + 1;
  const top = Math.min(...own.map(({ y }) => y));
  const bottom = Math.max(...own.map(({ y }) => y));
  const belongs = (row: number, column: number): boolean => {
    if (canvas[row]?.[column] !== ' ') return false;
    const xs = column % step === 0 ? [column / step - 1, column / step] : [Math.floor(column / step)];
    const ys = row % 2 === 0 ? [row / 2 - 1, row / 2] : [(row - 1) / 2];
    return ys.every(y => xs.every(x => isOwn(x, y)));
  };
  const found: Blank[] = [];
  for (let row = 2 * top + 1; row <= 2 * bottom + 1; row++) {
    const line = canvas[row] ?? [];
    let from = -1;
    for (let column = 0; column <= line.length; column++) {
      if (belongs(row, column)) {
        // A blank stays between what is written there already and what follows.
        if (from < 0) from = isWritten(line[column - 1]) ? column + 1 : column;
      } else if (from >= 0) {
        found.push({ y: row, from, to: isWritten(line[column]) ? column - 1 : column });
        from = -1;
      }
    }
  }
  return found;
}

const isWritten = (character: string | undefined): boolean => /[[\]:]/.test(character ?? '');

function write(canvas: string[][], y: number, x: number, text: string): void {
  for (const [i, character] of [...text].entries()) (canvas[y] ?? [])[x + i] = character;
}

/** The signs on the map that somebody might not know. */
function legend(view: View, lang: Lang): string[] {
  const t = speak(lang);
  const signs = new Set<Sign>(view.ground.flatMap((_, zone) => signsIn(view, zone)));
  const doors = view.doors.filter(({ state }) => state === 'closed' || state === 'locked');
  const parts = [
    ...(doors.some(({ state, lock }) => state === 'closed' && lock === null) ? [t('D door', 'D Tür')] : []),
    ...(doors.some(({ state, lock }) => state === 'locked' && lock === null)
      ? [t('L locked door', 'L verschlossene Tür')]
      : []),
    ...(doors.some(({ lock }) => lock !== null) ? [t('M magic lock', 'M magisches Schloss')] : []),
    t('v ^ < > barrier, passed that way only', 'v ^ < > Barriere, nur in dieser Richtung'),
    ...[...signs].map(sign => `${sign} ${signName(sign)[lang]}`),
  ];
  return wrapped(parts.join(', '));
}
