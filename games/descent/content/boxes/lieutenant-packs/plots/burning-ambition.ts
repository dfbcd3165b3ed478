import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { all, BY_HERO, BY_MONSTER, exhausts, hasTrait, on, summons, traitCard, until } from './plot.ts';

const HOT = hasTrait('hot');

export const CARDS: Readonly<Record<string, PlotCard>> = {
  'plot-inferno': {
    name: { en: 'Inferno', de: 'Inferno' },
    buy: 0,
    use: 2,
    abilities: [
      exhausts({
        at: 'before-roll',
        if: all(BY_MONSTER, { is: 'attack-step', of: [2] }),
        aim: { who: 'that' },
        effects: [
          { do: 'blast' },
          {
            do: 'when',
            if: HOT,
            effects: [
              {
                do: 'last',
                until: 'attack-over',
                effects: [
                  on({
                    at: 'attack-done',
                    must: true,
                    if: { is: 'own-attack' },
                    effects: [{ do: 'heal', n: { per: 'affected' } }],
                  }),
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  'plot-blazing-rage': {
    name: { en: 'Blazing Rage', de: 'Lodernde Wut' },
    buy: 3,
    use: 1,
    abilities: [
      exhausts({
        at: 'activation-start',
        if: BY_MONSTER,
        aim: { who: 'that' },
        effects: [
          { do: 'action', kind: 'attack' },
          {
            do: 'last',
            until: 'turn-end',
            effects: [
              on({
                at: 'rolled',
                if: all({ is: 'own-attack' }, HOT),
                limit: 'attack',
                effects: [{ do: 'reroll', of: 'attack' }],
              }),
              on({ at: 'attack-done', must: true, if: { is: 'own-attack' }, effects: [{ do: 'card-token', n: 1 }] }),
              on({
                at: 'activation-end',
                must: true,
                if: { is: 'about', who: 'self' },
                effects: [
                  { do: 'suffer', n: { per: 'card-tokens', times: 2 } },
                  { do: 'card-token', n: 'none' },
                ],
              }),
            ],
          },
          { do: 'card-token', n: 'none' },
          {
            do: 'when',
            if: HOT,
            effects: [{ do: 'last', until: 'turn-end', effects: [{ do: 'permit', rule: 'faces-matter' }] }],
          },
        ],
      }),
    ],
  },
  'plot-crushing-exhaustion': {
    name: { en: 'Crushing Exhaustion', de: 'Erdrückende Erschöpfung' },
    buy: 3,
    use: 2,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        aim: { who: 'hero', each: true, self: true },
        effects: [
          {
            do: 'test',
            attribute: ['might', 'willpower'],
            chooser: 'overlord',
            fail: [
              { do: 'token', token: 'weariness' },
              {
                do: 'last',
                until: 'refreshed',
                effects: [
                  on({
                    at: 'turn-end',
                    must: true,
                    if: all({ is: 'about', who: 'self' }, { is: 'has-token', token: 'weariness' }),
                    effects: [{ do: 'wear-out' }],
                  }),
                  on({
                    at: 'rested',
                    if: all({ is: 'about', who: 'self' }, { is: 'has-token', token: 'weariness' }),
                    effects: [
                      {
                        do: 'test',
                        attribute: ['might', 'willpower'],
                        pass: [{ do: 'lose-token', token: 'weariness' }],
                      },
                    ],
                  }),
                ],
              },
            ],
          },
        ],
      }),
      {
        at: 'knocked-out',
        must: true,
        tired: true,
        if: { is: 'that-is', of: { is: 'has-token', token: 'weariness' } },
        aim: { who: 'that' },
        effects: [{ do: 'lose-token', token: 'weariness' }],
      },
      {
        at: 'quest-over',
        must: true,
        tired: true,
        aim: { who: 'hero', each: true, self: true, downToo: true, if: { is: 'has-token', token: 'weariness' } },
        effects: [{ do: 'lose-token', token: 'weariness' }],
      },
    ],
  },
  'plot-demons-bargain': {
    name: { en: 'Demon’s Bargain', de: 'Dämonenhandel' },
    buy: 3,
    use: 0,
    refresh: 'quest',
    abilities: [
      exhausts({
        at: 'overlord-turn-end',
        aim: { who: 'hero', self: true, downToo: true, if: { is: 'down' } },
        effects: [{ do: 'tempt', threat: 3 }],
      }),
    ],
  },
  'plot-enkindle': traitCard({ en: 'Enkindle', de: 'Entfachen' }, 'hot'),
  'plot-scorching-presence': {
    name: { en: 'Scorching Presence', de: 'Sengende Nähe' },
    buy: 2,
    use: 1,
    refresh: 'encounter',
    abilities: [
      exhausts({
        at: 'encounter-laid',
        effects: [
          until(
            on({
              at: 'enters',
              must: true,
              if: all(BY_HERO, { is: 'that-is', of: { is: 'near-is', within: 1, of: HOT } }),
              aim: { who: 'that' },
              effects: [{ do: 'suffer', n: 1 }],
            }),
          ),
        ],
      }),
    ],
  },
  'plot-shifting-earth': {
    name: { en: 'Shifting Earth', de: 'Tektonik' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({
        at: 'overlord-turn-start',
        effects: [
          {
            do: 'quake',
            within: 3,
            // The overlord chooses for each hero anew (D2C-PLOT-20).
            effects: [
              { do: 'test', attribute: ['might', 'awareness'], chooser: 'overlord', fail: [{ do: 'move', n: 2 }] },
            ],
          },
        ],
      }),
    ],
  },
  'plot-summon-gargan-mirklace': summons('Gargan Mirklace', 'agent-gargan-mirklace', { whole: true }),
  'plot-taste-of-the-forbidden': {
    name: { en: 'Taste of the Forbidden', de: 'Kostprobe des Verbotenen' },
    buy: 2,
    use: 0,
    abilities: [
      {
        at: 'before-roll',
        must: true,
        if: all(BY_HERO, { is: 'attack-step', of: [2] }),
        aim: { who: 'that' },
        effects: [
          {
            do: 'consent',
            effects: [{ do: 'add', to: 'damage', n: 2 }, { do: 'threat', n: 1 }, { do: 'exhaust' }],
          },
        ],
      },
    ],
  },
  'plot-ynfernael-bonds': {
    name: { en: 'Ynfernael Bonds', de: 'Bande des Ynfernael' },
    buy: 2,
    use: 1,
    abilities: [
      exhausts({ at: 'overlord-own-turn', if: BY_MONSTER, aim: { who: 'that' }, effects: [{ do: 'bond' }] }),
      exhausts({ at: 'attack-declared', if: BY_MONSTER, aim: { who: 'that' }, effects: [{ do: 'bond' }] }),
    ],
  },
};

export const DECK: PlotDeck = {
  name: { en: 'Burning Ambition', de: 'Höllenfeuer' },
  agent: 'agent-gargan-mirklace',
  cards: Object.keys(CARDS),
};
