import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { search as look, searchable } from '../rules/searching.ts';
import type { DescentWord } from './word.ts';

/** The owner searches a token so many spaces away at most, without an action (D2-SRCH-08). */
export interface SearchNear {
  readonly do: 'search';
  readonly within: number;
  readonly may?: true;
}

export const search: DescentWord<SearchNear> = {
  can: ({ state, by }, { within, may }) => may === true || searchable(state, by, within).length > 0,
  *act({ state, io, by, seat }, { within, may }) {
    const tokens = searchable(state, by, within);
    if (tokens.length === 0) return;
    const options: Choice[] = tokens.map(token => ({ do: 'search', token }));
    if (may) options.push({ do: 'pass' });
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'one-of', rule: 'D2-SRCH-08', options });
    if (choice.do === 'search') yield* look(state, io, by, choice.token);
  },
  say: ({ within }, { lang }) =>
    within === 1
      ? speak(lang)('Search, without an action.', 'Durchsuche etwas, ohne Aktion.')
      : speak(lang)(
          `Search a token up to ${within} spaces away.`,
          `Durchsuche einen bis zu ${within} Felder entfernten Marker.`,
        ),
};
