import { speak } from '@tafelrunde/engine';
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
}

export const points: DescentWord<MovePoints> = {
  can: ({ state, on }, { n }) => typeof n !== 'number' || n < 0 || on.some(id => turnFor(state, id) !== null),
  *act(at, { n, otherwise = [] }) {
    const { state, io, on, source } = at;
    for (const id of on) {
      if (n === 'lose-all') losePoints(state, io, id);
      else {
        const amount = amountNow(at, n);
        if (amount >= 0) gainPoints(state, io, id, source.id, amount);
        else if (losePoints(state, io, id, -amount) === 0) yield* vocabulary.carryOut({ ...at, on: [id] }, otherwise);
      }
    }
  },
  say({ n, otherwise = [] }, scribe) {
    const t = speak(scribe.lang);
    if (n === 'lose-all') return t('Loses all movement points.', 'Verliert alle Bewegungspunkte.');
    const more =
      otherwise.length === 0 ? '' : ` ${t('Otherwise', 'Sonst')}: ${vocabulary.sentences(otherwise, scribe).join(' ')}`;
    if (typeof n === 'number' && n < 0)
      return `${t(`Loses ${-n} movement point.`, `Verliert ${-n} Bewegungspunkt.`)}${more}`;
    return t(`Gains ${amountText(n, 'en', 'movement points')}.`, `Erhält ${amountText(n, 'de', 'Bewegungspunkte')}.`);
  },
};
