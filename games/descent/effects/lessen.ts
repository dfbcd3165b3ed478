import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aboutToSuffer, lessen as less, tire } from '../rules/damage.ts';
import { gainPoints } from '../rules/points.ts';
import { freshness } from '../rules/using.ts';
import { heroOf, isHero } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** Damage about to be suffered is lessened, or grows (less than nothing); `as: 'fatigue'`: any part of it is suffered as fatigue, up to the stamina. */
export interface Lessen {
  readonly do: 'lessen';
  readonly n?: Amount;
  readonly as?: 'fatigue';
  /** As many movement points as were spared. */
  readonly points?: true;
  /** Not the owner suffers, but those it works on. */
  readonly them?: true;
}

export const lessen: DescentWord<Lessen> = {
  can: ({ state, by, on }, { as, them }) =>
    (them ? on : [by]).some(id => aboutToSuffer(state, id) > 0) &&
    (as === undefined || (isHero(state, by) && freshness(state, heroOf(state, by)) > 0)),
  *act(at, { n = 1, as, points, them }) {
    const { state, io, by, seat, source } = at;
    if (them) {
      for (const id of at.on) less(state, id, amountNow(at, n));
      return;
    }
    if (as === undefined) {
      const spared = less(state, by, amountNow(at, n));
      if (points) gainPoints(state, io, by, source.id, spared);
      return;
    }
    const most = Math.min(aboutToSuffer(state, by), freshness(state, heroOf(state, by)));
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2-ASTEP-28',
      about: at.source.id,
      options: Array.from({ length: most }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const taken = less(state, by, choice.do === 'number' ? choice.n : 1);
    yield* tire(state, io, by, taken, { by: source.id });
  },
  say: ({ n = 1, as, points }, { lang }) =>
    typeof n === 'number' && n < 0
      ? speak(lang)(`Suffers ${-n} damage more.`, `Erleidet ${-n} Schaden mehr.`)
      : as === undefined
        ? `${speak(lang)(`Suffers ${amountText(n, 'en')} damage less.`, `Erleidet ${amountText(n, 'de')} Schaden weniger.`)}${points ? speak(lang)(' Gains as many movement points.', ' Erhält ebenso viele Bewegungspunkte.') : ''}`
        : speak(lang)('Suffer any part of it as fatigue.', 'Erleide einen beliebigen Teil davon als Erschöpfung.'),
};
