import { deciders, mayDecide } from './flow.ts';
import type { Seat } from './game.ts';
import type { Match } from './match.ts';
import { notYourDecision, OVER } from './refusal.ts';
import type { RuleId } from './rules.ts';
import type { Text } from './text.ts';

export interface Explanation {
  readonly allowed: boolean;
  readonly text: Text;
  readonly rule?: RuleId;
}

/**
 * Why is this not offered? `wanted` names what a person expected: a whole option ("attack:skeleton-3") or as much of it as
 * the game understands. The game answers with the same predicates that build its options.
 */
export function explain(match: Match, seat: Seat, wanted: string): Explanation {
  const { ask } = match;
  if (ask === null) return { allowed: false, text: OVER.text };
  if (!mayDecide(ask, seat)) return { allowed: false, text: notYourDecision(deciders(ask)).text, rule: ask.rule };
  if (match.find(wanted) >= 0)
    return { allowed: true, text: { en: 'This is allowed now.', de: 'Das ist jetzt erlaubt.' }, rule: ask.rule };
  const why = match.game.explain?.(match.state, seat, wanted);
  if (why) return { allowed: false, text: why.text, rule: why.rule };
  return { allowed: false, text: anotherQuestion(match.game.texts.asks[ask.kind]), rule: ask.rule };
}

/** Where the game has no answer: what is wanted may be fine at another time. */
const anotherQuestion = (question: Text = { en: '?', de: '?' }): Text => ({
  en: `That is not being decided now. The question is: ${question.en}`,
  de: `Darum geht es jetzt nicht. Die Frage ist: ${question.de}`,
});
