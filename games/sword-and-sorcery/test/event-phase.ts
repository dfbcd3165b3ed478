import { newPile } from '@tafelrunde/engine';
import type { ActivationId } from '../content/activations.ts';
import type { CardId } from '../content/enemies/index.ts';
import type { EventId } from '../content/events.ts';
import type { ClassId } from '../content/heroes.ts';
import type { State } from '../index.ts';
import { newSupply } from '../rules/supplies.ts';
import { type Sitting, sit, zone } from './positions.ts';

/** Groups of two to five heroes who get along. */
export const GROUPS = {
  2: ['white-rose', 'archer'],
  3: ['white-rose', 'archer', 'cleric'],
  4: ['white-rose', 'archer', 'cleric', 'rogue'],
  5: ['white-rose', 'archer', 'cleric', 'rogue', 'white-mage'],
} as const satisfies Readonly<Record<number, readonly ClassId[]>>;

/** Enemies without powers and without luck. */
export const GREEN: readonly CardId[] = [
  'gremlin-green-1',
  'gremlin-green-2',
  'brigand-green-1',
  'brigand-green-2',
  'orc-warrior-green-1',
  'orc-warrior-green-2',
  'orc-shaman-green-1',
  'orc-shaman-green-2',
];

/**
 * The last turn of the round; `t.choose('end', dice)` leads into the event phase, in which this card is drawn, and on to the next round. Nobody activates, one portal
 * is open, and a shadow behind a closed door keeps the adventure from being won.
 */
export function beforeEvent(
  card: EventId,
  heroes: readonly ClassId[] = GROUPS[2],
  arrange: (state: State) => void = () => {},
): Sitting {
  return sit({ heroes, passing: ['react'] }, state => {
    for (const hero of state.heroes) hero.acted = hero.id !== state.turn?.hero;
    state.shadows = [zone('1A.h')];
    state.portals = state.portals.slice(0, 1);
    state.supplies.activation = newSupply<ActivationId>(['A']);
    state.supplies.enemy = newSupply(GREEN);
    state.events.deck = { ...newPile([card]), bottom: ['quiet-hour'] };
    arrange(state);
  });
}
