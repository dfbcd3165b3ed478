import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../../../effects/effect.ts';
import type { Test } from '../../../../effects/tests.ts';
import type { Ability } from '../../../card.ts';
import type { PlotCard } from '../../../plot.ts';
import type { MonsterTrait } from '../../../words.ts';

/** The card is exhausted, for the threat its use costs (D2-PLGEN-13). */
export const exhausts = (ability: Ability): Ability => ({
  ...ability,
  cost: { ...ability.cost, exhaust: true, threat: true },
});

/** It is used without being exhausted, for the same price. */
export const uses = (ability: Ability): Ability => ({ ...ability, cost: { ...ability.cost, threat: true } });

/** What lasts until the card is refreshed, for everybody it may concern; the overlord decides what there is to decide. */
export const until = (...effects: readonly Effect[]): Effect => ({
  do: 'last',
  until: 'refreshed',
  for: 'all',
  overlord: true,
  effects,
});

/** Something that answers a moment, for as long as it lasts. */
export const on = (
  ability: Ability & { readonly at: Exclude<Ability['at'], 'action' | 'own-turn' | readonly unknown[]> },
): Effect => ({
  do: 'on',
  at: ability.at,
  ability,
});

export const all = (...of: readonly Test[]): Test => ({ is: 'all', of });
export const not = (of: Test): Test => ({ is: 'not', of });

/** A monster attacks; a hero does. */
export const BY_MONSTER: Test = { is: 'about', who: 'monster' };
export const BY_HERO: Test = { is: 'about', who: 'hero' };
/** A monster attacks a hero; a hero attacks a monster. */
export const ON_HERO: Test = all(BY_MONSTER, { is: 'about', who: 'hero', part: 'other' });
export const ON_MONSTER: Test = all(BY_HERO, { is: 'about', who: 'monster', part: 'other' });

export const hasTrait = (trait: MonsterTrait): Test => ({ is: 'monster-trait', trait });

/** A group has one more trait in this encounter. */
export const traitCard = (name: Text, trait: MonsterTrait): PlotCard => ({
  name,
  buy: 1,
  use: 1,
  abilities: [
    uses({
      at: 'encounter-laid',
      effects: [
        {
          do: 'group',
          if: not(hasTrait(trait)),
          effects: [{ do: 'last', until: 'encounter-end', for: 'group', effects: [{ do: 'kin', trait }] }],
        },
      ],
    }),
  ],
});

/** The card that summons the agent of its deck (D2-AGT-04). */
export const summons = (
  name: string,
  agent: string,
  replaced: { readonly masters?: number; readonly minions?: number; readonly whole?: true },
): PlotCard => ({
  name: { en: `Summon ${name}`, de: `${name} beschwören` },
  buy: 3,
  use: 2,
  abilities: [exhausts({ at: 'encounter-laid', effects: [{ do: 'call-agent', agent, ...replaced }] })],
});
