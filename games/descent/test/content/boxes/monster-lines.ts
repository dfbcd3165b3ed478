import type { Surge } from '../../../content/card.ts';
import { monsterCardOf } from '../../../content/index.ts';
import { MONSTERS } from '../../../content/tables.ts';
import type { Act } from '../../../content/words.ts';
import type { Effect } from '../../../effects/effect.ts';

const effectLine = (effect: Effect): string => {
  switch (effect.do) {
    case 'add':
      return `${effect.to} ${effect.n}`;
    case 'inflict':
      return effect.condition;
    case 'ability':
      return effect.ability;
    case 'aimed':
      return effect.effects.map(one => (one.do === 'heal' ? `heal ${one.n}` : one.do)).join();
    default:
      return effect.do;
  }
};

const surgeLine = ({ cost = 1, effects }: Surge): string =>
  `${cost === 1 ? '' : `${cost}: `}${effects.map(effectLine).join(' + ')}`;

/** A line of a monster card as one string: speed, health, defence; attack; surges; abilities. */
function line(of: string, act: Act, rank: 'minion' | 'master'): string {
  const card = monsterCardOf({ act, size: 4 }, { of, rank });
  const { speed, health, defence, attack, dice = [], surges = [], pierce, passive = [], actions = [] } = card;
  return [
    `${speed} ${health} ${defence.join(' ')}`,
    [attack, ...dice, ...(pierce === undefined ? [] : [`pierce ${pierce}`])].join(' '),
    surges.map(surgeLine).join(', '),
    [...passive, ...actions.map(one => `${one}!`)].join(' '),
  ].join(' | ');
}

/** Both acts of a kind, minion and master. */
export const linesOf = (of: string): string[] =>
  ([1, 2] as const).flatMap(act => [line(of, act, 'minion'), line(of, act, 'master')]);

/** Base, traits, and the group for two, three and four heroes. */
export const groupLine = (of: string): string => {
  const card = MONSTERS[of];
  if (card === undefined) return '';
  const { size, traits, group } = card;
  const sizes = ([2, 3, 4] as const).map(n => `${group[n].minions}+${group[n].masters}`);
  return `${size.join('x')} ${traits.join(' ')} ${sizes.join(' ')}`;
};
