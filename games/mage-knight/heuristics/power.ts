import { CARDS, type CardId } from '../content/cards.ts';

const FIGHTING: ReadonlySet<unknown> = new Set(['attack', 'block']);
const POINTS: ReadonlySet<unknown> = new Set(['attack', 'block', 'move', 'influence']);

/** What a card can do in a combat, by the largest number it shows for attack or block: a card that moves is better spent on the way. */
export const prowessOf = remembering(id => best(id, FIGHTING));

/** The same for points of any kind: how good a card is to have. */
export const powerOf = remembering(id => best(id, POINTS));

function remembering(of: (id: CardId) => number): (id: CardId) => number {
  const known = new Map<CardId, number>();
  return id => {
    let power = known.get(id);
    if (power === undefined) {
      power = of(id);
      known.set(id, power);
    }
    return power;
  };
}

function best(id: CardId, words: ReadonlySet<unknown>): number {
  const card = CARDS.get(id);
  if (card === undefined) return 0;
  return Math.max(1, largest(card.basic.effects, words), 0.7 * largest(card.strong.effects, words));
}

function largest(effects: unknown, words: ReadonlySet<unknown>): number {
  if (typeof effects !== 'object' || effects === null) return 0;
  const { do: word, n } = effects as { readonly do?: unknown; readonly n?: unknown };
  let most = words.has(word) && typeof n === 'number' ? n : 0;
  for (const part of Object.values(effects)) most = Math.max(most, largest(part, words));
  return most;
}
