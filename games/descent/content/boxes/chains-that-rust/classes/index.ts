import { BATTLEMAGE, BATTLEMAGE_SKILLS } from './battlemage.ts';
import { MONK, MONK_SKILLS } from './monk.ts';
import { STEELCASTER, STEELCASTER_SKILLS } from './steelcaster.ts';
import { WATCHMAN, WATCHMAN_SKILLS } from './watchman.ts';

export const CLASSES = { watchman: WATCHMAN, battlemage: BATTLEMAGE, monk: MONK, steelcaster: STEELCASTER };
export const SKILLS = { ...WATCHMAN_SKILLS, ...BATTLEMAGE_SKILLS, ...MONK_SKILLS, ...STEELCASTER_SKILLS };
