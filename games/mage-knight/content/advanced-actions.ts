import { BASE_ADVANCED_ACTIONS } from './advanced-actions/base.ts';
import { LOST_LEGION_ADVANCED_ACTIONS, ULTIMATE_ADVANCED_ACTIONS } from './advanced-actions/expansions.ts';

/** One copy of each (MK-SETUP-06). */
export const ADVANCED_ACTIONS = {
  ...BASE_ADVANCED_ACTIONS,
  ...LOST_LEGION_ADVANCED_ACTIONS,
  ...ULTIMATE_ADVANCED_ACTIONS,
};
