import type { MonsterCard } from '../../../cards.ts';
import { MARROW_PRIEST } from './marrow-priest.ts';
import { SHAMBLING_COLOSSUS } from './shambling-colossus.ts';
import { THE_DISPOSSESSED } from './the-dispossessed.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  'marrow-priest': MARROW_PRIEST,
  'shambling-colossus': SHAMBLING_COLOSSUS,
  'the-dispossessed': THE_DISPOSSESSED,
};
