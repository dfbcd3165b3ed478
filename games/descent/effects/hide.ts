import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { remove } from '../rules/defeat.ts';
import { basesAnywhere, cellsBeside, spacesBetween } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { dropCarried } from '../rules/objectives.ts';
import { type Cell, figureOf, type Monster, monsterOf, overlordSeat, type State, turnOf } from '../state.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The monsters lie on the plot card instead of standing on the map; `gone`: those that lie there are discarded (D2C-PLOT-06). */
export interface Hide {
  readonly do: 'hide';
  readonly gone?: true;
}

const hiddenIn = ({ monsters }: State): Monster[] => monsters.filter(({ hidden }) => hidden === true);

export const hide: DescentWord<Hide> = {
  can: ({ state, on }, { gone }) => (gone ? hiddenIn(state).length > 0 : on.some(id => monsterOf(state, id) !== null)),
  act({ state, io, on }, { gone }) {
    if (gone) {
      for (const { id } of hiddenIn(state)) remove(state, id);
      return;
    }
    for (const id of on) {
      const monster = monsterOf(state, id);
      if (monster === null || monster.cells.length === 0) continue;
      dropCarried(state, io, id);
      monster.cells = [];
      monster.hidden = true;
      const turn = turnOf(state);
      if (turn?.figure === id) turn.ended = true;
      io.tell?.({ kind: 'left', figure: id, rule: 'D2C-PLOT-06' });
    }
  },
  say: ({ gone }, { lang }) =>
    gone
      ? speak(lang)('Monsters that lie here are discarded.', 'Monster, die hier liegen, werden abgelegt.')
      : speak(lang)('Put it on this card.', 'Lege es auf diese Karte.'),
};

/** Each monster that lies on the plot card comes next to the figure it works on and may attack it. */
export interface Emerge {
  readonly do: 'emerge';
}

/** Bases next to it, or as near as can be. */
function basesNear(state: State, { of }: Monster, cells: readonly Cell[]): Cell[][] {
  const beside = new Set(cellsBeside(state, cells));
  const bases = basesAnywhere(state, of);
  const next = bases.filter(base => base.some(cell => beside.has(cell)));
  if (next.length > 0) return next;
  const far = (base: readonly Cell[]): number => Math.min(...base.map(cell => spacesBetween(state, cells, cell)));
  const least = Math.min(...bases.map(far));
  return bases.filter(base => far(base) === least);
}

export const emerge: DescentWord<Emerge> = {
  can: ({ state }) => hiddenIn(state).length > 0,
  *act(at) {
    const { state, io, on, source } = at;
    const seat = overlordSeat(state);
    for (const { id } of hiddenIn(state)) {
      const monster = monsterOf(state, id);
      const cells = figureOf(state, on[0] ?? '')?.cells ?? [];
      const bases = monster === null ? [] : basesNear(state, monster, cells);
      if (monster === null || cells.length === 0 || bases.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'place',
        rule: 'D2-PLACE-04',
        options: bases.map(base => ({ do: 'base', cells: base })),
      });
      delete monster.hidden;
      yield* placeAt(state, io, id, choice.do === 'base' ? choice.cells : (bases[0] ?? []), source.id);
      yield* vocabulary.carryOut({ ...at, by: id, seat }, [{ do: 'attack', on: { who: 'on' }, may: true }]);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Each monster on this card is placed next to it and may attack it.',
      'Jedes Monster auf dieser Karte kommt daneben ins Spiel und darf angreifen.',
    ),
};
