import { CRITICALS, type Critical, type CriticalId } from '../content/criticals.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NOTHING } from '../effects/word.ts';
import { type Figure, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { seatFor } from './deciding.ts';
import { draw } from './supplies.ts';
import { dieIfDue, isGhost, suffer } from './wounds.ts';

/** A critical hit token for a target (SS-CRIT-03): green acts, blue becomes a condition, red stays on its card. */
export function* drawCritical(state: State, io: Io, id: FigureId, by: FigureId): Flow {
  const figure = figureOf(state, id);
  if (figure === null || isGhost(state, id)) return;
  const token = draw(state.supplies.critical, io);
  if (token === null) return;
  io.reveal?.('all', { drawn: token });
  io.tell?.({ kind: 'critical', figure: id, critical: token, rule: 'SS-CRIT-03' });
  const critical = CRITICALS[token];
  if (critical.colour !== 'red') {
    state.supplies.critical.out.push(token);
    const doing = { state, io, by, seat: seatFor(state, by), source: { id: token, by: 'critical', level: 1 } as const };
    yield* vocabulary.carryOut({ ...doing, on: [id], zone: figure.zone, about: NOTHING }, critical.effects ?? []);
    return;
  }
  if (yield* layRed(state, io, figure, token, critical, by)) yield* dieIfDue(state, io, id, by);
}

/** Red tokens: nothing twice, the stronger one for the weaker one, the weaker one beside the stronger one (SS-CRIT-10 to -12). */
function* layRed(
  state: State,
  io: Io,
  figure: Figure,
  token: CriticalId,
  { form }: Critical,
  by: FigureId,
): Flow<boolean> {
  const { out } = state.supplies.critical;
  if (figure.criticals.includes(token)) {
    out.push(token);
    yield* suffer(state, io, figure.id, 1, by, 'SS-CRIT-10');
    return false;
  }
  const weaker =
    form &&
    figure.criticals.find(one => {
      const other = CRITICALS[one].form;
      return other !== undefined && other.of === form.of && other.strength < form.strength;
    });
  if (weaker !== undefined) {
    figure.criticals.splice(figure.criticals.indexOf(weaker), 1);
    out.push(weaker);
  }
  figure.criticals.push(token);
  return true;
}
