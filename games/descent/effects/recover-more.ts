import { speak } from '@tafelrunde/engine';
import { raiseRecovery } from '../rules/damage.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** What the figures are about to recover grows by so much: it is no recovery of its own (D2C-BARD-03, -04). */
export interface RecoverMore {
  readonly do: 'recover-more';
  readonly n: Amount;
}

export const recoverMore: DescentWord<RecoverMore> = {
  act(at, { n }) {
    for (const id of at.on) raiseRecovery(at.state, id, amountNow(at, n));
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`Recovers ${amountText(n, 'en')} more of it.`, `Gewinnt ${amountText(n, 'de')} mehr davon zurück.`),
};
