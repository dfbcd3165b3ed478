import { useEffect, useState } from 'react';
import type { Motion } from '../../table/board.ts';
import { PACE } from '../motion/pace.ts';

/** How long a result stays on show, in milliseconds at full motion. */
const ON_SHOW = 3600;

interface Rolled {
  /** Another roll is another name: it is on show again. */
  readonly no: string | number;
  /** All of it has been told. */
  readonly told: boolean;
  readonly motion: Motion;
  /** Something that lies behind it is to be chosen. */
  readonly inTheWay?: boolean;
  /** What is touched in here does not fold it. */
  readonly within: string;
}

/** Whether a roll is folded to one line: by hand, or after its end by time and by whatever is done elsewhere, or because it is in the way. */
export function useRollFolding({
  no,
  told,
  motion,
  inTheWay = false,
  within,
}: Rolled): [boolean, (small: boolean) => void] {
  const [folded, fold] = useState<{ readonly no: string | number; readonly small: boolean } | null>(null);
  const byHand = folded?.no === no ? folded.small : null;
  useEffect(() => {
    if (!told || byHand !== null) return;
    const away = (event: globalThis.Event) => {
      if (!(event.target instanceof Element && event.target.closest(within))) fold({ no, small: true });
    };
    const timer = motion === 'none' ? undefined : setTimeout(() => fold({ no, small: true }), ON_SHOW * PACE[motion]);
    window.addEventListener('pointerdown', away, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', away, true);
    };
  }, [told, byHand, motion, no, within]);
  return [byHand ?? inTheWay, small => fold({ no, small })];
}
