import type { Thing } from '@tafelrunde/engine';
import { CARDS } from './content/cards.ts';
import { CLASSES } from './content/units.ts';

/** Units with their values, cards with their price and rule. */
export function things(): readonly Thing[] {
  const units = Object.values(CLASSES).map(({ name, life, speed, range, dice, armour }) => ({
    name,
    text: {
      en: `Life ${life}, speed ${speed}, range ${range}, ${dice} dice, armour ${armour}.`,
      de: `Leben ${life}, Tempo ${speed}, Reichweite ${range}, ${dice} Würfel, Rüstung ${armour}.`,
    },
  }));
  const cards = Object.values(CARDS).map(({ name, cost, rule }) => ({
    name,
    text: { en: `Costs ${cost} mana; see ${rule}.`, de: `Kostet ${cost} Mana; siehe ${rule}.` },
  }));
  return [...units, ...cards];
}
