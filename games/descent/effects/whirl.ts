import { speak } from '@tafelrunde/engine';
import { suffer } from '../rules/damage.ts';
import { imagesOf } from '../rules/images.ts';
import { isWithin, spacesBetween } from '../rules/map.ts';
import { moveSpaces, staysPut } from '../rules/moving.ts';
import { type FigureId, figureOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** Every monster so near to the figure it works on is moved up to so many spaces, to where any image is as near, and suffers damage. */
export interface Whirl {
  readonly do: 'whirl';
  readonly within: number;
  readonly spaces: number;
  readonly damage: number;
}

const caught = ({ state, on }: Doing, within: number): FigureId[] =>
  state.monsters
    .filter(({ id, cells }) => cells.length > 0 && on.some(one => isWithin(state, one, id, within)))
    .map(({ id }) => id);

export const whirl: DescentWord<Whirl> = {
  can: (at, { within }) => caught(at, within).length > 0,
  *act(at, { within, spaces, damage }) {
    const { state, io, by, seat, source } = at;
    const all = caught(at, within);
    const allows = (cell: number): boolean =>
      imagesOf(state, by).some(id => spacesBetween(state, figureOf(state, id)?.cells ?? [], cell) <= within);
    for (const id of all)
      if (!(yield* staysPut(state, id, seat)))
        yield* moveSpaces(state, io, id, spaces, { by: source.id, seat, allows });
    for (const id of all) yield* suffer(state, io, id, damage, { by: source.id, from: by });
  },
  say: ({ within, spaces, damage }, { lang }) =>
    speak(lang)(
      `Move each monster within ${within} spaces of it up to ${spaces} spaces, to within ${within} of any image: ${damage} damage.`,
      `Bewege jedes höchstens ${within} Felder davon entfernte Monster bis zu ${spaces} Felder, höchstens ${within} Felder neben irgendein Trugbild: ${damage} Schaden.`,
    ),
};
