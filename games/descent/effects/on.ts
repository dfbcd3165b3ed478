import type { Ability } from '../content/card.ts';
import type { Moment } from '../rules/moments.ts';
import { abilityText } from '../texts/ability.ts';
import type { DescentWord } from './word.ts';

/** Answers a moment for as long as it lasts. */
export interface On {
  readonly do: 'on';
  readonly at: Moment;
  readonly ability: Ability;
}

export const on: DescentWord<On> = {
  say: ({ ability }, scribe) => abilityText(ability, scribe.lang),
};
