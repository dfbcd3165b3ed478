import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { moveSpaces, reachOf } from '../rules/moving.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** A move of so many spaces with one attack in the middle of it: some of the spaces come before, the rest after. */
export interface RunAndStrike {
  readonly do: 'run-and-strike';
  readonly n: Amount;
}

export const runAndStrike: DescentWord<RunAndStrike> = {
  can: ({ state, by }) => reachOf(state, by, 1, true).stops.length > 0,
  *act(at, { n }) {
    const { state, io, by, seat, source } = at;
    const all = amountNow(at, n);
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2C-HERO-25',
      about: at.source.id,
      options: Array.from({ length: Math.max(1, all - 1) }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const before = choice.do === 'number' ? choice.n : 1;
    yield* moveSpaces(state, io, by, before, { by: source.id, seat });
    yield* vocabulary.carryOut(at, [{ do: 'attack', may: true }]);
    yield* moveSpaces(state, io, by, all - before, { by: source.id, seat });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Moves up to ${amountText(n, 'en')} spaces and attacks once on the way.`,
      `Bewegt sich bis zu ${amountText(n, 'de')} Felder und greift unterwegs einmal an.`,
    ),
};
