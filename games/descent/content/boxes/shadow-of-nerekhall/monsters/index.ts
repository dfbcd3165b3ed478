import type { MonsterCard } from '../../../cards.ts';
import { CHANGELING } from './changeling.ts';
import { IRONBOUND } from './ironbound.ts';
import { RAT_SWARM } from './rat-swarm.ts';
import { YNFERNAEL_HULK } from './ynfernael-hulk.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  changeling: CHANGELING,
  ironbound: IRONBOUND,
  'rat-swarm': RAT_SWARM,
  'ynfernael-hulk': YNFERNAEL_HULK,
};
