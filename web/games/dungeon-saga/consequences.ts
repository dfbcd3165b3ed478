import { type DungeonSaga, profileOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import { sideOf } from '@tafelrunde/engine/geometry';
import type { GameTable } from '../../table/board.ts';
import { say } from './messages.ts';
import { pathTo } from './paths.ts';
import { reachOf } from './sight.ts';
import { baseOf, terrainOf } from './terrain.ts';
import { cardOf } from './things.tsx';

const REACH = { short: 'reachShort', long: 'reachLong', far: 'reachFar' } as const;

/** What is certain about an option: the length of a way, from where a target is struck, what a card says. */
export const consequences: NonNullable<GameTable<DungeonSaga>['consequences']> = (choice, view, lang) => {
  switch (choice.do) {
    case 'move':
      return [wayText(view, choice.y * view.board.width + choice.x, lang)];
    case 'attack':
      return strikeTexts(view, choice.target, false, lang);
    case 'shoot':
      return strikeTexts(view, choice.target, true, lang);
    case 'cast':
      return [cardOf(choice.spell, lang).text];
    case 'feat':
      return [cardOf(choice.feat, lang).text];
    case 'use':
      return [cardOf(choice.what, lang).text].filter(Boolean);
    case 'play':
      return [cardOf(choice.card, lang).text];
    case 'hero':
    case 'take':
      return figureTexts(view, choice.hero, lang);
    case 'bear':
      return [cardOf(choice.item, lang).text];
    case 'activate':
    case 'strike':
      return figureTexts(view, choice.figure, lang);
    default:
      return [];
  }
};

/** "Move 7, combat dice 5, armour 2" */
function figureTexts(view: View, id: string, lang: Lang): string[] {
  const figure = view.figures.find(f => f.id === id);
  if (!figure) return [];
  const { move, combatDice, ranged, armour } = profileOf(figure);
  const values = [
    `${say(lang, 'move')} ${move}`,
    `${say(lang, 'combat')} ${combatDice}`,
    ...(ranged ? [`${say(lang, 'shooting')} ${ranged.dice}`] : []),
    `${say(lang, 'armour')} ${armour}`,
  ];
  return [values.join(', ')];
}

function wayText(view: View, to: number, lang: Lang): string {
  const figure = view.figures.find(({ id }) => id === view.turn?.figure);
  if (!figure) return '';
  const steps = pathTo(view, terrainOf(view.adventure, view.board), figure, to).length - 1;
  return steps === 1 ? say(lang, 'step') : say(lang, 'steps', steps);
}

function strikeTexts(view: View, id: string, far: boolean, lang: Lang): string[] {
  const figure = view.figures.find(f => f.id === view.turn?.figure);
  const target = view.figures.find(f => f.id === id);
  if (!figure || !target) return [];
  const [own, other] = [baseOf(view.board, figure), baseOf(view.board, target)];
  const behind = sideOf(other, target.facing, own) === 'behind';
  return [...(behind ? [say(lang, 'fromBehind')] : []), ...(far ? [say(lang, REACH[reachOf(own, other)])] : [])];
}
