import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { gainsThreat } from '../rules/plot.ts';
import { overlordSeat, type Side } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord bets in secret on the side that will win the quest; `settle`: the bet is shown, and so much threat gained if it was right. */
export interface Bet {
  readonly do: 'bet';
  readonly settle?: number;
}

export const bet: DescentWord<Bet> = {
  can: ({ state }) => state.plot !== undefined,
  *act({ state, io, about }, { settle }) {
    const { plot } = state;
    if (plot === undefined) return;
    const seat = overlordSeat(state);
    if (settle !== undefined) {
      if (plot.bet === null) return;
      io.reveal?.('all', { know: 'bet', side: plot.bet }, seat);
      io.tell?.({ kind: 'bet', side: plot.bet, rule: 'D2C-PLOT-03' });
      if (plot.bet === about.by) yield* gainsThreat(state, io, settle);
      plot.bet = null;
      return;
    }
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'bet',
      rule: 'D2C-PLOT-03',
      options: (['heroes', 'overlord'] as const satisfies readonly Side[]).map(side => ({ do: 'bet', side })),
    });
    plot.bet = choice.do === 'bet' ? choice.side : 'overlord';
    io.tell?.({ kind: 'bet', side: plot.bet, rule: 'D2C-PLOT-03' }, [seat], {
      kind: 'bet',
      side: null,
      rule: 'D2C-PLOT-03',
    });
  },
  say: ({ settle }, { lang }) =>
    settle === undefined
      ? speak(lang)('Bet in secret on who wins the quest.', 'Setze geheim auf den Sieger des Abenteuers.')
      : speak(lang)(
          `The bet is shown; if it was right, the overlord gains ${settle} threat.`,
          `Der Einsatz wird gezeigt; war er richtig, bekommt der Overlord ${settle} Drohmarker.`,
        ),
};
