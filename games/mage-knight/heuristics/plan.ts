import type { Effort, Plan, Standpoint, Text } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { MageKnight } from '../types.ts';
import { isCombatAsk, type Solution, solveCombat } from './combat-solver.ts';
import { deckChoice } from './deck-choices.ts';
import { positionOf } from './position.ts';

/** Positions looked at: a real decision may take seconds, one in thought must not. */
const NODES: Readonly<Record<Effort, number>> = { thorough: 12_000, quick: 120 };

/** A combat is a puzzle with known pieces: the best line, from the view alone. */
export function plan(at: Standpoint<MageKnight>, effort: Effort): Plan<Choice> | null {
  const settled = deckChoice(at);
  if (settled !== null) return settled;
  if (!isCombatAsk(at.ask.kind)) return null;
  const { view, seat } = at;
  const turn = view.turns[view.turns.length - 1];
  if (turn === undefined || turn.seat !== seat || turn.combat === null) return null;
  const solution = solveCombat(positionOf(view), NODES[effort]);
  if (solution === null || solution.line.length === 0) return null;
  return { line: solution.line, proven: solution.proven, result: resultOf(solution) };
}

const resultOf = ({ fame, wounds }: Solution): Text => ({
  en: `${fame} fame, ${wounds === 1 ? '1 wound' : `${wounds} wounds`}`,
  de: `${fame} Ruhm, ${wounds === 1 ? '1 Wunde' : `${wounds} Wunden`}`,
});
