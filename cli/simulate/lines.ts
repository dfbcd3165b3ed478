import { closeSync, openSync, readSync } from 'node:fs';
import { reading } from '../files.ts';
import type { Messages } from '../messages/index.ts';

const PIECE = 1 << 20;
const NEWLINE = 10;

export interface Line {
  readonly line: string;
  /** Where the next line begins, in bytes. */
  readonly end: number;
}

/** The whole lines of a file of any size, one after the other; what follows the last line break is left out. */
export function* linesOf(file: string, m: Messages): Generator<Line> {
  const descriptor = reading(file, m, path => openSync(path, 'r'));
  const piece = Buffer.alloc(PIECE);
  let rest = Buffer.alloc(0);
  let at = 0;
  try {
    for (;;) {
      const read = reading(file, m, () => readSync(descriptor, piece));
      if (read === 0) return;
      rest = Buffer.concat([rest, piece.subarray(0, read)]);
      let begin = 0;
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, begin)) {
        const line = rest.toString('utf8', begin, end);
        begin = end + 1;
        yield { line, end: at + begin };
      }
      at += begin;
      rest = rest.subarray(begin);
    }
  } finally {
    closeSync(descriptor);
  }
}
