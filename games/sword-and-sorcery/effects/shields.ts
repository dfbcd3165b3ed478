import { type Amount, speak } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { figureOf } from '../state.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** Magic shields, until they are used up or refreshed (SS-MSH-03, -04). */
export interface Shields {
  readonly do: 'shields';
  readonly n: Amount<Per>;
}

export const shields: SorceryWord<Shields> = {
  can: ({ on }) => on.length > 0,
  act(at, { n }) {
    for (const id of at.on) {
      const figure = figureOf(at.state, id);
      if (figure === null) continue;
      // The same name gives its shields once until they are refreshed (SS-GOLD-05).
      const { id: source } = at.source;
      if (at.state.lasting.some(one => one.on === id && one.source === source && one.key === 'shields')) continue;
      const more = amountNow(at, n);
      begin(at.state, {
        source,
        key: 'shields',
        on: id,
        by: at.by,
        until: 'time',
        what: { do: 'modify', value: 'shields', n: more },
        next: null,
        fits: null,
      });
      figure.shields += more;
    }
  },
  say: ({ n }, { lang }) =>
    n === 1
      ? speak(lang)('+1 magic shield.', '+1 magischer Schild.')
      : speak(lang)(`+${amountText(n, 'en')} magic shields.`, `+${amountText(n, 'de')} magische Schilde.`),
};
