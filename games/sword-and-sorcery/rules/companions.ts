import { endWith } from '@tafelrunde/engine';
import { COMPANIONS, type CompanionLevel } from '../content/companions.ts';
import { powerOf } from '../content/powers/index.ts';
import { type Companion, enemyOf, type FigureId, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { scrollOf } from './enemies/cards.ts';
import { giveEnemyPower } from './enemies/spawn.ts';
import { announce } from './triggers.ts';
import { coolDown } from './using.ts';

/** The values of a companion at its level. */
export function companionOf({ id, level }: Pick<Companion, 'id' | 'level'>): CompanionLevel {
  const found = COMPANIONS[id]?.levels.findLast(one => one.level <= level);
  if (found === undefined) throw new RangeError(`There is no companion "${id}" of level ${level}.`);
  return found;
}

/** A companion leaves the map: its tokens go back, and nothing lasts on it any more. */
export function removeCompanion(state: State, companion: Companion): void {
  state.companions = state.companions.filter(one => one !== companion);
  state.supplies.critical.out.push(...companion.criticals);
  endWith(state.lasting, companion.id);
}

/** A companion is killed: its card is free again, and now its cooldown begins (SS-ALLY-05). */
export function* companionDies(state: State, io: Io, id: FigureId, by: FigureId | null): Flow {
  const companion = state.companions.find(one => one.id === id);
  if (companion === undefined) return;
  yield* announce(state, io, 'killed', { figure: id, zone: companion.zone, ...(by !== null && { other: by }) });
  removeCompanion(state, companion);
  const owner = heroOf(state, companion.owner);
  const level = powerOf(companion.power).levels.findLast(one => one.level <= companion.level);
  if (level?.cooldown !== undefined) coolDown(owner, io, companion.power, level.cooldown);
  // Its killer gains a power as for a hero (SS-EPOW-06).
  const killer = by === null ? null : enemyOf(state, by);
  if (killer !== null && ['green', 'blue'].includes(scrollOf(killer).level)) giveEnemyPower(state, io, killer);
}
