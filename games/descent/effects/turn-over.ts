import { speak } from '@tafelrunde/engine';
import { thingOf } from '../content/index.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The token the action is about is turned over, and what it shows happens. */
export interface TurnOver {
  readonly do: 'turn-over';
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
    yield* vocabulary.carryOut({ ...at, cell: token.cell }, thingOf(state, token.kind)?.faces?.[face]?.effects ?? []);
  },
  say: (_, { lang }) => speak(lang)('Turn the token over.', 'Drehe den Marker um.'),
};
