import { SKIRMISHER, SKIRMISHER_ITEMS, SKIRMISHER_SKILLS } from './skirmisher.ts';

export const CLASSES = { skirmisher: SKIRMISHER };
export const SKILLS = { ...SKIRMISHER_SKILLS };
export const CLASS_ITEMS = { ...SKIRMISHER_ITEMS };
