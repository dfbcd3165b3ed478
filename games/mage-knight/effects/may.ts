import { choose, type May, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** The effects act if you want; you are asked only where they could. */
export const may: MageWord<May<Effect>> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { effects }) {
    if (!vocabulary.usable(at, effects)) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'whether',
      rule: 'MK-EFF-03',
      options: [{ do: 'yes' }, { do: 'no' }],
    });
    if (choice.do === 'yes') yield* vocabulary.carryOut(at, effects);
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('If you want', 'Wenn du willst')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
