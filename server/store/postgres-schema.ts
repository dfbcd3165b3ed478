/** Migrations forward, in order; the table `schema_version` counts those the database has seen. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE players (
    id text PRIMARY KEY,
    name text NOT NULL,
    key_hash text NOT NULL UNIQUE,
    webhook text
  );

  CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    scenario text NOT NULL,
    opening text NOT NULL,
    opened bigint NOT NULL,
    changed bigint NOT NULL,
    over boolean NOT NULL,
    bot boolean NOT NULL,
    checkpoint text
  );
  CREATE INDEX tables_with_bots ON tables (changed) WHERE bot;

  CREATE TABLE sitting (
    player text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id),
    due boolean NOT NULL,
    PRIMARY KEY (player, table_id)
  );
  CREATE INDEX sitting_by_table ON sitting (table_id);

  CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    at bigint NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, number)
  );
  `,
  // Written again and again, to see whether that can be done.
  `
  CREATE TABLE probe (
    line integer PRIMARY KEY,
    at bigint NOT NULL
  );
  CREATE INDEX tables_by_age ON tables (changed);
  `,
];
