import { speak } from '@tafelrunde/engine';
import { attackWith } from '../rules/attack/attack.ts';
import { weaponOf } from '../rules/attack/weapons.ts';
import { attackOf, figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figure a hero has just chosen as the target of his attack attacks him first, with type, dice and abilities of the weapon he declared. */
export interface Imitate {
  readonly do: 'imitate';
}

export const imitate: DescentWord<Imitate> = {
  can: ({ state }) => state.attacks.length > 0,
  *act({ state, io, about, source }) {
    const { by: hero, weapon: id } = attackOf(state);
    const { other: by } = about;
    const weapon = weaponOf(state, hero, id);
    const cell = figureOf(state, hero)?.cells[0];
    if (by === undefined || weapon === null || cell === undefined) return;
    yield* attackWith(state, io, { by, weapon, targets: [{ figure: hero, cell }], source: source.id });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'It attacks that hero first, with type, dice and abilities of the weapon he declared.',
      'Er greift jenen Helden zuerst an, mit Art, Würfeln und Fähigkeiten der angesagten Waffe.',
    ),
};
