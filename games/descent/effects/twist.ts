import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { conditionsWith } from '../content/conditions.ts';
import type { Condition } from '../content/words.ts';
import { giveCondition, removeCondition } from '../rules/conditions.ts';
import { figureOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The condition just gained is replaced by another one of the user's choice. */
export interface Twist {
  readonly do: 'twist';
}

const others = ({ state, about }: Doing): Condition[] =>
  conditionsWith(state.boxes).filter(one => !figureOf(state, about.figure ?? '')?.conditions.includes(one));

export const twist: DescentWord<Twist> = {
  can: at => at.about.condition !== undefined && others(at).length > 0,
  *act(at) {
    const { state, io, seat, about, source } = at;
    const { condition, figure = '' } = about;
    if (condition === undefined) return;
    const options = others(at);
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-COND-04',
      about: at.source.id,
      options: options.map(one => ({ do: 'condition', condition: one })),
    });
    const other = options.find(one => choice.do === 'condition' && choice.condition === one) ?? options[0];
    if (other === undefined) return;
    removeCondition(state, io, figure, condition);
    yield* giveCondition(state, io, figure, other, source.id);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'It is replaced by another condition of your choice.',
      'Er wird durch einen anderen Zustand deiner Wahl ersetzt.',
    ),
};
