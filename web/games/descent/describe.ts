import { type Lang, type SeatName, say as sayWording, type Wording } from '@tafelrunde/engine';
import {
  type Choice,
  CONDITION_NAMES,
  DOOR_GONE,
  DOOR_LOCKED,
  descent,
  groundOf,
  healthOf,
  isShut,
  nameOf,
  positionOf,
  spaceName,
  terrainsAt,
  type View,
} from './game.ts';
import { boardFor } from './pieces.ts';
import { say } from './words.ts';

/** An option in the game's own words. */
export function optionText(choice: Choice, lang: Lang, seat: SeatName): string {
  const wording = descent.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat);
}

/** "Goblin Archer 2, health 1 of 2, stunned" */
export function figureText(view: View, id: string, lang: Lang): string {
  const figure = [...view.heroes, ...view.monsters, ...view.companions].find(one => one.id === id);
  if (figure === undefined) return '';
  const full = healthOf(positionOf(view), id);
  const isDown = 'down' in figure && figure.down !== null;
  return [
    nameOf(id, lang),
    isDown ? say(lang, 'down') : say(lang, 'health', Math.max(0, full - figure.damage), full),
    ...figure.conditions.map(one => CONDITION_NAMES[one][lang]),
  ].join(', ');
}

/** How a door stands, in words. */
export function doorText(view: View, number: number, lang: Lang): string {
  const door = boardFor(view).doors[number];
  const stands = view.doors[number];
  if (door === undefined || stands === DOOR_GONE) return '';
  if (door.kind !== 'door' && door.kind !== 'locked') return say(lang, door.kind);
  return say(lang, !isShut(stands) ? 'openDoor' : stands === DOOR_LOCKED ? 'lockedDoor' : 'door');
}

/** All that is in a space, in words, and what Enter would do there. */
export function spaceText(view: View, cell: number, options: readonly Choice[], lang: Lang, seat: SeatName): string {
  const board = boardFor(view);
  if (board.isSpace[cell] !== 1) return '';
  const ground = groundOf(board, view.doors, view.ground);
  const doors = board.doors.filter(({ pairs }) => pairs.some(pair => pair.includes(cell)));
  return [
    spaceName(cell),
    ...terrainsAt(ground, cell).map(terrain => say(lang, terrain)),
    ...[...view.heroes, ...view.monsters, ...view.companions].flatMap(one =>
      one.cells.includes(cell) || ('down' in one && one.down === cell) ? [figureText(view, one.id, lang)] : [],
    ),
    ...view.tokens.flatMap(({ kind, cell: at }) =>
      at === cell ? [say(lang, kind === 'search' ? 'search' : 'token')] : [],
    ),
    ...doors.flatMap(({ number }) => doorText(view, number, lang) || []),
    ...options.slice(0, 2).map(choice => say(lang, 'enter', optionText(choice, lang, seat))),
  ].join('. ');
}
