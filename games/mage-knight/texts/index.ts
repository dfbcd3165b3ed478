import type { Texts } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';

export const texts = { asks: {}, options: {}, events: {}, outcomes: {} } as unknown as Texts<Choice, Event>;
