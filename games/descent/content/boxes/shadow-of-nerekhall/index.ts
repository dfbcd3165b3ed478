import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { CITIZENS } from './citizens.ts';
import { CITY } from './city.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from './classes/index.ts';
import { FAMILIARS } from './familiars.ts';
import { HEROES } from './heroes.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { SHADOWMANCER } from './overlord/shadowmancer.ts';
import { UNIVERSAL } from './overlord/universal.ts';
import { RELIC_SIDES, RELICS } from './relics.ts';

export const SHADOW_OF_NEREKHALL: BoxContent = {
  shop: SHOP,
  relics: RELICS,
  relicSides: RELIC_SIDES,
  citizens: CITIZENS,
  city: CITY,
  heroes: HEROES,
  familiars: FAMILIARS,
  classes: CLASSES,
  skills: SKILLS,
  classItems: CLASS_ITEMS,
  monsters: MONSTERS,
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  overlord: { ...SHADOWMANCER, ...UNIVERSAL },
};
