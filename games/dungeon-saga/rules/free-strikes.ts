import { choose } from '@tafelrunde/engine';
import { boardOf, standsInFrontOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type Figure, findFigure, type Io, onBoard, type Play, type State, sameSide, seatOf } from '../state.ts';
import { newAttack, resolve } from './melee.ts';
import { engagedBy } from './movement.ts';

/** Breaking away: announced first, then every enemy in front of whom the figure stands may strike (DS-BREAK-05, -06). */
export function* breakAway(state: State, io: Io, figure: Figure): Play {
  io.tell?.({ kind: 'broke-away', figure: figure.id, rule: 'DS-BREAK-05' });
  yield* freeStrikes(state, io, figure, engagedBy(state, figure));
}

/** A figure was put on the board: enemies in front of whom it now stands may strike (DS-FREE-06, DS-RAISE-06). */
export function* strikesAtPlaced(state: State, io: Io, figure: Figure): Play {
  const board = boardOf(state);
  const strikers = state.figures.filter(other => !sameSide(figure, other) && standsInFrontOf(board, figure, other));
  yield* freeStrikes(state, io, figure, strikers);
}

/**
 * One strike each, in an order its players choose, until all have struck or passed (DS-BREAK-07, DS-FREE-07). Several players strike in
 * the order of their seats (DS-FREE-08).
 */
function* freeStrikes(state: State, io: Io, victim: Figure, strikers: readonly Figure[]): Play {
  const seats = [...new Set(strikers.map(striker => seatOf(state, striker)))].sort((a, b) => a - b);
  for (const seat of seats) {
    let waiting = strikers.filter(striker => seatOf(state, striker) === seat).map(striker => striker.id);
    while (waiting.length > 0 && onBoard(state, victim.id)) {
      const options: Choice[] = waiting.map(figure => ({ do: 'strike', figure, at: victim.id }));
      options.push({ do: 'pass' });
      const choice = yield* choose({ seat, kind: 'free-strike', rule: 'DS-FREE-07', options });
      if (choice.do !== 'strike') break;
      waiting = waiting.filter(id => id !== choice.figure);
      const striker = findFigure(state, choice.figure);
      if (striker) yield* resolve(state, io, newAttack(state, striker, victim.id, { form: 'melee', free: true }));
    }
  }
}
