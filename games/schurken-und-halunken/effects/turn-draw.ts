import { cards } from './phrases.ts';
import type { CardWord } from './word.ts';

/** You draw more or fewer cards at the start of your turn, never fewer than 0 (SH-TURN-01). */
export interface TurnDraw {
  readonly do: 'turn-draw';
  readonly by: number;
}

export const turnDraw: CardWord<TurnDraw> = {
  say({ by }, { kind, t }) {
    const n = cards(Math.abs(by), t);
    const more = by < 0 ? t('fewer', 'weniger') : t('more', 'mehr');
    return kind === 'demon'
      ? t(
          `The plagued player draws ${n} ${more} at the start of the turn.`,
          `Der geplagte Spieler zieht zu Beginn seines Zuges ${n} ${more}.`,
        )
      : t(`At the start of your turn draw ${n} ${more}.`, `Ziehe zu Beginn deines Zuges ${n} ${more}.`);
  },
};
