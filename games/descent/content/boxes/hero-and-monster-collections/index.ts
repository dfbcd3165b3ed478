import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { FAMILIARS } from './familiars.ts';
import { HEROES } from './heroes/index.ts';
import { MONSTERS } from './monsters/index.ts';
import { REWARDS } from './overlord.ts';

export const HERO_AND_MONSTER_COLLECTIONS: BoxContent = {
  heroes: HEROES,
  familiars: FAMILIARS,
  monsters: MONSTERS,
  overlord: REWARDS,
  abilities: ABILITIES,
};
