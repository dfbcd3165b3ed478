import type { Lang } from '@tafelrunde/engine';
import type { Choice, Event } from './game.ts';
import { say, type Word } from './words.ts';

const GROUPS: Readonly<Partial<Record<Choice['do'], Word>>> = {
  step: 'groupMove',
  stand: 'groupOther',
  dash: 'groupOther',
  attack: 'groupFight',
  focus: 'groupFight',
  provoke: 'groupFight',
  power: 'groupPowers',
  'hero-power': 'groupPowers',
  item: 'groupPowers',
  open: 'groupOther',
  break: 'groupOther',
  unlock: 'groupOther',
  search: 'groupOther',
  change: 'groupOther',
  exchange: 'groupOther',
  'pick-up': 'groupOther',
  drop: 'groupOther',
  special: 'groupOther',
  buy: 'groupShop',
  sell: 'groupShop',
  fetch: 'groupShop',
  store: 'groupShop',
  forge: 'groupShop',
  bet: 'groupShop',
  hand: 'groupShop',
  arrange: 'groupShop',
  coins: 'groupShop',
  end: 'groupEnd',
  leave: 'groupEnd',
};

export const group = (choice: Choice, lang: Lang) => {
  const word = GROUPS[choice.do];
  if (word === undefined) return { key: '', title: '' };
  return { key: word, title: say(lang, word), folded: word === 'groupMove' || word === 'groupShop' };
};

/** Milliseconds people need to see what happened. */
const PAUSES: Readonly<Partial<Record<Event['kind'], number>>> = {
  'activation-card': 1400,
  activated: 1300,
  event: 1600,
  trap: 1600,
  shadow: 900,
  appeared: 700,
  round: 700,
  property: 800,
  hits: 800,
  condition: 500,
  save: 600,
  rerolled: 700,
  moved: 500,
  attack: 700,
  rolled: 900,
  defended: 900,
  wounds: 600,
  killed: 800,
  ghost: 1200,
  used: 700,
  turn: 500,
};

export const pause = (event: Event): number => PAUSES[event.kind] ?? 0;
