import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type TacticId, tacticOf } from '../content/tactics.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Source } from '../effects/word.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { doing } from './doing.ts';
import { drawCards } from './draw.ts';
import { newTurn } from './turn.ts';

export const byTactic = (id: TacticId): Source => ({ by: 'tactic', id, unit: null, colours: [], side: 'basic' });

/** May the own tactic be used now? One that lies face down is used up; others serve once each turn. */
export function mayUseTactic(state: State, io: Io, turn: Turn, when: 'turn' | 'before-turn'): boolean {
  const { tactic } = heroOf(state, turn.seat);
  if (tactic === null || tactic.used || turn.used.includes(tactic.tactic)) return false;
  const { use } = tacticOf(tactic.tactic);
  return use?.when === when && vocabulary.usable(doing(state, io, turn, byTactic(tactic.tactic)), use.effects);
}

export function* useTactic(state: State, io: Io, turn: Turn): Flow {
  const { tactic } = heroOf(state, turn.seat);
  const use = tactic === null ? undefined : tacticOf(tactic.tactic).use;
  if (tactic === null || use === undefined) return;
  turn.used.push(tactic.tactic);
  if (use.flips) tactic.used = true;
  io.tell?.({ kind: 'tactic-used', seat: turn.seat, tactic: tactic.tactic, rule: 'MK-EFF-03' });
  yield* vocabulary.carryOut(doing(state, io, turn, byTactic(tactic.tactic)), use.effects);
}

/** The deck ran out while cards were drawn: a tactic may fill it, and the cards that are missing follow. */
export function* drawOn(state: State, io: Io, seat: Seat, missing: number): Flow {
  const { tactic } = heroOf(state, seat);
  if (missing <= 0 || tactic === null || !tacticOf(tactic.tactic).use?.whileDrawing) return;
  const turn = newTurn(state, seat);
  if (!mayUseTactic(state, io, turn, 'turn')) return;
  const options: Choice[] = [{ do: 'pass' }, { do: 'tactic', tactic: tactic.tactic }];
  const chosen = yield* choose({ seat, kind: 'whether', rule: 'MK-DRAW-08', options });
  if (chosen.do !== 'tactic') return;
  yield* useTactic(state, io, turn);
  drawCards(state, io, seat, missing, 'MK-DRAW-08');
}
