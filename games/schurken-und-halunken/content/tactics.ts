import type { Tactics } from './cards.ts';
import { events, spontaneousEvents } from './events.ts';
import { manoeuvres } from './manoeuvres.ts';
import { npcs } from './npcs.ts';

export const tactics: readonly Tactics[] = [...manoeuvres, ...events, ...spontaneousEvents, ...npcs];
