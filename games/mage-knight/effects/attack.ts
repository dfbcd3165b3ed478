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
}

export const attack: MageWord<Attack> = {
  can: (at, { n, kind = 'melee' }) => mayAttackWith(at, kind) && amountNow(at, n) > 0,
  act(at, { n, kind = 'melee', element = 'physical' }) {
    if (mayAttackWith(at, kind)) addToAttack(at, boosted(at, 'attack', amountNow(at, n), kind), kind, element);
  },
  say({ n, kind = 'melee', element = 'physical' }, { lang }) {
    const name = attackName(kind, element, lang);
    return speak(lang)(
      `${name.charAt(0).toUpperCase()}${name.slice(1)} ${amountText(n, 'en')}.`,
      `${name} ${amountText(n, 'de')}.`,
    );
  },
};
