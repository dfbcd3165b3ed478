import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { begin } from '../rules/lasting.ts';
import { membersOf } from '../rules/monsters.ts';
import { type FigureId, overlordSeat } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** One monster of the group the moment is about has an action less in its activation, another one an action more. */
export interface ShareAction {
  readonly do: 'share-action';
}

const members = ({ state, about }: Doing): FigureId[] =>
  membersOf(state, about.by ?? '')
    .filter(({ cells }) => cells.length > 0)
    .map(({ id }) => id);

export const shareAction: DescentWord<ShareAction> = {
  can: at => members(at).length > 1,
  *act(at) {
    const { state, source } = at;
    const left = members(at);
    for (const n of [-1, 1]) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'pick',
        rule: 'D2C-PLOT-17',
        about: at.source.id,
        options: left.map(figure => ({ do: 'pick', figure })),
      });
      const id = choice.do === 'pick' ? choice.figure : (left[0] ?? '');
      left.splice(left.indexOf(id), 1);
      begin(state, {
        source: source.id,
        key: 'actions',
        on: id,
        by: '',
        until: 'turn-end',
        next: false,
        what: { do: 'actions', n },
      });
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One monster of the group has an action less in its activation, another one an action more.',
      'Ein Monster der Gruppe hat in seiner Aktivierung eine Aktion weniger, ein anderes eine mehr.',
    ),
};
