import type { Verbs } from '@tafelrunde/engine';
import type { Choice, Way } from './choices.ts';
import { decks, type InstanceId } from './content/index.ts';
import { PILES } from './rules/cards.ts';
import type { Side } from './state.ts';

/** What people may ask about: actions, cards of the hand, reactions. Hand cards must be cards of the game, figures need not be there. */
export const verbs: Verbs<Choice> = {
  equip: ([hero = '', id]) => withCard(id, card => ({ do: 'equip', hero, card })),
  move: ([from = '', to = '', id]) => withCard(id, card => ({ do: 'move', from, to, card })),
  attack([by = '', means, target = '']) {
    const way = wayNamed(means);
    return way === null ? null : { do: 'attack', by, with: way, target };
  },
  cast: ([by = '', id]) => withCard(id, card => ({ do: 'cast', by, card })),
  draw([by = '', colour]) {
    const pile = PILES.find(p => p === colour);
    return pile ? { do: 'draw', by, pile } : null;
  },
  play: ([id]) => withCard(id, card => ({ do: 'play', card })),
  hire: ([id]) => withCard(id, card => ({ do: 'hire', card })),
  send: ([id, to = '']) => withCard(id, card => ({ do: 'send', card, to: sideNamed(to) })),
  use: ([id = '']) => (isInstance(id) ? { do: 'use', card: id } : null),
  trade: () => ({ do: 'trade' }),
  buy: () => ({ do: 'buy' }),
  protect: ([by = '']) => ({ do: 'protect', by }),
  accept: ([by = '']) => ({ do: 'accept', by }),
  parry([means]) {
    const way = wayNamed(means);
    return way === null ? null : { do: 'parry', with: way };
  },
  dodge: () => ({ do: 'dodge' }),
  resist: () => ({ do: 'resist' }),
  ward: ([id = '']) => (isInstance(id) ? { do: 'ward', card: id } : null),
};

const everyCard: ReadonlySet<string> = new Set(Object.values(decks).flat());
const isCard = (id: string): id is InstanceId => everyCard.has(id);

/** What lies with a figure may also be a card that only the scenario has. */
const isInstance = (id: string): id is InstanceId => /#\d+$/.test(id);

/** Only for ids of real cards. */
const withCard = <C extends Choice>(id = '', choice: (card: InstanceId) => C): C | null =>
  isCard(id) ? choice(id) : null;

/** A card in one hand or in two, or the claws. */
function wayNamed(means = ''): Way | null {
  if (means === 'claws' || isInstance(means)) return means;
  const card = means.replace(/\/2$/, '');
  return isInstance(card) ? `${card}/2` : null;
}

/** Players are numbered, bands have names. */
const sideNamed = (to: string): Side => (/^\d+$/.test(to) ? Number(to) : to);
