import type { Texts } from '@tafelrunde/engine';
import { aboutName } from '../names.ts';
import type { SwordAndSorcery } from '../types.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';

export const texts: Texts<SwordAndSorcery> = { asks, about: aboutName, options, events, outcomes };
