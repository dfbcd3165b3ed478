import { copy } from '@tafelrunde/engine';
import type { Surge } from '../content/card.ts';
import { attackOf } from '../state.ts';
import { surgeText } from './surge.ts';
import type { DescentWord } from './word.ts';

/** The attack being resolved gets one more surge ability. */
export interface Grant {
  readonly do: 'grant';
  readonly surge: Surge;
}

export const grant: DescentWord<Grant> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, source }, { surge }) {
    attackOf(state).granted.push({ source: source.id, surge: copy(surge) });
  },
  say: ({ surge }, scribe) => surgeText(surge, scribe),
};
