import { BARD, BARD_ITEMS, BARD_SKILLS } from './bard.ts';
import { CONJURER, CONJURER_ITEMS, CONJURER_SKILLS } from './conjurer.ts';
import { SHADOW_WALKER, SHADOW_WALKER_ITEMS, SHADOW_WALKER_SKILLS } from './shadow-walker.ts';
import { SKIRMISHER, SKIRMISHER_ITEMS, SKIRMISHER_SKILLS } from './skirmisher.ts';

export const CLASSES = { bard: BARD, conjurer: CONJURER, 'shadow-walker': SHADOW_WALKER, skirmisher: SKIRMISHER };
export const SKILLS = { ...BARD_SKILLS, ...CONJURER_SKILLS, ...SHADOW_WALKER_SKILLS, ...SKIRMISHER_SKILLS };
export const CLASS_ITEMS = { ...BARD_ITEMS, ...CONJURER_ITEMS, ...SHADOW_WALKER_ITEMS, ...SKIRMISHER_ITEMS };
