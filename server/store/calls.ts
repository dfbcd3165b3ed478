/** What nodes call out to each other beside what is written: nobody keeps it, and who does not hear it misses little. */
export type Call =
  /** These people look at the table through the node that calls. */
  | { readonly is: 'here'; readonly table: string; readonly players: readonly string[] }
  /** Who is there elsewhere? */
  | { readonly is: 'who'; readonly table: string }
  | { readonly is: 'pointed'; readonly table: string; readonly seat: number; readonly thing: string }
  /** A key of this player is void. */
  | { readonly is: 'revoked'; readonly player: string };

/** Hears what another node calls out, and which node that is. */
export type Heed = (call: Call, node: string) => void;
