import { useEffect, useState } from 'react';

/** Milliseconds per decision while a replay plays by itself. */
export const PACES = { slow: 1600, normal: 800, fast: 300, faster: 80 } as const;
export type Pace = keyof typeof PACES;

interface Course {
  readonly length: number;
  readonly at: number;
  readonly go: (at: number) => void;
  /** Where the last round began, and the next one. */
  readonly last: number | undefined;
  readonly next: number | undefined;
}

/** Lets a replay play by itself, and by keyboard. */
export function usePlaying({ length, at, go, last, next }: Course): {
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
} {
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('normal');
  useEffect(() => {
    if (!playing) return;
    if (at >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [playing, at, length, go, pace]);
  /** At the end there is only one way to go on: once more. */
  const toggle = () => {
    if (!playing && at >= length) go(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    const ways: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(length, at + 1),
      PageUp: last ?? 0,
      PageDown: next ?? length,
      Home: 0,
      End: length,
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const way = ways[event.key];
      if (way === undefined && event.key !== ' ') return;
      event.preventDefault();
      if (way === undefined) toggle();
      else go(way);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return { playing, toggle, pace, setPace };
}

/** Keys that mean something else where the focus is: lists and fields need theirs, buttons only the space bar. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type="range"]')) return key.startsWith('Arrow');
  if (target.matches('input, select, textarea')) return true;
  return key === ' ' && target.matches('button, summary, a, [role="button"]');
}
