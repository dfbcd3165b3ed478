import { accessSync } from 'node:fs';
import { BadBackup, restore, StoreTrouble, storeFor } from '@tafelrunde/server';
import type { Command } from '../context.ts';
import { fileTrouble, here, reading } from '../files.ts';
import { needed, readFlags } from '../flags.ts';
import { Misuse } from '../misuse.ts';
import { STORE, storePlace } from '../store-place.ts';

/** Fills an empty database from a backup, of either kind into either kind. */
export const run: Command = async (args, { m, lang }) => {
  const { values, positionals } = readFlags(args, STORE, 1, m);
  const file = needed(positionals[0], m.serve.nameABackup);
  const place = storePlace(values, m);
  reading(file, m, path => accessSync(path));
  try {
    const store = await storeFor(place);
    const lines = await restore(store, here(file)).finally(() => store.close());
    process.stdout.write(`${m.serve.restored(file, lines)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof StoreTrouble || error instanceof BadBackup) throw new Misuse(error.text[lang]);
    throw fileTrouble(error, why => m.misuse.cannotRead(file, why), m);
  }
};
