import { type Lang, say as sayWording, type Wording } from '@tafelrunde/engine';
import { isRock } from './field.tsx';
import { type Choice, CLASSES, skirmish, square, unitName, type View } from './game.ts';
import { unitAt } from './things.ts';
import { say } from './words.ts';

/** An option in the game's own words. */
export function optionText(choice: Choice, lang: Lang): string {
  const wording = skirmish.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat => String(seat));
}

/** "red Knight, life 12 of 14, 2 actions" */
export function unitText(view: View, number: number, lang: Lang): string {
  const unit = view.units[number];
  if (!unit) return '';
  const name = unitName(number)[lang];
  if (unit.life <= 0) return `${name}, ${say(lang, 'fallen')}`;
  return [
    name,
    say(lang, 'life', unit.life, CLASSES[unit.cls].life),
    ...(unit.owner === view.current
      ? [unit.actions === 1 ? say(lang, 'action') : say(lang, 'actions', unit.actions)]
      : []),
    ...(unit.attacked && unit.owner === view.current ? [say(lang, 'attacked')] : []),
    ...(unit.blessings > 0 ? [say(lang, 'blessed', unit.blessings)] : []),
    ...(unit.shield > 0 ? [say(lang, 'shielded', unit.shield)] : []),
  ].join(', ');
}

/** All that is on a square, in words, and what Enter would do there. */
export function squareText(view: View, cell: number, option: Choice | null, lang: Lang): string {
  const unit = unitAt(view, cell);
  const what = unit === null ? say(lang, isRock(cell) ? 'rock' : 'empty') : unitText(view, unit, lang);
  const may = option ? `. ${say(lang, 'enter', optionText(option, lang))}` : '';
  return `${square(cell)}: ${what}${may}`;
}
