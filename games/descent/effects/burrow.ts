import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { tire } from '../rules/damage.ts';
import { basesOnAnybody, basesOver, cellsWithin, nearestEmpty } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { type Cell, everybody, type FigureId, figureOf } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord, Doing } from './word.ts';

/** The owner is placed up to so many spaces away, even onto figures: those are put on the nearest empty spaces and suffer 1 fatigue. */
export interface Burrow {
  readonly do: 'burrow';
  readonly within: number;
}

function basesFor({ state, by }: Doing, { within }: Burrow): Cell[][] {
  const own = figureOf(state, by)?.cells ?? [];
  const near = new Set(cellsWithin(state, own, within));
  return basesOnAnybody(state, by).filter(
    cells => cells.some(cell => near.has(cell) || own.includes(cell)) && cells.join() !== own.join(),
  );
}

/** Whoever was in the way, to the nearest space with room; the user chooses among several. */
export function* giveWay({ state, io, seat, source }: Doing, id: FigureId): Flow {
  const figure = figureOf(state, id);
  const [from] = figure?.cells ?? [];
  if (figure === null || from === undefined) return;
  figure.cells = [];
  const spaces = nearestEmpty(state, from, cell => basesOver(state, id, cell).length > 0);
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'where',
    rule: 'D2-MOVE-24',
    about: id,
    options: spaces.map(cell => ({ do: 'space', cell })),
  });
  const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? from);
  figure.cells = [from];
  yield* placeAt(state, io, id, basesOver(state, id, cell)[0] ?? [cell], source.id);
}

export const burrow: DescentWord<Burrow> = {
  can: (at, effect) => basesFor(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, by, seat, source } = at;
    const bases = basesFor(at, effect);
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'place',
      rule: 'D2-MOVE-24',
      options: bases.map(cells => ({ do: 'base', cells })),
    });
    const cells = choice.do === 'base' ? choice.cells : (bases[0] ?? []);
    const met = everybody(state)
      .filter(one => one.id !== by && one.cells.some(cell => cells.includes(cell)))
      .map(({ id }) => id);
    yield* placeAt(state, io, by, cells, source.id);
    for (const id of met) yield* giveWay(at, id);
    for (const id of met) yield* tire(state, io, id, 1, { by: source.id, from: by });
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `Place yourself up to ${within} spaces away, even onto figures: those are put on the nearest empty spaces and suffer 1 fatigue.`,
      `Stelle dich bis zu ${within} Felder entfernt auf, auch auf Figuren: Diese kommen auf die nächsten leeren Felder und erleiden 1 Erschöpfung.`,
    ),
};
