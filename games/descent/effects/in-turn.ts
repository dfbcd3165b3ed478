import { capital, speak } from '@tafelrunde/engine';
import { candidates, chooseAim } from '../rules/aiming.ts';
import { seatOf } from '../state.ts';
import { aimText } from '../texts/aim.ts';
import type { Aim } from './aim.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects act on the figures one after the other; each decides for itself what is to be decided. */
export interface InTurn {
  readonly do: 'in-turn';
  readonly aim: Aim;
  /** The owner of the card decides for all of them. */
  readonly owner?: true;
  readonly effects: readonly Effect[];
}

export const inTurn: DescentWord<InTurn> = {
  can: (at, { aim }) => candidates(at, aim).length > 0,
  *act(at, { aim, effects, owner }) {
    // Who decides for himself decides alone.
    const { also: _, ...alone } = at;
    for (const id of yield* chooseAim(at, { ...aim, each: true }))
      yield* vocabulary.carryOut(
        owner ? { ...at, on: [id] } : { ...alone, on: [id], seat: seatOf(at.state, id) },
        effects,
      );
  },
  say: ({ aim, effects }, scribe) =>
    `${capital(aimText({ ...aim, each: true }, scribe.lang))}, ${speak(scribe.lang)('one by one', 'nacheinander')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
