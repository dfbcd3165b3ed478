import { PACE } from '../../kit/motion/pace.ts';
import { motionOf, preferences } from '../../preferences.ts';
import type { GameTable } from '../board.ts';
import { botPace } from '../pace.ts';
import type { Step } from './reel.ts';

/** To read one sentence, and one more, in milliseconds; a glance for what is no event of its own: somebody turns, somebody is named. */
const READING = 900;
const MORE = 250;
const GLANCE = 450;
/** What takes less time to show than this is no more than that. */
const LITTLE = 300;
const MOST = 4_000;

/** How long a step is told before the next one, or before the viewer is asked; in milliseconds. */
export function lengthOf({ by, deed, happened, situation }: Step, gameTable: GameTable | null): number {
  if (happened.length === 0 || document.hidden) return 0;
  const wishes = preferences();
  const pace = PACE[motionOf(wishes)];
  const whole = happened.reduce((sum, { event }) => sum + (gameTable?.pause?.(event) ?? 0), 0);
  const shown = Math.min(MOST, whole * pace);
  const isHere = !deed && (by === null || (situation.chairs[by]?.kind === 'person' && !situation.helped.includes(by)));
  // Who decided it knows what it was, and waits only for how it ends.
  if (isHere) return situation.outcome ? shown : 0;
  const read = gameTable?.pause && whole < LITTLE ? GLANCE : READING + MORE * (happened.length - 1);
  return Math.min(MOST, Math.max(read, shown)) * botPace(wishes);
}
