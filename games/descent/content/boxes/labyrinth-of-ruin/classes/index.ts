import { APOTHECARY, APOTHECARY_ITEMS, APOTHECARY_SKILLS } from './apothecary.ts';
import { HEXER, HEXER_ITEMS, HEXER_SKILLS } from './hexer.ts';

export const CLASSES = { apothecary: APOTHECARY, hexer: HEXER };
export const SKILLS = { ...APOTHECARY_SKILLS, ...HEXER_SKILLS };
export const CLASS_ITEMS = { ...APOTHECARY_ITEMS, ...HEXER_ITEMS };
