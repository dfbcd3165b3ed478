import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects act for each figure it works on as if the card were its own: what is counted is counted for it, what is near is near to it. */
export interface InPerson {
  readonly do: 'in-person';
  readonly effects: readonly Effect[];
}

export const inPerson: DescentWord<InPerson> = {
  can: (at, { effects }) => at.on.some(id => vocabulary.usable({ ...at, by: id, on: [id] }, effects)),
  *act(at, { effects }) {
    for (const id of at.on) yield* vocabulary.carryOut({ ...at, by: id, on: [id] }, effects);
  },
  say: ({ effects }, scribe) => vocabulary.sentences(effects, scribe).join(' '),
};
