import type { Lang } from '@tafelrunde/engine';
import type { Choice, Event } from './game.ts';
import { say, type Word } from './words.ts';

const GROUPS: Readonly<Partial<Record<Choice['do'], Word>>> = {
  go: 'groupMove',
  climb: 'groupMove',
  leave: 'groupMove',
  jump: 'groupMove',
  explore: 'groupMove',
  move: 'groupMove',
  tire: 'groupMove',
  attack: 'groupAttack',
  use: 'groupCards',
  play: 'groupCards',
  rest: 'groupOther',
  search: 'groupOther',
  door: 'groupOther',
  revive: 'groupOther',
  'stand-up': 'groupOther',
  'shake-off': 'groupOther',
  take: 'groupOther',
  drop: 'groupOther',
  special: 'groupOther',
  give: 'groupOther',
  base: 'groupPlace',
  space: 'groupPlace',
  stretch: 'groupPlace',
  buy: 'groupShop',
  sell: 'groupShop',
  hand: 'groupShop',
  learn: 'groupLearn',
  end: 'groupEnd',
  pass: 'groupEnd',
  done: 'groupEnd',
};

/** Squares by the dozen are for the map; the buttons to begin a move stand on their own. */
const FOLDED: ReadonlySet<Choice['do']> = new Set(['go', 'climb', 'base', 'space', 'stretch']);

export const group = (choice: Choice, lang: Lang) => {
  const word = GROUPS[choice.do];
  if (word === undefined) return { key: '', title: '' };
  const folded = FOLDED.has(choice.do);
  const title = folded && word === 'groupMove' ? 'groupSpaces' : word;
  return { key: folded ? `${word} map` : word, title: say(lang, title), folded, rank: word === 'groupEnd' ? 1 : 0 };
};

/** Milliseconds people need to see what happened. */
const PAUSES: Readonly<Partial<Record<Event['kind'], number>>> = {
  turn: 600,
  'overlord-turn': 900,
  group: 900,
  steps: 260,
  attacks: 800,
  'attack-rolled': 1200,
  rerolled: 900,
  surge: 700,
  dealt: 900,
  missed: 900,
  tested: 900,
  defeated: 900,
  'knocked-out': 1200,
  played: 1500,
  condition: 600,
  found: 900,
  door: 500,
  appears: 500,
  'encounter-over': 1500,
};

export const pause = (event: Event): number => PAUSES[event.kind] ?? 0;
