import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { enemyOf, type FigureId, heroOf, isHero, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { seatFor } from './deciding.ts';
import { scrollOf } from './enemies/cards.ts';

/** A boss enters play: the active hero gets the threat marker on level I (SS-BOSS-03, SS-THRT-02). */
export function giveThreat(state: State, io: Io): void {
  const hero = state.active ?? state.heroes.find(({ ghost }) => !ghost)?.id;
  if (hero !== undefined) setThreat(state, io, hero, 1);
}

export function setThreat(state: State, io: Io, hero: FigureId, level: 1 | 2): void {
  state.threat = { hero: heroOf(state, hero).id, level };
  io.tell?.({ kind: 'threat', hero: heroOf(state, hero).id, level, rule: 'SS-THRT-05' });
}

/** Wounds of a boss move the marker: the threatening hero raises it, another one lowers it or takes it (SS-THRT-06, -08). Companions act for their hero. */
export function wakeThreat(state: State, io: Io, boss: FigureId, by: FigureId): void {
  const { threat } = state;
  const enemy = enemyOf(state, boss);
  if (threat === null || enemy === null || scrollOf(enemy).level !== 'violet') return;
  const hero = state.companions.find(({ id }) => id === by)?.owner ?? by;
  if (!isHero(state, hero)) return;
  if (hero === threat.hero) {
    if (threat.level === 1) setThreat(state, io, hero, 2);
  } else if (threat.level === 2) setThreat(state, io, threat.hero, 1);
  else setThreat(state, io, hero, 1);
}

/** Fire and poison work later: who brought them on a boss last is remembered, for the marker alone (SS-THRT-14). */
export function rememberHarm(state: State, boss: FigureId, harm: 'fireBy' | 'poisonBy', by: FigureId | null): void {
  const enemy = enemyOf(state, boss);
  if (enemy === null || scrollOf(enemy).level !== 'violet') return;
  if (by === null) delete enemy[harm];
  else enemy[harm] = by;
}

/** A boss suffers wounds by fire or poison. */
export function wakeByHarm(state: State, io: Io, boss: FigureId, harm: 'fireBy' | 'poisonBy'): void {
  const by = enemyOf(state, boss)?.[harm];
  if (by !== undefined) wakeThreat(state, io, boss, by);
}

/** The threatening hero is dead or cannot be a target: the responsible player gives the marker to any other (SS-THRT-11). */
export function* passThreat(state: State, io: Io): Flow {
  const { threat } = state;
  if (threat === null) return;
  const holder = heroOf(state, threat.hero);
  if (!holder.ghost && !holder.hidden) return;
  const options = state.heroes.flatMap(({ id, ghost, hidden }): Choice[] =>
    ghost || hidden ? [] : [{ do: 'figure', figure: id }],
  );
  if (options.length === 0) return;
  const seat = seatFor(state, state.active ?? threat.hero);
  const choice = yield* choose<Choice, AskKind>({ seat, kind: 'threat', rule: 'SS-THRT-11', options });
  if (choice.do === 'figure') setThreat(state, io, choice.figure, 1);
}
