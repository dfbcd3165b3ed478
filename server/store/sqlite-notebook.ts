import type { Row, Rows } from './sqlite-rows.ts';
import type { Append, Standing } from './store.ts';

/** An entry as it is stored: as text. */
export type Written = Omit<Append, 'entry'> & { readonly entry: string };

/** How a table stands by what is noted of it. */
interface Noted {
  /** The number and the time of its last entry. */
  readonly number: number;
  readonly at: number;
  /** Must a bot decide? Null if no line says so: then it is as the books say. */
  readonly bot: boolean | null;
}

/** More lines cost whoever has to wait for them longer, fewer lines are brought home more often than is needed. */
const MOST_LINES = 8_192;

/**
 * Where entries of all tables are noted one behind the other. In the journals every table has pages of its own, which would be
 * written anew for each entry; here hundreds of entries share one. From time to time, and before somebody reads, what is noted
 * is brought home to the journals: the pages of a table are then written once for many entries.
 */
export class Notebook {
  readonly #rows: Rows;
  /** Every table that has lines here; null if that must be looked up. */
  #noted: Map<string, Noted> | null = null;
  #lines = 0;
  /** Changes when another connection has written. */
  #version = -1;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** With every transaction: what is known by heart may have been changed by others. */
  begin(): void {
    const version = Number(this.#rows.one('PRAGMA data_version')?.data_version);
    if (version !== this.#version) this.forget();
    this.#version = version;
  }

  /** What was noted is taken back, or somebody else has noted something. */
  forget(): void {
    this.#noted = null;
  }

  get isFull(): boolean {
    return this.#lines >= MOST_LINES;
  }

  has(table: string): boolean {
    return this.noted().has(table);
  }

  /** False if that is not the next number of the table. */
  note({ table, number, at, entry, standing }: Written): boolean {
    if (number !== this.#lastOf(table) + 1) return false;
    this.#rows.run(
      'INSERT INTO notebook (table_id, number, at, entry, standing) VALUES (?, ?, ?, ?, ?)',
      table,
      number,
      at,
      entry,
      standing ? JSON.stringify(standing) : null,
    );
    this.#note(table, number, at, standing);
    return true;
  }

  #note(table: string, number: number, at: number, standing: Standing | undefined): void {
    const noted = this.noted();
    noted.set(table, { number, at, bot: standing?.bot ?? noted.get(table)?.bot ?? null });
    this.#lines++;
  }

  /** The lines in their order, by table. */
  lines(): Map<string, Row[]> {
    return Map.groupBy(this.#rows.all('SELECT * FROM notebook ORDER BY line'), ({ table_id }) => table_id as string);
  }

  /** Moves all lines to the journals; `stand` is told how each table stands whose standing was changed. */
  bringHome(stand: (table: string, standing: Standing) => void): void {
    if (this.noted().size === 0) return;
    this.#rows.run(
      `INSERT INTO entries (table_id, number, at, entry)
       SELECT table_id, number, at, entry FROM notebook ORDER BY table_id, number`,
    );
    this.#rows.run(
      `UPDATE standings SET changed = n.at
       FROM (SELECT table_id, max(line), at FROM notebook GROUP BY table_id) n WHERE n.table_id = standings.table_id`,
    );
    const changed = 'SELECT table_id, max(line), standing FROM notebook WHERE standing IS NOT NULL GROUP BY table_id';
    for (const { table_id, standing } of this.#rows.all(changed)) stand(table_id as string, standingOf(standing));
    this.#rows.run('DELETE FROM notebook');
    this.#noted = new Map();
    this.#lines = 0;
  }

  noted(): Map<string, Noted> {
    if (this.#noted === null) {
      this.#noted = new Map();
      this.#lines = 0;
      for (const { table_id, number, at, standing } of this.#rows.all('SELECT * FROM notebook ORDER BY line'))
        this.#note(
          table_id as string,
          number as number,
          at as number,
          standing === null ? undefined : standingOf(standing),
        );
    }
    return this.#noted;
  }

  #lastOf(table: string): number {
    const noted = this.noted().get(table);
    if (noted !== undefined) return noted.number;
    return Number(this.#rows.one('SELECT max(number) AS last FROM entries WHERE table_id = ?', table)?.last ?? 0);
  }
}

export const standingOf = (text: Row[string] | undefined): Standing => JSON.parse(text as string) as Standing;
