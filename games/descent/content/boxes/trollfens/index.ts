import type { BoxContent } from '../box.ts';
import { SECRET_PASSAGE } from '../secret-passage.ts';
import { ABILITIES } from './abilities.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from './classes/index.ts';
import { HEROES } from './heroes.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { INFECTOR } from './overlord/infector.ts';
import { REWARDS } from './overlord/rewards.ts';
import { RELIC_SIDES, RELICS } from './relics.ts';
import { ADVANCED, RUMORS } from './rumors.ts';
import { ROOMS } from './secret-rooms.ts';
import { TRAVEL } from './travel.ts';

export const TROLLFENS: BoxContent = {
  heroes: HEROES,
  classes: CLASSES,
  skills: SKILLS,
  classItems: CLASS_ITEMS,
  shop: SHOP,
  monsters: MONSTERS,
  rooms: ROOMS,
  search: SECRET_PASSAGE,
  overlord: { ...INFECTOR, ...REWARDS },
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  relics: RELICS,
  relicSides: RELIC_SIDES,
  rumors: RUMORS,
  travel: TRAVEL,
  advanced: ADVANCED,
};
