import { type Perspective, type SeededChance, toTheEnd } from '@tafelrunde/engine';
import type { Bot } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { type Called, called } from '../names.ts';
import { planFor } from '../plans.ts';
import type { Budget } from './budget.ts';
import { Search } from './search.ts';

export type { Budget } from './budget.ts';
export { Search } from './search.ts';

/** About a tenth of a second. */
const USUAL: Budget = { rounds: 150 };

/** Looks ahead in worlds that could be true, as far as its budget goes. */
export const search: Bot = searching(called.search, USUAL);

type InSteps = Bot & Required<Pick<Bot, 'decideInSteps'>>;

/** A search of its own name and budget. */
export function searching({ id, name }: Called, budget: Budget): Bot {
  const seated = (): InSteps => {
    const mind = new Search(budget);
    function* decideInSteps(perspective: Perspective, chance: SeededChance): Generator<void, number, void> {
      const { ask, game } = perspective;
      if (ask.options.length === 1) return 0;
      // Nothing tells good from bad: there is nothing to search for.
      if (!game.heuristics) return greedy.decide(perspective, chance);
      const plan = planFor(perspective);
      yield;
      if (!plan?.proven && !plan?.firm) return (yield* mind.considerInSteps(perspective, chance, plan))[0]?.option ?? 0;
      mind.forget();
      return plan.option;
    }
    return {
      ...bot,
      decide: (perspective, chance) => toTheEnd(decideInSteps(perspective, chance)),
      decideInSteps,
    };
  };
  const bot: InSteps = {
    id,
    name,
    ...('milliseconds' in budget ? { milliseconds: budget.milliseconds } : {}),
    decide: (perspective, chance) => seated().decide(perspective, chance),
    decideInSteps: (perspective, chance) => seated().decideInSteps(perspective, chance),
    seated,
  };
  return bot;
}

/** `search:400` thinks 400 rounds about each decision, `search:200ms` so long; null if this names no search. */
export function searchNamed(id: string): Bot | null {
  const [, amount, unit] = id.match(/^search:(\d{1,9})(ms)?$/) ?? [];
  const number = Number(amount);
  if (!(number >= 1)) return null;
  return searching(
    { id, name: { en: `Search (${amount}${unit ? ' ms' : ''})`, de: `Suche (${amount}${unit ? ' ms' : ''})` } },
    unit ? { milliseconds: number } : { rounds: number },
  );
}
