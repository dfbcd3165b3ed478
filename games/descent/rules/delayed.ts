import { vocabulary } from '../effects/vocabulary.ts';
import { NO_DICE } from '../effects/word.ts';
import { type Delayed, type FigureId, type State, seatOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';

/** What was put off until this moment happens now. */
export function* due(state: State, io: Io, at: Delayed['at'], of: FigureId | null): Flow {
  const waiting = state.delayed.filter(one => one.at === at && (one.of === null || one.of === of));
  for (const one of waiting) {
    if (one.skip > 0) {
      one.skip--;
      continue;
    }
    state.delayed.splice(state.delayed.indexOf(one), 1);
    yield* vocabulary.carryOut(
      {
        state,
        io,
        by: one.by,
        seat: seatOf(state, one.by),
        source: { id: one.source, by: 'rule' },
        on: one.on,
        cell: one.cell,
        about: {},
        x: 0,
        shown: NO_DICE,
      },
      one.effects,
    );
  }
}
