import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { CHALLENGE } from '../content/secret-room.ts';
import { reveal } from '../rules/challenges.ts';
import type { DescentWord } from './word.ts';

/** The figure turns over any challenge token of the room, wherever it lies (D2-SECGEN-16). */
export interface Uncover {
  readonly do: 'uncover';
  /** It is discarded without any other effect (D2C-SECR-02). */
  readonly discard?: true;
}

export const uncover: DescentWord<Uncover> = {
  can: ({ state }) => state.tokens.some(({ kind }) => kind === CHALLENGE),
  *act({ state, io, on, seat, source }, { discard }) {
    const [id] = on;
    const tokens = state.tokens.filter(({ kind }) => kind === CHALLENGE);
    if (id === undefined || tokens.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-SECGEN-16',
      about: source.id,
      options: tokens.map(({ id: token }) => ({ do: 'search', token })),
    });
    const token = choice.do === 'search' ? choice.token : (tokens[0]?.id ?? '');
    yield* reveal(state, io, id, token, discard);
  },
  say: ({ discard }, { lang }) =>
    discard
      ? speak(lang)(
          'Turn over any challenge token of the room and discard it.',
          'Decke einen beliebigen Herausforderungsmarker der Kammer auf und lege ihn ab.',
        )
      : speak(lang)(
          'Turn over any challenge token of the room.',
          'Decke einen beliebigen Herausforderungsmarker der Kammer auf.',
        ),
};
