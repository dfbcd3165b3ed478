import { choose, listed, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { showsWound } from '../rules/held-wound.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import type { Flow } from '../types.ts';
import type { Effect } from './effect.ts';
import { looksAtHand } from './looks-at-hand.ts';
import { within } from './names.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** You choose several of the lists, one after the other, each once, among those that could act. */
export interface SeveralOf {
  readonly do: 'several-of';
  readonly n: number;
  readonly of: readonly (readonly Effect[])[];
}

export const severalOf: MageWord<SeveralOf> = {
  can: (at, { of }) => of.some(effects => vocabulary.usable(at, effects)),
  *act(at, { n, of }): Flow {
    const taken: number[] = [];
    // Being skipped would tell what is held.
    const always = hasOnlookers(at.state) && of.some(looksAtHand);
    while (taken.length < n) {
      const options: Choice[] = of.flatMap((effects, i): Choice[] =>
        taken.includes(i) || !vocabulary.usable(at, effects) ? [] : [{ do: 'option', n: i, effects }],
      );
      if (options.length === 0) {
        if (!always) return;
        options.push({ do: 'done' });
      }
      const chosen = yield* choose({ seat: at.seat, kind: 'option', rule: 'MK-EFF-03', options, always });
      if (chosen.do !== 'option') return;
      showsWound(at, () => vocabulary.usable(at, chosen.effects));
      taken.push(chosen.n);
      yield* vocabulary.carryOut(at, chosen.effects);
    }
  },
  say({ n, of }, scribe) {
    const t = speak(scribe.lang);
    const ways = of.map(effects => within(vocabulary.sentences(effects, scribe).join(' '), scribe.lang));
    return `${t(`Choose ${n} different ones`, `Wähle ${n} verschiedene`)}: ${listed(ways, t('or', 'oder'), ';')}.`;
  },
};
