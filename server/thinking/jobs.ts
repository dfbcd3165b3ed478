import type { Question } from '@tafelrunde/bots';
import type { Lang } from '@tafelrunde/engine';

/** Something to think about: what to decide or to advise, or what an option may lead to. */
export type Job =
  | Question
  | (Pick<Question, 'game' | 'record'> & { readonly do: 'odds'; readonly option: number; readonly lang: Lang });

export type Thought = { readonly value: unknown } | { readonly error: string };
