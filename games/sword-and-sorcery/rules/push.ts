import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type FigureId, figureOf, type State, type Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { hitsNow } from './attack/hits-on.ts';
import { seatFor } from './deciding.ts';
import { arrive } from './entering.ts';
import { waysOf } from './zones.ts';

/** Where a figure can be pushed: the zone it was in last if possible, else any adjacent one that a walker could enter (SS-PUSH-02, -06). */
export function pushZones(state: State, id: FigureId): readonly Zone[] {
  const figure = figureOf(state, id);
  if (figure === null) return [];
  const open = waysOf(state).walks[figure.zone] ?? [];
  const last = figure.came[figure.came.length - 1];
  return last !== undefined && open.includes(last) ? [last] : open;
}

/** The target is moved into an adjacent zone, without opportunity attacks (SS-PUSH-01, -07). */
export function* pushFigure(state: State, io: Io, id: FigureId): Flow {
  if (state.attacks.length > 0 && hitsNow(state, id) < 1) return;
  const figure = figureOf(state, id);
  const zones = pushZones(state, id);
  if (figure === null || zones.length === 0) return;
  const options = zones.map((zone): Choice => ({ do: 'zone', zone, map: state.adventure }));
  const choice = yield* choose<Choice, AskKind>({
    seat: seatFor(state, id),
    kind: 'push',
    rule: 'SS-PUSH-02',
    about: id,
    options,
  });
  if (choice.do !== 'zone') return;
  const from = figure.zone;
  io.tell?.({ kind: 'pushed', figure: id, from, to: choice.zone, rule: 'SS-PUSH-01' });
  yield* arrive(state, io, id, choice.zone, 'pushed');
}
