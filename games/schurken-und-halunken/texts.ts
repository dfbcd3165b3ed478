import type { Texts } from '@tafelrunde/engine';
import { asks } from './texts/asks.ts';
import { events } from './texts/events.ts';
import { options } from './texts/options.ts';
import { outcomes } from './texts/outcomes.ts';
import type { SchurkenUndHalunken } from './types.ts';

export const texts: Texts<SchurkenUndHalunken> = { asks, options, events, outcomes };
