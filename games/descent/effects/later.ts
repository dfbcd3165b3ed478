import { copy, type Text } from '@tafelrunde/engine';
import { type Delayed, figureOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Something happens at a later moment: of the figure's own turns, or of the overlord's. */
export interface Later {
  readonly do: 'later';
  readonly at: Delayed['at'];
  readonly skip?: number;
  readonly effects: readonly Effect[];
}

const AT: Readonly<Record<Delayed['at'], Text>> = {
  'turn-start': { en: 'At the start of its next turn', de: 'Zu Beginn des nächsten eigenen Zugs' },
  'turn-end': { en: 'At the end of its turn', de: 'Am Ende des eigenen Zugs' },
  'overlord-turn-start': { en: "At the start of the overlord's next turn", de: 'Zu Beginn des nächsten Overlord-Zugs' },
  'overlord-turn-end': { en: "At the end of the overlord's turn", de: 'Am Ende des Overlord-Zugs' },
  'round-end': { en: 'At the end of the round', de: 'Am Ende der Runde' },
};

export const later: DescentWord<Later> = {
  act({ state, by, source, on, cell }, { at, skip = 0, effects }) {
    // Who vanishes meanwhile comes back where it stood.
    const where = cell ?? figureOf(state, on[0] ?? '')?.cells[0] ?? null;
    const whose = at === 'turn-start' || at === 'turn-end' ? on : [null];
    for (const of of whose)
      state.delayed.push({
        source: source.id,
        by,
        at,
        of,
        skip,
        effects: copy([...effects]),
        on: [...on],
        cell: where,
      });
  },
  say: ({ at, effects }, scribe) => `${AT[at][scribe.lang]}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
