import type { Text } from '@tafelrunde/engine';

/** A token of a class: how many there are (D2-TOK-01). */
export interface ClassToken {
  readonly name: Text;
  readonly supply: number;
  /** There is exactly one, taken from wherever it is (D2-TOK-03, -14). */
  readonly single?: true;
  /** Heroes may trade it like an item (D2-TOK-11). */
  readonly traded?: true;
}

/** Tokens that skills lay on figures, and what stands for them on cards. */
export const CLASS_TOKENS: Readonly<Record<string, ClassToken>> = {
  valor: { name: { en: 'valor token', de: 'Heldenmutmarker' }, supply: 12 },
  'stored-damage': { name: { en: 'damage token', de: 'Schadensmarker' }, supply: Number.POSITIVE_INFINITY },
  elixir: { name: { en: 'elixir token', de: 'Elixiermarker' }, supply: 8, traded: true },
  tonic: { name: { en: 'hero token on the tonic', de: 'Heldenmarker auf dem Tonikum' }, supply: 4 },
  hex: { name: { en: 'hex token', de: 'Fluchmarker' }, supply: 20 },
  insight: { name: { en: 'insight token', de: 'Erleuchtungsmarker' }, supply: 1, single: true },
  foretold: { name: { en: 'token of the prophecy', de: 'Prophezeiungsmarker' }, supply: 1, single: true },
  trap: { name: { en: 'trap token', de: 'Fallenmarker' }, supply: 6 },
  'hunters-mark': { name: { en: 'hero token of the Stalker', de: 'Heldenmarker des Fallenstellers' }, supply: 1 },
  unrest: {
    name: { en: 'fatigue token on the card', de: 'Erschöpfungsmarker auf der Karte' },
    supply: Number.POSITIVE_INFINITY,
  },
  infection: { name: { en: 'infection token', de: 'Infektionsmarker' }, supply: 16 },
  image: { name: { en: 'image token', de: 'Trugbildmarker' }, supply: 4 },
  melody: { name: { en: 'melody token', de: 'Melodiemarker' }, supply: 1, single: true },
  harmony: { name: { en: 'harmony token', de: 'Akkordmarker' }, supply: 1, single: true },
  pact: { name: { en: 'mark of the pact', de: 'Zeichen des Pakts' }, supply: 1, single: true },
  'dark-mark': { name: { en: 'dark mark', de: 'dunkles Mal' }, supply: 1, single: true },
  scar: { name: { en: 'threat token on it', de: 'Drohmarker darauf' }, supply: Number.POSITIVE_INFINITY },
  weariness: {
    name: { en: 'threat token on his hero sheet', de: 'Drohmarker auf seinem Heldenbogen' },
    supply: Number.POSITIVE_INFINITY,
  },
  agony: {
    name: { en: 'brand on his hero sheet', de: 'Brandmal auf seinem Heldenbogen' },
    supply: Number.POSITIVE_INFINITY,
  },
  rack: {
    name: { en: 'hero token on the rack', de: 'Heldenmarker auf der Folterbank' },
    supply: Number.POSITIVE_INFINITY,
  },
  soul: {
    name: { en: 'damage token on the Soulstone', de: 'Schadensmarker auf dem Seelenstein' },
    supply: Number.POSITIVE_INFINITY,
  },
  'stored-surge': {
    name: { en: 'fatigue token on the gauntlets', de: 'Erschöpfungsmarker auf den Handschuhen' },
    supply: Number.POSITIVE_INFINITY,
  },
  toil: {
    name: { en: "fatigue token on the Workman's Ring", de: 'Erschöpfungsmarker auf dem Ring des Arbeiters' },
    supply: 3,
  },
  'skill-threat': {
    name: { en: 'threat token on a class card', de: 'Drohmarker auf einer Klassenkarte' },
    supply: Number.POSITIVE_INFINITY,
  },
  fortune: { name: { en: 'fortune token', de: 'Schicksalsmarker' }, supply: Number.POSITIVE_INFINITY },
  tracking: { name: { en: 'tracking token', de: 'Fährtenmarker' }, supply: 1, single: true },
};
