import type { Quest } from '../quest.ts';
import { PRACTICE_YARD } from './practice-yard.ts';
import { TOLL_AT_THE_FORD } from './toll-at-the-ford.ts';

/** All quests, in the order of the campaign. */
export const QUESTS: Readonly<Record<string, Quest>> = {
  'toll-at-the-ford': TOLL_AT_THE_FORD,
  'practice-yard': PRACTICE_YARD,
};
