import { choose, listed, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { MANA_NAMES, type Mana } from '../content/words.ts';
import { canPay, payMana } from '../rules/mana.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** What follows gives more for each of these mana that is paid besides, each once. */
export interface Raise {
  readonly do: 'raise';
  readonly by: number;
  readonly mana: readonly Mana[];
  readonly effects: readonly Effect[];
}

export const raise: MageWord<Raise> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { by, mana, effects }) {
    let left = mana;
    let { more } = at;
    for (;;) {
      const payable = left.filter(one => canPay(at, [one]));
      if (payable.length === 0) break;
      const options: Choice[] = [...payable.map((colour): Choice => ({ do: 'colour', colour })), { do: 'done' }];
      const chosen = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-CARD-16', options });
      if (chosen.do !== 'colour') break;
      yield* payMana(at, [chosen.colour]);
      left = left.filter(one => one !== chosen.colour);
      more += by;
    }
    yield* vocabulary.carryOut({ ...at, more }, effects);
  },
  say({ by, mana, effects }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const does = vocabulary.sentences(effects, scribe).join(' ');
    const colours = listed(
      mana.map(one => MANA_NAMES[one][lang]),
      t('and', 'und'),
    );
    return t(
      `${does} ${by} more for each of these mana paid besides, each once: ${colours}.`,
      `${does} ${by} mehr für jedes dieser Mana, das du zusätzlich zahlst, jedes einmal: ${colours}.`,
    );
  },
};
