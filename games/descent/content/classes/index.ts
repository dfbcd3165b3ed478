import type { HeroClass, Item, Skill } from '../cards.ts';
import { BERSERKER, BERSERKER_ITEMS, BERSERKER_SKILLS } from './berserker.ts';
import { DISCIPLE, DISCIPLE_ITEMS, DISCIPLE_SKILLS } from './disciple.ts';
import { KNIGHT, KNIGHT_ITEMS, KNIGHT_SKILLS } from './knight.ts';
import { NECROMANCER, NECROMANCER_ITEMS, NECROMANCER_SKILLS } from './necromancer.ts';
import { RUNEMASTER, RUNEMASTER_ITEMS, RUNEMASTER_SKILLS } from './runemaster.ts';
import { SPIRITSPEAKER, SPIRITSPEAKER_ITEMS, SPIRITSPEAKER_SKILLS } from './spiritspeaker.ts';
import { THIEF, THIEF_ITEMS, THIEF_SKILLS } from './thief.ts';
import { WILDLANDER, WILDLANDER_ITEMS, WILDLANDER_SKILLS } from './wildlander.ts';

export const CLASSES: Readonly<Record<string, HeroClass>> = {
  berserker: BERSERKER,
  knight: KNIGHT,
  disciple: DISCIPLE,
  spiritspeaker: SPIRITSPEAKER,
  wildlander: WILDLANDER,
  thief: THIEF,
  runemaster: RUNEMASTER,
  necromancer: NECROMANCER,
};

export const CLASS_ITEMS: Readonly<Record<string, Item>> = {
  ...BERSERKER_ITEMS,
  ...KNIGHT_ITEMS,
  ...DISCIPLE_ITEMS,
  ...SPIRITSPEAKER_ITEMS,
  ...WILDLANDER_ITEMS,
  ...THIEF_ITEMS,
  ...RUNEMASTER_ITEMS,
  ...NECROMANCER_ITEMS,
};

export const SKILLS: Readonly<Record<string, Skill>> = {
  ...BERSERKER_SKILLS,
  ...KNIGHT_SKILLS,
  ...DISCIPLE_SKILLS,
  ...SPIRITSPEAKER_SKILLS,
  ...WILDLANDER_SKILLS,
  ...THIEF_SKILLS,
  ...RUNEMASTER_SKILLS,
  ...NECROMANCER_SKILLS,
};
