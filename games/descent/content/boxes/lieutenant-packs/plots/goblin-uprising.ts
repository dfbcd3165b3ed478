import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, hasTrait, ON_MONSTER, on, summons, traitCard, until } from './plot.ts';

const WILD = hasTrait('wilderness');

/** It lies in two decks. */
export const FERAL_INSTINCTS = traitCard({ en: 'Feral Instincts', de: 'Wilde Instinkte' }, 'wilderness');

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-spirited-retreat': {
    name: { en: 'Spirited Retreat', de: 'Beherzter Rückzug' },
    buy: 0,
    use: 1,
    abilities: [
      exhausts({
        at: 'move-declared',
        if: all(BY_MONSTER, { is: 'that-is', of: all({ is: 'small' }, WILD) }),
        aim: { who: 'that' },
        effects: [
          { do: 'points', n: 1 },
          {
            do: 'last',
            until: 'turn-end',
            effects: [
              on({
                at: 'activation-end',
                if: all({ is: 'about', who: 'self' }, { is: 'beside', who: 'hero', within: 3 }),
                effects: [{ do: 'move', n: 1 }],
              }),
            ],
          },
        ],
      }),
    ],
  },
  'plot-dive-into-cover': {
    name: { en: 'Dive Into Cover', de: 'In Deckung springen' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'attack-done',
        if: ON_MONSTER,
        aim: { who: 'affected', if: all({ is: 'monster' }, { is: 'on-map' }) },
        effects: [
          { do: 'move', n: 3 },
          {
            do: 'in-person',
            effects: [
              {
                do: 'when',
                if: WILD,
                effects: [
                  {
                    do: 'last',
                    until: 'overlord-turn-start',
                    effects: [{ do: 'dice', pool: 'defence', dice: ['black'] }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-emergency-rations': {
    name: { en: 'Emergency Rations', de: 'Notrationen' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-own-turn',
        aim: { who: 'monster', self: true, if: { is: 'damaged' } },
        effects: [
          {
            do: 'roll',
            dice: ['red'],
            effects: [
              {
                do: 'in-person',
                effects: [
                  {
                    do: 'when',
                    if: WILD,
                    effects: [{ do: 'heal', n: { per: 'hearts', plus: 1 } }],
                    otherwise: [{ do: 'heal', n: { per: 'hearts' } }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-feral-instincts': FERAL_INSTINCTS,
  'plot-goblin-ambush': {
    name: { en: 'Goblin Ambush', de: 'Goblin-Hinterhalt' },
    buy: 3,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'enters',
        if: all(BY_HERO, { is: 'space-empty' }),
        aim: { who: 'that' },
        effects: [{ do: 'phantom', as: { of: 'goblin-archer', rank: 'master' }, range: 4 }],
      }),
    ],
  },
  'plot-meat-shield': {
    name: { en: 'Meat Shield', de: 'Lebender Schild' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'suffering',
        if: BY_MONSTER,
        aim: { who: 'monster', from: 'that', adjacent: true, notThat: true, self: true },
        effects: [{ do: 'pass-on' }],
      }),
    ],
  },
  'plot-overfed': {
    name: { en: 'Overfed', de: 'Überfüttert' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          until({ do: 'modify', value: 'health', n: 2, if: WILD }, { do: 'modify', value: 'speed', n: -1, if: WILD }),
        ],
      }),
    ],
  },
  'plot-raided-armory': {
    name: { en: 'Raided Armory', de: 'Geplünderte Waffenkammer' },
    buy: 4,
    use: 2,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          {
            do: 'group',
            effects: [
              { do: 'mark-group' },
              {
                do: 'last',
                until: 'refreshed',
                for: 'group',
                effects: [
                  { do: 'bonus', to: 'surges', n: 1 },
                  { do: 'bonus', to: 'damage', n: 1, if: WILD },
                ],
              },
              until(
                on({
                  at: 'defence-rolled',
                  must: true,
                  if: { is: 'of-marked-group' },
                  aim: { who: 'that' },
                  effects: [{ do: 'add', to: 'shields', n: 1 }],
                }),
              ),
            ],
          },
        ],
      }),
    ],
  },
  'plot-scavenge': {
    name: { en: 'Scavenge', de: 'Leichenfledderei' },
    buy: 4,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          until({
            do: 'offers',
            if: all({ is: 'monster' }, { is: 'near-fallen', within: 1 }),
            ability: { at: 'action', effects: [{ do: 'card-token', n: 1, most: 6 }] },
          }),
        ],
      }),
      {
        at: 'quest-over',
        must: true,
        tired: true,
        if: { is: 'card-tokens', least: 1 },
        effects: [
          { do: 'threat', n: { per: 'card-tokens' } },
          { do: 'card-token', n: 'none' },
        ],
      },
    ],
  },
  'plot-summon-splig': summons('Splig', 'agent-splig', { masters: 1 }),
};

export const DECK: PlotDeck = {
  name: { en: 'Goblin Uprising', de: 'Goblin-Aufstand' },
  agent: 'agent-splig',
  cards: Object.keys(CARDS),
};
