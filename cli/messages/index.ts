import type { Lang } from '@tafelrunde/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './shape.ts';

export type { Messages };

/** Everything the terminal says, in both languages; a missing sentence does not compile. */
export const messages: Readonly<Record<Lang, Messages>> = { en, de };
