import type { Event } from './game.ts';

/** One more line or die of a duel, in milliseconds. */
export const LINE = 240;

/** How long an event wants to be looked at, in milliseconds at full motion. */
export function pause(event: Event): number {
  switch (event.kind) {
    case 'rolled':
      return LINE * (event.parts.length + 2 * event.dice.length + 1);
    case 'hit':
      return LINE * (event.parts.length + 3);
    case 'died':
    case 'out':
    case 'wave':
    case 'breathed':
    case 'survived':
      return 1200;
    case 'attacked':
    case 'cast':
    case 'warded':
    case 'cancelled':
    case 'summoned':
    case 'loyalty':
    case 'took-hill':
      return 800;
    case 'defends':
    case 'played':
    case 'used':
    case 'hired':
    case 'sent':
    case 'protected':
    case 'redirected':
    case 'stands':
    case 'bought':
    case 'scored':
    case 'dawn':
    case 'even-start':
    case 'drew-none':
    case 'plundered':
      return 600;
    case 'drew':
    case 'discarded':
    case 'equipped':
    case 'took-back':
    case 'moved-card':
    case 'stole':
    case 'gave':
    case 'lost-life':
    case 'healed':
    case 'turn':
      return 260;
    default:
      return 0;
  }
}
