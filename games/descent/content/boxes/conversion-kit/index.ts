import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { HEROES } from './heroes.ts';
import { MONSTERS } from './monsters/index.ts';

export const CONVERSION_KIT: BoxContent = { heroes: HEROES, monsters: MONSTERS, abilities: ABILITIES };
