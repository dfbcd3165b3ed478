import type { Test } from '../../../../effects/tests.ts';
import type { PlotCard, PlotDeck } from '../../../plot.ts';
import {
  all,
  BY_HERO,
  BY_MONSTER,
  exhausts,
  hasTrait,
  not,
  ON_MONSTER,
  on,
  summons,
  traitCard,
  until,
} from './plot.ts';

const CURSED = hasTrait('cursed');
/** A cursed monster is among the targets. */
const ON_CURSED: Test = { is: 'target-is', of: CURSED };

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-misdirection': {
    name: { en: 'Misdirection', de: 'Irreführung' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'missing',
        if: BY_MONSTER,
        aim: { who: 'that' },
        effects: [
          { do: 'reroll', of: 'blue' },
          { do: 'when', if: CURSED, effects: [{ do: 'may', effects: [{ do: 'reroll', of: 'power' }] }] },
          {
            do: 'if-dealt',
            effects: [
              {
                do: 'aimed',
                aim: { who: 'attacker' },
                effects: [{ do: 'move', n: 1 }],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-darkness-falls': {
    name: { en: 'Darkness Falls', de: 'Die Dunkelheit bricht herein' },
    buy: 3,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          {
            do: 'last',
            until: 'overlord-turn-start',
            for: 'all',
            overlord: true,
            effects: [{ do: 'permit', rule: 'near-sighted', if: all(not(CURSED), not({ is: 'leader' })) }],
          },
        ],
      }),
    ],
  },
  'plot-enthrall': {
    name: { en: 'Enthrall', de: 'In den Bann ziehen' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        aim: { who: 'monster', self: true },
        effects: [
          {
            do: 'in-person',
            effects: [
              {
                do: 'aimed',
                aim: { who: 'hero', sight: true, each: true },
                effects: [
                  {
                    do: 'when',
                    if: CURSED,
                    effects: [{ do: 'test', attribute: 'willpower', plus: -1, fail: [{ do: 'move', n: 2 }] }],
                    otherwise: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'move', n: 2 }] }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-intricate-schemes': {
    name: { en: 'Intricate Schemes', de: 'Verwickelte Pläne' },
    buy: 1,
    use: 0,
    standing: [{ do: 'cede-quest', n: 3 }],
  },
  'plot-malediction': {
    name: { en: 'Malediction', de: 'Verwünschung' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        effects: [
          until(
            { do: 'bonus-against', to: 'damage', n: 1, if: all({ is: 'target' }, CURSED) },
            on({
              at: 'attack-done',
              must: true,
              if: all(BY_HERO, ON_CURSED),
              aim: { who: 'that' },
              effects: [
                { do: 'suffer', n: 1 },
                { do: 'tire', n: 1 },
              ],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-mirage': {
    name: { en: 'Mirage', de: 'Trugbild' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'attack-done',
        if: all(BY_HERO, not({ is: 'dealt' })),
        aim: { who: 'affected', if: { is: 'monster' } },
        effects: [
          { do: 'in-person', effects: [{ do: 'place', within: 3, of: 'self' }] },
          {
            do: 'in-person',
            effects: [
              {
                do: 'when',
                if: CURSED,
                effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'tire', n: 1 }] }],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-phantasm': {
    name: { en: 'Phantasm', de: 'Phantasma' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(ON_MONSTER, { is: 'that-is', part: 'other', of: all(CURSED, { is: 'master' }) }),
        aim: { who: 'other' },
        effects: [{ do: 'last', until: 'refreshed', effects: [{ do: 'harder', n: 3 }] }],
      }),
    ],
  },
  'plot-summon-ariad': summons('Ariad', 'agent-ariad', { masters: 1, minions: 1 }),
  'plot-tainted-blood': traitCard({ en: 'Tainted Blood', de: 'Verdorbenes Blut' }, 'cursed'),
  'plot-the-ritual-continues': {
    name: { en: 'The Ritual Continues', de: 'Das Ritual geht weiter' },
    buy: 4,
    use: 0,
    abilities: [
      {
        at: 'encounter-start',
        must: true,
        effects: [
          { do: 'card-token', n: 'none' },
          { do: 'card-token', n: { per: 'heroes' } },
          {
            do: 'last',
            until: 'encounter-end',
            for: 'all',
            overlord: true,
            effects: [
              {
                do: 'offers',
                if: all({ is: 'master' }, { is: 'card-tokens', least: 1 }),
                ability: { at: 'action', effects: [{ do: 'card-token', n: -1 }] },
              },
            ],
          },
        ],
      },
      {
        at: 'encounter-over',
        must: true,
        if: not({ is: 'card-tokens', least: 1 }),
        effects: [{ do: 'threat', n: 2 }],
      },
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Dark Illusions', de: 'Dunkle Illusionen' },
  agent: 'agent-ariad',
  cards: Object.keys(CARDS),
};
