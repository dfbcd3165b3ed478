import { useEffect, useState } from 'react';

/**
 * Does something behind the next frame: when the one after that begins, the browser is done with drawing it, and nothing took its
 * processor away. Returns how to call it off.
 */
export function afterPaint(act: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      painted = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}

/** Nothing is painted while nobody looks at the page. */
const UNSEEN_MS = 100;

/** The same for what must be done in any case: soon, where nobody looks. */
export function afterPaintOrSoon(act: () => void): () => void {
  const callOff = () => {
    clearTimeout(unseen);
    unpaint();
  };
  const now = () => {
    callOff();
    act();
  };
  const unseen = setTimeout(now, UNSEEN_MS);
  const unpaint = 'requestAnimationFrame' in globalThis ? afterPaint(now) : () => {};
  return callOff;
}

/** Kept when what is on the page now has been painted, or soon where nobody looks. */
export function painted(): Promise<void> {
  return new Promise(kept => afterPaintOrSoon(kept));
}

/** A value as it was until the frame with its news is painted, and only then the new one: for what may come a frame later. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => afterPaint(() => show(value)), [value]);
  return shown;
}
