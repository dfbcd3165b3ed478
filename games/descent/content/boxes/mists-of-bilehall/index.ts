import { BILEHALL_TAINTS } from '../../tainted.ts';
import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { SHOP } from './items.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS } from './monsters/index.ts';
import { RELIC_SIDES, RELICS } from './relics.ts';
import { TRAVEL } from './travel.ts';

export const MISTS_OF_BILEHALL: BoxContent = {
  shop: SHOP,
  relics: RELICS,
  relicSides: RELIC_SIDES,
  monsters: MONSTERS,
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  tainted: BILEHALL_TAINTS,
  travel: TRAVEL,
};
