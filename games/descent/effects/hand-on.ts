import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { giveCondition, removeCondition } from '../rules/conditions.ts';
import { figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner loses a condition, and the figure it works on gets it. */
export interface HandOn {
  readonly do: 'hand-on';
}

export const handOn: DescentWord<HandOn> = {
  can: ({ state, by, on }) => (figureOf(state, by)?.conditions.length ?? 0) > 0 && on.length > 0,
  *act({ state, io, by, on, seat, source }) {
    const own = [...(figureOf(state, by)?.conditions ?? [])];
    const [to] = on;
    if (own.length === 0 || to === undefined) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-COND-08',
      about: source.id,
      options: own.map(condition => ({ do: 'condition', condition })),
    });
    const chosen = own.find(one => choice.do === 'condition' && choice.condition === one);
    if (chosen === undefined) return;
    removeCondition(state, io, by, chosen);
    yield* giveCondition(state, io, to, chosen, source.id);
  },
  say: (_, { lang }) => speak(lang)('Gets one of its conditions.', 'Erhält einen seiner Zustände.'),
};
