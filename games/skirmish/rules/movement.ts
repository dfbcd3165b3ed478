import { reason } from '@tafelrunde/engine';
import { CellSet, type Reach, reach } from '@tafelrunde/engine/geometry';
import { MAP } from '../content/map.ts';
import { classOf, type State, type Unit } from '../state.ts';

export const NO_ACTIONS = reason('SK-MOVE-01', {
  en: 'This unit has no action point left.',
  de: 'Diese Einheit hat keinen Aktionspunkt mehr.',
});
export const FALLEN = reason('SK-ATT-06', { en: 'This unit has fallen.', de: 'Diese Einheit ist gefallen.' });
export const TOO_FAR_TO_GO = reason('SK-MOVE-01', {
  en: 'That square is farther than its speed allows.',
  de: 'Dieses Feld liegt weiter weg, als das Tempo erlaubt.',
});
export const SQUARE_TAKEN = reason('SK-MOVE-02', {
  en: 'A rock or another unit is there.',
  de: 'Dort ist ein Felsen oder eine andere Einheit.',
});

const occupied = new CellSet(MAP.size);

/** Marks the squares of all standing units (SK-MOVE-02). */
export function standing(state: State): CellSet {
  occupied.clear();
  for (const unit of state.units) if (unit.life > 0) occupied.add(unit.at);
  return occupied;
}

/** Why the unit can neither move nor attack, or null. */
export const mayAct = (unit: Unit) => (unit.life <= 0 ? FALLEN : unit.actions <= 0 ? NO_ACTIONS : null);

/** The squares the unit can move to; overwritten by the next call. */
export function reachable(unit: Unit, blocked: CellSet): Reach {
  return reach(MAP, unit.at, classOf(unit).speed, blocked);
}

export function move(unit: Unit, to: number): void {
  unit.at = to;
  unit.actions--;
}
