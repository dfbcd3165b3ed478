import { speak } from '@tafelrunde/engine';
import { gainsThreat, loseThreat, payThreat, plotCardIn } from '../rules/plot.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The overlord gains threat, or discards some (`lose`); `each`: for every figure it works on. */
export interface Threat {
  readonly do: 'threat';
  readonly n: Amount;
  readonly each?: true;
  readonly most?: number;
  readonly lose?: true;
  /** It is spent on the card: the heroes gain fortune for it (D2-PLGEN-14). */
  readonly pay?: true;
}

export const threat: DescentWord<Threat> = {
  can: ({ state }, { lose, pay }) => state.plot !== undefined && (!(lose || pay) || state.plot.threat > 0),
  *act(at, { n, each, most = Number.POSITIVE_INFINITY, lose, pay }) {
    const amount = Math.min(most, amountNow(at, n) * (each ? at.on.length : 1));
    if (pay) yield* payThreat(at.state, at.io, amount);
    else if (lose) loseThreat(at.state, at.io, amount);
    else yield* gainsThreat(at.state, at.io, amount);
  },
  say({ n, each, most, lose, pay }, { lang }) {
    const t = speak(lang);
    const often = `${each ? t(' for each of them', ' für jeden davon') : ''}${most === undefined ? '' : t(`, ${most} at most`, `, höchstens ${most}`)}`;
    if (pay)
      return t(
        `The overlord spends ${amountText(n, 'en', 'threat')}.`,
        `Der Overlord gibt ${amountText(n, 'de', 'Drohmarker')} aus.`,
      );
    return lose
      ? t(
          `The overlord discards ${amountText(n, 'en', 'threat')}.`,
          `Der Overlord legt ${amountText(n, 'de', 'Drohmarker')} ab.`,
        )
      : t(
          `The overlord gains ${amountText(n, 'en', 'threat')}${often}.`,
          `Der Overlord bekommt ${amountText(n, 'de', 'Drohmarker')}${often}.`,
        );
  },
};

/** Tokens are laid on the plot card this stands on, never more than so many; or all are taken away. */
export interface CardToken {
  readonly do: 'card-token';
  readonly n: Amount | 'none';
  readonly most?: number;
}

export const cardToken: DescentWord<CardToken> = {
  can: ({ state, source }, { most = Number.POSITIVE_INFINITY }) =>
    (plotCardIn(state, source.id)?.tokens ?? Number.POSITIVE_INFINITY) < most,
  act(at, { n, most = Number.POSITIVE_INFINITY }) {
    const card = plotCardIn(at.state, at.source.id);
    if (card !== null) card.tokens = n === 'none' ? 0 : Math.max(0, Math.min(most, card.tokens + amountNow(at, n)));
  },
  say({ n, most }, { lang }) {
    const t = speak(lang);
    if (n === 'none') return t('No tokens are left on this card.', 'Auf dieser Karte bleiben keine Marker.');
    const limit = most === undefined ? '' : t(`, ${most} at most`, `, höchstens ${most}`);
    return t(
      `Put ${amountText(n, 'en', 'token')} on this card${limit}.`,
      `Lege ${amountText(n, 'de', 'Marker')} auf diese Karte${limit}.`,
    );
  },
};
