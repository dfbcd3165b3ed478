import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { questOf } from '../content/index.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Whoever acts guesses a number of the quest, and learns whether it is right, or higher or lower than that. */
export interface Guess {
  readonly do: 'guess';
  readonly code: string;
  readonly right: readonly Effect[];
  readonly wrong: readonly Effect[];
}

export const guess: DescentWord<Guess> = {
  *act(at, { code, right, wrong }) {
    const { state, io, by, seat } = at;
    const { most = 1 } = questOf(state.quest, state.encounter).secrets?.[code] ?? {};
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2-QGEN-02',
      about: at.source.id,
      options: Array.from({ length: most }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const n = choice.do === 'number' ? choice.n : 1;
    const secret = state.secrets[code];
    if (secret === undefined) return;
    const is = n === secret.n ? 'right' : secret.n > n ? 'higher' : 'lower';
    secret.low = Math.max(secret.low, is === 'right' ? n : is === 'higher' ? n + 1 : 1);
    secret.high = Math.min(secret.high, is === 'right' ? n : is === 'lower' ? n - 1 : most);
    io.reveal?.('all', { know: 'code', code, n, is });
    io.tell?.({ kind: 'guessed', figure: by, code, n, is, rule: 'D2-QGEN-02' });
    yield* vocabulary.carryOut(at, is === 'right' ? right : wrong);
  },
  say: ({ right, wrong }, scribe) => {
    const t = speak(scribe.lang);
    const then = (effects: readonly Effect[]): string => vocabulary.sentences(effects, scribe).join(' ');
    return t(
      `Guess the number. Right: ${then(right)} Wrong: ${then(wrong)}`,
      `Rate die Zahl. Richtig: ${then(right)} Falsch: ${then(wrong)}`,
    );
  },
};
