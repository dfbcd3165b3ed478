import type { Perspective, SeededChance } from '@tafelrunde/engine';
import { tryAll, type ValuedOption } from './valuing.ts';

/** Where a further step would have looked best, so many others are compared, in so many worlds: a bad throw must not decide to do nothing. */
const COMPARED = 4;
const WORLDS = 16;
/** Gains below this are none. */
const LEAST = 1e-6;

/**
 * The options worth considering. To do again what is one decision (`Heuristics.once`: to move on after a move) must be better than anything
 * else and gain in itself: whatever else it leads to could have been had the first time. So a move is one decision, and nobody goes to and fro: every further step makes the position better.
 */
export function withoutDithering(
  perspective: Perspective,
  valued: readonly ValuedOption[],
  chance: SeededChance,
): readonly ValuedOption[] {
  const { game, seat, view, ask } = perspective;
  const { once = [], value } = game.heuristics ?? {};
  const done = once.length === 0 ? new Set() : verbsDone(perspective);
  const isAgain = ({ option }: ValuedOption): boolean => {
    const verb = ask.options[option]?.do ?? '';
    return done.has(verb) && once.includes(verb);
  };
  if (!valued.some(isAgain)) return valued;
  const now = value?.(view, seat) ?? 0;
  const otherwise = valued.find(one => !isAgain(one))?.value ?? Number.NEGATIVE_INFINITY;
  const gains = ({ value, itself }: ValuedOption): boolean =>
    value > otherwise + LEAST && (itself === null || itself > now + LEAST);
  const left = valued.filter(one => !isAgain(one) || gains(one));
  if (left.length === 0 || left[0] === valued[0]) return left.length > 0 ? left : valued;
  const compared = left.slice(0, COMPARED).map(({ option }) => option);
  return tryAll(perspective, compared, WORLDS, null, chance);
}

/** What this seat has done of what it may do now, back to something that it could not do now: there another turn or another sort of decision began. */
function verbsDone({ ask, lately = [] }: Perspective): Set<string> {
  const offered = new Set(ask.options.map(choice => choice.do));
  const verbs = lately.map(id => id.split(':', 1)[0] as string);
  const began = verbs.findLastIndex(verb => !offered.has(verb));
  return new Set(verbs.slice(began + 1));
}
