import type { Lang } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import {
  abilityText,
  type ClassId,
  classOf,
  type HeroId,
  type ItemId,
  itemOf,
  itemText,
  powerOf,
  type SwordAndSorcery,
} from './game.ts';
import { say } from './words.ts';

/** What is certain about an option before it is chosen: what the class, power or item says it is about. */
export const consequences: NonNullable<GameTable<SwordAndSorcery>['consequences']> = (choice, view, lang) => {
  switch (choice.do) {
    case 'hero':
      return classTexts(choice.hero, choice.class, lang);
    case 'learn':
    case 'power':
    case 'ready':
      return [abilityText(powerOf(choice.power), lang)];
    case 'hero-power': {
      const hero = view.heroes.find(({ id }) => id === view.turn?.hero);
      return hero === undefined ? [] : [abilityText(classOf(hero.id, hero.class).power, lang)];
    }
    case 'attack': {
      const hero = view.heroes.find(({ id }) => id === view.turn?.hero);
      const item = choice.with === 'main' || choice.with === 'off' ? hero?.[choice.with] : null;
      return item ? itemTexts(item.id, item.side, lang) : [];
    }
    case 'buy':
      return itemTexts(choice.item, choice.side, lang);
    case 'item':
    case 'take':
    case 'give':
    case 'get':
    case 'wear':
    case 'sell':
    case 'fetch':
      return itemTexts(choice.item, choice.up === 'back' ? 1 : 0, lang);
    case 'forge':
      return itemTexts(choice.item, 1, lang);
    case 'card':
      return itemTexts(choice.item, 0, lang);
    default:
      return [];
  }
};

function itemTexts(id: ItemId, side: 0 | 1, lang: Lang): readonly string[] {
  const face = itemOf(id).faces[side];
  return face === undefined ? [] : [itemText(itemOf(id), face, lang)];
}

function classTexts(hero: HeroId, id: ClassId, lang: Lang): readonly string[] {
  const { gem, power, cry } = classOf(hero, id);
  return [
    say(lang, 'fromTo', gem.health[0] ?? 0, gem.health.at(-1) ?? 0),
    `${power.name[lang]}: ${abilityText(power, lang)}`,
    `${say(lang, 'cry')}, ${cry.name[lang]}: ${abilityText(cry, lang)}`,
  ];
}
