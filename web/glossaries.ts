import type { Lang } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import type { Glossary } from './glossary.ts';
import { RULEBOOKS } from './rulebooks.ts';
import { openSheet } from './sheets.ts';

/** The terms of a game; null while they are on their way, and if there are none. What is to be explained is shown meanwhile. */
export function useGlossary(system: string, lang: Lang): Glossary | null {
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  useEffect(() => {
    let current = true;
    const url = RULEBOOKS.find(book => book.system === system)?.glossaries[lang];
    void openSheet<Glossary>(url).then(found => current && setGlossary(found));
    return () => {
      current = false;
    };
  }, [system, lang]);
  return glossary?.system === system && glossary.lang === lang ? glossary : null;
}
