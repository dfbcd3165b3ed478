import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aboutToSuffer, lessen as less, tire } from '../rules/damage.ts';
import { freshness } from '../rules/using.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Damage about to be suffered is lessened; `as: 'fatigue'`: any part of it is suffered as fatigue, up to the stamina. */
export interface Lessen {
  readonly do: 'lessen';
  readonly n?: number;
  readonly as?: 'fatigue';
}

export const lessen: DescentWord<Lessen> = {
  can: ({ state, by }, { as }) =>
    aboutToSuffer(state, by) > 0 &&
    (as === undefined || (isHero(state, by) && freshness(state, heroOf(state, by)) > 0)),
  *act({ state, io, by, seat, source }, { n = 1, as }) {
    if (as === undefined) {
      less(state, by, n);
      return;
    }
    const most = Math.min(aboutToSuffer(state, by), freshness(state, heroOf(state, by)));
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2-ASTEP-28',
      options: Array.from({ length: most }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const taken = less(state, by, choice.do === 'number' ? choice.n : 1);
    yield* tire(state, io, by, taken, { by: source.id });
  },
  say: ({ n = 1, as }, { lang }) =>
    as === undefined
      ? speak(lang)(`Suffers ${n} damage less.`, `Erleidet ${n} Schaden weniger.`)
      : speak(lang)('Suffer any part of it as fatigue.', 'Erleide einen beliebigen Teil davon als Erschöpfung.'),
};
