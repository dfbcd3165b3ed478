import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { ALLIES, ALLY_SKILLS } from './allies.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from './classes/index.ts';
import { FAMILIARS } from './familiars.ts';
import { HEROES } from './heroes.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { BASIC_2 } from './overlord/basic-2.ts';
import { REWARDS } from './overlord/rewards.ts';
import { UNIVERSAL } from './overlord/universal.ts';
import { RELICS } from './relics.ts';
import { TRAVEL } from './travel.ts';

export const LABYRINTH_OF_RUIN: BoxContent = {
  heroes: HEROES,
  classes: CLASSES,
  skills: SKILLS,
  classItems: CLASS_ITEMS,
  familiars: FAMILIARS,
  allies: ALLIES,
  allySkills: ALLY_SKILLS,
  monsters: MONSTERS,
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  overlord: { ...BASIC_2, ...REWARDS, ...UNIVERSAL },
  shop: SHOP,
  relics: RELICS,
  relicSides: {
    'sun-stone': 'suns-fury',
    'gauntlets-of-power': 'gauntlets-of-spite',
    'living-heart': 'fallen-heart',
  },
  travel: TRAVEL,
};
