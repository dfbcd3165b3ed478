import { ARYTHEA } from './arythea.ts';
import { GOLDYX } from './goldyx.ts';
import { NOROWAS } from './norowas.ts';
import type { SkillToken } from './skill.ts';
import { TOVAK } from './tovak.ts';

export type { SkillToken, SkillType } from './skill.ts';

const ALL = { ...ARYTHEA, ...GOLDYX, ...NOROWAS, ...TOVAK };

export type SkillId = keyof typeof ALL;
export const SKILLS: Readonly<Record<SkillId, SkillToken>> = ALL;
