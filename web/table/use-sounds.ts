import { useEffect, useRef } from 'react';
import { play } from '../art/sound.ts';
import type { Situation } from '../local/table.ts';

/** Lets the table be heard: the end, the own turn after others, and what others do. */
export function useSounds(situation: Situation): void {
  const last = useRef<Situation | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = situation;
    if (!before || before.decisions >= situation.decisions) return;
    if (situation.outcome) play('end');
    else if (situation.ask && !before.ask) play('turn');
    else if (situation.ask) play('choose');
    else play('news');
  }, [situation]);
}
