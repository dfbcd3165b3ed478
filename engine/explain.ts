import { deciders, mayDecide } from './flow.ts';
import type { Game, GameTypes, Seat } from './game.ts';
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
 * Why is this not offered? The game answers with the same predicates that build its options. `null` is what nobody could read: then the
 * question at hand is named.
 */
export function explain<T extends GameTypes>(match: Match<T>, seat: Seat, wanted: T['choice'] | null): Explanation {
  const { ask, game } = match;
  if (ask === null) return { allowed: false, text: OVER.text };
  if (!mayDecide(ask, seat)) return { allowed: false, text: notYourDecision(deciders(ask)).text, rule: ask.rule };
  if (wanted !== null && match.find(match.optionId(wanted)) >= 0)
    return { allowed: true, text: { en: 'This is allowed now.', de: 'Das ist jetzt erlaubt.' }, rule: ask.rule };
  const why = wanted && game.explain?.(match.state, seat, wanted);
  if (why) return { allowed: false, text: why.text, rule: why.rule };
  const asks: Readonly<Record<string, Text>> = game.texts.asks;
  return { allowed: false, text: anotherQuestion(asks[ask.kind]), rule: ask.rule };
}

/** Where the game has no answer: what is wanted may be fine at another time. */
const anotherQuestion = (question: Text = { en: '?', de: '?' }): Text => ({
  en: `That is not being decided now. The question is: ${question.en}`,
  de: `Darum geht es jetzt nicht. Die Frage ist: ${question.de}`,
});

/**
 * The choice with this name, for whoever gets names from people or programs: one that is offered to the seat, one the game can read by its verb,
 * or one it would think of here. It follows from what the seat knows; null, if nothing is called so.
 */
export function readChoice<T extends GameTypes>(match: Match<T>, seat: Seat, name: string): T['choice'] | null {
  const { ask, game } = match;
  const offered = ask && mayDecide(ask, seat) ? ask.options[match.find(name)] : undefined;
  if (offered) return offered;
  const read = readByVerb(game, name);
  if (read) return read;
  return game.wishes?.(match.view(seat), seat).find(wish => match.optionId(wish) === name) ?? null;
}

/** What the game reads in a name: "move:red-knight,9,6" by its verb and the words behind it. */
export function readByVerb<T extends GameTypes>({ verbs }: Pick<Game<T>, 'verbs'>, name: string): T['choice'] | null {
  const colon = name.indexOf(':');
  const verb = colon < 0 ? name : name.slice(0, colon);
  if (!verbs || !Object.hasOwn(verbs, verb)) return null;
  const read = (verbs as Readonly<Record<string, (words: readonly string[]) => T['choice'] | null>>)[verb];
  return read?.(colon < 0 ? [] : name.slice(colon + 1).split(',')) ?? null;
}
