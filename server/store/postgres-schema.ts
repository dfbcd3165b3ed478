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
  // Matches of campaigns: each number once.
  `
  ALTER TABLE tables ADD COLUMN campaign text, ADD COLUMN campaign_name text, ADD COLUMN part integer;
  CREATE UNIQUE INDEX tables_of_campaigns ON tables (campaign, part) WHERE campaign IS NOT NULL;
  `,
  // What carries seats to another device, whom to call there, and what the house has made once.
  `
  CREATE TABLE keys (
    id text PRIMARY KEY,
    player text NOT NULL REFERENCES players (id),
    kind text NOT NULL,
    hash text NOT NULL UNIQUE,
    name text NOT NULL,
    made bigint NOT NULL
  );
  CREATE INDEX keys_by_player ON keys (player);

  CREATE TABLE pushes (
    line bigserial PRIMARY KEY,
    endpoint text NOT NULL UNIQUE,
    player text NOT NULL REFERENCES players (id),
    key_hash text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    lang text NOT NULL
  );
  CREATE INDEX pushes_by_player ON pushes (player);

  CREATE TABLE keepsakes (
    name text PRIMARY KEY,
    value text NOT NULL
  );
  `,
];
