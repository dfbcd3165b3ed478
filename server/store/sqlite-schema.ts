/** Migrations forward, in order; `user_version` of the database counts those it has seen. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    webhook TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    opening TEXT NOT NULL,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    over INTEGER NOT NULL,
    bot INTEGER NOT NULL,
    checkpoint TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_with_bots ON tables (changed) WHERE bot;

  CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    due INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitting_by_table ON sitting (table_id);

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  `,
  // An opening is long and a row is written as a whole: what changes with every entry stands apart from it.
  `
  CREATE TABLE standings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    changed INTEGER NOT NULL,
    over INTEGER NOT NULL,
    bot INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO standings (table_id, changed, over, bot) SELECT id, changed, over, bot FROM tables;
  CREATE INDEX standings_with_bots ON standings (changed) WHERE bot;
  DROP INDEX tables_with_bots;
  ALTER TABLE tables DROP COLUMN changed;
  ALTER TABLE tables DROP COLUMN over;
  ALTER TABLE tables DROP COLUMN bot;
  `,
  // What is on its way to the journals (`sqlite-notebook.ts`).
  `
  CREATE TABLE notebook (
    line INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    standing TEXT
  ) STRICT;
  `,
  // Written again and again, to see whether that can be done.
  `
  CREATE TABLE probe (
    line INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
  `,
  // Matches of campaigns: each number once.
  `
  ALTER TABLE tables ADD COLUMN campaign TEXT;
  ALTER TABLE tables ADD COLUMN campaign_name TEXT;
  ALTER TABLE tables ADD COLUMN part INTEGER;
  CREATE UNIQUE INDEX tables_of_campaigns ON tables (campaign, part) WHERE campaign IS NOT NULL;
  `,
  // What carries seats to another device, whom to call there, and what the house has made once.
  `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_by_player ON keys (player);

  CREATE TABLE pushes (
    line INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL REFERENCES players (id),
    key_hash TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL
  ) STRICT;
  CREATE INDEX pushes_by_player ON pushes (player);

  CREATE TABLE keepsakes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];
