import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from './classes/index.ts';
import { HEROES } from './heroes.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { PUNISHER } from './overlord/punisher.ts';
import { REWARDS } from './overlord/rewards.ts';
import { RUMORS } from './rumors.ts';

export const LAIR_OF_THE_WYRM: BoxContent = {
  heroes: HEROES,
  classes: CLASSES,
  skills: SKILLS,
  classItems: CLASS_ITEMS,
  monsters: MONSTERS,
  overlord: { ...PUNISHER, ...REWARDS },
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  shop: SHOP,
  rumors: RUMORS,
};
