import type { BoxContent } from '../box.ts';
import { SECRET_PASSAGE } from '../secret-passage.ts';
import { ABILITIES } from './abilities.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from './classes/index.ts';
import { FAMILIARS } from './familiars.ts';
import { HEROES } from './heroes.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { PUNISHER } from './overlord/punisher.ts';
import { REWARDS } from './overlord/rewards.ts';
import { RELIC_SIDES, RELICS } from './relics.ts';
import { RUMORS } from './rumors.ts';
import { ROOMS } from './secret-rooms.ts';
import { TRAVEL } from './travel.ts';

export const LAIR_OF_THE_WYRM: BoxContent = {
  heroes: HEROES,
  classes: CLASSES,
  skills: SKILLS,
  classItems: CLASS_ITEMS,
  familiars: FAMILIARS,
  monsters: MONSTERS,
  rooms: ROOMS,
  search: SECRET_PASSAGE,
  overlord: { ...PUNISHER, ...REWARDS },
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  shop: SHOP,
  relics: RELICS,
  relicSides: RELIC_SIDES,
  rumors: RUMORS,
  travel: TRAVEL,
};
