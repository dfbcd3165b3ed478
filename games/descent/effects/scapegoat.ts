import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aboutToSuffer, lessen, suffer } from '../rules/damage.ts';
import { begin } from '../rules/lasting.ts';
import { attackOf, type FigureId, type GroupId, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** One of several monsters of a group the attack affects suffers all damage that all of them would suffer from it (D2C-PLOT-07). */
export interface Scapegoat {
  readonly do: 'scapegoat';
}

interface Victim {
  readonly figure: FigureId;
  readonly group: GroupId;
}

/** Those with another of their group among the affected. */
function victims(state: State): Victim[] {
  if (state.attacks.length === 0) return [];
  const { aims } = attackOf(state);
  const found = new Map<FigureId, Victim>();
  for (const { figure, group } of aims)
    if (group !== null && aims.some(one => one.group === group && one.figure !== figure))
      found.set(figure, { figure, group });
  return [...found.values()];
}

export const scapegoat: DescentWord<Scapegoat> = {
  can: ({ state }) => victims(state).length > 0,
  *act({ state, source }) {
    const found = victims(state);
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'pick',
      rule: 'D2C-PLOT-07',
      about: source.id,
      options: found.map(({ figure }) => ({ do: 'pick', figure })),
    });
    const victim = found.find(({ figure }) => choice.do === 'pick' && choice.figure === figure) ?? found[0];
    if (victim === undefined) return;
    begin(state, {
      source: source.id,
      key: 'scapegoat',
      on: 'all',
      by: '',
      until: 'attack-over',
      next: false,
      what: {
        do: 'on',
        at: 'suffering',
        ability: {
          at: 'suffering',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'by-attack' },
              { is: 'about', who: 'monster' },
              { is: 'not', of: { is: 'about-figure', figure: victim.figure } },
            ],
          },
          effects: [{ do: 'heap', ...victim }],
        },
      },
    });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One affected monster of a group suffers all damage that all affected monsters of that group would suffer from this attack.',
      'Ein betroffenes Monster einer Gruppe erleidet allen Schaden, den alle betroffenen Monster jener Gruppe durch diesen Angriff erleiden würden.',
    ),
};

/** The damage a monster of the group is about to suffer by the attack goes to this one, even if it has fallen by then. */
export interface Heap {
  readonly do: 'heap';
  readonly figure: FigureId;
  readonly group: GroupId;
}

export const heap: DescentWord<Heap> = {
  can: () => true,
  *act({ state, io, about, source }, { figure, group }) {
    const { figure: from = '' } = about;
    if (state.attacks.length === 0) return;
    const { aims, by } = attackOf(state);
    if (!aims.some(one => one.figure === from && one.group === group)) return;
    const n = lessen(state, from, aboutToSuffer(state, from));
    yield* suffer(state, io, figure, n, { by: source.id, from: by, attack: true });
  },
  say: (_, { lang }) => speak(lang)('The chosen one suffers it instead.', 'Das gewählte erleidet ihn stattdessen.'),
};
