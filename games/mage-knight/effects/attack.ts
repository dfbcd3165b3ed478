import { type Amount, speak } from '@tafelrunde/engine';
import type { AttackKind, Element } from '../content/words.ts';
import { boosted } from '../rules/boosts.ts';
import { addToAttack, mayAttackWith } from '../rules/combat/group.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import { attackName } from './names.ts';
import type { MageWord } from './word.ts';

/** Attack points: melee and physical, unless it says otherwise. */
export interface Attack {
  readonly do: 'attack';
  readonly n: Amount<Per>;
  readonly kind?: AttackKind;
  readonly element?: Element;
  /** It cannot be used against this enemy. */
  readonly notAgainst?: number;
}

export const attack: MageWord<Attack> = {
  can: (at, { n, kind = 'melee', notAgainst }) => mayAttackWith(at, kind, notAgainst) && amountNow(at, n) > 0,
  act(at, { n, kind = 'melee', element = 'physical', notAgainst }) {
    if (!mayAttackWith(at, kind, notAgainst)) return;
    addToAttack(at, boosted(at, 'attack', amountNow(at, n), kind), kind, element, notAgainst);
  },
  say({ n, kind = 'melee', element = 'physical', notAgainst }, { lang }) {
    const name = attackName(kind, element, lang);
    const others = notAgainst === undefined ? '' : speak(lang)(' against other enemies', ' gegen andere Gegner');
    return speak(lang)(
      `${name.charAt(0).toUpperCase()}${name.slice(1)} ${amountText(n, 'en')}${others}.`,
      `${name} ${amountText(n, 'de')}${others}.`,
    );
  },
};
