import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { called } from './names.ts';
import { random } from './random.ts';
import { searching } from './search/index.ts';
import { valueOptions } from './valuing.ts';

/** So often in so many decisions the page takes what merely looks good. */
const SLIPS = 2;
const OUT_OF = 5;
/** Among the best so many. */
const GOOD = 3;
const KNIGHT_MS = 1_000;

/** Knows what is good, and does it more often than not. */
const page: Bot = {
  ...called.page,
  decide(perspective, chance) {
    const { options } = perspective.ask;
    if (options.length === 1) return 0;
    if (chance.int(OUT_OF) >= SLIPS) return greedy.decide(perspective, chance);
    const valued = valueOptions(perspective, chance);
    if (valued === null) return random.decide(perspective, chance);
    return valued[chance.int(Math.min(GOOD, valued.length))]?.option ?? 0;
  },
};

/** Takes what is best right after the decision. */
const squire: Bot = { ...greedy, ...called.squire };

/** Looks ahead. */
const knight: Bot = searching(called.knight, { milliseconds: KNIGHT_MS });

/** The opponents people choose from, strongest first. */
export const levels: readonly Bot[] = [knight, squire, page];

/** Milliseconds a level thinks at most, by its own clock; 0: it answers at once. */
export const thinkingTime = (level: string): number => (level === knight.id ? KNIGHT_MS : 0);

/** Who sits there if nobody says otherwise: plays well, and at once. */
export const usual: Bot = squire;
