import type { Enemy, FigureId } from '../../state.ts';
import type { AttackProfile } from '../attack/profile.ts';
import { scrollSideOf } from './cards.ts';

/** An enemy's attack with a weapon of its scroll; the only weapon is both main and off-hand weapon (SS-SCRL-13, -14). */
export function weaponOf(enemy: Enemy, body: FigureId, weapon: string): Omit<AttackProfile, 'target'> {
  const { weapons } = scrollSideOf(enemy);
  const names = Object.keys(weapons);
  const bySlot = names.find(name => weapons[name]?.slot === weapon);
  const name = weapon in weapons ? weapon : (bySlot ?? names[0] ?? weapon);
  const found = weapons[name];
  if (found === undefined) throw new RangeError(`The scroll of ${enemy.id} has no weapon "${weapon}".`);
  return {
    by: body,
    source: name,
    values: found.attack,
    range: found.range,
    damage: found.damage,
    properties: found.properties ?? [],
    tags: ['weapon', name, found.slot],
  };
}
