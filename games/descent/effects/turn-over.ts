import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { thingOf } from '../content/index.ts';
import { nearestHeroes } from '../rules/allies.ts';
import { together } from '../rules/deciding.ts';
import { drawSearch } from '../rules/searching.ts';
import { announce } from '../rules/window.ts';
import { type FigureId, isHero, type State, type Token } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The token the action is about is turned over, and what it shows happens. */
export interface TurnOver {
  readonly do: 'turn-over';
}

/** The finder draws a search card: the hero who turned it over, otherwise the one closest to whoever did (D2C-QLOR-09). False: it was something else. */
function* isFound(state: State, io: Io, by: FigureId, token: Token): Flow<boolean> {
  const finding = { figure: by, card: token.id, spared: false };
  state.exhausting.push(finding);
  const { cell } = token;
  yield* announce(state, io, 'searching', { figure: by, card: token.id, ...(cell !== null && { cell }) });
  state.exhausting.splice(state.exhausting.indexOf(finding), 1);
  if (finding.spared) return false;
  const finder = isHero(state, by) ? by : yield* closest(state, by);
  if (finder !== null) yield* drawSearch(state, io, finder);
  return true;
}

function* closest(state: State, by: FigureId): Flow<FigureId | null> {
  const near = nearestHeroes(state, by);
  if (near.length === 0) return null;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'pick',
    rule: 'D2C-QLOR-09',
    options: near.map(figure => ({ do: 'pick', figure })),
  });
  return choice.do === 'pick' ? choice.figure : (near[0] ?? null);
}

export const turnOver: DescentWord<TurnOver> = {
  *act(at) {
    const { state, io, about, by } = at;
    const token = state.tokens.find(one => one.id === about.card);
    if (token === undefined || !token.hidden) return;
    token.hidden = false;
    const face = token.face ?? '';
    io.reveal?.('all', { know: 'token', token: token.id, face });
    io.tell?.({ kind: 'turned', figure: by, token: token.id, face, rule: 'D2-OBJ-01' });
    const shown = thingOf(state, token.kind)?.faces?.[face];
    if (shown?.find && !(yield* isFound(state, io, by, token))) return;
    yield* vocabulary.carryOut({ ...at, cell: token.cell }, shown?.effects ?? []);
  },
  say: (_, { lang }) => speak(lang)('Turn the token over.', 'Drehe den Marker um.'),
};
