import type { Text } from '@tafelrunde/engine';

export type ClassId = 'knight' | 'archer' | 'mage';

export interface UnitClass {
  readonly name: Text;
  readonly life: number;
  readonly speed: number;
  readonly range: number;
  readonly dice: number;
  readonly armour: number;
}

export const CLASSES: Readonly<Record<ClassId, UnitClass>> = {
  knight: { name: { en: 'Knight', de: 'Ritter' }, life: 14, speed: 3, range: 1, dice: 3, armour: 3 },
  archer: { name: { en: 'Archer', de: 'Bogenschütze' }, life: 9, speed: 4, range: 7, dice: 2, armour: 1 },
  mage: { name: { en: 'Mage', de: 'Magier' }, life: 8, speed: 3, range: 5, dice: 3, armour: 1 },
};

/** The six units in the order of their numbers, with their starting squares. */
export const ROSTER: readonly {
  readonly owner: 0 | 1;
  readonly cls: ClassId;
  readonly x: number;
  readonly y: number;
}[] = [
  { owner: 0, cls: 'knight', x: 6, y: 6 },
  { owner: 0, cls: 'archer', x: 6, y: 10 },
  { owner: 0, cls: 'mage', x: 6, y: 14 },
  { owner: 1, cls: 'knight', x: 13, y: 6 },
  { owner: 1, cls: 'archer', x: 13, y: 10 },
  { owner: 1, cls: 'mage', x: 13, y: 14 },
];

const SIDES: readonly Text[] = [
  { en: 'red', de: 'roter' },
  { en: 'blue', de: 'blauer' },
];

/** A unit's name within options: "red-knight". */
export const unitId = (unit: number): string => {
  const { owner, cls } = rosterEntry(unit);
  return `${owner === 0 ? 'red' : 'blue'}-${cls}`;
};

export const unitName = (unit: number): Text => {
  const { owner, cls } = rosterEntry(unit);
  const side = SIDES[owner] as Text;
  return { en: `${side.en} ${CLASSES[cls].name.en}`, de: `${side.de} ${CLASSES[cls].name.de}` };
};

function rosterEntry(unit: number) {
  const entry = ROSTER[unit];
  if (!entry) throw new RangeError(`There is no unit number ${unit}.`);
  return entry;
}
