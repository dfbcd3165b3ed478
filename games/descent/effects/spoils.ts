import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** What all heroes have in common changes: gold in their purse, how well known they are, their morale (D2-RTL-20, D2-RTLC-15). */
export interface Spoils {
  readonly do: 'spoils';
  readonly gold?: number;
  readonly fame?: number;
  readonly morale?: number;
}

export const spoils: DescentWord<Spoils> = {
  act({ state, io }, { gold = 0, fame = 0, morale = 0 }) {
    const { legend } = state;
    if (gold !== 0) {
      state.gold = Math.max(0, state.gold + gold);
      io.tell?.({ kind: 'gold', n: gold, gold: state.gold, rule: 'D2-SHOP-04' });
    }
    if (legend === null) return;
    if (legend.road !== undefined && fame !== 0) {
      legend.road.fame = Math.max(0, legend.road.fame + fame);
      io.tell?.({ kind: 'fame', n: legend.road.fame, rule: 'D2-RTLC-15' });
    }
    if (morale === 0) return;
    legend.morale = Math.max(0, legend.morale + morale);
    io.tell?.({ kind: 'morale', n: legend.morale, rule: 'D2-RTL-20' });
  },
  say({ gold = 0, fame = 0, morale = 0 }, { lang }) {
    const t = speak(lang);
    const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
    const parts = [
      ...(gold === 0 ? [] : [t(`${signed(gold)} gold`, `${signed(gold)} Gold`)]),
      ...(fame === 0 ? [] : [t(`${signed(fame)} fame`, `${signed(fame)} Ruhm`)]),
      ...(morale === 0 ? [] : [t(`${signed(morale)} morale`, `${signed(morale)} Moral`)]),
    ];
    return `${t('The heroes', 'Die Helden')}: ${parts.join(', ')}.`;
  },
};
