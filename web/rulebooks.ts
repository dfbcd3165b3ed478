import { shelves } from 'virtual:rulebooks';
import type { Lang } from '@tafelrunde/engine';
import { use, useEffect, useState } from 'react';
import { openSheet } from './sheets.ts';

export interface RulebookRule {
  readonly id: string;
  readonly kind: 'core' | 'setup' | 'component' | 'example' | 'optional' | 'ruling' | 'expansion';
  readonly text: string;
  /** The match option it belongs to. */
  readonly option?: string;
  /** The box it needs besides the base game. */
  readonly box?: string;
}

export interface Rulebook {
  readonly system: string;
  readonly title: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly RulebookRule[];
  }[];
}

/** A rulebook as it stands on the shelf: loaded only when somebody opens it. */
export interface RulebookCard {
  readonly system: string;
  readonly title: string;
  readonly rules: number;
  readonly urls: Readonly<Record<Lang, string>>;
  /** Its terms and what they mean, apart from the rules: a table needs no more than them. */
  readonly glossaries: Readonly<Record<Lang, string>>;
}

export const RULEBOOKS: readonly RulebookCard[] = shelves;

/** One rulebook in one language; null if there is none or it cannot be loaded now. */
export function openRulebook(system: string, lang: Lang): Promise<Rulebook | null> {
  return openSheet(RULEBOOKS.find(book => book.system === system)?.urls[lang]);
}

export function useRulebook(system: string, lang: Lang): Rulebook | null {
  return use(openRulebook(system, lang));
}

/** The rulebook in the other language, for those who search; null while nobody does, and until it is there. */
export function useOtherRulebook(system: string, lang: Lang, wanted: boolean): Rulebook | null {
  const other: Lang = lang === 'de' ? 'en' : 'de';
  const [opened, setOpened] = useState<{ readonly lang: Lang; readonly book: Rulebook | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void openRulebook(system, other).then(book => current && setOpened({ lang: other, book }));
    return () => {
      current = false;
    };
  }, [system, other, wanted]);
  return opened?.lang === other ? opened.book : null;
}

export function ruleIn(book: Rulebook | null, id: string): RulebookRule | null {
  for (const section of book?.sections ?? []) for (const rule of section.rules) if (rule.id === id) return rule;
  return null;
}
