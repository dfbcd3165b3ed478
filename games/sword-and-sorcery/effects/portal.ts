import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { together } from '../rules/deciding.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A portal opens or closes: the one in the zone, one with a name, or one the group chooses elsewhere; until the next event phase, or for good. */
export interface SetPortal {
  readonly do: 'portal';
  readonly open: boolean;
  /** The symbol of the portal; left out: the one in the own zone. */
  readonly symbol?: import('../content/words.ts').DieSymbol;
  readonly until?: 'event';
  /** The players choose one that is not so yet; or it is the one where something happens. */
  readonly which?: 'chosen' | 'there';
}

export const portal: SorceryWord<SetPortal> = {
  can: ({ state, by }, { symbol, open, which }) =>
    symbol !== undefined ||
    which !== undefined ||
    state.portals.some(one => one.open !== open && one.zone === figureOf(state, by)?.zone),
  *act({ state, io, by, zone }, { open, symbol, until, which }) {
    let where = which === 'there' ? zone : figureOf(state, by)?.zone;
    if (which === 'chosen') {
      const options = state.portals.flatMap((one): Choice[] =>
        one.open === open ? [] : [{ do: 'zone', zone: one.zone, map: state.adventure }],
      );
      if (options.length === 0) return;
      const choice = yield* choose<Choice, AskKind>({ ...together(state), kind: 'zone', rule: 'SS-PORT-02', options });
      if (choice.do === 'zone') where = choice.zone;
    }
    for (const one of state.portals) {
      if (one.open === open || (symbol === undefined ? one.zone !== where : one.symbol !== symbol)) continue;
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
