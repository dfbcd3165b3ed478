import { PROPHET, PROPHET_ITEMS, PROPHET_SKILLS } from './prophet.ts';
import { STALKER, STALKER_ITEMS, STALKER_SKILLS } from './stalker.ts';

export const CLASSES = { prophet: PROPHET, stalker: STALKER };
export const SKILLS = { ...PROPHET_SKILLS, ...STALKER_SKILLS };
export const CLASS_ITEMS = { ...PROPHET_ITEMS, ...STALKER_ITEMS };
