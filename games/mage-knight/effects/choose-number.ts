import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import { type MageWord, noting } from './word.ts';

/** You choose a number up to the most; what follows counts it ("of them"). */
export interface ChooseNumber {
  readonly do: 'choose-number';
  readonly most: number;
  readonly effects: readonly Effect[];
}

export const chooseNumber: MageWord<ChooseNumber> = {
  can: (at, { most, effects }) => vocabulary.usable(noting(at, { n: most }), effects),
  *act(at, { most, effects }) {
    const options: Choice[] = Array.from({ length: most + 1 }, (_, n) => ({ do: 'number', n }));
    const chosen = yield* choose({ seat: at.seat, kind: 'number', rule: 'MK-EFF-03', options });
    if (chosen.do === 'number') yield* vocabulary.carryOut(noting(at, { n: chosen.n }), effects);
  },
  say({ most, effects }, scribe) {
    const does = vocabulary.sentences(effects, scribe).join(' ');
    return speak(scribe.lang)(`Choose a number up to ${most}. ${does}`, `Wähle eine Zahl bis ${most}. ${does}`);
  },
};
