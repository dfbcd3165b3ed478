import { choose, different, insert, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { gainsThreat } from '../rules/plot.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Up to so many cards of the hand are laid face down under the plot card for 1 threat each; `out`: they are discarded. */
export interface Stash {
  readonly do: 'stash';
  readonly most?: number;
  readonly out?: true;
}

export const stash: DescentWord<Stash> = {
  can: ({ state }, { out }) => (out ? (state.plot?.under?.length ?? 0) : state.overlord.hand.length) > 0,
  *act({ state, io, source }, { most = 0, out }) {
    const { plot, overlord } = state;
    if (plot === undefined) return;
    const seat = overlordSeat(state);
    if (out) {
      for (const card of plot.under ?? []) {
        insert(overlord.out, card);
        io.reveal?.('all', { know: 'hand', card }, seat);
        io.tell?.({ kind: 'discarded', card, rule: 'D2-COMP-01' });
      }
      delete plot.under;
      return;
    }
    const under: string[] = [];
    while (under.length < most && overlord.hand.length > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'which',
        rule: 'D2-ABIL-08',
        about: source.id,
        options: [...different(overlord.hand).map((card): Choice => ({ do: 'card', card })), { do: 'done' }],
        always: true,
      });
      if (choice.do !== 'card' || !takeOut(overlord.hand, choice.card)) break;
      insert(under, choice.card);
    }
    if (under.length > 0) plot.under = under;
    yield* gainsThreat(state, io, under.length);
  },
  say: ({ most, out }, { lang }) =>
    out
      ? speak(lang)('The cards under this one are discarded.', 'Die Karten unter dieser werden abgelegt.')
      : speak(lang)(
          `Lay up to ${most} cards of your hand face down under this card: 1 threat each.`,
          `Lege bis zu ${most} Handkarten verdeckt unter diese Karte: je 1 Drohmarker.`,
        ),
};
