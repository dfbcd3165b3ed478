import { choose, insert, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { begin } from '../rules/lasting.ts';
import { drawCards } from '../rules/overlord-cards.ts';
import { type Group, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord chooses a group, draws a card for each of its figures and keeps so many of them; the group has an action less this turn. */
export interface Ritual {
  readonly do: 'ritual';
  readonly keep: number;
}

/** Groups with a figure on the map; inactive ones are beyond his cards (D2-INACT-02). */
const groupsOf = ({ groups, monsters }: State): Group[] =>
  groups.filter(
    ({ id, inactive }) => !inactive && monsters.some(({ group, cells }) => group === id && cells.length > 0),
  );

export const ritual: DescentWord<Ritual> = {
  can: ({ state }) => groupsOf(state).length > 0,
  *act({ state, io, source, by }, { keep }) {
    const groups = groupsOf(state);
    if (groups.length === 0) return;
    const chosen = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'overlord-turn',
      rule: 'D2C-OL-46',
      options: groups.map(({ id }) => ({ do: 'group', group: id })),
    });
    const id = chosen.do === 'group' ? chosen.group : (groups[0]?.id ?? '');
    const members = state.monsters.filter(({ group, cells }) => group === id && cells.length > 0);
    const before = [...state.overlord.hand];
    drawCards(state, io, members.length);
    const drawn = [...state.overlord.hand];
    for (const card of before) takeOut(drawn, card);
    while (drawn.length > keep) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'which',
        rule: 'D2C-OL-47',
        about: source.id,
        options: [...new Set(drawn)].map(card => ({ do: 'card', card })),
        always: true,
      });
      const card = choice.do === 'card' ? choice.card : (drawn[0] ?? '');
      takeOut(drawn, card);
      takeOut(state.overlord.hand, card);
      insert(state.overlord.out, card);
      io.reveal?.('all', { know: 'next', card, among: members.length }, overlordSeat(state));
      io.tell?.({ kind: 'discarded', card, rule: 'D2C-OL-47' });
    }
    for (const { id: figure } of members)
      begin(state, {
        source: source.id,
        key: 'actions',
        on: figure,
        by,
        until: 'overlord-turn-end',
        what: { do: 'actions', n: -1 },
        next: false,
      });
  },
  say: ({ keep }, { lang }) =>
    speak(lang)(
      `Choose a group and draw a card for each of its figures, keep ${keep}. The group has an action less this turn.`,
      `Wähle eine Gruppe und ziehe je Figur eine Karte, behalte ${keep}. Die Gruppe hat in diesem Zug eine Aktion weniger.`,
    ),
};
