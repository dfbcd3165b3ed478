import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer } from '../rules/damage.ts';
import { basesOnAnybody } from '../rules/map.ts';
import { type Cell, everybody, type FigureId, figureOf, isHero, overlordSeat, type State } from '../state.ts';
import { giveWay } from './burrow.ts';
import type { DescentWord } from './word.ts';

/** A large figure takes its base over heroes, who are put on the nearest empty spaces; it suffers 1 damage for each of them. */
export interface Bulk {
  readonly do: 'bulk';
}

const metIn = (state: State, id: FigureId, cells: readonly Cell[]): FigureId[] =>
  everybody(state)
    .filter(one => one.id !== id && one.cells.some(cell => cells.includes(cell)))
    .map(one => one.id);

/** Bases over the space it has counted to, with heroes and nobody else on them. */
function basesFor(state: State, id: FigureId, at: Cell | undefined): Cell[][] {
  if (at === undefined) return [];
  return basesOnAnybody(state, id).filter(cells => {
    const met = metIn(state, id, cells);
    return cells.includes(at) && met.length > 0 && met.every(one => isHero(state, one));
  });
}

export const bulk: DescentWord<Bulk> = {
  can: ({ state, on, about }) => on.some(id => basesFor(state, id, about.cell).length > 0),
  *act(at) {
    const { state, io, on, about, source } = at;
    const [id] = on;
    const figure = figureOf(state, id ?? '');
    if (id === undefined || figure === null) return;
    const bases = basesFor(state, id, about.cell);
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'stretch',
      rule: 'D2-LARGE-12',
      options: bases.map(cells => ({ do: 'stretch', cells })),
    });
    const cells = choice.do === 'stretch' ? choice.cells : (bases[0] ?? []);
    const met = metIn(state, id, cells);
    figure.cells = [...cells];
    io.tell?.({ kind: 'stretched', figure: id, cells: [...cells], rule: 'D2-LARGE-12' });
    for (const one of met) yield* giveWay(at, one);
    yield* suffer(state, io, id, met.length, { by: source.id });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'It takes its base over heroes: they are put on the nearest empty spaces, and it suffers 1 damage for each of them.',
      'Es stellt sich auf Felder mit Helden: Diese kommen auf die nächsten leeren Felder, und es erleidet je Held 1 Schaden.',
    ),
};
