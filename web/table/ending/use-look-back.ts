import type { LookBack } from '@tafelrunde/bots';
import { load, type Match } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import type { Table } from '../../local/table.ts';
import { workerMind } from '../../local/worker-mind.ts';

export interface Told {
  readonly match: Match;
  readonly story: LookBack;
}

/** The match told by its figures, worked out beside the page; `thinking` until it is known, null where it cannot be had. */
export function useLookBack(table: Table): Told | 'thinking' | null {
  const [told, setTold] = useState<Told | 'thinking' | null>('thinking');
  useEffect(() => {
    const mind = workerMind();
    const off = new AbortController();
    const think = async (): Promise<Told | null> => {
      const { game, situation } = table;
      if (!situation.outcome) return null;
      const { match } = load(await table.file(), [game]);
      const { winners } = situation.outcome;
      const lost = 'lost' in situation.outcome && situation.outcome.lost === true;
      const outcome = { winners, ...(lost && { lost }) };
      const story = await mind.think({ do: 'look-back', game: game.id, record: match.record(), outcome }, off.signal);
      return { match, story };
    };
    think().then(
      found => !off.signal.aborted && setTold(found),
      () => !off.signal.aborted && setTold(null),
    );
    return () => {
      off.abort();
      mind.close();
    };
  }, [table]);
  return told;
}
