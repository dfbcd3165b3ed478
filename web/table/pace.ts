import type { GameEvent } from '@tafelrunde/engine';
import { motionOf, type Preferences, preferences } from '../preferences.ts';
import type { GameTable } from './board.ts';

/** What a decision of a bot is worth in milliseconds where the game does not say, and the most it may take. */
const USUAL = 450;
const MOST = 4_000;
const FACTOR = { slow: 2, normal: 1, fast: 0.35, instant: 0 } as const;

/** Waits as long as a person needs to see what just happened. */
export function paceFor(happened: readonly GameEvent[], gameTable: GameTable | null): Promise<void> {
  const wishes = preferences();
  const shown = happened.reduce((sum, event) => sum + (gameTable?.pause?.(event) ?? 0), 0);
  const wait = Math.min(MOST, Math.max(USUAL, shown)) * botPace(wishes);
  return new Promise(resolve => setTimeout(resolve, wait));
}

/** Part of the usual time that is wanted for what others do. */
export const botPace = (wishes: Preferences): number => FACTOR[wishes.bots] * (motionOf(wishes) === 'quick' ? 0.5 : 1);
