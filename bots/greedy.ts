import type { Choice, Perspective } from '@tafelrunde/engine';
import type { Bot } from './bot.ts';
import { called } from './names.ts';
import { withoutDithering } from './planning.ts';
import { planFor } from './plans.ts';
import { random } from './random.ts';
import { type ValuedOption, valueOptions } from './valuing.ts';

/** Takes what looks best right after the decision, or at the next rest worth valuing; a plan counts as one decision. Of equal values what promises more, then what is the shorter way there; only then lots are drawn. */
export const greedy: Bot = {
  ...called.greedy,
  decide(perspective, chance) {
    // Windows ask even those who can only pass.
    if (perspective.ask.options.length === 1) return 0;
    const plan = planFor(perspective);
    if (plan?.proven || plan?.firm) return plan.option;
    const valued = valueOptions(perspective, chance, plan);
    if (valued === null) return random.decide(perspective, chance);
    const best = foremost(perspective, withoutDithering(perspective, valued, chance));
    return best[chance.int(best.length)] ?? 0;
  },
};

function foremost({ ask, view, game }: Perspective, valued: readonly ValuedOption[]): number[] {
  const equal = valued.filter(({ value }) => value === valued[0]?.value);
  if (equal.length < 2) return equal.map(({ option }) => option);
  const promises = equal.map(({ option }) => game.heuristics?.promise?.(ask.options[option] as Choice, ask, view) ?? 0);
  const promising = keepLargest(equal, promises);
  return keepLargest(
    promising,
    promising.map(({ answers }) => -answers),
  ).map(({ option }) => option);
}

function keepLargest<T>(things: readonly T[], measures: readonly number[]): T[] {
  const most = Math.max(...measures);
  return things.filter((_, i) => measures[i] === most);
}
