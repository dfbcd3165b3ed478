import { CellSet } from '@tafelrunde/engine/geometry';
import { MAP, reachable, type View } from './game.ts';

/** The squares from where a unit stands to where it goes, both included, as the rules found the way. */
export function wayOf({ units }: View, number: number, to: number): readonly number[] {
  const unit = units[number];
  if (!unit) return [to];
  const standing = new CellSet(MAP.size);
  for (const { at, life } of units) if (life > 0) standing.add(at);
  return [unit.at, ...(reachable(unit, standing).pathTo(to) ?? [to])];
}
