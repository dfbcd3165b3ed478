import type { Texts } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';

export const texts: Texts<Choice, Event> = { asks, options, events, outcomes };
