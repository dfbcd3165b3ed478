import { speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import type { Side } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Somebody of the quest changes sides (D2C-QTSR-30). */
export interface Defect {
  readonly do: 'defect';
  readonly who: string;
  readonly to: Side;
}

export const defect: DescentWord<Defect> = {
  act({ state, io }, { who, to }) {
    for (const person of state.companions)
      if (person.of === who && person.side !== to) {
        person.side = to;
        io.tell?.({ kind: 'defected', figure: person.id, side: to, rule: 'D2-QGEN-02' });
      }
  },
  say: ({ who, to }, { lang }) =>
    to === 'heroes'
      ? speak(lang)(`${cardName(who, 'en')} joins the heroes.`, `${cardName(who, 'de')} schließt sich den Helden an.`)
      : speak(lang)(`${cardName(who, 'en')} serves the overlord.`, `${cardName(who, 'de')} dient dem Overlord.`),
};
