import { RUST_TAINTS } from '../../tainted.ts';
import type { BoxContent } from '../box.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from '../mists-of-bilehall/lieutenants.ts';
import { ABILITIES } from './abilities.ts';
import { CLASSES, SKILLS } from './classes/index.ts';
import { SHOP } from './items.ts';
import { MONSTERS } from './monsters/index.ts';
import { SOULBINDER } from './overlord/soulbinder.ts';
import { RELIC_SIDES, RELICS } from './relics.ts';
import { SERVANT_ABILITIES, SERVANTS } from './servants.ts';
import { TRAVEL } from './travel.ts';

export const CHAINS_THAT_RUST: BoxContent = {
  classes: CLASSES,
  skills: SKILLS,
  monsters: { ...MONSTERS, ...SERVANTS },
  overlord: SOULBINDER,
  shop: SHOP,
  relics: RELICS,
  relicSides: RELIC_SIDES,
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES, ...SERVANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  tainted: RUST_TAINTS,
  travel: TRAVEL,
};
