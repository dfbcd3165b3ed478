import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Ability, Card } from './card.ts';
import type { Attribute } from './words.ts';

/** As long as it lies before him, face up or down, a hero has 2 health more (D2-TNTGEN-02). */
const HEALTH: Effect = { do: 'modify', value: 'health', n: 2 };

/** What lies before every hero at first: nobody knows which card it is, so none is drawn before it is turned up (D2-TNTGEN-01). */
export const FACE_DOWN = 'tainted-card';

export const FACE_DOWN_CARD: Card = {
  name: { en: 'Tainted card, face down', de: 'Befleckt-Karte, verdeckt' },
  always: [HEALTH],
};

const tainted = (en: string, de: string, { standing = [], ...rest }: Partial<Card>): Card => ({
  name: { en, de },
  ...rest,
  always: [HEALTH, ...standing],
});

/** Two attributes are lower, but never below 1. */
const weak = (...of: readonly Attribute[]): Partial<Card> => ({
  standing: of.map((one): Effect => ({ do: 'attribute', of: one, n: -1, least: 1 })),
});

const SELF: Test = { is: 'about', who: 'self' };

/** A monster falls in his own turn: the card is exhausted. */
const exhaustedByKills: Ability = {
  at: 'defeated',
  must: true,
  if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'own-turn' }] },
  effects: [{ do: 'exhaust' }],
};

/** Tainted cards of Mists of Bilehall. */
export const BILEHALL_TAINTS: Readonly<Record<string, Card>> = {
  abomination: tainted('Abomination', 'Abscheulichkeit', {
    abilities: [
      {
        at: 'overlord-turn-start',
        must: true,
        aim: { who: 'hero', adjacent: true, each: true },
        effects: [{ do: 'condition', condition: 'terrified' }],
      },
    ],
  }),
  'bad-blood': tainted('Bad Blood', 'Böses Blut', {
    // Who was knocked out suffers it as soon as he stands (D2C-TAIN-01).
    abilities: [{ at: ['recovered', 'risen'], must: true, if: SELF, effects: [{ do: 'tire', n: 1 }] }],
  }),
  'deaths-hand': tainted('Death’s Hand', 'Hand des Todes', {
    abilities: [
      exhaustedByKills,
      {
        at: 'refreshed',
        must: true,
        if: { is: 'all', of: [SELF, { is: 'card', card: 'deaths-hand' }] },
        aim: { who: 'hero', each: true, self: true },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
  }),
  'gray-decay': tainted('Gray Decay', 'Grauer Verfall', weak('awareness', 'might')),
  'new-orders': tainted('New Orders', 'Neue Befehle', weak('knowledge', 'willpower')),
  ordinary: tainted('Ordinary', 'Gewöhnlich', {
    standing: [{ do: 'permit', rule: 'no-feat', if: { is: 'other-feat-used' } }],
  }),
};

/** Tainted cards of The Chains that Rust. */
export const RUST_TAINTS: Readonly<Record<string, Card>> = {
  'death-rage-tainted': tainted('Death Rage', 'Todesraserei', {
    abilities: [
      exhaustedByKills,
      {
        at: 'turn-start',
        must: true,
        tired: true,
        if: SELF,
        effects: [
          {
            do: 'one-of',
            of: [
              [{ do: 'refresh-this' }],
              [{ do: 'aimed', aim: { who: 'hero', within: 3, self: true }, effects: [{ do: 'suffer', n: 2 }] }],
            ],
          },
        ],
      },
    ],
  }),
  'dream-walk': tainted('Dream Walk', 'Traumreise', weak('awareness', 'knowledge')),
  'great-sorrow': tainted('Great Sorrow', 'Große Trauer', {
    abilities: [
      {
        at: 'knocked-out',
        must: true,
        if: { is: 'not', of: SELF },
        effects: [{ do: 'condition', condition: 'stunned' }],
      },
    ],
  }),
  martyrdom: tainted('Martyrdom', 'Martyrium', {
    standing: [{ do: 'permit', rule: 'keeps-shared-conditions' }],
  }),
  'perfect-peace': tainted('Perfect Peace', 'Vollkommener Friede', weak('might', 'willpower')),
  'vile-shadow': tainted('Vile Shadow', 'Abscheulicher Schatten', {
    abilities: [{ at: 'rested', must: true, if: SELF, effects: [{ do: 'condition', condition: 'terrified' }] }],
  }),
};
