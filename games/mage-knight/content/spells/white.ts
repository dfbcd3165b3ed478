import { spells } from '../card-tables.ts';
import { attack, oneOf } from '../shorthand.ts';

export const WHITE_SPELLS = spells({
  expose: {
    name: { en: 'Expose', de: 'Bloßstellen' },
    strongName: { en: 'Mass Expose', de: 'Massenbloßstellung' },
    box: 'base',
    number: 95,
    colours: ['white'],
    basic: { effects: [{ do: 'strip', who: 'one', of: ['fortifications', 'resistances'] }, attack(2, 'ranged')] },
    strong: {
      effects: [
        oneOf(
          [{ do: 'strip', who: 'all', of: ['fortifications'] }],
          [{ do: 'strip', who: 'all', of: ['resistances'] }],
        ),
        attack(3, 'ranged'),
      ],
    },
  },
  whirlwind: {
    name: { en: 'Whirlwind', de: 'Wirbelwind' },
    strongName: { en: 'Tornado', de: 'Tornado' },
    box: 'base',
    number: 99,
    colours: ['white'],
    basic: { effects: [{ do: 'disarm', who: 'one' }] },
    strong: { effects: [{ do: 'destroy', who: 'one' }], when: 'attack-phase' },
  },
  'wings-of-wind': {
    name: { en: 'Wings of Wind', de: 'Schwingen des Windes' },
    strongName: { en: 'Wings of Night', de: 'Schwingen der Nacht' },
    box: 'base',
    number: 103,
    colours: ['white'],
    basic: { effects: [{ do: 'jump', spaces: 5, costs: 'move' }] },
    strong: {
      effects: [
        { do: 'disarm', who: 'one' },
        { do: 'disarm-further', move: 1 },
      ],
    },
  },
  'call-to-arms': {
    name: { en: 'Call to Arms', de: 'Ruf zu den Waffen' },
    strongName: { en: 'Call to Glory', de: 'Ruf zum Ruhm' },
    box: 'base',
    number: 107,
    colours: ['white'],
    basic: { effects: [{ do: 'borrow-unit' }] },
    strong: { effects: [{ do: 'recruit' }] },
  },
  'mind-read': {
    name: { en: 'Mind Read', de: 'Gedankenlesen' },
    strongName: { en: 'Mind Steal', de: 'Gedankenraub' },
    box: 'base',
    number: 111,
    colours: ['white'],
    competitive: true,
    basic: { effects: [{ do: 'choose-colour', effects: [{ do: 'crystal', of: 'noted' }, { do: 'read-minds' }] }] },
    strong: {
      effects: [
        {
          do: 'choose-colour',
          effects: [
            { do: 'crystal', of: 'noted' },
            { do: 'read-minds', steals: true },
          ],
        },
      ],
    },
  },
  charm: {
    name: { en: 'Charm', de: 'Bezaubern' },
    strongName: { en: 'Possess', de: 'Besessenheit' },
    box: 'lost-legion',
    number: 301,
    colours: ['white'],
    basic: {
      effects: [
        { do: 'influence', n: 4 },
        {
          do: 'when',
          if: 'interaction',
          effects: [
            oneOf(
              [{ do: 'crystal', of: 'basic' }],
              [{ do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'recruit-discount', by: 3 }] }],
            ),
          ],
        },
      ],
    },
    strong: { effects: [{ do: 'possess' }] },
  },
});
