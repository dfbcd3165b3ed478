import type { Text } from './text.ts';

/**
 * The ids of all rule catalogues. Each game's generated `rule-ids.ts` adds its own, so that a misspelt id anywhere does
 * not compile. The toy ids belong to the engine's own tests.
 */
export interface RuleIds {
  toy: `TOY-${string}`;
}
export type RuleId = RuleIds[keyof RuleIds];

/** Why something is not allowed: the rule and a sentence. Predicates return this or null for "allowed". */
export interface Reason {
  readonly rule: RuleId;
  readonly text: Text;
}

export const reason = (rule: RuleId, text: Text): Reason => ({ rule, text });
