import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Condition } from '../content/words.ts';
import { removeCondition } from '../rules/conditions.ts';
import { membersOf } from '../rules/monsters.ts';
import { type Monster, monsterOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** Every monster of the group it works on loses one condition, the same for all. */
export interface Remedy {
  readonly do: 'remedy';
}

const groupFor = ({ state, on }: Doing): Monster[] => {
  const group = monsterOf(state, on[0] ?? '')?.group;
  return group === undefined ? [] : membersOf(state, group);
};

export const remedy: DescentWord<Remedy> = {
  can: at => groupFor(at).some(({ conditions }) => conditions.length > 0),
  *act(at) {
    const { state, io, seat } = at;
    const group = groupFor(at);
    const found = [...new Set(group.flatMap(({ conditions }) => conditions))];
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-COND-08',
      about: at.source.id,
      options: found.map(condition => ({ do: 'condition', condition })),
    });
    const chosen: Condition | undefined = found.find(one => choice.do === 'condition' && choice.condition === one);
    if (chosen !== undefined) for (const { id } of group) removeCondition(state, io, id, chosen);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Every monster of its group loses one condition, the same for all.',
      'Jedes Monster seiner Gruppe verliert einen Zustand, denselben für alle.',
    ),
};
