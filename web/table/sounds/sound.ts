import type { GameEvent } from '@tafelrunde/engine';

/** What can be heard at a table. */
export type Sound =
  | 'dice'
  | 'step'
  | 'hit'
  | 'block'
  | 'fall'
  | 'door'
  | 'card'
  | 'magic'
  | 'heal'
  | 'coin'
  | 'turn'
  | 'victory'
  | 'defeat';

/** What the events of a game sound like, by their kind: always the same, or as the event says. */
export type SoundsOf<E extends GameEvent> = {
  readonly [K in E['kind']]?: Sound | ((event: Extract<E, { readonly kind: K }>) => Sound | null);
};

/** The sound of an event; null: it is silent. */
export function soundOf(sounds: SoundsOf<GameEvent> | undefined, event: GameEvent): Sound | null {
  const sound = sounds?.[event.kind];
  return typeof sound === 'function' ? sound(event) : (sound ?? null);
}
