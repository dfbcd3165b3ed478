import { SHADOW_WALKER, SHADOW_WALKER_ITEMS, SHADOW_WALKER_SKILLS } from './shadow-walker.ts';
import { SKIRMISHER, SKIRMISHER_ITEMS, SKIRMISHER_SKILLS } from './skirmisher.ts';

export const CLASSES = { 'shadow-walker': SHADOW_WALKER, skirmisher: SKIRMISHER };
export const SKILLS = { ...SHADOW_WALKER_SKILLS, ...SKIRMISHER_SKILLS };
export const CLASS_ITEMS = { ...SHADOW_WALKER_ITEMS, ...SKIRMISHER_ITEMS };
