import type { RefObject } from 'react';
import { type Stir, useStirs } from '../../kit/motion/stirs.ts';
import type { Event } from './game.ts';
import { pause } from './pace.ts';
import { useTable } from './Table.tsx';

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

/** Moves somebody as the events tell, each in its turn. */
export function useTold<E extends HTMLElement>(who: string): RefObject<E | null> {
  const { fresh, motion } = useTable();
  return useStirs({ fresh, motion, pause, who, stirOf });
}
