import { thingOf } from '../../content/index.ts';
import { type Cell, everybody, type FigureId, figureOf, type State, sideOf } from '../../state.ts';
import { canSee, isEmpty } from '../map.ts';

/** The way from glyph to glyph, each a step of one movement point. */
export type Jump = readonly Cell[];

/**
 * Whoever stands on a glyph goes to another one in line of sight for 1 movement point, and on from there; over those where a friendly figure stands, but only to
 * an empty one (D2C-QTSR-26).
 */
export function jumpsFrom(state: State, id: FigureId, points: number): Jump[] {
  const glyphs: Cell[] = [];
  for (const { kind, cell, hidden } of state.tokens)
    if (cell !== null && !hidden && thingOf(state, kind)?.glyph === true) glyphs.push(cell);
  if (glyphs.length === 0) return [];
  const here = figureOf(state, id)?.cells.find(cell => glyphs.includes(cell));
  if (here === undefined) return [];
  const ways = new Map<Cell, Jump>([[here, []]]);
  for (const [from, way] of ways) {
    if (way.length >= points) continue;
    for (const to of glyphs)
      if (!ways.has(to) && !isBarred(state, id, to) && canSee(state, id, [from], to)) ways.set(to, [...way, to]);
  }
  return [...ways.values()].filter(way => way.length > 0 && isEmpty(state, way[way.length - 1] ?? here, id));
}

/** An enemy stands there. */
const isBarred = (state: State, id: FigureId, cell: Cell): boolean =>
  [...everybody(state)].some(one => one.cells.includes(cell) && sideOf(state, one.id) !== sideOf(state, id));
