import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cellsWithin, isEmpty, nearestEmpty, spacesBetween } from '../rules/map.ts';
import { fitsOver, placeOver, staysPut } from '../rules/moving.ts';
import { type Cell, type FigureId, figureOf, type State } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The figures are placed on an empty space near something (D2-MOVE-24): themselves, the owner, the figure the moment is about, the space of the effect. */
export interface PlaceNear {
  readonly do: 'place';
  readonly within: number;
  readonly of: 'self' | 'them' | 'that' | 'cell' | 'target';
  /** The owner is placed, next to the figures it works on, on the space nearest to where it stands. */
  readonly owner?: true;
  /** On any such space, not only the nearest. */
  readonly anywhere?: true;
  /** How far away it may be where no such space is empty. */
  readonly otherwise?: number;
  /** Where no such space is empty: the nearest one. */
  readonly nearest?: true;
}

function spaces(
  { state, by, about, cell, on }: Doing,
  { within, of, owner, otherwise, anywhere, nearest }: PlaceNear,
  id: FigureId,
): Cell[] {
  const near =
    of === 'cell' ? null : of === 'self' ? by : of === 'that' ? (about.figure ?? by) : owner ? (on[0] ?? by) : id;
  const from = near === null ? (cell === null ? [] : [cell]) : (figureOf(state, near)?.cells ?? []);
  const empty = (most: number): Cell[] => cellsWithin(state, from, most).filter(one => isEmpty(state, one));
  const found = empty(within);
  // Back to where it stood, or as near as it can.
  if ((within === 0 || nearest) && found.length === 0 && from[0] !== undefined) return nearestEmpty(state, from[0]);
  const cells = found.length === 0 && otherwise !== undefined ? empty(otherwise) : found;
  return owner && !anywhere ? closest(state, cells, id) : cells;
}

/** Those nearest to the figure that is placed (D2C-KNT-03, -04). */
function closest(state: State, cells: readonly Cell[], id: FigureId): Cell[] {
  const from = figureOf(state, id)?.cells ?? [];
  const far = cells.map(cell => spacesBetween(state, from, cell));
  const least = Math.min(...far);
  return cells.filter((_, i) => far[i] === least);
}

export const place: DescentWord<PlaceNear> = {
  can: (at, effect) => (effect.owner ? [at.by] : at.on).some(id => spaces(at, effect, id).length > 0),
  *act(at, effect) {
    const { state, io, seat, source } = at;
    for (const id of effect.owner ? [at.by] : at.on) {
      const found = spaces(at, effect, id).filter(cell => fitsOver(state, id, cell));
      if (found.length === 0 || (yield* staysPut(state, id, seat))) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'where',
        rule: 'D2-MOVE-24',
        about: id,
        options: found.map(cell => ({ do: 'space', cell })),
      });
      if (choice.do !== 'space') continue;
      yield* placeOver(state, io, id, choice.cell, source.id, seat);
    }
  },
  say({ within, owner, otherwise, anywhere }, { lang }) {
    const t = speak(lang);
    if (within === 0)
      return t(
        'Place it back where it stood, or on the nearest empty space.',
        'Stelle sie dorthin zurück, wo sie stand, oder auf das nächste leere Feld.',
      );
    if (owner && anywhere)
      return t(
        `Place yourself on an empty space within ${within} of it.`,
        `Stelle dich auf ein leeres Feld im Umkreis von ${within} davon.`,
      );
    if (!owner)
      return t(
        `Place it on an empty space within ${within}.`,
        `Stelle sie auf ein leeres Feld im Umkreis von ${within}.`,
      );
    const more = otherwise === undefined ? '' : t(` (otherwise ${otherwise})`, ` (sonst ${otherwise})`);
    return t(
      `Place yourself on the empty space nearest to you within ${within}${more} of it.`,
      `Stelle dich auf das dir nächste leere Feld im Umkreis von ${within}${more} davon.`,
    );
  },
};
