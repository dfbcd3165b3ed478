import type { BoxContent } from '../box.ts';
import { HEROES } from './heroes.ts';

export const LIEUTENANT_PACKS: BoxContent = { heroes: HEROES };
