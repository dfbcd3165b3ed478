import type { Watched } from '@tafelrunde/wire';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import type { Company, RemoteTable } from './remote-table.ts';

/** What has passed sooner than this nobody wanted to know about. In milliseconds. */
const STAYED = 300;

/** How it stands, asked again when the table has moved on and stays so for a moment; until that is known, what was known before. */
export function useWatched(table: RemoteTable, { epoch, line }: Company): Watched | null {
  const { lang } = useMessages();
  const [known, setKnown] = useState<Watched | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the match
  useEffect(() => {
    if (line !== 'open') return;
    const looking = new AbortController();
    const { signal } = looking;
    const timer = setTimeout(async () => {
      const found = await table.watched(lang, signal).catch(() => null);
      if (found !== null && !signal.aborted) setKnown(found);
    }, STAYED);
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [table, lang, epoch, line]);
  return known;
}
