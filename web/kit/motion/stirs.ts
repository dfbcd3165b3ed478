import { type RefObject, useEffect, useRef } from 'react';
import type { Motion } from '../../table/board.ts';
import { PACE, startsOf } from './pace.ts';

/** What an event does to somebody who is no piece on a map. */
export type Stir = 'shake' | 'lunge' | 'block' | 'pop' | 'mend' | 'arrive';

const STIRS: Readonly<Record<Stir, { readonly frames: Keyframe[]; readonly time: number }>> = {
  shake: {
    time: 480,
    frames: [
      { transform: 'none', filter: 'none' },
      { transform: 'translateX(-9px) rotate(-2deg)', filter: 'brightness(1.5) saturate(1.6)' },
      { transform: 'translateX(8px) rotate(1.6deg)' },
      { transform: 'translateX(-6px) rotate(-1deg)' },
      { transform: 'translateX(4px)' },
      { transform: 'none', filter: 'none' },
    ],
  },
  lunge: {
    time: 420,
    frames: [{ transform: 'none' }, { transform: 'translateY(-12px) scale(1.04)' }, { transform: 'none' }],
  },
  block: {
    time: 420,
    frames: [
      { transform: 'none', filter: 'none' },
      { transform: 'scale(0.96)', filter: 'brightness(1.25)' },
      { transform: 'none', filter: 'none' },
    ],
  },
  pop: { time: 320, frames: [{ transform: 'none' }, { transform: 'scale(1.04)' }, { transform: 'none' }] },
  mend: {
    time: 600,
    frames: [{ filter: 'none' }, { filter: 'brightness(1.3) hue-rotate(40deg)' }, { filter: 'none' }],
  },
  arrive: {
    time: 560,
    frames: [
      { transform: 'translateY(-40px) scale(0.5) rotate(-8deg)', opacity: 0 },
      { transform: 'translateY(4px) scale(1.06)', opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
  },
};

interface Told<T, E> {
  readonly fresh: readonly E[];
  readonly motion: Motion;
  readonly pause: (event: E) => number;
  /** Whom it may concern: a name that stays the same. */
  readonly who: T;
  /** The same function every time. */
  readonly stirOf: (event: E, who: T) => Stir | null;
}

/** Moves somebody as the events tell, each in its turn. */
export function useStirs<T, E, Drawn extends HTMLElement>(told: Told<T, E>): RefObject<Drawn | null> {
  const { fresh, motion, pause, who, stirOf } = told;
  const ref = useRef<Drawn>(null);
  useEffect(() => {
    if (motion === 'none') return;
    const starts = startsOf(fresh, pause, motion);
    for (const [i, event] of fresh.entries()) {
      const stir = stirOf(event, who);
      if (!stir) continue;
      const { frames, time } = STIRS[stir];
      ref.current?.animate(frames, {
        duration: time * Math.max(0.6, PACE[motion]),
        delay: starts[i] ?? 0,
        easing: 'ease-out',
        fill: stir === 'arrive' ? 'backwards' : 'none',
      });
    }
  }, [fresh, motion, pause, who, stirOf]);
  return ref;
}
