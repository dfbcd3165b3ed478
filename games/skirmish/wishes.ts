import type { Seat } from '@tafelrunde/engine';
import { MAP } from './content/map.ts';
import type { Choice } from './state.ts';
import type { View } from './view.ts';

/** Every own unit to every square and against every enemy, every card on every unit. */
export function wishes({ units, players }: View, seat: Seat): Choice[] {
  const found: Choice[] = [{ do: 'end' }];
  units.forEach(({ owner }, unit) => {
    players[seat]?.hand?.forEach((card, slot) => {
      found.push({ do: 'play', slot, card, target: unit });
    });
    if (owner !== seat) return;
    for (let to = 0; to < MAP.size; to++) found.push({ do: 'move', unit, to });
    units.forEach((other, target) => {
      if (other.owner !== seat) found.push({ do: 'attack', unit, target });
    });
  });
  return found;
}
