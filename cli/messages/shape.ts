import type { en } from './en.ts';

/** The English messages set the shape; the other languages must fill it. */
export type Messages = typeof en;
