import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Situation, Table } from '../../local/table.ts';
import { Store } from '../../parts/store.ts';
import { motionOf, usePreferences } from '../../preferences.ts';
import type { GameTable, Motion } from '../board.ts';
import type { Words } from '../words.ts';
import { lastRoll, timesOf } from './beats.ts';
import { lengthOf } from './length.ts';
import type { Step } from './reel.ts';
import { Showing, type Shown } from './showing.ts';
import type { Told } from './told.ts';

/** How far a step is told: so many of its events have begun; one more when all are over. */
export interface Clock {
  readonly happened: Step['happened'];
  readonly beat: number;
}

/** What is told at a table, and what may be done about it. */
export interface Telling {
  readonly shown: Shown;
  readonly showing: Showing;
  readonly clock: Store<Clock>;
  /** How much moves now. */
  readonly motion: Motion;
  readonly tell: (event: Step['happened'][number]['event']) => Told | null;
  /** The table as far as it may be spoken of: while dice roll, nobody says how they fell; what is looked at again has been said. */
  readonly heard: Situation;
}

const later = (act: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** What of a table is on the screen. */
export function useShowing(table: Table, gameTable: GameTable | null): { shown: Shown; showing: Showing } {
  const showing = useMemo(
    () => new Showing(table.situation, { lengthOf: step => lengthOf(step, gameTable), later, deeds: gameTable?.deeds }),
    [table, gameTable],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribe = showing.subscribe(changed);
      const leave = table.subscribe(() => showing.take(table.situation));
      showing.take(table.situation);
      return () => {
        leave();
        unsubscribe();
        showing.end();
      };
    },
    [table, showing],
  );
  const shown = useSyncExternalStore(subscribe, () => showing.shown);
  return { shown, showing };
}

/** Tells it event by event. */
export function useTelling(
  { shown, showing }: { shown: Shown; showing: Showing },
  gameTable: GameTable | null,
  words: Words,
): Telling {
  const wishes = usePreferences();
  const motion = shown.still ? 'none' : motionOf(wishes);
  const { happened } = shown.step;
  const { view } = shown.situation;
  const tell = useCallback<Telling['tell']>(
    event => gameTable?.telling?.(event, view, words.lang, words.seat) ?? null,
    [gameTable, view, words],
  );
  const clock = useClock(happened, shown.at, gameTable, motion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was rolled stays what it was
  const roll = useMemo(() => (motion === 'none' ? -1 : lastRoll(happened, tell)), [happened, motion]);
  const isHeard = useSyncExternalStore(clock.listen, () => roll < 0 || beatIn(clock, happened, motion) > roll);
  const heard = useRef(shown.situation);
  if (isHeard && !shown.again) heard.current = shown.situation;
  return { shown, showing, clock, motion, tell, heard: heard.current };
}

/** How far this is told. A story that has just come has not begun. */
export function beatIn(clock: Store<Clock>, happened: Step['happened'], motion: Motion): number {
  const told = clock.get();
  if (told.happened === happened) return told.beat;
  return motion === 'none' ? happened.length : 0;
}

function useClock(happened: Step['happened'], at: number, gameTable: GameTable | null, motion: Motion): Store<Clock> {
  const [clock] = useState(() => new Store<Clock>({ happened, beat: happened.length }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the same is shown again, it is told again
  useEffect(() => {
    const events = happened.map(({ event }) => event);
    const times = timesOf(events, gameTable?.pause, motion);
    clock.set({ happened, beat: times.lastIndexOf(0) });
    const timers = times.flatMap((time, beat) =>
      time === 0 ? [] : [setTimeout(() => clock.set({ happened, beat }), time)],
    );
    return () => timers.forEach(clearTimeout);
  }, [clock, happened, at, gameTable, motion]);
  return clock;
}
