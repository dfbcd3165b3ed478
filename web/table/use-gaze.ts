import { type RefObject, useEffect, useRef, useState } from 'react';
import { Gaze } from './gaze.ts';

/** A pointer is over the next thing before that hears of it; a finger is nowhere until it touches. */
const MOVES = ['pointerover', 'pointermove', 'pointerdown'] as const;

interface Eyes {
  readonly look: (option: string | null) => void;
  readonly lookAway: () => void;
}

/** Follows the pointer for as long as the table is open; what waited for an answer to an old question is forgotten. */
export function useGaze(
  looked: string | null,
  show: Eyes['look'],
  preview: RefObject<HTMLElement | null>,
  question: unknown,
): Eyes {
  const now = useRef(looked);
  now.current = looked;
  const [{ gaze, eyes }] = useState(() => {
    const made = new Gaze({ looked: () => now.current, show, preview: () => preview.current });
    return { gaze: made, eyes: { look: (option: string | null) => made.look(option), lookAway: () => made.away() } };
  });
  useEffect(() => {
    const move = (event: PointerEvent) => gaze.move(event);
    const key = () => gaze.key();
    for (const kind of MOVES) addEventListener(kind, move, { capture: true, passive: true });
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('keydown', key, true);
      for (const kind of MOVES) removeEventListener(kind, move, true);
    };
  }, [gaze]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is about other options
  useEffect(() => () => gaze.stop(), [gaze, question]);
  return eyes;
}
