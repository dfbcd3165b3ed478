import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { candidates, chooseAim } from '../rules/aiming.ts';
import { giveCondition, removeCondition } from '../rules/conditions.ts';
import { figureOf } from '../state.ts';
import type { Aim } from './aim.ts';
import type { DescentWord } from './word.ts';

/** A figure so near loses a condition, and a figure so near must get it; who has it already gets no second one (D2C-HERO-47, -48). */
export interface Transfer {
  readonly do: 'transfer';
  readonly within: number;
}

const near = (within: number): Aim => ({ who: 'figure', within, self: true });
const afflicted = (within: number): Aim => ({ ...near(within), if: { is: 'has-conditions' } });

export const transfer: DescentWord<Transfer> = {
  can: (at, { within }) => candidates(at, afflicted(within)).length > 0,
  *act(at, { within }) {
    const { state, io, seat, source } = at;
    const [from] = yield* chooseAim(at, afflicted(within));
    if (from === undefined) return;
    const own = [...(figureOf(state, from)?.conditions ?? [])];
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2C-HERO-47',
      about: at.source.id,
      options: own.map(condition => ({ do: 'condition', condition })),
    });
    const condition = own.find(one => choice.do === 'condition' && choice.condition === one);
    if (condition === undefined) return;
    removeCondition(state, io, from, condition);
    const [to] = yield* chooseAim(at, near(within));
    if (to !== undefined) yield* giveCondition(state, io, to, condition, source.id);
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `A figure within ${within} spaces loses a condition, and a figure within ${within} spaces gets it.`,
      `Eine Figur im Umkreis von ${within} Feldern verliert einen Zustand, und eine Figur im Umkreis von ${within} Feldern erhält ihn.`,
    ),
};
