import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Statements of one connection, each prepared once. */
export class Rows {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  one(sql: string, ...values: Value[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }

  forget(): void {
    this.#prepared.clear();
  }

  #statement(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
}
