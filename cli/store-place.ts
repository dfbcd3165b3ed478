import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { here, readText } from './files.ts';
import type { Flags } from './flags.ts';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

/** Flags that say where the tables of the server are kept. */
export const STORE = {
  data: { type: 'string' },
  database: { type: 'string' },
  'database-file': { type: 'string' },
} as const satisfies Flags;

export interface StorePlace {
  readonly data: string;
  readonly database?: string;
}

const DATA = 'tafelrunde-data';

type Values = { readonly data?: string; readonly database?: string; readonly 'database-file'?: string };

/** A folder for SQLite, or a PostgreSQL, whose URL may stand in a file so that it shows in no list of processes. */
export function storePlace(values: Values, m: Messages): StorePlace {
  const given = (['data', 'database', 'database-file'] as const).filter(name => values[name] !== undefined);
  if (given.length > 1) throw new Misuse(m.serve.oneStore(given.map(name => `--${name}`).join(', ')));
  const file = values['database-file'];
  const database = file === undefined ? values.database : readText(file, m).trim();
  if (database === undefined) return { data: here(values.data ?? DATA) };
  if (!/^postgres(ql)?:\/\//.test(database) || !URL.canParse(database)) throw new Misuse(m.serve.badDatabase);
  return { data: here(DATA), database };
}

/** The same, for those who need one that exists. */
export function existingPlace(values: Values, m: Messages): StorePlace {
  const place = storePlace(values, m);
  if (place.database === undefined && !existsSync(join(place.data, 'tafelrunde.sqlite')))
    throw new Misuse(m.serve.noData(place.data));
  return place;
}
