import type { Thing } from '@tafelrunde/engine';
import { CARDS } from './content/cards.ts';
import { CLASSES } from './content/units.ts';

/** Units with their values, cards with their price and what they do. */
export function things(): readonly Thing[] {
  const units = Object.values(CLASSES).map(({ name, life, speed, range, dice, armour }) => ({
    name,
    text: {
      en: `Life ${life}, speed ${speed}, range ${range}, ${dice} dice, armour ${armour}.`,
      de: `Leben ${life}, Tempo ${speed}, Reichweite ${range}, ${dice} Würfel, Rüstung ${armour}.`,
    },
  }));
  const cards = Object.values(CARDS).map(({ name, cost, text }) => ({
    name,
    text: { en: `${cost} mana. ${text.en}`, de: `${cost} Mana. ${text.de}` },
  }));
  return [...units, ...cards];
}
