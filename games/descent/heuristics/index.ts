import type { Heuristics } from '@tafelrunde/engine';
import type { Descent } from '../types.ts';
import { plan } from './plan.ts';
import { promise } from './promise.ts';
import { parts, value } from './value.ts';

export const heuristics: Heuristics<Descent> = { value, promise, parts, plan, once: ['go', 'take-off'] };
