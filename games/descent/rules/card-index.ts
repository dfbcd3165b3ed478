import type { Card } from '../content/card.ts';
import type { Effect } from '../effects/effect.ts';
import type { Moment } from './moments.ts';

/** What is found on a card, worked out once: its passive words, those that reach others, the switches they turn, the moments it answers. */
interface CardIndex {
  readonly words: ReadonlySet<Effect['do']>;
  readonly auras: ReadonlySet<Effect['do']>;
  readonly familiars: ReadonlySet<Effect['do']>;
  readonly permits: ReadonlySet<string>;
  readonly moments: ReadonlySet<Moment>;
  /** It has abilities that others may use too. */
  readonly shared: boolean;
}

const indexes = new WeakMap<object, CardIndex>();
const NONE: readonly never[] = [];

export function indexOf(card: Card | Pick<Card, 'abilities'>): CardIndex {
  const known = indexes.get(card);
  if (known !== undefined) return known;
  const words = new Set<Effect['do']>();
  const auras = new Set<Effect['do']>();
  const familiars = new Set<Effect['do']>();
  const permits = new Set<string>();
  const moments = new Set<Moment>();
  const { standing = NONE, always = NONE, whileTired = NONE, abilities = NONE }: Partial<Card> = card;
  for (const effect of [...standing, ...always, ...whileTired]) {
    words.add(effect.do);
    const inner = effect.do === 'aura' || effect.do === 'for-familiar' ? effect.effects : NONE;
    for (const one of inner) {
      if (effect.do === 'for-familiar') familiars.add(one.do);
      else auras.add(one.do);
      if (effect.do === 'aura' && effect.self) words.add(one.do);
    }
    for (const one of [effect, ...inner]) if (one.do === 'permit') permits.add(one.rule);
  }
  for (const { at } of abilities)
    for (const one of typeof at === 'string' ? [at] : at) if (one !== 'action' && one !== 'own-turn') moments.add(one);
  const index: CardIndex = {
    words,
    auras,
    familiars,
    permits,
    moments,
    shared: abilities.some(one => one.party !== undefined),
  };
  indexes.set(card, index);
  return index;
}
