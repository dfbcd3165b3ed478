import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The defence result is replaced by so many shields, with all that was added to it before (D2-DMOD-09, -12). */
export interface ReplaceShields {
  readonly do: 'shields';
  readonly n: Amount;
}

export const shields: DescentWord<ReplaceShields> = {
  can: ({ state, on }) =>
    state.attacks.length > 0 && attackOf(state).aims.some(aim => on.includes(aim.figure) && aim.rolled),
  act(at, { n }) {
    const { aims, defending } = attackOf(at.state);
    for (const [i, aim] of aims.entries())
      if (at.on.includes(aim.figure) && (defending ?? i) === i) {
        aim.replaced = amountNow(at, n);
        aim.shields = [];
      }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `The defence result becomes ${amountText(n, 'en')} shields.`,
      `Das Verteidigungsergebnis wird zu ${amountText(n, 'de')} Schilden.`,
    ),
};
