/** Names of scrolls and cards, written out: what scrolls do may name other scrolls. */
export type ScrollId =
  | 'gremlin-green'
  | 'gremlin-blue'
  | 'gremlin-red'
  | 'gremlin-pack'
  | 'brigand-green'
  | 'brigand-blue'
  | 'brigand-red'
  | 'puppet-mob'
  | 'orc-warrior-green'
  | 'orc-warrior-blue'
  | 'orc-warrior-red'
  | 'orc-shaman-green'
  | 'orc-shaman-blue'
  | 'orc-shaman-red'
  | 'troll'
  | 'orc-king';

/** The scroll and its seals; hordes, red enemies and bosses are there once. */
export type CardId =
  | `${'gremlin' | 'brigand' | 'orc-warrior' | 'orc-shaman'}-${'green' | 'blue'}-${1 | 2}`
  | `${'gremlin' | 'brigand' | 'orc-warrior' | 'orc-shaman'}-red-1`
  | 'gremlin-pack-1'
  | 'puppet-mob-1'
  | 'the-troll'
  | 'the-orc-king';
