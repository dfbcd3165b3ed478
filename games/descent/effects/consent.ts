import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { seatOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects work on each figure whose player agrees. */
export interface Consent {
  readonly do: 'consent';
  readonly effects: readonly Effect[];
}

export const consent: DescentWord<Consent> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { effects }) {
    for (const id of at.on) {
      const choice = yield* choose<Choice, AskKind>({
        seat: seatOf(at.state, id),
        kind: 'whether',
        rule: 'D2-ABIL-01',
        about: at.source.id,
        options: [{ do: 'yes' }, { do: 'no' }],
      });
      if (choice.do === 'yes') yield* vocabulary.carryOut({ ...at, on: [id] }, effects);
    }
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('If its player agrees', 'Wenn deren Spieler zustimmt')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
