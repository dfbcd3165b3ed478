import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer, tire } from '../rules/damage.ts';
import { cellsBeside, isEmpty } from '../rules/map.ts';
import { walk } from '../rules/moving.ts';
import { type Cell, everybody, figureOf, overlordSeat, type State, sideOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/**
 * The figure slides straight on in the direction it came from, past friends as long as it ends in an empty space (D2C-OL-38); for each space it cannot go it suffers
 * 1 damage or 1 fatigue, as the overlord likes (D2C-OL-39).
 */
export interface Skid {
  readonly do: 'skid';
  readonly n: number;
}

/** The spaces it slides over: as many as it can, the last one empty. */
function wayOf(state: State, id: string, from: Cell, at: Cell, n: number): Cell[] {
  const way: Cell[] = [];
  let last = 0;
  for (let cell = at, i = 1; i <= n; i++) {
    const next = cell + (at - from);
    if (!cellsBeside(state, [cell]).includes(next)) break;
    const free = isEmpty(state, next, id);
    if (!free && everybody(state).some(one => one.cells.includes(next) && sideOf(state, one.id) !== sideOf(state, id)))
      break;
    way.push(next);
    if (free) last = i;
    cell = next;
  }
  return way.slice(0, last);
}

export const skid: DescentWord<Skid> = {
  can: ({ about }) => about.from !== undefined,
  *act({ state, io, on, about, source }, { n }) {
    const [id = ''] = on;
    const [at] = figureOf(state, id)?.cells ?? [];
    if (at === undefined || about.from === undefined) return;
    const way = wayOf(state, id, about.from, at, n);
    yield* walk(
      state,
      io,
      id,
      way.map(cell => ({ cell, cost: 0 })),
      { source: source.id, turn: null },
    );
    for (let left = n - way.length; left > 0 && (figureOf(state, id)?.cells.length ?? 0) > 0; left--) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'one-of',
        rule: 'D2C-OL-39',
        about: source.id,
        options: [
          { do: 'way', n: 0 },
          { do: 'way', n: 1 },
        ],
      });
      if (choice.do === 'way' && choice.n === 1) yield* tire(state, io, id, 1, { by: source.id });
      else yield* suffer(state, io, id, 1, { by: source.id });
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Slides ${n} spaces straight on; for each space that is barred: 1 damage (1) or 1 fatigue (2), as the overlord chooses.`,
      `Rutscht ${n} Felder geradeaus weiter; für jedes versperrte Feld nach Wahl des Overlords 1 Schaden (1) oder 1 Erschöpfung (2).`,
    ),
};
