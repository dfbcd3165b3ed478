import { APOTHECARY, APOTHECARY_ITEMS, APOTHECARY_SKILLS } from './apothecary.ts';
import { BEASTMASTER, BEASTMASTER_ITEMS, BEASTMASTER_SKILLS } from './beastmaster.ts';
import { HEXER, HEXER_ITEMS, HEXER_SKILLS } from './hexer.ts';
import { TREASURE_HUNTER, TREASURE_HUNTER_ITEMS, TREASURE_HUNTER_SKILLS } from './treasure-hunter.ts';

export const CLASSES = {
  apothecary: APOTHECARY,
  beastmaster: BEASTMASTER,
  hexer: HEXER,
  'treasure-hunter': TREASURE_HUNTER,
};
export const SKILLS = { ...APOTHECARY_SKILLS, ...BEASTMASTER_SKILLS, ...HEXER_SKILLS, ...TREASURE_HUNTER_SKILLS };
export const CLASS_ITEMS = { ...APOTHECARY_ITEMS, ...BEASTMASTER_ITEMS, ...HEXER_ITEMS, ...TREASURE_HUNTER_ITEMS };
