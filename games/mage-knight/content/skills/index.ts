import { ARYTHEA } from './arythea.ts';
import { BRAEVALAR } from './braevalar.ts';
import { GOLDYX } from './goldyx.ts';
import { KRANG } from './krang.ts';
import { NOROWAS } from './norowas.ts';
import type { SkillToken } from './skill.ts';
import { TOVAK } from './tovak.ts';
import { WOLFHAWK } from './wolfhawk.ts';

export type { SkillToken } from './skill.ts';

const ALL = { ...ARYTHEA, ...GOLDYX, ...NOROWAS, ...TOVAK, ...WOLFHAWK, ...KRANG, ...BRAEVALAR };

export type SkillId = keyof typeof ALL;
export const SKILLS: Readonly<Record<SkillId, SkillToken>> = ALL;
