import type { RuleId } from '@tafelrunde/engine';
import { enemyOf, type FigureId, figureOf, heroOf, isHero, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { wakeThreat } from './bosses.ts';
import { companionDies } from './companions.ts';
import { enemyDies } from './enemies/death.ts';
import { becomeGhost } from './ghost.ts';
import { announce } from './triggers.ts';
import { healthOf } from './values.ts';

/**
 * A figure suffers wounds and dies if they reach its health (SS-WND-02, -04). `by` is who caused them, for kills and the threat marker. Returns whether
 * it was killed.
 */
export function* suffer(
  state: State,
  io: Io,
  id: FigureId,
  n: number,
  by: FigureId | null,
  rule: RuleId,
): Flow<boolean> {
  const figure = figureOf(state, id);
  if (figure === null || n <= 0 || isGhost(state, id)) return false;
  figure.wounds += n;
  io.tell?.({ kind: 'wounds', figure: id, n, by, total: figure.wounds, rule });
  if (by !== null) wakeThreat(state, io, id, by);
  yield* announce(state, io, 'wounded', { figure: id, n, ...(by !== null && { other: by }) });
  return yield* dieIfDue(state, io, id, by);
}

/** Whoever has as many wounds as health is killed: also where the health has sunk (SS-WND-04, SS-CRIT-17). */
export function* dieIfDue(state: State, io: Io, id: FigureId, by: FigureId | null): Flow<boolean> {
  const due = (): boolean => {
    const figure = figureOf(state, id);
    return figure !== null && !isGhost(state, id) && figure.wounds >= healthOf(state, id);
  };
  if (!due()) return false;
  yield* announce(state, io, 'dying', { figure: id, ...(by !== null && { other: by }) });
  if (!due()) return false;
  io.tell?.({ kind: 'killed', figure: id, by, rule: 'SS-WND-04' });
  if (isHero(state, id)) yield* becomeGhost(state, io, heroOf(state, id), by);
  else if (enemyOf(state, id) !== null) yield* enemyDies(state, io, id, by);
  else yield* companionDies(state, io, id, by);
  return true;
}

/** Healing removes wounds; without wounds it has no effect (SS-WND-03, SS-EDTH-04). Heroes cannot heal companions (SS-ALLY-16). */
export function healFigure(state: State, io: Io, id: FigureId, n: number): void {
  const figure = figureOf(state, id);
  if (figure === null || isGhost(state, id) || state.companions.some(one => one.id === id)) return;
  const healed = Math.min(n, figure.wounds);
  if (healed === 0) return;
  figure.wounds -= healed;
  io.tell?.({ kind: 'healed', figure: id, n: healed, total: figure.wounds, rule: 'SS-WND-03' });
}

export function isGhost({ heroes }: State, id: FigureId): boolean {
  for (const hero of heroes) if (hero.id === id) return hero.ghost;
  return false;
}
