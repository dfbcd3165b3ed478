import type { Lang } from '@tafelrunde/engine';
import type { Choice, Event } from './game.ts';
import { say, type Word } from './words.ts';

const GROUPS: Readonly<Partial<Record<Choice['do'], Word>>> = {
  hero: 'others',
  tactic: 'tactics',
  play: 'groupPlay',
  banner: 'groupPlay',
  unit: 'groupUnits',
  skill: 'groupUnits',
  use: 'groupUnits',
  heal: 'groupUnits',
  step: 'groupMove',
  explore: 'groupMove',
  tunnel: 'groupMove',
  challenge: 'groupAction',
  interact: 'groupAction',
  enter: 'groupAction',
  burn: 'groupAction',
  rest: 'groupAction',
  propose: 'groupAction',
  activate: 'groupAction',
  recruit: 'groupBuy',
  buy: 'groupBuy',
  learn: 'groupBuy',
  target: 'groupFight',
  without: 'groupFight',
  strike: 'groupFight',
  block: 'groupFight',
  hold: 'groupFight',
  drop: 'groupFight',
  slow: 'groupFight',
  damage: 'groupFight',
  hurt: 'groupFight',
  pay: 'groupMana',
};

/** Steps are seen on the map; in a combat what can be played stands before what ends a phase. */
export const group = (choice: Choice, lang: Lang) => {
  const word = GROUPS[choice.do] ?? 'groupOther';
  return { key: word, title: say(lang, word), folded: choice.do === 'step' };
};

/** Milliseconds people need to see what a bot has done. */
const PAUSES: Readonly<Partial<Record<Event['kind'], number>>> = {
  played: 700,
  moved: 500,
  explored: 900,
  combat: 900,
  attacked: 1000,
  blocked: 800,
  defeated: 900,
  hurt: 800,
  'card-gained': 700,
  'dummy-turned': 900,
  recruited: 900,
  wounded: 700,
  round: 1200,
  turn: 500,
};

export const pause = (event: Event): number => PAUSES[event.kind] ?? 0;
