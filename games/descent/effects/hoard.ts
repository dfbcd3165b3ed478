import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { gainThreat, plotCardIn } from '../rules/plot.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord lays any number of his threat tokens on the plot card; `back`: they come back to him (D2C-PLOT-29). */
export interface Hoard {
  readonly do: 'hoard';
  readonly back?: true;
}

export const hoard: DescentWord<Hoard> = {
  can: ({ state }, { back }) => back === true || (state.plot?.threat ?? 0) > 0,
  *act({ state, io, source }, { back }) {
    const { plot } = state;
    const card = plotCardIn(state, source.id);
    if (plot === undefined || card === null) return;
    if (back) {
      const n = card.tokens;
      card.tokens = 0;
      gainThreat(state, io, n);
      return;
    }
    if (plot.threat === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'how-much',
      rule: 'D2C-PLOT-29',
      about: source.id,
      options: Array.from({ length: plot.threat }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const n = choice.do === 'number' ? choice.n : 1;
    plot.threat -= n;
    card.tokens += n;
    io.tell?.({ kind: 'threat', n: -n, total: plot.threat, rule: 'D2C-PLOT-29' });
  },
  say: ({ back }, { lang }) =>
    back
      ? speak(lang)('Take the tokens back from this card.', 'Nimm die Marker von dieser Karte zurück.')
      : speak(lang)(
          'Lay any number of your threat tokens on this card.',
          'Lege beliebig viele deiner Drohmarker auf diese Karte.',
        ),
};
