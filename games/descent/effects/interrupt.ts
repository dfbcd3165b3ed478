import { speak } from '@tafelrunde/engine';
import { expand, hasRoom } from '../rules/moving.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The movement of the figure the moment is about is interrupted: a large one takes its whole base first, and where it has no room nothing interrupts it (D2-INT-07, -12). */
export interface Interrupt {
  readonly do: 'interrupt';
  readonly effects: readonly Effect[];
}

export const interrupt: DescentWord<Interrupt> = {
  can: (at, { effects }) => hasRoom(at.state, at.about.figure ?? at.by) && vocabulary.usable(at, effects),
  *act(at, { effects }) {
    yield* expand(at.state, at.io, at.about.figure ?? at.by);
    yield* vocabulary.carryOut(at, effects);
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('Interrupt it', 'Unterbrich sie')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
