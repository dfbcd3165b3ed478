import type { GameEvent, LogEntry } from '@tafelrunde/engine';
import { PACE } from '../../kit/motion/pace.ts';
import type { Motion } from '../board.ts';
import type { Told } from './told.ts';

/** One event of a step as it is told: all that is on show then, and the line that says it. */
export interface Beat extends Omit<Told, 'begins'> {
  readonly entry: LogEntry;
}

/** However much has happened, it is told in this time. */
const LONGEST = 6_000;

/** The events of a step one after the other; what one of them shows stays until something new begins. */
export function beatsOf(happened: readonly LogEntry[], tell: (event: GameEvent) => Told | null): readonly Beat[] {
  let onShow: Omit<Told, 'begins'> = {};
  return happened.map(entry => {
    const { begins = false, ...told } = tell(entry.event) ?? {};
    onShow = begins ? told : { ...onShow, ...told };
    return { ...onShow, entry };
  });
}

/** When each event is told, in milliseconds from the beginning, and when the last one has been. */
export function timesOf<E>(
  events: readonly E[],
  pause: ((event: E) => number) | undefined,
  motion: Motion,
): readonly number[] {
  const ends: number[] = [0];
  for (const event of events) ends.push((ends.at(-1) ?? 0) + (pause?.(event) ?? 0) * PACE[motion]);
  const whole = ends.at(-1) ?? 0;
  const factor = Math.min(1, LONGEST / Math.max(1, whole));
  return ends.map(end => end * factor);
}

/** The last event for which dice are thrown; -1: none is. */
export const lastRoll = (happened: readonly LogEntry[], tell: (event: GameEvent) => Told | null): number =>
  happened.findLastIndex(({ event }) => tell(event)?.dice !== undefined);
