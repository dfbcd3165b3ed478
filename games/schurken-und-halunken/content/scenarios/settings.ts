import type { Setting } from '@tafelrunde/engine';
import { START_LIFE } from '../numbers.ts';

/** The optional rules of the rulebook and one of ours, for any scenario. */
export const life: Setting = {
  id: 'life',
  name: { en: 'Life points at the start', de: 'Lebenspunkte zu Beginn' },
  about: { en: 'Fewer make shorter fights.', de: 'Weniger machen kürzere Kämpfe.' },
  rule: 'SH-SETUP-06',
  values: START_LIFE,
  initial: START_LIFE[0],
};

export const mixedHeroes: Setting = {
  id: 'mixed-heroes',
  name: { en: 'Mixed hero pile', de: 'Gemischter Heldenstapel' },
  about: {
    en: 'Both heroes come from one pile of all 16; two magicians or two brutes may be the result.',
    de: 'Beide Helden kommen aus einem Stapel aller 16; zwei Zauberer oder zwei Schläger sind möglich.',
  },
  rule: 'SH-SETUP-04',
  values: [false, true],
  initial: false,
};

export const redraw: Setting = {
  id: 'redraw',
  name: { en: 'New start cards', de: 'Neue Startkarten' },
  about: {
    en: 'Who starts without weapon and attack spell may draw the four start cards anew.',
    de: 'Wer ohne Waffe und Angriffszauber dasteht, darf die vier Startkarten neu ziehen.',
  },
  rule: 'SH-SETUP-17',
  values: [false, true],
  initial: false,
};

export const threeHeroes: Setting = {
  id: 'three-heroes',
  name: { en: 'Three heroes each', de: 'Je drei Helden' },
  about: { en: 'For two players: a third hero each.', de: 'Zu zweit: je ein dritter Held.' },
  rule: 'SH-SETUP-07',
  values: [false, true],
  initial: false,
  fits: (value, seats) => value === false || seats === 2,
};

/** Ours, and off unless the table wants it: the start of the rulebook is the usual one. */
export const evenStart: Setting = {
  id: 'even-start',
  name: { en: 'Even start', de: 'Gerechter Start' },
  about: {
    en: 'The first player draws no cards in the first turn; everybody from the third place on draws five start cards.',
    de: 'Wer beginnt, zieht im ersten Zug keine Karten; wer als Dritter oder später dran ist, zieht fünf Startkarten.',
  },
  rule: 'SH-TURN-06',
  values: [false, true],
  initial: false,
};
