import type { Row, Rows } from './sqlite-rows.ts';
import type { Append, Standing } from './store.ts';

/** An entry as it is stored: as text. */
export type Written = Omit<Append, 'entry'> & { readonly entry: string };

/** What is noted of a table. */
interface Noted {
  /** Its lines, in their order. */
  readonly lines: number[];
  /** The number and the time of its last entry. */
  number: number;
  at: number;
  /** How it stands by the last line that says so; null: as the books say. */
  standing: Standing | null;
}

/** More lines make the file longer and the start slower, with fewer lines a table has less time to gather some. */
const MOST_LINES = 8_192;

/**
 * Where entries of all tables are noted one behind the other. In the journals every table has pages of its own, which would be
 * written anew for each entry; here hundreds of entries share one. Before somebody reads a table, and when the notebook is full, what is
 * noted of one table is brought home to its journal: its pages are then written once for several entries, and nobody waits for all tables.
 */
export class Notebook {
  readonly #rows: Rows;
  /** Every table that has lines here, the one with the oldest line first; null if that must be looked up. */
  #noted: Map<string, Noted> | null = null;
  #lines = 0;
  #lastLine = 0;
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

  /** The table that has to make room for the next line. */
  get crowdedOut(): string | null {
    return this.#lines < MOST_LINES ? null : (this.oldest(1)[0] ?? null);
  }

  /** The tables whose oldest lines are the oldest. */
  oldest(most: number): string[] {
    const tables: string[] = [];
    for (const table of this.noted().keys()) {
      if (tables.length >= most) break;
      tables.push(table);
    }
    return tables;
  }

  /** False if that is not the next number of the table. */
  note({ table, number, at, entry, standing }: Written): boolean {
    if (number !== this.#lastOf(table) + 1) return false;
    const line = this.#lastLine + 1;
    this.#rows.run(
      'INSERT INTO notebook (line, table_id, number, at, entry, standing) VALUES (?, ?, ?, ?, ?, ?)',
      line,
      table,
      number,
      at,
      entry,
      standing ? JSON.stringify(standing) : null,
    );
    this.#note(line, table, number, at, standing ?? null);
    return true;
  }

  #note(line: number, table: string, number: number, at: number, standing: Standing | null): void {
    const noted = this.noted();
    const before = noted.get(table);
    if (before) {
      before.lines.push(line);
      before.number = number;
      before.at = at;
      before.standing = standing ?? before.standing;
    } else noted.set(table, { lines: [line], number, at, standing });
    this.#lines++;
    this.#lastLine = line;
  }

  /** The lines in their order, by table. */
  lines(): Map<string, Row[]> {
    return Map.groupBy(this.#rows.all('SELECT * FROM notebook ORDER BY line'), ({ table_id }) => table_id as string);
  }

  /** Moves what is noted of a table to its journal; `stand` is told how it stands if that was changed. */
  bringHome(table: string, stand: (standing: Standing) => void): void {
    const noted = this.noted().get(table);
    if (noted === undefined) return;
    const lines = JSON.stringify(noted.lines);
    this.#rows.run(
      `INSERT INTO entries (table_id, number, at, entry)
       SELECT table_id, number, at, entry FROM notebook WHERE line IN (SELECT value FROM json_each(?)) ORDER BY line`,
      lines,
    );
    this.#rows.run('UPDATE standings SET changed = ? WHERE table_id = ?', noted.at, table);
    if (noted.standing) stand(noted.standing);
    this.#rows.run('DELETE FROM notebook WHERE line IN (SELECT value FROM json_each(?))', lines);
    this.noted().delete(table);
    this.#lines -= noted.lines.length;
  }

  noted(): Map<string, Noted> {
    if (this.#noted === null) {
      this.#noted = new Map();
      this.#lines = 0;
      this.#lastLine = 0;
      for (const row of this.#rows.all('SELECT line, table_id, number, at, standing FROM notebook ORDER BY line')) {
        const { line, table_id, number, at, standing } = row;
        const stood = standing === null ? null : standingOf(standing);
        this.#note(line as number, table_id as string, number as number, at as number, stood);
      }
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
