import type { Item } from '../cards.ts';

/** The search card of boxes with secret rooms: it takes the place of “Nothing” (D2-SECGEN-01). */
export const SECRET_PASSAGE: Readonly<Record<string, Item>> = {
  'secret-passage': {
    kind: 'search-card',
    traits: [],
    slot: 'none',
    name: { en: 'Secret Passage', de: 'Geheimgang' },
    copies: 1,
    gold: 0,
    drawn: [{ do: 'discard' }, { do: 'discover' }],
  },
};
