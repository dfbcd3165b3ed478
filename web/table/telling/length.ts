import { PACE } from '../../kit/motion/pace.ts';
import { motionOf, preferences } from '../../preferences.ts';
import type { GameTable } from '../board.ts';
import { botPace } from '../pace.ts';
import type { Step } from './reel.ts';

/** To read one sentence, and one more, in milliseconds. */
const READING = 900;
const MORE = 250;
const MOST = 4_000;

/** How long a step is told before the next one, or before the viewer is asked; in milliseconds. */
export function lengthOf({ by, happened, situation }: Step, gameTable: GameTable | null): number {
  if (happened.length === 0 || document.hidden) return 0;
  const wishes = preferences();
  const pace = PACE[motionOf(wishes)];
  const shown = Math.min(MOST, happened.reduce((sum, { event }) => sum + (gameTable?.pause?.(event) ?? 0), 0) * pace);
  const isHere = by === null || (situation.chairs[by]?.kind === 'person' && !situation.helped.includes(by));
  // Who decided it knows what it was, and waits only for how it ends.
  if (isHere) return situation.outcome ? shown : 0;
  return Math.min(MOST, Math.max(READING + MORE * (happened.length - 1), shown)) * botPace(wishes);
}
