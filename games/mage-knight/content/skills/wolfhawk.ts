import type { Effect } from '../../effects/effect.ts';
import { byDay, motivation, oneOf, skills } from './skill.ts';

/** A card sideways for 4, and 1 more for each free command token. */
const howl: Effect = {
  do: 'last',
  until: 'turn-end',
  times: 1,
  effects: [{ do: 'sideways', n: { per: 'free-command', plus: 4 } }],
};

/** Skills of Wolfhawk. */
export const WOLFHAWK = skills({
  'refreshing-bath': {
    name: { en: 'Refreshing Bath', de: 'Erfrischendes Bad' },
    hero: 'wolfhawk',
    type: 'round',
    when: 'not-combat',
    effects: [
      { do: 'heal', n: 1 },
      { do: 'crystal', of: 'blue' },
    ],
  },
  'refreshing-breeze': {
    name: { en: 'Refreshing Breeze', de: 'Erfrischende Brise' },
    hero: 'wolfhawk',
    type: 'round',
    when: 'not-combat',
    effects: [
      { do: 'heal', n: 1 },
      { do: 'crystal', of: 'white' },
    ],
  },
  'hawk-eyes': {
    name: { en: 'Hawk Eyes', de: 'Falkenaugen' },
    hero: 'wolfhawk',
    type: 'turn',
    effects: [
      { do: 'move', n: 1 },
      byDay(
        { do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'see-garrisons-afar' }] },
        { do: 'last', until: 'turn-end', effects: [{ do: 'explore-cost', by: -1 }] },
      ),
    ],
  },
  'on-her-own': {
    name: { en: 'On Her Own', de: 'Auf sich gestellt' },
    hero: 'wolfhawk',
    type: 'turn',
    effects: [
      {
        do: 'one-of',
        of: [
          [{ do: 'influence', n: 1 }],
          [
            {
              do: 'when',
              if: 'no-unit-paid-for',
              effects: [
                { do: 'influence', n: 3 },
                { do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'no-recruiting' }] },
              ],
            },
          ],
        ],
      },
    ],
  },
  'deadly-aim': {
    name: { en: 'Deadly Aim', de: 'Tödlicher Zielblick' },
    hero: 'wolfhawk',
    type: 'turn',
    when: 'combat',
    effects: [
      {
        do: 'when',
        if: 'ranged-phase',
        effects: [
          { do: 'last', until: 'phase-end', times: 1, effects: [{ do: 'bonus', to: 'next', giving: { attack: 1 } }] },
        ],
      },
      {
        do: 'when',
        if: 'attack-phase',
        effects: [
          {
            do: 'last',
            until: 'phase-end',
            times: 1,
            effects: [{ do: 'bonus', to: 'next', giving: { attack: 2 }, sideways: true }],
          },
        ],
      },
    ],
  },
  'know-your-prey': {
    name: { en: 'Know Your Prey', de: 'Kenne deine Beute' },
    hero: 'wolfhawk',
    type: 'round',
    when: 'combat',
    effects: [oneOf({ do: 'lose-ability' }, { do: 'lose-element' })],
  },
  taunt: {
    name: { en: 'Taunt', de: 'Verhöhnen' },
    hero: 'wolfhawk',
    type: 'turn',
    when: 'block-phase',
    effects: [
      {
        do: 'one-of',
        of: [
          [{ do: 'soften', by: 1 }],
          [
            { do: 'soften', by: -2 },
            { do: 'weaken', who: 'same', by: 2 },
          ],
        ],
      },
    ],
  },
  dueling: {
    name: { en: 'Dueling', de: 'Zweikampf' },
    hero: 'wolfhawk',
    type: 'turn',
    when: 'block-phase',
    effects: [{ do: 'duel' }],
  },
  'motivation-wolfhawk': motivation('wolfhawk', { do: 'fame', n: 1 }),
  'wolfs-howl': {
    name: { en: "Wolf's Howl", de: 'Wolfsgeheul' },
    hero: 'wolfhawk',
    type: 'interactive',
    mode: 'competitive',
    when: 'not-interaction',
    effects: [
      howl,
      {
        do: 'last',
        until: 'next-turn',
        for: 'opponents',
        effects: [{ do: 'units-get', who: 'all', attack: -1, block: -1 }],
      },
    ],
  },
  'howl-of-the-pack': {
    name: { en: 'Howl of the Pack', de: 'Geheul des Rudels' },
    hero: 'wolfhawk',
    type: 'interactive',
    mode: 'cooperative',
    when: 'not-interaction',
    effects: [
      howl,
      {
        do: 'last',
        until: 'next-turn',
        for: 'all',
        times: 1,
        effects: [
          {
            do: 'on',
            at: 'combat-start',
            effects: [{ do: 'weaken', who: 'one', by: 1 }, { do: 'soften', by: 1 }, { do: 'return-token' }],
          },
        ],
      },
    ],
  },
});
