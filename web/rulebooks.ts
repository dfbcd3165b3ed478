import { shelves } from 'virtual:rulebooks';
import type { Lang } from '@tafelrunde/engine';
import { use } from 'react';

export interface RulebookRule {
  readonly id: string;
  readonly kind: 'core' | 'setup' | 'component' | 'example' | 'optional' | 'ruling' | 'expansion';
  readonly text: string;
  /** The match option it belongs to. */
  readonly option?: string;
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
}

export const RULEBOOKS: readonly RulebookCard[] = shelves;

const RETRY = 5_000;
const opened = new Map<string, Promise<Rulebook | null>>();

/** One rulebook in one language; null if there is none or it cannot be loaded now. */
export function openRulebook(system: string, lang: Lang): Promise<Rulebook | null> {
  const url = RULEBOOKS.find(book => book.system === system)?.urls[lang] ?? '';
  const known = opened.get(url);
  if (known) return known;
  const loading = url === '' ? Promise.resolve(null) : load(url);
  opened.set(url, loading);
  return loading;
}

async function load(url: string): Promise<Rulebook | null> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return (await answer.json()) as Rulebook;
  } catch {
    // Without the network and not kept yet: it is tried again a while later.
  }
  setTimeout(() => opened.delete(url), RETRY);
  return null;
}

export function useRulebook(system: string, lang: Lang): Rulebook | null {
  return use(openRulebook(system, lang));
}

export function ruleIn(book: Rulebook | null, id: string): RulebookRule | null {
  for (const section of book?.sections ?? []) for (const rule of section.rules) if (rule.id === id) return rule;
  return null;
}
