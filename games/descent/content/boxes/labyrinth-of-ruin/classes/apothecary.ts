import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const APOTHECARY: HeroClass = {
  name: { en: 'Apothecary', de: 'Apothecarius' },
  archetype: 'healer',
  items: ['smoking-vials'],
  skills: [
    'brew-elixir',
    'concoction',
    'herbal-lore',
    'inky-substance',
    'bottled-courage',
    'protective-tonic',
    'secret-formula',
    'hidden-stash',
    'potent-remedies',
  ],
};

export const APOTHECARY_ITEMS: Readonly<Record<string, Item>> = {
  'smoking-vials': {
    name: { en: 'Smoking Vials', de: 'Rauchende Phiolen' },
    kind: 'item',
    class: 'apothecary',
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'green'],
    surges: [
      { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
      { effects: [{ do: 'inflict', condition: 'poisoned' }] },
    ],
  },
};

/** Somebody has given up an elixir. */
const ELIXIR = { is: 'token', kind: 'elixir' } as const;
/** It is the owner of the elixir who decides. */
const DRINKS = { is: 'all', of: [{ is: 'about', who: 'self' }, ELIXIR] } as const;

export const APOTHECARY_SKILLS: Readonly<Record<string, Skill>> = {
  'brew-elixir': {
    name: { en: 'Brew Elixir', de: 'Elixier brauen' },
    class: 'apothecary',
    xp: 0,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'hero', adjacent: true, self: true },
        effects: [{ do: 'token', token: 'elixir' }],
      },
      // D2-TOK-09: at any time in the own turn.
      {
        at: 'own-turn',
        party: 'always',
        tired: true,
        cost: { tokens: { token: 'elixir', n: 1 } },
        effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
      },
    ],
  },
  concoction: {
    name: { en: 'Concoction', de: 'Gebräu' },
    class: 'apothecary',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            pierce: 1,
            surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
            before: [
              {
                do: 'when',
                if: { is: 'has-token', token: 'elixir' },
                effects: [{ do: 'add', to: 'surges', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  'herbal-lore': {
    name: { en: 'Herbal Lore', de: 'Kräuterkunde' },
    class: 'apothecary',
    xp: 1,
    abilities: [
      { at: 'token-spent', party: 'standing', if: DRINKS, cost: { exhaust: true }, effects: [{ do: 'cure' }] },
    ],
  },
  'inky-substance': {
    name: { en: 'Inky Substance', de: 'Tintige Substanz' },
    class: 'apothecary',
    xp: 1,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'monster', within: 3 },
        effects: [{ do: 'token', token: 'elixir' }],
      },
      {
        at: 'before-roll',
        party: 'always',
        tired: true,
        if: { is: 'own-attack' },
        aim: { who: 'target', if: { is: 'has-token', token: 'elixir' } },
        limit: 'attack',
        effects: [
          { do: 'lose-token', token: 'elixir' },
          { do: 'pool', pool: 'attack', dice: ['green'] },
        ],
      },
    ],
  },
  'bottled-courage': {
    name: { en: 'Bottled Courage', de: 'Mut aus der Flasche' },
    class: 'apothecary',
    xp: 2,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 2, exhaust: true },
        effects: [
          {
            do: 'attack',
            ifDealt: [
              {
                do: 'aimed',
                aim: { who: 'hero', adjacent: true, self: true },
                effects: [{ do: 'token', token: 'elixir' }],
              },
            ],
          },
        ],
      },
    ],
  },
  'protective-tonic': {
    name: { en: 'Protective Tonic', de: 'Schutztonikum' },
    class: 'apothecary',
    xp: 2,
    abilities: [
      {
        at: 'token-spent',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, ELIXIR] },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [{ do: 'token', token: 'tonic' }],
      },
      {
        at: 'before-roll',
        party: 'always',
        tired: true,
        if: { is: 'affected' },
        cost: { tokens: { token: 'tonic', n: 1 } },
        effects: [{ do: 'pool', pool: 'defence', dice: ['gray'] }],
      },
    ],
  },
  'secret-formula': {
    name: { en: 'Secret Formula', de: 'Geheimrezept' },
    class: 'apothecary',
    xp: 2,
    always: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: 'attack-declared',
        if: { is: 'that-is', of: { is: 'all', of: [{ is: 'hero' }, { is: 'has-token', token: 'elixir' }] } },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          { do: 'pool', pool: 'attack', dice: ['green'] },
          { do: 'grant', surge: { effects: [{ do: 'add', to: 'damage', n: 2 }] } },
        ],
      },
    ],
  },
  'hidden-stash': {
    name: { en: 'Hidden Stash', de: 'Geheimer Vorrat' },
    class: 'apothecary',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'hero', adjacent: true, self: true, each: true },
        effects: [{ do: 'token', token: 'elixir' }],
      },
    ],
  },
  'potent-remedies': {
    name: { en: 'Potent Remedies', de: 'Starkes Gegenmittel' },
    class: 'apothecary',
    xp: 3,
    abilities: [
      {
        at: 'token-spent',
        party: 'always',
        tired: true,
        if: DRINKS,
        effects: [
          {
            do: 'roll',
            dice: ['green'],
            effects: [
              { do: 'heal', n: { per: 'hearts' } },
              { do: 'rest', n: { per: 'surges' } },
            ],
          },
        ],
      },
      { at: 'own-turn', cost: { exhaust: true }, effects: [{ do: 'revive' }] },
    ],
  },
};
