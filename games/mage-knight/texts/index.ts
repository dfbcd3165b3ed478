import type { Texts } from '@tafelrunde/engine';
import type { MageKnight } from '../types.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';

export const texts: Texts<MageKnight> = { asks, options, events, outcomes };
