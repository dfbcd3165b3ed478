import { spells } from '../card-tables.ts';
import { attack, block, oneOf } from '../shorthand.ts';

export const RED_SPELLS = spells({
  fireball: {
    name: { en: 'Fireball', de: 'Feuerball' },
    strongName: { en: 'Firestorm', de: 'Feuersturm' },
    box: 'base',
    number: 93,
    colours: ['red'],
    basic: { effects: [attack(5, 'ranged', 'fire')] },
    strong: { effects: [{ do: 'wound', n: 1 }, attack(8, 'siege', 'fire')] },
  },
  'flame-wall': {
    name: { en: 'Flame Wall', de: 'Flammenwand' },
    strongName: { en: 'Flame Wave', de: 'Flammenwelle' },
    box: 'base',
    number: 97,
    colours: ['red'],
    basic: { effects: [oneOf([attack(5, 'melee', 'fire')], [block(7, 'fire')])] },
    strong: {
      effects: [
        oneOf(
          [attack({ plus: 5, per: 'foe', times: 2 }, 'melee', 'fire')],
          [block({ plus: 7, per: 'foe', times: 2 }, 'fire')],
        ),
      ],
    },
  },
  'burning-shield': {
    name: { en: 'Burning Shield', de: 'Brennender Schild' },
    strongName: { en: 'Exploding Shield', de: 'Explodierender Schild' },
    box: 'base',
    number: 101,
    colours: ['red'],
    basic: {
      effects: [
        block(4, 'fire'),
        {
          do: 'last',
          until: 'combat-end',
          effects: [
            {
              do: 'on',
              at: 'attack-blocked',
              by: 'this',
              effects: [
                {
                  do: 'last',
                  until: 'combat-end',
                  times: 1,
                  effects: [{ do: 'use', in: 'attack', effects: [attack(4, 'melee', 'fire')] }],
                },
              ],
            },
          ],
        },
      ],
    },
    strong: {
      effects: [
        block(4, 'fire'),
        {
          do: 'last',
          until: 'combat-end',
          effects: [{ do: 'on', at: 'attack-blocked', by: 'this', effects: [{ do: 'doom', who: 'about' }] }],
        },
      ],
    },
  },
  demolish: {
    name: { en: 'Demolish', de: 'Niederreißen' },
    strongName: { en: 'Disintegrate', de: 'Auflösen' },
    box: 'base',
    number: 105,
    colours: ['red'],
    basic: {
      effects: [
        { do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'ignore-site-fortifications' }] },
        { do: 'weaken', who: 'all', by: 1 },
      ],
      when: 'combat',
    },
    strong: {
      effects: [
        { do: 'destroy', who: 'one' },
        { do: 'weaken', who: 'others', by: 1 },
      ],
      when: 'attack-phase',
    },
  },
  'mana-meltdown': {
    name: { en: 'Mana Meltdown', de: 'Manaschmelze' },
    strongName: { en: 'Mana Radiance', de: 'Manastrahlung' },
    box: 'base',
    number: 109,
    colours: ['red'],
    competitive: true,
    basic: { effects: [{ do: 'melt-crystals' }] },
    strong: {
      effects: [
        {
          do: 'choose-colour',
          effects: [
            { do: 'players', effects: [{ do: 'wound', n: { per: 'crystal-noted' } }] },
            { do: 'crystal', of: 'noted', n: 2 },
          ],
        },
      ],
    },
  },
  offering: {
    name: { en: 'Offering', de: 'Opfergabe' },
    strongName: { en: 'Sacrifice', de: 'Opferung' },
    box: 'lost-legion',
    number: 299,
    colours: ['red'],
    basic: {
      effects: [
        { do: 'crystal', of: 'red' },
        { do: 'cost', price: { discard: 'non-wound', upTo: 3 }, each: [{ do: 'crystal', of: 'noted-or-basic' }] },
      ],
    },
    strong: { effects: [{ do: 'crystal-pairs' }] },
  },
});
