import { type RefObject, useEffect, useRef } from 'react';
import type { Event } from './game.ts';
import { PACE, startsOf } from './pace.ts';
import { useTable } from './Table.tsx';

/** What an event does to somebody on the table. */
type Stir = 'shake' | 'lunge' | 'block' | 'pop' | 'mend' | 'arrive';

function stirOf(event: Event, id: string): Stir | null {
  switch (event.kind) {
    case 'lost-life':
      return event.who === id ? 'shake' : null;
    case 'attacked':
    case 'protected':
      return event.by === id ? 'lunge' : null;
    case 'warded':
      return event.who === id ? 'block' : null;
    case 'equipped':
      return event.hero === id ? 'pop' : null;
    case 'boosted':
    case 'readied':
    case 'refreshed':
      return event.who === id ? 'pop' : null;
    case 'healed':
    case 'survived':
      return event.who === id ? 'mend' : null;
    case 'summoned':
    case 'hired':
    case 'sent':
    case 'moved':
      return event.card === id ? 'arrive' : null;
    case 'bought':
      return event.hero === id ? 'arrive' : null;
    case 'wave':
      return event.creatures.includes(id) ? 'arrive' : null;
    default:
      return null;
  }
}

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

/** Moves somebody as the events tell, each in its turn. */
export function useTold<E extends HTMLElement>(id: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { fresh, motion } = useTable();
  useEffect(() => {
    if (motion === 'none') return;
    const starts = startsOf(fresh, motion);
    for (const [i, event] of fresh.entries()) {
      const stir = stirOf(event, id);
      if (!stir) continue;
      const { frames, time } = STIRS[stir];
      const delay = starts[i] ?? 0;
      ref.current?.animate(frames, {
        duration: time * Math.max(0.6, PACE[motion]),
        delay,
        easing: 'ease-out',
        fill: stir === 'arrive' ? 'backwards' : 'none',
      });
    }
  }, [fresh, motion, id]);
  return ref;
}
