import type { Magic } from './cards.ts';
import { demons } from './demons.ts';
import { potions } from './potions.ts';
import { attackSpells, defenceSpells, generalSpells } from './spells.ts';
import { summonings } from './summonings.ts';

export const magic: readonly Magic[] = [
  ...attackSpells,
  ...defenceSpells,
  ...generalSpells,
  ...summonings,
  ...potions,
  ...demons,
];
