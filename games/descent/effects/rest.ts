import { speak } from '@tafelrunde/engine';
import { recoverFatigue } from '../rules/damage.ts';
import { note } from '../rules/deeds.ts';
import { heroOf, isHero } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The heroes recover fatigue. */
export interface Refresh {
  readonly do: 'rest';
  readonly n: Amount | 'all';
}

export const rest: DescentWord<Refresh> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && heroOf(state, id).fatigue > 0),
  *act(at, { n }) {
    for (const id of at.on) {
      if (!isHero(at.state, id)) continue;
      const before = heroOf(at.state, id).fatigue;
      yield* recoverFatigue(
        at.state,
        at.io,
        id,
        n === 'all' ? Number.POSITIVE_INFINITY : amountNow(at, n),
        at.source.id,
      );
      if (heroOf(at.state, id).fatigue < before) note(at.state, at.source.id, 'helped', id);
    }
  },
  say({ n }, { lang }) {
    const t = speak(lang);
    return n === 'all'
      ? t('Recovers all fatigue.', 'Erholt sich von aller Erschöpfung.')
      : t(`Recovers ${amountText(n, 'en', 'fatigue')}.`, `Erholt sich von ${amountText(n, 'de', 'Erschöpfung')}.`);
  },
};
