import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { valueOptions } from './valuing.ts';

/** Takes what looks best right after the decision; equal values are decided by lot. */
export const greedy: Bot = {
  id: 'greedy',
  name: { en: 'Greedy', de: 'Gierig' },
  decide(perspective, chance) {
    // Windows ask even those who can only pass.
    if (perspective.ask.options.length === 1) return 0;
    const valued = valueOptions(perspective, chance);
    if (valued === null) return random.decide(perspective, chance);
    const best = valued.filter(({ value }) => value === valued[0]?.value);
    return best[chance.int(best.length)]?.option ?? 0;
  },
};
