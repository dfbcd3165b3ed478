import type { Game } from '@tafelrunde/engine';
import './content/boxes/index.ts';
import type { Choice } from './choices.ts';
import { chronicle } from './chronicle.ts';
import type { Event } from './events.ts';
import { heuristics } from './heuristics/index.ts';
import { played } from './played.ts';
import type { State } from './state.ts';
import type { Descent } from './types.ts';
import type { View } from './view.ts';

export type { Choice, Descent, Event, State, View };

export const descent: Game<Descent> = { ...played, chronicle, heuristics };
