import { type AskOf, hash, newChance, type Plan, Run, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { copyState } from '../copying.ts';
import { optionId } from '../option-id.ts';
import type { State } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { type View, view } from '../view.ts';
import { GAME } from './thinking.ts';

/**
 * Lines that were found, by what their seat will see and be asked on the way: a turn of fifteen answers is planned once, and what is asked in the
 * middle of an action, where no position can be made from a view, has its answer. Exact keys, the latest few.
 */
const LINES = new Map<string, Plan<Choice>>();
const MOST = 400;

/** By what it says, written out: whether something is left out or undefined makes no difference. */
const keyOf = (seen: View, { kind, options }: AskOf<MageKnight>, seat: Seat): string =>
  hash([JSON.stringify(seen), kind, seat, options.map(optionId)]);

/** What was planned for this very decision. */
export const remembered = (seen: View, ask: AskOf<MageKnight>, seat: Seat): Plan<Choice> | null =>
  LINES.get(keyOf(seen, ask, seat)) ?? null;

/** Keeps a plan for all decisions on its way. */
export function remember(from: State, seat: Seat, plan: Plan<Choice>): void {
  const run = new Run<MageKnight>(GAME, copyState(from), { chance: newChance('remembered') });
  let { line } = plan;
  run.advance();
  while (run.ask !== null && line.length > 0) {
    const { ask } = run;
    const option = ask.seat === seat ? ask.options.findIndex(choice => optionId(choice) === line[0]) : -1;
    if (option >= 0) {
      keep(keyOf(view(run.state, seat), ask, seat), { ...plan, line });
      line = line.slice(1);
    } else if (ask.options.length > 1) return;
    run.answer(Math.max(0, option));
    run.advance();
  }
}

function keep(key: string, plan: Plan<Choice>): void {
  LINES.delete(key);
  if (LINES.size >= MOST) LINES.delete(LINES.keys().next().value as string);
  LINES.set(key, plan);
}
