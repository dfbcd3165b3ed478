import { RUST_TAINTS } from '../../tainted.ts';
import type { BoxContent } from '../box.ts';
import { LIEUTENANT_ABILITIES, LIEUTENANTS } from '../mists-of-bilehall/lieutenants.ts';
import { ABILITIES } from './abilities.ts';
import { CLASSES, SKILLS } from './classes/index.ts';
import { MONSTERS } from './monsters/index.ts';

export const CHAINS_THAT_RUST: BoxContent = {
  classes: CLASSES,
  skills: SKILLS,
  monsters: MONSTERS,
  abilities: { ...ABILITIES, ...LIEUTENANT_ABILITIES },
  lieutenants: LIEUTENANTS,
  tainted: RUST_TAINTS,
};
