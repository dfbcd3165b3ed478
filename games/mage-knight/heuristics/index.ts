import type { Heuristics } from '@tafelrunde/engine';
import type { MageKnight } from '../types.ts';
import { plan } from './plan.ts';
import { promise } from './promise.ts';
import { parts, value } from './value.ts';

export const heuristics: Heuristics<MageKnight> = { value, promise, parts, plan };
