import type { Lang } from '@tafelrunde/engine';
import type { en } from './en.ts';

/** The English sentences give the shape; a German one that is missing, or takes other things, does not compile. */
export type Messages = Shape<typeof en>;

export type Shape<T> = T extends (...things: infer A) => string
  ? (...things: A) => string
  : T extends Lang
    ? Lang
    : T extends string
      ? string
      : { readonly [K in keyof T]: Shape<T[K]> };
