import type { Ability, Card } from '../content/card.ts';
import type { Effect } from '../effects/effect.ts';
import { AFTER_ROLL, type Look, lookOf } from './looks-at-dice.ts';
import type { Moment } from './moments.ts';

/** What is found on a card, worked out once: its passive words, those that reach others, the switches they turn, the moments it answers. */
interface CardIndex {
  readonly words: ReadonlySet<Effect['do']>;
  readonly auras: ReadonlySet<Effect['do']>;
  readonly familiars: ReadonlySet<Effect['do']>;
  readonly permits: ReadonlySet<string>;
  readonly moments: ReadonlySet<Moment>;
  /** Those it must answer. */
  readonly duties: ReadonlySet<Moment>;
  /** What of it works by itself looks at so much of the roll of an attack, other than between roll and damage. */
  readonly look: Look;
  /** It has abilities that others may use too. */
  readonly shared: boolean;
}

const indexes = new WeakMap<object, CardIndex>();
const NONE: readonly never[] = [];

/** Must it happen at a moment that is not between roll and damage? */
const worksLater = ({ at, must }: Ability): boolean =>
  must === true && (typeof at === 'string' ? [at] : at).some(one => !(AFTER_ROLL as readonly string[]).includes(one));

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
  const duties = new Set<Moment>();
  for (const { at, must } of abilities)
    for (const one of typeof at === 'string' ? [at] : at)
      if (one !== 'action' && one !== 'own-turn') {
        moments.add(one);
        if (must) duties.add(one);
      }
  const index: CardIndex = {
    words,
    auras,
    familiars,
    permits,
    moments,
    duties,
    look: lookOf([standing, always, whileTired, abilities.filter(worksLater)]),
    shared: abilities.some(one => one.party !== undefined),
  };
  indexes.set(card, index);
  return index;
}
