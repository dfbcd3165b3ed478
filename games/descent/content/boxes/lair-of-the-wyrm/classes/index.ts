import { CHAMPION, CHAMPION_ITEMS, CHAMPION_SKILLS } from './champion.ts';

export const CLASSES = { champion: CHAMPION };
export const SKILLS = { ...CHAMPION_SKILLS };
export const CLASS_ITEMS = { ...CHAMPION_ITEMS };
