import type { Lang } from '@tafelrunde/engine';
import { type Choice, nameOf } from './game.ts';
import { type Word, word } from './words.ts';

/** Under which heading an option stands. */
export function group(choice: Choice, lang: Lang): { readonly key: string; readonly title: string } {
  switch (choice.do) {
    case 'attack':
      return of('groupAttack', lang, choice.by);
    case 'equip':
    case 'take-back':
      return of('groupEquip', lang, choice.hero);
    default:
      return of(HEADINGS[choice.do], lang);
  }
}

function of(heading: Word, lang: Lang, who?: string): { readonly key: string; readonly title: string } {
  const title = word(heading, lang);
  return who === undefined
    ? { key: heading, title }
    : { key: `${heading}:${who}`, title: `${title}: ${nameOf(who)[lang]}` };
}

const HEADINGS: Readonly<Record<Exclude<Choice['do'], 'attack' | 'equip' | 'take-back'>, Word>> = {
  pile: 'groupPile',
  redraw: 'groupElse',
  keep: 'groupElse',
  move: 'groupMove',
  done: 'groupElse',
  cast: 'groupSpell',
  draw: 'groupDraw',
  play: 'groupCards',
  hire: 'groupCards',
  send: 'groupCards',
  use: 'groupCards',
  trade: 'groupShop',
  buy: 'groupShop',
  end: 'groupElse',
  pass: 'groupElse',
  protect: 'groupShove',
  accept: 'groupShove',
  parry: 'groupDefend',
  dodge: 'groupDefend',
  resist: 'groupDefend',
  ward: 'groupDefend',
  waive: 'groupElse',
  refuse: 'groupElse',
  plunder: 'groupCard',
  discard: 'groupCard',
  give: 'groupCard',
  target: 'groupTarget',
  rival: 'groupTarget',
  strip: 'groupCard',
  salvage: 'groupCard',
};
