import {
  adventureOf,
  type Choice,
  dungeonSaga,
  type Figure,
  facingName,
  isInjured,
  nameOf,
  sheetOf,
  squareName,
  type View,
} from '@tafelrunde/dungeon-saga';
import { type Lang, say as sayWording, type Wording } from '@tafelrunde/engine';
import { darkThingsOn } from './lurking.ts';
import { say } from './messages.ts';
import type { Offer } from './offers.ts';
import { findName } from './Remains.tsx';
import { figureOn } from './terrain.ts';

/** An option in the game's own words. */
export function optionText({ choice }: Offer, lang: Lang): string {
  const wording = dungeonSaga.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat => String(seat));
}

/** "Zombie 2, facing west, injured" */
export function figureText(figure: Figure, lang: Lang): string {
  const sheet = sheetOf(figure);
  return [
    nameOf(figure.id, lang),
    say(lang, 'facing', facingName(figure.facing, lang)),
    ...(sheet ? [say(lang, 'woundsOf', figure.wounds, sheet.wounds)] : []),
    ...(isInjured(figure) ? [say(lang, 'injured')] : []),
    ...(figure.done ? [say(lang, 'done')] : []),
  ].join(', ');
}

/** All that is on a square, in words: for those who do not see the board, and below the pointer of those who do. */
export function squareText(view: View, cell: number, offers: readonly Offer[], lang: Lang): string {
  const { width } = view.board;
  const name = squareName({ x: cell % width, y: Math.floor(cell / width) });
  const here = thingsOn(view, cell, lang);
  const unlit = view.board.floor.includes(cell) ? [] : [say(lang, 'dark'), ...darkThingsOn(view, cell, lang)];
  const what = [...unlit, ...here].join('; ') || say(lang, 'empty');
  const [first] = offers;
  const may =
    offers.length > 1
      ? `. ${say(lang, 'choices', offers.length)}`
      : first
        ? `. ${say(lang, 'enter', optionText(first, lang))}`
        : '';
  return `${name}: ${what}${may}`;
}

function thingsOn(view: View, cell: number, lang: Lang): string[] {
  const figure = figureOn(view, cell);
  const thing = view.things.find(({ cells }) => cells.includes(cell));
  const piece = view.board.furniture.find(({ cells }) => cells.includes(cell));
  const bones = view.bones.filter(c => c === cell).length;
  const { finds = {}, marks = {} } = adventureOf(view.adventure);
  return [
    ...(figure ? [figureText(figure, lang)] : []),
    ...(thing ? [`${nameOf(thing.id, lang)}, ${lockText(thing, lang)}`] : []),
    ...(piece ? [nameOf(piece.piece, lang)] : []),
    ...(bones === 1 ? [say(lang, 'bones')] : bones > 1 ? [say(lang, 'bonesMany', bones)] : []),
    ...view.finds.filter(find => find.cell === cell && find.by === null).map(({ mark }) => findName(view, mark, lang)),
    ...view.board.marks
      .filter(({ mark, cells }) => cells.includes(cell) && !finds[mark])
      .map(({ mark }) => marks[mark]?.[lang] ?? mark),
  ];
}

function lockText({ open, seal, lock }: View['things'][number], lang: Lang): string {
  return open ? say(lang, 'open') : seal > 0 ? say(lang, 'seal', seal) : nameOf(lock, lang);
}
