import { advancedActions } from './card-tables.ts';

export const ADVANCED_ACTIONS = advancedActions({});
