import type { Drawing, Lang, Text } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import { actingLines } from './acting.ts';
import { aimLines } from './aims.ts';
import { adventureOf } from './content/adventures/index.ts';
import { sizeOf } from './content/adventures/plan.ts';
import { type BossId, boss, hero, type MinionId, minion, minions } from './content/index.ts';
import { darkLines } from './dark.ts';
import { layoutLines, markLines } from './layout.ts';
import { nameOf, squareName } from './names.ts';
import { standingValues } from './rules/standing-values.ts';
import { areaText } from './squares-text.ts';
import type { Figure } from './state.ts';
import type { ThingView, View } from './view.ts';

const WORDS = {
  round: { en: 'Round', de: 'Runde' },
  at: { en: 'at', de: 'auf' },
  faces: { en: 'faces', de: 'blickt nach' },
  move: { en: 'move', de: 'Bewegung' },
  combat: { en: 'combat dice', de: 'Kampfwürfel' },
  defence: { en: 'in defence', de: 'in der Verteidigung' },
  ranged: { en: 'ranged dice', de: 'Fernkampfwürfel' },
  armour: { en: 'armour', de: 'Rüstung' },
  wounds: { en: 'wounds', de: 'Wunden' },
  injured: { en: 'injured', de: 'verletzt' },
  done: { en: 'has had its turn', de: 'war schon dran' },
  carries: { en: 'carries', de: 'trägt' },
  spells: { en: 'spells', de: 'Zauber' },
  bones: { en: 'Bones', de: 'Knochen' },
  finds: { en: 'To be found', de: 'Zu finden' },
  has: { en: 'with', de: 'bei' },
  hand: { en: 'hand', de: 'Hand' },
  deck: { en: 'deck', de: 'Stapel' },
  discard: { en: 'discard', de: 'Ablage' },
  commands: { en: 'commands', de: 'Befehle' },
  overlord: { en: 'Overlord', de: 'Overlord' },
  open: { en: 'open', de: 'offen' },
  seal: { en: 'seal', de: 'Siegel' },
  raise: { en: 'Can be raised', de: 'Erweckbar' },
  of: { en: 'of', de: 'von' },
  room: { en: 'where there is room', de: 'wo Platz ist' },
  onBoard: { en: 'on the board', de: 'auf dem Plan' },
  map: { en: 'The laid-out board', de: 'Der ausgelegte Spielplan' },
} satisfies Record<string, Text>;

const DIRECTIONS: Readonly<Record<Facing, Text>> = {
  N: { en: 'north', de: 'Norden' },
  E: { en: 'east', de: 'Osten' },
  S: { en: 'south', de: 'Süden' },
  W: { en: 'west', de: 'Westen' },
};
const ARROWS: Readonly<Record<Facing, string>> = { N: '^', E: '>', S: 'v', W: '<' };

/** The table as text: a map with an arrow for each facing, then one line per figure, door and hand; or all of it in sentences. */
export function draw(view: View, { lang, plain, seat }: Drawing): string[] {
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const { name } = adventureOf(view.adventure);
  const title = `${name[lang]}. ${say('round')} ${view.round}`;
  const figures = view.figures.map(figure => figureLine(view, figure, lang, seat));
  const things = [...view.things.map(thing => thingLine(view, thing, lang)), ...findsLine(view, lang)];
  const overlord = overlordLine(view, lang, seat);
  if (plain)
    return [
      title,
      ...actingLines(view, lang),
      ...aimLines(view, lang),
      ...figures,
      overlord,
      raiseLine(view, lang),
      ...layoutLines(view, lang),
      ...things,
      ...darkLines(view, lang),
    ];
  const bones = view.bones.map(cell => place(view, cell)).join(', ');
  return [
    title,
    ...aimLines(view, lang),
    ...drawMap(view),
    ...markLines(view, lang),
    ...figures,
    ...things,
    ...(bones ? [`${say('bones')}: ${bones}`] : []),
    raiseLine(view, lang),
    overlord,
    ...darkLines(view, lang),
  ];
}

function findsLine(view: View, lang: Lang): string[] {
  const { marks = {} } = adventureOf(view.adventure);
  const all = view.finds.map(({ mark, cell, by }) => {
    const where = by === null ? `${WORDS.at[lang]} ${place(view, cell)}` : `${WORDS.has[lang]} ${nameOf(by, lang)}`;
    return `${marks[mark]?.[lang] ?? mark} ${where}`;
  });
  return all.length > 0 ? [`${WORDS.finds[lang]}: ${all.join(', ')}`] : [];
}

const place = ({ board }: View, cell: number): string =>
  squareName({ x: cell % board.width, y: Math.floor(cell / board.width) });

export const facingName = (facing: Facing, lang: Lang): string => DIRECTIONS[facing][lang];

function figureLine(view: View, figure: Figure, lang: Lang, seat: Drawing['seat']): string {
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const player = figure.kind === 'hero' ? view.control[figure.id] : undefined;
  const parts = [
    `${nameOf(figure.id, lang)}${player === undefined ? '' : ` (${seat(player)})`} ${say('at')} ${standsAt(view, figure, lang)}`,
    `${say('faces')} ${facingName(figure.facing, lang)}`,
  ];
  const sheet = sheetFor(figure);
  if (sheet) parts.push(`${figure.wounds}/${sheet.wounds} ${say('wounds')}`);
  parts.push(valuesText(view, figure, lang));
  if (figure.wounds > 0 && (!sheet || figure.wounds >= sheet.injuredAt)) parts.push(say('injured'));
  if (figure.done) parts.push(say('done'));
  if (figure.items.length > 0) parts.push(`${say('carries')} ${figure.items.map(id => nameOf(id, lang)).join(', ')}`);
  if (figure.spells.length > 0)
    parts.push(
      `${say('spells')} ${figure.spells.map(s => nameOf(s.id, lang) + (s.turned ? ` (${s.turned * 90}°)` : '')).join(', ')}`,
    );
  return parts.join(', ');
}

/** What its sheet, what it carries and what lasts on it come to. */
function valuesText(view: View, figure: Figure, lang: Lang): string {
  const { move, combat, defence, ranged, armour } = standingValues(view, figure);
  const parts = [
    `${WORDS.move[lang]} ${move}`,
    `${WORDS.combat[lang]} ${combat}${defence === combat ? '' : ` (${WORDS.defence[lang]} ${defence})`}`,
    ...(ranged === null ? [] : [`${WORDS.ranged[lang]} ${ranged}`]),
    `${WORDS.armour[lang]} ${armour}`,
  ];
  return parts.join(', ');
}

/** A large figure stands on four squares. */
function standsAt({ board: { width } }: View, { cell, size }: Figure, lang: Lang): string {
  return areaText({ x: cell % width, y: Math.floor(cell / width), w: size, h: size }, lang);
}

function sheetFor(figure: Figure) {
  if (figure.kind === 'minion') return null;
  if (figure.kind === 'boss') return boss(figure.of).sheet;
  const { sheet, legendary } = hero(figure.of);
  return figure.legendary ? legendary : sheet;
}

function thingLine(view: View, { id, cells, lock, seal, open, holds }: ThingView, lang: Lang): string {
  const state = open ? WORDS.open[lang] : seal > 0 ? `${WORDS.seal[lang]} ${seal}` : nameOf(lock, lang);
  const inside = holds && holds.length > 0 ? ` (${holds.map(item => nameOf(item, lang)).join(', ')})` : '';
  return `${nameOf(id, lang)} ${WORDS.at[lang]} ${cells.map(cell => place(view, cell)).join('/')}: ${state}${inside}`;
}

function overlordLine({ overlord }: View, lang: Lang, seat: Drawing['seat']): string {
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const hand = overlord.hand
    ? overlord.hand.map(card => nameOf(card, lang)).join(', ') || '-'
    : String(overlord.handSize);
  return `${say('overlord')} (${seat(0)}): ${say('commands')} ${overlord.commands}/${overlord.perTurn}, ${say('hand')} ${hand}, ${say('deck')} ${overlord.deckSize}, ${say('discard')} ${overlord.discard.length}`;
}

/** Which servants can be raised, how many of them are there, and from which bones the next may rise (DS-RAISE-03, -09). */
function raiseLine(view: View, lang: Lang): string {
  const { adventure, figures, bones } = view;
  const free = [...new Set(bones)].filter(cell => !figures.some(figure => standsOn(view, figure, cell)));
  const kinds = Object.entries(adventureOf(adventure).overlord.raise).map(([kind, most]) => {
    const here = figures.filter(({ of }) => of === kind).length;
    const where =
      here < most && free.length > 0 ? ` ${WORDS.at[lang]} ${free.map(cell => place(view, cell)).join(', ')}` : '';
    const room = where !== '' && minion(kind).profile.size > 1 ? `, ${WORDS.room[lang]}` : '';
    return `${nameOf(kind, lang)} (${here} ${WORDS.of[lang]} ${most} ${WORDS.onBoard[lang]}${room})${where}`;
  });
  return `${WORDS.raise[lang]}: ${kinds.join(', ') || '-'}`;
}

function standsOn({ board: { width } }: View, { cell, size }: Figure, on: number): boolean {
  const [dx, dy] = [(on % width) - (cell % width), Math.floor(on / width) - Math.floor(cell / width)];
  return dx >= 0 && dx < size && dy >= 0 && dy < size;
}

// ------------------------------------------------------------------------------------------------------------------ map

/** Two characters per square and one per wall between them; the dark stays blank. */
/** The overlord's map goes on in the dark, whose squares are colons. */
function drawMap(view: View): string[] {
  const { width, height } = view.board;
  const dark = new Set(view.dark?.floor);
  const lit = new Set([...view.board.floor, ...dark]);
  const walls = [...view.board.walls, ...(view.dark?.walls ?? [])];
  const signs = signsOf(view);
  const canvas = Array.from({ length: height * 2 + 1 }, () =>
    Array.from({ length: width * 2 + 1 }, (_, x) => (x % 2 ? '  ' : ' ')),
  );
  for (const cell of lit) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    put(canvas, x * 2 + 1, y * 2 + 1, signs.get(cell) ?? (dark.has(cell) ? ' :' : ' ·'));
    outline(canvas, lit, width, height, x, y);
  }
  for (const { x, y, side } of walls) wall(canvas, x, y, side);
  const letters = Array.from({ length: width }, (_, x) => squareName({ x, y: 0 }).replace(/\d+$/, '').padStart(2)).join(
    ' ',
  );
  return [
    `    ${letters}`,
    ...canvas.map((row, line) => `${line % 2 ? String((line + 1) / 2).padStart(2) : '  '} ${row.join('')}`.trimEnd()),
  ];
}

type Canvas = string[][];

function put(canvas: Canvas, column: number, line: number, sign: string): void {
  const row = canvas[line];
  if (row && column < row.length) row[column] = sign;
}

/** The outer edge of the tiles is wall (DS-LOS-04). */
function outline(canvas: Canvas, lit: ReadonlySet<number>, width: number, height: number, x: number, y: number): void {
  const isLit = (cx: number, cy: number): boolean =>
    cx >= 0 && cy >= 0 && cx < width && cy < height && lit.has(cy * width + cx);
  if (!isLit(x, y - 1)) wall(canvas, x, y, 'N');
  if (!isLit(x, y + 1)) wall(canvas, x, y, 'S');
  if (!isLit(x - 1, y)) wall(canvas, x, y, 'W');
  if (!isLit(x + 1, y)) wall(canvas, x, y, 'E');
}

function wall(canvas: Canvas, x: number, y: number, side: Facing): void {
  if (side === 'N' || side === 'S') put(canvas, x * 2 + 1, y * 2 + (side === 'N' ? 0 : 2), '──');
  else put(canvas, x * 2 + (side === 'W' ? 0 : 2), y * 2 + 1, '│');
}

/** Heroes in capitals, servants in small letters, each with the way it faces; `=` doors, `$` chests, `%` bones, `!` finds. */
function signsOf(view: View): Map<number, string> {
  const { width } = view.board;
  const signs = new Map<number, string>();
  const { finds = {} } = adventureOf(view.adventure);
  const { dark } = view;
  for (const { mark, cells } of view.board.marks) if (!finds[mark]) for (const cell of cells) signs.set(cell, ' *');
  for (const { mark, cells } of dark?.marks ?? []) for (const cell of cells) signs.set(cell, finds[mark] ? ' !' : ' *');
  for (const cell of [...view.bones, ...(dark?.bones ?? [])]) signs.set(cell, ' %');
  for (const { cell, by } of view.finds) if (by === null) signs.set(cell, ' !');
  for (const { piece, cells } of [...view.board.furniture, ...(dark?.furniture ?? [])])
    for (const cell of cells) signs.set(cell, piece === 'bookcase' ? '##' : '[]');
  for (const { kind, cells } of dark?.things ?? []) for (const cell of cells) signs.set(cell, SHUT[kind]);
  for (const { kind, cells, open } of view.things) {
    if (kind === 'door' && open) continue;
    for (const cell of cells) signs.set(cell, open ? '$ ' : SHUT[kind]);
  }
  for (const { of, cell, facing } of view.lurking ?? [])
    stand(signs, width, cell, sizeOf(of as MinionId | BossId), letterOf(of) + ARROWS[facing]);
  for (const { of, size, cell, facing } of view.figures) stand(signs, width, cell, size, letterOf(of) + ARROWS[facing]);
  return signs;
}

const SHUT: Readonly<Record<ThingView['kind'], string>> = { door: '==', chest: '$$' };

/** Minions go by the last word of their kind: w is a warrior. */
const letterOf = (of: string): string =>
  minions.some(({ id }) => id === of) ? (of.split('-').at(-1)?.charAt(0) ?? '?') : of.charAt(0).toUpperCase();

function stand(signs: Map<number, string>, width: number, cell: number, size: number, sign: string): void {
  for (let i = 0; i < size * size; i++) signs.set(cell + Math.floor(i / size) * width + (i % size), sign);
}
