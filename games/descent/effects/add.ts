import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import { RESULT_NAMES } from '../texts/names.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The result of the attack being resolved changes (D2-DMOD-07); `least`: never below that. Shields go to the figures it works on. */
export interface Add {
  readonly do: 'add';
  readonly to: 'damage' | 'range' | 'surges' | 'pierce' | 'shields';
  readonly n: Amount;
}

export const add: DescentWord<Add> = {
  can: ({ state }) => state.attacks.length > 0,
  act(at, { to, n }) {
    const { state, io, on, by, source } = at;
    const attack = attackOf(state);
    const amount = amountNow(at, n);
    if (amount === 0) return;
    if (to === 'shields') {
      // An answer to a defence roll counts for that roll alone (D2-TGT-12).
      for (const [i, aim] of attack.aims.entries())
        if (on.includes(aim.figure) && (attack.defending ?? i) === i) aim.shields.push({ source: source.id, amount });
    } else attack[to].push({ source: source.id, amount });
    io.tell?.({ kind: 'added', by, source: source.id, to, n: amount, rule: 'D2-DMOD-07' });
  },
  say({ to, n }, { lang }) {
    const unit = RESULT_NAMES[to][lang];
    const amount = typeof n === 'number' && n < 0 ? `−${-n} ${unit}` : `+${amountText(n, lang, unit)}`;
    return to === 'pierce' ? `${speak(lang)('Pierce', 'Durchbohren')} ${amountText(n, lang)}.` : `${amount}.`;
  },
};
