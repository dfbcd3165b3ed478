import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { recoverDamage } from '../rules/damage.ts';
import { note } from '../rules/deeds.ts';
import { figureOf, seatOf } from '../state.ts';
import type { Flow } from '../types.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord, Doing } from './word.ts';

/** The figures recover damage; `may`: each decides for itself. */
export interface Heal {
  readonly do: 'heal';
  readonly n: Amount | 'all';
  readonly may?: true;
  /** It may be used although there is no damage. */
  readonly anyway?: true;
}

export const heal: DescentWord<Heal> = {
  can: ({ state, on }, { anyway }) => anyway === true || on.some(id => (figureOf(state, id)?.damage ?? 0) > 0),
  *act(at, { n, may }) {
    const amount = n === 'all' ? Number.POSITIVE_INFINITY : amountNow(at, n);
    for (const id of at.on) {
      const before = figureOf(at.state, id)?.damage ?? 0;
      if (before === 0 || (may && !(yield* wants(at, id)))) continue;
      yield* recoverDamage(at.state, at.io, id, amount, at.source.id, {
        by: at.by,
        feat: at.source.by === 'feat',
      });
      if ((figureOf(at.state, id)?.damage ?? 0) < before) note(at.state, at.source.id, 'helped', id);
    }
  },
  say({ n, may }, { lang }) {
    const t = speak(lang);
    if (n === 'all') return t('Recovers all damage.', 'Heilt allen Schaden.');
    const amount = amountText(n, lang, t('damage', 'Schaden'));
    return may ? t(`May recover ${amount}.`, `Darf heilen: ${amount}.`) : t(`Recovers ${amount}.`, `Heilt ${amount}.`);
  },
};

function* wants({ state, source }: Doing, id: string): Flow<boolean> {
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'whether',
    rule: 'D2-ABIL-01',
    about: source.id,
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  return choice.do === 'yes';
}
