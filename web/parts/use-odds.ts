import type { Lang, Odds } from '@tafelrunde/engine';
import { useEffect, useRef, useState } from 'react';

/** Passing over an option is not yet looking at it. In milliseconds. */
const GLANCE = 150;

interface Found {
  readonly option: string;
  readonly question: unknown;
  readonly lang: Lang;
  readonly odds: Odds | null;
}

/** The odds of an option of this question, once somebody looks at it for longer than a glance; whoever looks away calls them off. Null: there is nothing to find out. */
export function useOdds(
  option: string | null,
  question: unknown,
  lang: Lang,
  find: (signal: AbortSignal) => Promise<Odds | null>,
): Odds | 'computing' | null {
  const [found, setFound] = useState<Found | null>(null);
  const finding = useRef(find);
  finding.current = find;
  useEffect(() => {
    if (option === null) return;
    const looking = new AbortController();
    const { signal } = looking;
    const timer = setTimeout(async () => {
      const odds = await finding.current(signal).catch(() => null);
      if (!signal.aborted) setFound({ option, question, lang, odds });
    }, GLANCE);
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [option, question, lang]);
  if (option === null) return null;
  const isIt = found?.option === option && found.question === question && found.lang === lang;
  return isIt ? found.odds : 'computing';
}
