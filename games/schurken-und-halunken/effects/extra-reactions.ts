import { capital } from '@tafelrunde/engine';
import { selfWords } from './phrases.ts';
import type { CardWord } from './word.ts';

/** The bearer has this many reactions more in every turn of a rival (SH-REACT-02). */
export interface ExtraReactions {
  readonly do: 'extra-reactions';
  readonly count: number;
}

export const extraReactions: CardWord<ExtraReactions> = {
  say({ count }, scribe) {
    const self = capital(selfWords(scribe));
    return scribe.t(
      `${self} has ${count} more ${count === 1 ? 'reaction' : 'reactions'} in every opposing turn.`,
      `${self} hat in jedem gegnerischen Zug ${count} ${count === 1 ? 'Reaktion' : 'Reaktionen'} mehr.`,
    );
  },
};
