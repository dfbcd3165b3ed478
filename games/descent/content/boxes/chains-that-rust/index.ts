import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { MONSTERS } from './monsters/index.ts';

export const CHAINS_THAT_RUST: BoxContent = { monsters: MONSTERS, abilities: ABILITIES };
