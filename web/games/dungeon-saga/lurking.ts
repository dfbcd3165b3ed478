import { adventureOf, type Figure, nameOf, servantOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import { cellsOf } from './terrain.ts';

/** Who waits where nothing is laid out yet, as the figures they will be. Nobody but the overlord is told. */
export const lurkers = ({ lurking }: View): readonly Figure[] =>
  (lurking ?? []).map(({ of, cell, facing }) => servantOf(of, cell, facing));

/** What the overlord knows to be on a dark square, in words. */
export function darkThingsOn(view: View, cell: number, lang: Lang): string[] {
  const { dark } = view;
  if (!dark?.floor.includes(cell)) return [];
  const { marks = {} } = adventureOf(view.adventure);
  const on = ({ cells }: { readonly cells: readonly number[] }): boolean => cells.includes(cell);
  return [
    ...lurkers(view)
      .filter(figure => cellsOf(view.board, figure).includes(cell))
      .map(({ of }) => nameOf(of, lang)),
    ...dark.things.filter(on).map(({ piece, lock, holds }) => {
      const inside = holds?.map(item => nameOf(item, lang)) ?? [];
      return [nameOf(piece, lang), nameOf(lock, lang), ...inside].join(', ');
    }),
    ...dark.furniture.filter(on).map(({ piece }) => nameOf(piece, lang)),
    ...dark.marks.filter(on).map(({ mark }) => marks[mark]?.[lang] ?? mark),
  ];
}
