import { CHAMPION, CHAMPION_ITEMS, CHAMPION_SKILLS } from './champion.ts';
import { GEOMANCER, GEOMANCER_ITEMS, GEOMANCER_SKILLS } from './geomancer.ts';

export const CLASSES = { champion: CHAMPION, geomancer: GEOMANCER };
export const SKILLS = { ...CHAMPION_SKILLS, ...GEOMANCER_SKILLS };
export const CLASS_ITEMS = { ...CHAMPION_ITEMS, ...GEOMANCER_ITEMS };
