import { BOUNTY_HUNTER, BOUNTY_HUNTER_ITEMS, BOUNTY_HUNTER_SKILLS } from './bounty-hunter.ts';
import { MARSHAL, MARSHAL_ITEMS, MARSHAL_SKILLS } from './marshal.ts';

export const CLASSES = { 'bounty-hunter': BOUNTY_HUNTER, marshal: MARSHAL };
export const SKILLS = { ...BOUNTY_HUNTER_SKILLS, ...MARSHAL_SKILLS };
export const CLASS_ITEMS = { ...BOUNTY_HUNTER_ITEMS, ...MARSHAL_ITEMS };
