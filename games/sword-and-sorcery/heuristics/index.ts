import type { Heuristics } from '@tafelrunde/engine';
import type { SwordAndSorcery } from '../types.ts';
import { plan } from './plan.ts';
import { promise } from './promise.ts';
import { parts, value } from './value.ts';

export const heuristics: Heuristics<SwordAndSorcery> = { value, promise, parts, plan };
