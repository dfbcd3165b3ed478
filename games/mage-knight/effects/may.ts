import { choose, type May, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { showsWound } from '../rules/held-wound.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import type { Effect } from './effect.ts';
import { looksAtHand } from './looks-at-hand.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** The effects act if you want; you are asked only where they could. */
export const may: MageWord<May<Effect>> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { effects }) {
    const usable = vocabulary.usable(at, effects);
    // Being skipped would tell what is held.
    const always = hasOnlookers(at.state) && looksAtHand(effects);
    if (!usable && !always) return;
    const options: Choice[] = usable ? [{ do: 'yes' }, { do: 'no' }] : [{ do: 'no' }];
    const choice = yield* choose({ seat: at.seat, kind: 'whether', rule: 'MK-EFF-03', options, always });
    if (choice.do !== 'yes') return;
    showsWound(at, () => vocabulary.usable(at, effects));
    yield* vocabulary.carryOut(at, effects);
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('If you want', 'Wenn du willst')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
