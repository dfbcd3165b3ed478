import type { AskOf, Effort, Plan, Seat, Standpoint, Text } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isWound } from '../content/cards.ts';
import { scenarioData } from '../content/scenarios/index.ts';
import type { State } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { type View, view as viewOf } from '../view.ts';
import { isCombatAsk, type Solution, solveCombat } from './combat-solver.ts';
import { deckChoice } from './deck-choices.ts';
import { remember, remembered } from './memory.ts';
import { positionOf } from './position.ts';
import { bestPlays } from './purchases.ts';
import { besides, planTurn } from './turn-planner.ts';
import { value } from './value.ts';

/** Positions looked at: a real decision may take seconds, one in thought must not. */
const NODES: Readonly<Record<Effort, number>> = { thorough: 3_000, quick: 120 };
/** Steps of lines that are tried where that is not enough. */
const TRIALS: Readonly<Record<Effort, number>> = { thorough: 12_000, quick: 300 };
const PURCHASES = 300;

/** A combat is a puzzle with known pieces, a turn a destination and what is done there: the best line, from the view alone. */
export function plan(at: Standpoint<MageKnight>, effort: Effort): Plan<Choice> | null {
  const { ask, seat } = at;
  const settled = deckChoice(at);
  if (settled !== null) return settled;
  if (effort === 'quick' && !isCombatAsk(ask.kind)) return null;
  const { view } = at;
  if (ask.kind === 'before-turn') return beforeTurn(ask, view, seat);
  if (effort === 'thorough') {
    const known = remembered(view, ask, seat);
    if (known !== null) return known;
  }
  const turn = view.turns[view.turns.length - 1];
  if (ask.seat !== seat || turn === undefined || turn.seat !== seat) return null;
  const state = positionOf(view);
  const made = makePlan(state, seat, ask.kind, effort);
  if (made !== null && effort === 'thorough') remember(state, seat, made);
  return made;
}

function makePlan(state: State, seat: Seat, kind: MageKnight['ask'], effort: Effort): Plan<Choice> | null {
  if (isCombatAsk(kind)) return combatPlan(state, seat, effort);
  if (kind === 'turn') {
    const planned = planTurn(state, seat);
    return planned && { line: planned.line, firm: true };
  }
  if (kind !== 'interaction' && kind !== 'after') return null;
  const { thought } = bestPlays(
    { rest: state, line: [], sure: null },
    seat,
    kind,
    end => value(viewOf(end, seat), seat),
    PURCHASES,
  );
  return { line: [...thought.line, kind === 'after' ? 'end' : 'done'], firm: true };
}

/** Nobody gives up a turn that could still be something: the end is announced with nothing but wounds left, among rivals with a last card. */
function beforeTurn({ options }: AskOf<MageKnight>, { heroes, scenario }: View, seat: Seat): Plan<Choice> | null {
  if (!options.some(choice => choice.do === 'announce')) return null;
  const cards = (heroes[seat]?.hand ?? []).filter(card => !isWound(card)).length;
  const least = scenarioData(scenario).mode === 'competitive' ? 2 : 1;
  return { line: [{ do: cards < least ? 'announce' : 'pass' }], firm: true };
}

function combatPlan(state: State, seat: Seat, effort: Effort): Plan<Choice> | null {
  const solution = solveCombat(state, NODES[effort], besides(state, seat), undefined, TRIALS[effort]);
  if (solution === null || solution.line.length === 0) return null;
  const { proven, sure } = solution;
  return { line: solution.line.slice(0, sure ?? solution.line.length), proven, firm: true, result: resultOf(solution) };
}

const resultOf = ({ fame, wounds }: Solution): Text => ({
  en: `${fame} fame, ${wounds === 1 ? '1 wound' : `${wounds} wounds`}`,
  de: `${fame} Ruhm, ${wounds === 1 ? '1 Wunde' : `${wounds} Wunden`}`,
});
