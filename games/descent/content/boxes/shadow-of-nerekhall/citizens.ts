import type { Effect } from '../../../effects/effect.ts';
import type { CitizenCard } from '../../cards.ts';

const health = (times: number): Effect => ({ do: 'modify', value: 'health', n: { per: 'heroes', times } });
const die = (kind: 'brown' | 'gray' | 'black'): Effect => ({ do: 'dice', pool: 'defence', dice: [kind] });

/** The corrupt citizens: played on a master changeling, which keeps all it has itself (D2-NEREK-07, -09). */
export const CITIZENS: Readonly<Record<string, CitizenCard>> = {
  'the-civilian': { name: { en: 'The Civilian', de: 'Der Zivilist' }, standing: [health(2), die('brown')] },
  'the-executioner': {
    name: { en: 'The Executioner', de: 'Der Henker' },
    standing: [
      health(2),
      { do: 'surge', surge: { effects: [{ do: 'add', to: 'damage', n: { per: 'target-conditions', times: 2 } }] } },
    ],
  },
  'the-guardsman': {
    name: { en: 'The Guardsman', de: 'Der Gardist' },
    standing: [health(2), die('black')],
    passive: ['shambling'],
  },
  'the-hero': {
    name: { en: 'The Hero', de: 'Der Held' },
    standing: [health(2), die('black'), { do: 'wield-seen' }],
  },
  'the-mage': {
    name: { en: 'The Mage', de: 'Der Magier' },
    attack: 'ranged',
    standing: [
      health(1),
      { do: 'dice', pool: 'attack', dice: ['green'] },
      { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
    ],
  },
  'the-magistrate': {
    name: { en: 'The Magistrate', de: 'Der Magistrat' },
    standing: [health(1), die('gray'), { do: 'far-reaching', ability: 'hideous-laughter', within: 5 }],
  },
  'the-scholar': {
    name: { en: 'The Scholar', de: 'Der Gelehrte' },
    standing: [
      {
        do: 'aura',
        for: 'friends',
        within: 5,
        if: {
          is: 'all',
          of: [
            { is: 'kind', of: ['changeling'] },
            { is: 'rank', rank: 'minion' },
          ],
        },
        effects: [die('gray'), { do: 'bonus', to: 'damage', n: 1 }],
      },
      { do: 'demand-against', if: { is: 'target' } },
    ],
  },
  'the-scoundrel': {
    name: { en: 'The Scoundrel', de: 'Der Schurke' },
    standing: [health(1), die('brown')],
    passive: ['ravage'],
    abilities: [
      {
        at: 'activation-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'points', n: 3 }],
      },
    ],
  },
  'the-siren': {
    name: { en: 'The Siren', de: 'Die Sirene' },
    attack: 'ranged',
    standing: [
      health(2),
      {
        do: 'surge',
        surge: {
          cost: 2,
          effects: [
            {
              do: 'aimed',
              aim: { who: 'monster', within: 3, each: true, self: true },
              effects: [{ do: 'heal', n: 2 }],
            },
            { do: 'aimed', aim: { who: 'hero', within: 3, each: true }, effects: [{ do: 'tire', n: 1 }] },
          ],
        },
      },
    ],
  },
};
