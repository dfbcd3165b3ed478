import type { Texts } from '@tafelrunde/engine';
import type { SwordAndSorcery } from '../types.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';

export const texts: Texts<SwordAndSorcery> = { asks, options, events, outcomes };
