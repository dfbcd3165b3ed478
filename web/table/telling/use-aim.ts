import { useEffect, useLayoutEffect, useState } from 'react';
import { preferences } from '../../preferences.ts';
import { Aim } from './aim.ts';

/** Tells whether what somebody does is meant for the question on the screen. */
export function useAim(question: unknown, byItself: boolean): (question: unknown) => boolean {
  const [aim] = useState(() => new Aim());
  useLayoutEffect(() => aim.shows(question, byItself, performance.now()), [aim, question, byItself]);
  useEffect(() => {
    const stop = new AbortController();
    const on = { capture: true, passive: true, signal: stop.signal };
    addEventListener('pointerdown', ({ timeStamp }) => aim.press(timeStamp), on);
    addEventListener('keydown', ({ timeStamp, repeat }) => aim.press(timeStamp, repeat), on);
    // A click without a pointer comes from a key, which was heard, or from nobody's hand.
    addEventListener('keyup', () => setTimeout(() => aim.release()), on);
    addEventListener('click', () => setTimeout(() => aim.release()), on);
    return () => stop.abort();
  }, [aim]);
  const [hits] = useState(() => (asked: unknown) => aim.hits(asked, preferences().slips));
  return hits;
}
