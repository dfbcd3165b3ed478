import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from './classes/index.ts';
import { HEROES } from './heroes.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { ENCHANTER } from './overlord/enchanter.ts';
import { REWARDS } from './overlord/rewards.ts';
import { UNKINDNESS } from './overlord/unkindness.ts';
import { RELIC_SIDES, RELICS } from './relics.ts';
import { RUMORS } from './rumors.ts';
import { SERVANTS } from './servants.ts';

export const MANOR_OF_RAVENS: BoxContent = {
  heroes: HEROES,
  shop: SHOP,
  monsters: { ...MONSTERS, ...SERVANTS },
  relics: RELICS,
  relicSides: RELIC_SIDES,
  overlord: { ...ENCHANTER, ...UNKINDNESS, ...REWARDS },
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  classes: CLASSES,
  skills: SKILLS,
  classItems: CLASS_ITEMS,
  rumors: RUMORS,
};
