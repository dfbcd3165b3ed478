import type { Lang } from '@tafelrunde/engine';
import type { Messages } from './messages/index.ts';

export interface Context {
  readonly lang: Lang;
  readonly m: Messages;
}

/** A command gets its own arguments and returns its exit code: 0 fine, 1 found something wrong, 2 misuse. */
export type Command = (args: readonly string[], context: Context) => number | Promise<number>;
