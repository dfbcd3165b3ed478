import type { RoadPlan } from '../../content/legend/road.ts';
import type { Act } from '../../content/words.ts';
import type { LedgerRoad } from '../campaign/ledger.ts';

/** The scenario of all quests of a road but the first: which quest is played there is decided in the match itself. */
export const ON_THE_ROAD = 'on-the-road';

/** What is decided between two quests of a road: the app has done the rest (D2-CPHASE-13). */
export const ROAD_PHASE: readonly string[] = ['side-quests', 'road'];

/** After the story quest that the plan names it is act II (D2-RTL-07). */
export const actOfRoad = ({ actTwo }: RoadPlan, story: number): Act => (story >= actTwo ? 2 : 1);

/** How a road stands before its first quest. */
export const roadBegun = (difficulty: LedgerRoad['difficulty'], morale: number): LedgerRoad => ({
  difficulty,
  story: 0,
  week: 1,
  weeks: 0,
  fame: 0,
  morale,
});
