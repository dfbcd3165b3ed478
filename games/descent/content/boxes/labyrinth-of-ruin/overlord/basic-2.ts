import type { Effect } from '../../../../effects/effect.ts';
import type { OverlordCard } from '../../../cards.ts';
import type { Archetype } from '../../../words.ts';

const CARD = { deck: 'basic-2', xp: 0 } as const;
/** A monster attacks a hero. */
const ON_A_HERO = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'about', who: 'hero', part: 'other' },
  ],
} as const;
/** A hero attacks a monster. */
const ON_A_MONSTER = {
  is: 'all',
  of: [
    { is: 'about', who: 'hero' },
    { is: 'about', who: 'monster', part: 'other' },
  ],
} as const;
/** What happens besides to those it works on who are of this archetype. */
const against = (of: Archetype, ...effects: readonly Effect[]): Effect => ({
  do: 'aimed',
  aim: { who: 'on', each: true, if: { is: 'archetype', of } },
  effects,
});
/** The monster being activated gains movement points. */
const faster = (n: number): Effect => ({ do: 'aimed', aim: { who: 'that' }, effects: [{ do: 'points', n }] });

/** The second basic deck, of Labyrinth of Ruin: 15 cards (D2-OLGEN-05). */
export const BASIC_2: Readonly<Record<string, OverlordCard>> = {
  befuddle: {
    ...CARD,
    name: { en: 'Befuddle', de: 'Verwirren' },
    type: 'magic',
    copies: 2,
    at: 'test-passed',
    if: { is: 'about', who: 'hero' },
    aim: { who: 'that' },
    effects: [{ do: 'retest', plus: -1 }, against('scout', { do: 'tire', n: 1 })],
  },
  'blinding-speed': {
    ...CARD,
    name: { en: 'Blinding Speed', de: 'Blitzschnell' },
    type: 'magic',
    copies: 2,
    at: 'activation-start',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'hero', self: true },
    effects: [
      {
        do: 'test',
        attribute: 'knowledge',
        pass: [{ do: 'test', attribute: 'awareness', pass: [{ do: 'draw', n: 1 }], fail: [faster(2)] }],
        fail: [
          {
            do: 'test',
            attribute: 'awareness',
            pass: [faster(2)],
            fail: [faster(2), against('warrior', faster(4))],
          },
        ],
      },
    ],
  },
  'dirty-fighting': {
    ...CARD,
    name: { en: 'Dirty Fighting', de: 'Schmutziger Kampf' },
    type: 'event',
    copies: 2,
    at: 'rolled',
    if: ON_A_HERO,
    effects: [
      { do: 'add', to: 'surges', n: 1 },
      {
        do: 'when',
        if: { is: 'target-is', of: { is: 'archetype', of: 'healer' } },
        effects: [{ do: 'add', to: 'pierce', n: 1 }],
      },
    ],
  },
  flurry: {
    ...CARD,
    name: { en: 'Flurry', de: 'Zerfleischen' },
    type: 'event',
    copies: 1,
    at: 'rolled',
    if: {
      is: 'all',
      of: [...ON_A_HERO.of, { is: 'not', of: { is: 'that-is', of: { is: 'one-action' } } }],
    },
    effects: [
      {
        do: 'grant',
        surge: {
          effects: [
            {
              do: 'afterwards',
              effects: [
                {
                  do: 'attack',
                  by: { who: 'attacker' },
                  having: [{ do: 'dice', pool: 'attack', dice: ['green'] }],
                  may: true,
                },
              ],
            },
          ],
        },
      },
    ],
  },
  'grease-trap': {
    ...CARD,
    name: { en: 'Grease Trap', de: 'Rutschiger Boden' },
    type: 'trap',
    copies: 1,
    at: 'enters',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'space-empty' }] },
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'awareness',
        pass: [{ do: 'tire', n: 1 }],
        fail: [{ do: 'skid', n: 3 }, against('mage', { do: 'condition', condition: 'stunned' })],
      },
    ],
  },
  'mental-error': {
    ...CARD,
    name: { en: 'Mental Error', de: 'Denkfehler' },
    type: 'event',
    copies: 1,
    at: 'rolled',
    if: ON_A_HERO,
    aim: { who: 'affected', each: true, if: { is: 'hero' } },
    effects: [
      {
        do: 'test',
        attribute: 'knowledge',
        pass: [{ do: 'tire', n: 1 }],
        fail: [{ do: 'add', to: 'damage', n: 2 }, against('warrior', { do: 'add', to: 'surges', n: 1 })],
      },
    ],
  },
  mimic: {
    ...CARD,
    name: { en: 'Mimic', de: 'Mimikry' },
    type: 'trap',
    copies: 1,
    at: 'searching',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'hero' },
        { is: 'any', of: [{ is: 'token', kind: 'search' }, { is: 'hides-find' }] },
      ],
    },
    effects: [
      { do: 'mimic', of: 'volucrix-reaver', against: 'scout', effects: [{ do: 'ability', ability: 'skirmish' }] },
    ],
  },
  overwhelm: {
    ...CARD,
    name: { en: 'Overwhelm', de: 'Überrennen' },
    type: 'event',
    copies: 1,
    at: 'overlord-own-turn',
    aim: { who: 'hero', self: true, if: { is: 'surrounded', least: 4 } },
    effects: [
      {
        do: 'test',
        attribute: 'willpower',
        pass: [{ do: 'set-upon', from: 'adjacent' }],
        fail: [
          { do: 'condition', condition: 'stunned' },
          { do: 'condition', condition: 'immobilized' },
        ],
      },
    ],
  },
  'reflective-ward': {
    ...CARD,
    name: { en: 'Reflective Ward', de: 'Auge um Auge' },
    type: 'magic',
    copies: 1,
    at: 'before-roll',
    if: ON_A_MONSTER,
    aim: { who: 'that' },
    effects: [
      {
        do: 'offer',
        accept: [{ do: 'tire', n: 2 }],
        otherwise: [{ do: 'afterwards', effects: [{ do: 'recoil' }] }],
      },
    ],
  },
  'sign-of-weakness': {
    ...CARD,
    name: { en: 'Sign of Weakness', de: 'Zeichen der Schwäche' },
    type: 'trap',
    copies: 1,
    at: 'rested',
    if: { is: 'about', who: 'hero' },
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'awareness',
        pass: [{ do: 'draw', n: 1 }],
        fail: [
          {
            do: 'in-turn',
            owner: true,
            aim: { who: 'monster', sight: true, from: 'on', self: true },
            effects: [{ do: 'move', n: 1 }],
          },
          against('healer', { do: 'condition', condition: 'cursed' }),
        ],
      },
    ],
  },
  'uncontrolled-power': {
    ...CARD,
    name: { en: 'Uncontrolled Power', de: 'Ungezügelte Kraft' },
    type: 'magic',
    copies: 2,
    at: 'rolled',
    if: ON_A_MONSTER,
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'willpower',
        fail: [
          { do: 'last', until: 'attack-end', effects: [{ do: 'permit', rule: 'overlord-spends' }] },
          {
            do: 'grant',
            surge: { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'tire', n: 1 }] }] },
          },
          against('mage', {
            do: 'grant',
            surge: {
              effects: [
                {
                  do: 'aimed',
                  aim: { who: 'attacker' },
                  effects: [
                    { do: 'suffer', n: 1 },
                    { do: 'tire', n: 1 },
                  ],
                },
              ],
            },
          }),
        ],
      },
    ],
  },
};
