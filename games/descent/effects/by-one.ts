import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { candidates } from '../rules/aiming.ts';
import type { FigureId } from '../state.ts';
import { aimText } from '../texts/aim.ts';
import type { Aim } from './aim.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** One figure of the user's choice does this, as if the card were its own, to those the card works on; only one that can do anything of it. */
export interface ByOne {
  readonly do: 'by-one';
  readonly who: Aim;
  readonly effects: readonly Effect[];
}

const able = (at: Doing, { who, effects }: ByOne): FigureId[] =>
  candidates(at, who).filter(by => vocabulary.usable({ ...at, by }, effects));

export const byOne: DescentWord<ByOne> = {
  can: (at, effect) => able(at, effect).length > 0,
  *act(at, effect) {
    const found = able(at, effect);
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'pick',
      rule: 'D2-TGT-13',
      about: at.source.id,
      options: found.map(figure => ({ do: 'pick', figure })),
    });
    const by = choice.do === 'pick' ? choice.figure : (found[0] ?? '');
    yield* vocabulary.carryOut({ ...at, by }, effect.effects);
  },
  say: ({ who, effects }, scribe) =>
    speak(scribe.lang)(
      `Choose ${aimText(who, 'en')}, who does this: ${vocabulary.sentences(effects, scribe).join(' ')}`,
      `Wähle (${aimText(who, 'de')}), wer dies tut: ${vocabulary.sentences(effects, scribe).join(' ')}`,
    ),
};
