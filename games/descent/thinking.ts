import type { Game } from '@tafelrunde/engine';
import { chronicle } from './chronicle.ts';
import { heuristics } from './heuristics/index.ts';
import { played } from './played.ts';
import type { Descent } from './types.ts';

/** The whole game, its other boxes still packed: whoever thinks about a match has it prepared for that one. */
export const thinking: Game<Descent> = { ...played, chronicle, heuristics };
