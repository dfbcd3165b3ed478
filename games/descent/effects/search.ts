import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { candidates } from '../rules/aiming.ts';
import { spacesBetween } from '../rules/map.ts';
import { search as look, searchable } from '../rules/searching.ts';
import { figureOf, overlordSeat } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The owner searches a token so many spaces away at most, without an action (D2-SRCH-08). */
export interface SearchNear {
  readonly do: 'search';
  /** Left out: wherever it lies. */
  readonly within?: number;
  readonly may?: true;
  /** Counted from the owner's familiar. */
  readonly from?: 'familiar';
  /** Only a token with a familiar of this kind on it. */
  readonly under?: string;
  /** Only a token next to another hero, wherever that is. */
  readonly beside?: 'hero';
  /** The overlord names it; the automaton the nearest one (D2C-BNTY-01). */
  readonly chooser?: 'overlord';
}

/** Tokens it may be; those nearest to the owner where nobody plays the overlord who would name one. */
function tokensFor(at: Doing, { within, chooser, from, under, beside }: SearchNear): string[] {
  const { state, by } = at;
  if (from === 'familiar') return candidates(at, { who: 'familiar' }).flatMap(id => searchable(state, id, within));
  if (under !== undefined) {
    const there = state.companions.flatMap(one => (one.of === under ? one.cells : []));
    return searchable(state, by, within).filter(id =>
      there.includes(state.tokens.find(one => one.id === id)?.cell ?? -1),
    );
  }
  if (beside !== undefined)
    return [
      ...new Set(
        state.heroes
          .filter(({ id, cells }) => id !== by && cells.length > 0)
          .flatMap(({ id, cells }) =>
            searchable(state, id).filter(
              token => !cells.includes(state.tokens.find(one => one.id === token)?.cell ?? -1),
            ),
          ),
      ),
    ];
  if (within !== undefined) return searchable(state, by, within);
  const all = searchable(state, by, Number.POSITIVE_INFINITY);
  if (chooser === undefined || state.legend === null) return all;
  const cells = figureOf(state, by)?.cells ?? [];
  const far = (id: string): number => spacesBetween(state, cells, state.tokens.find(one => one.id === id)?.cell ?? 0);
  const least = Math.min(...all.map(far));
  return all.filter(id => far(id) === least);
}

export const search: DescentWord<SearchNear> = {
  can: (at, effect) => effect.may === true || tokensFor(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, by, seat: own } = at;
    const { may, chooser } = effect;
    const seat = chooser === undefined || state.legend !== null ? own : overlordSeat(state);
    const tokens = tokensFor(at, effect);
    if (tokens.length === 0) return;
    const options: Choice[] = tokens.map(token => ({ do: 'search', token }));
    if (may) options.push({ do: 'pass' });
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'one-of', rule: 'D2-SRCH-08', options });
    if (choice.do === 'search') yield* look(state, io, by, choice.token);
  },
  say: ({ within, chooser, from, beside }, { lang }) =>
    beside !== undefined
      ? speak(lang)(
          'Search a token next to another hero, without an action.',
          'Durchsuche ohne Aktion einen Marker neben einem anderen Helden.',
        )
      : from === 'familiar'
        ? speak(lang)(
            `Search a token up to ${within} spaces away from your familiar.`,
            `Durchsuche einen bis zu ${within} Felder von deinem Begleiter entfernten Marker.`,
          )
        : within === undefined
          ? speak(lang)(
              `Search a token${chooser === undefined ? '' : ' that the overlord chooses'}, wherever it lies.`,
              `Durchsuche einen Marker${chooser === undefined ? '' : ', den der Overlord wählt'}, wo immer er liegt.`,
            )
          : within === 1
            ? speak(lang)('Search, without an action.', 'Durchsuche etwas, ohne Aktion.')
            : speak(lang)(
                `Search a token up to ${within} spaces away.`,
                `Durchsuche einen bis zu ${within} Felder entfernten Marker.`,
              ),
};
