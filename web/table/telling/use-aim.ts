import { useEffect, useLayoutEffect, useState } from 'react';
import { preferences } from '../../preferences.ts';
import { Aim } from './aim.ts';

/** So long after a finger was lifted its click may come, in milliseconds. */
const LATEST_CLICK = 500;

/** Tells whether what somebody does is meant for the question on the screen. */
export function useAim(question: unknown, byItself: boolean): (question: unknown) => boolean {
  const [aim] = useState(() => new Aim());
  useLayoutEffect(() => aim.shows(question, byItself, performance.now()), [aim, question, byItself]);
  useEffect(() => {
    const stop = new AbortController();
    const on = { capture: true, passive: true, signal: stop.signal };
    let pressed: ReturnType<Aim['press']> | null = null;
    const pressing = (at: number, repeated?: boolean) => {
      pressed = aim.press(at, repeated);
    };
    const releasing = (after: number) => {
      const released = pressed;
      setTimeout(() => aim.release(released), after);
    };
    addEventListener('pointerdown', ({ timeStamp }) => pressing(timeStamp), on);
    addEventListener('keydown', ({ timeStamp, repeat }) => pressing(timeStamp, repeat), on);
    // What is clicked is known when all have heard of it; a drag is never clicked.
    addEventListener('keyup', () => releasing(0), on);
    addEventListener('click', () => releasing(0), on);
    addEventListener('pointerup', () => releasing(LATEST_CLICK), on);
    return () => stop.abort();
  }, [aim]);
  const [hits] = useState(() => (asked: unknown) => aim.hits(asked, preferences().slips));
  return hits;
}
