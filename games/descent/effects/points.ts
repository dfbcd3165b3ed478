import { speak } from '@tafelrunde/engine';
import { mayMove, moveAtOnce } from '../rules/moving.ts';
import { gainPoints, losePoints, turnFor } from '../rules/points.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Movement points come, or go; where none can go, something else happens. `all`: the move action ends (D2-MOVE-18). */
export interface MovePoints {
  readonly do: 'points';
  readonly n: Amount | 'lose-all';
  readonly otherwise?: readonly Effect[];
  /** They are spent at once, as an interruption; what is left is lost (D2C-MAB-50). */
  readonly now?: true;
}

export const points: DescentWord<MovePoints> = {
  can: ({ state, on }, { n, now }) =>
    now
      ? on.some(id => mayMove(state, id))
      : typeof n !== 'number' || n < 0 || on.some(id => turnFor(state, id) !== null),
  *act(at, { n, now, otherwise = [] }) {
    const { state, io, on, source } = at;
    for (const id of on) {
      if (n === 'lose-all') losePoints(state, io, id);
      else if (now) yield* moveAtOnce(state, io, id, amountNow(at, n), source.id);
      else {
        const amount = amountNow(at, n);
        if (amount >= 0) gainPoints(state, io, id, source.id, amount);
        else if (losePoints(state, io, id, -amount) === 0) yield* vocabulary.carryOut({ ...at, on: [id] }, otherwise);
      }
    }
  },
  say({ n, now, otherwise = [] }, scribe) {
    const t = speak(scribe.lang);
    if (n === 'lose-all') return t('Loses all movement points.', 'Verliert alle Bewegungspunkte.');
    const more =
      otherwise.length === 0 ? '' : ` ${t('Otherwise', 'Sonst')}: ${vocabulary.sentences(otherwise, scribe).join(' ')}`;
    if (typeof n === 'number' && n < 0)
      return `${t(`Loses ${-n} movement point.`, `Verliert ${-n} Bewegungspunkt.`)}${more}`;
    if (now)
      return t(
        `Gains ${amountText(n, 'en', 'movement points')} and spends them at once.`,
        `Erhält ${amountText(n, 'de', 'Bewegungspunkte')} und gibt sie sofort aus.`,
      );
    return t(`Gains ${amountText(n, 'en', 'movement points')}.`, `Erhält ${amountText(n, 'de', 'Bewegungspunkte')}.`);
  },
};
