import type { Lang } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import {
  CARDS,
  type CardId,
  cardText,
  enemyOf,
  enemyText,
  HEROES,
  isWound,
  type MageKnight,
  names,
  SKILLS,
  skillText,
  tacticOf,
  tacticText,
  unitOf,
  unitText,
} from './game.ts';
import { say } from './words.ts';

/** What is certain about an option before it is chosen: what the card, skill, unit or enemy says it is about. */
export const consequences: NonNullable<GameTable<MageKnight>['consequences']> = (choice, _, lang) => {
  switch (choice.do) {
    case 'hero':
      return heroTexts(choice.hero, lang);
    case 'tactic':
      return [tacticText(tacticOf(choice.tactic), lang)];
    case 'gain-skill':
    case 'skill':
      return [skillText(SKILLS[choice.skill], lang)];
    case 'card':
    case 'keep':
    case 'shuffle-in':
    case 'upgrade':
    case 'give-up':
    case 'steal':
    case 'throw-away':
      return deedTexts(choice.card, lang);
    case 'learn':
      return choice.card === null ? [] : deedTexts(choice.card, lang);
    case 'recruit':
      return [unitText(unitOf(choice.unit), lang)];
    case 'own-unit':
    case 'foreign-unit':
    case 'disband':
      return [unitText(unitOf(choice.id), lang)];
    case 'target':
    case 'block':
    case 'foe':
    case 'token':
      return [enemyText(enemyOf(choice.do === 'token' ? choice.enemy : choice.token), lang)];
    default:
      return [];
  }
};

function deedTexts(id: CardId, lang: Lang): readonly string[] {
  const card = CARDS.get(id);
  return card === undefined || isWound(id) ? [] : [cardText(card, lang)];
}

/** Heroes differ in two cards of their decks and in what they may learn. */
function heroTexts(id: keyof typeof HEROES, lang: Lang): readonly string[] {
  const skills = Object.entries(SKILLS).flatMap(([skill, { hero }]) =>
    hero === id ? [skill as keyof typeof SKILLS] : [],
  );
  return [
    ...Object.values(HEROES[id].swaps).flatMap(card =>
      deedTexts(card as CardId, lang).map(text => `${names.card(card as CardId, lang)}: ${text}`),
    ),
    say(lang, 'mayLearn', skills.map(skill => names.skill(skill, lang)).join(', ')),
  ];
}
