import type { Game } from '@tafelrunde/engine';
import './content/boxes/index.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { thinking } from './thinking.ts';
import type { Descent } from './types.ts';
import type { View } from './view.ts';

export type { Choice, Descent, Event, State, View };

/** With everything that lies in any box. */
export const descent: Game<Descent> = thinking;
