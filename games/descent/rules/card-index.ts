import type { Card } from '../content/card.ts';
import type { Effect } from '../effects/effect.ts';
import type { Moment } from './moments.ts';

/** What is found on a card, worked out once: its passive words, those that reach others, the moments it answers. */
interface CardIndex {
  readonly words: ReadonlySet<Effect['do']>;
  readonly auras: ReadonlySet<Effect['do']>;
  readonly moments: ReadonlySet<Moment>;
}

const indexes = new WeakMap<object, CardIndex>();
const NONE: readonly never[] = [];

export function indexOf(card: Card | Pick<Card, 'abilities'>): CardIndex {
  const known = indexes.get(card);
  if (known !== undefined) return known;
  const words = new Set<Effect['do']>();
  const auras = new Set<Effect['do']>();
  const moments = new Set<Moment>();
  const { standing = NONE, always = NONE, whileTired = NONE, abilities = NONE }: Partial<Card> = card;
  for (const effect of [...standing, ...always, ...whileTired]) {
    words.add(effect.do);
    if (effect.do !== 'aura') continue;
    for (const one of effect.effects) {
      auras.add(one.do);
      if (effect.self) words.add(one.do);
    }
  }
  for (const { at } of abilities)
    for (const one of typeof at === 'string' ? [at] : at) if (one !== 'action' && one !== 'own-turn') moments.add(one);
  const index: CardIndex = { words, auras, moments };
  indexes.set(card, index);
  return index;
}
