import { speak } from '@tafelrunde/engine';
import { overlordSeat } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** What there is to decide in it, the overlord decides. */
export interface ByOverlord {
  readonly do: 'by-overlord';
  readonly effects: readonly Effect[];
}

export const byOverlord: DescentWord<ByOverlord> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act({ also: _, ...at }, { effects }) {
    yield* vocabulary.carryOut({ ...at, seat: overlordSeat(at.state) }, effects);
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('The overlord decides', 'Der Overlord entscheidet')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};

/** What follows may count how many figures it works on. */
export interface HeadCount {
  readonly do: 'head-count';
  readonly effects: readonly Effect[];
}

export const headCount: DescentWord<HeadCount> = {
  can: (at, { effects }) => at.on.length > 0 && vocabulary.usable(at, effects),
  *act(at, { effects }) {
    yield* vocabulary.carryOut({ ...at, about: { ...at.about, n: at.on.length } }, effects);
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('As many as they are', 'So viele, wie es sind')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
