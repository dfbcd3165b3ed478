import { speak } from '@tafelrunde/engine';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A portal opens or closes: the one in the zone, one with a name, or one the group chooses elsewhere; until the next event phase, or for good. */
export interface SetPortal {
  readonly do: 'portal';
  readonly open: boolean;
  /** The symbol of the portal; left out: the one in the own zone. */
  readonly symbol?: import('../content/words.ts').DieSymbol;
  readonly until?: 'event';
}

export const portal: SorceryWord<SetPortal> = {
  can: ({ state, by }, { symbol, open }) =>
    symbol !== undefined || state.portals.some(one => one.open !== open && one.zone === figureOf(state, by)?.zone),
  act({ state, io, by }, { open, symbol, until }) {
    for (const one of state.portals) {
      if (symbol === undefined ? one.zone !== figureOf(state, by)?.zone : one.symbol !== symbol) continue;
      if (one.open === open) continue;
      one.open = open;
      if (until === 'event') one.turns = true;
      io.tell?.({ kind: 'portal', zone: one.zone, open, rule: 'SS-PORT-02' });
    }
  },
  say: ({ open, until }, { lang }) => {
    const t = speak(lang);
    const long = until === undefined ? '' : t(' until the next event phase', ' bis zur nächsten Ereignisphase');
    return open
      ? t(`The portal opens${long}.`, `Das Portal öffnet sich${long}.`)
      : t(`The portal closes${long}.`, `Das Portal schließt sich${long}.`);
  },
};
