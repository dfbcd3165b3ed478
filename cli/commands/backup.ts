import { backUp, StoreTrouble, storeFor } from '@tafelrunde/server';
import type { Command } from '../context.ts';
import { fileTrouble, here } from '../files.ts';
import { needed, readFlags } from '../flags.ts';
import { Misuse } from '../misuse.ts';
import { existingPlace, STORE } from '../store-place.ts';

/** Everything the server keeps, in one file; the server may go on meanwhile. */
export const run: Command = async (args, { m, lang }) => {
  const { values, positionals } = readFlags(args, STORE, 1, m);
  const file = needed(positionals[0], m.serve.nameABackup);
  const place = existingPlace(values, m);
  try {
    const store = await storeFor(place);
    const lines = await backUp(store, here(file)).finally(() => store.close());
    process.stdout.write(`${m.serve.backedUp(file, lines)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof StoreTrouble) throw new Misuse(error.text[lang]);
    throw fileTrouble(error, why => m.misuse.cannotWrite(file, why), m);
  }
};
