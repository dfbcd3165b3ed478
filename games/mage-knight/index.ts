import type { Game } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { chronicle } from './chronicle.ts';
import type { Event } from './events.ts';
import { heuristics } from './heuristics/index.ts';
import { played } from './played.ts';
import type { State } from './state.ts';
import type { MageKnight } from './types.ts';
import type { View } from './view.ts';

export type { Choice, Event, MageKnight, State, View };

export const mageKnight: Game<MageKnight> = { ...played, chronicle, heuristics };
