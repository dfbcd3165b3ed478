import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aboutToSuffer, lessen, suffer } from '../rules/damage.ts';
import { membersOf } from '../rules/monsters.ts';
import { type FigureId, monsterOf, overlordSeat } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** Of the damage the monster is about to suffer any part but the last goes to others of its group, divided as the overlord likes (D2C-PLOT-18). */
export interface ShareDamage {
  readonly do: 'share-damage';
}

const others = ({ state, about }: Doing): FigureId[] =>
  membersOf(state, monsterOf(state, about.figure ?? '')?.group ?? '')
    .filter(({ id, cells }) => id !== about.figure && cells.length > 0)
    .map(({ id }) => id);

export const shareDamage: DescentWord<ShareDamage> = {
  can: at => aboutToSuffer(at.state, at.about.figure ?? '') > 1 && others(at).length > 0,
  *act(at) {
    const { state, io, about, source } = at;
    const most = aboutToSuffer(state, about.figure ?? '') - 1;
    const seat = overlordSeat(state);
    const amount = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2C-PLOT-18',
      about: at.source.id,
      options: Array.from({ length: most }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const n = lessen(state, about.figure ?? '', amount.do === 'number' ? amount.n : 1);
    const shares = new Map<FigureId, number>();
    for (let i = 0; i < n; i++) {
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'pick',
        rule: 'D2C-PLOT-18',
        about: at.source.id,
        options: others(at).map(figure => ({ do: 'pick', figure })),
      });
      if (choice.do === 'pick') shares.set(choice.figure, (shares.get(choice.figure) ?? 0) + 1);
    }
    for (const [id, share] of shares) yield* suffer(state, io, id, share, { by: source.id });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Any part of that damage, but not all of it, is suffered by other monsters of its group, divided as you like.',
      'Ein beliebiger Teil dieses Schadens, aber nicht aller, wird von anderen Monstern seiner Gruppe erlitten, nach Belieben aufgeteilt.',
    ),
};
