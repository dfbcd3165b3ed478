import type { Lang } from '@tafelrunde/engine';

/** A word of a rulebook in one language. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** What it is called in the other language: boxes and rulebooks come in both. */
  readonly other: string;
  /** What it means; null where nobody has said it yet. */
  readonly text: string | null;
  /** The rules it rests on. */
  readonly rules: readonly string[];
  /** The words by which it is found in a text. */
  readonly forms: readonly string[];
}

export interface Glossary {
  readonly system: string;
  readonly lang: Lang;
  readonly terms: readonly Term[];
}
