import type { Texts } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { asks } from './texts/asks.ts';
import { events } from './texts/events.ts';
import { options } from './texts/options.ts';
import { outcomes } from './texts/outcomes.ts';

export const texts: Texts<Choice, Event> = { asks, options, events, outcomes };
