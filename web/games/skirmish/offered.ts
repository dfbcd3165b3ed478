import type { Offered } from '../../kit/map/overlays.tsx';
import type { Thing } from '../../kit/picking/picking.ts';
import type { View } from './game.ts';
import { numberOf } from './things.ts';

/** What glows on the field. Squares do when something is picked: before that, nearly all of them would. */
export function offeredOn(
  { units }: View,
  leading: ReadonlySet<Thing>,
  picked: readonly Thing[],
  optionAt: (thing: Thing) => string | null,
  own: number,
): readonly Offered[] {
  return [...leading].flatMap((thing): Offered[] => {
    const spot = { key: thing, option: optionAt(thing) ?? undefined };
    const cell = numberOf('cell', thing);
    if (cell !== null) return picked.length > 0 ? [{ ...spot, cells: [cell], glow: 'move' }] : [];
    const unit = units[numberOf('unit', thing) ?? -1];
    return unit ? [{ ...spot, cells: [unit.at], glow: unit.owner === own ? 'pick' : 'strike' }] : [];
  });
}
