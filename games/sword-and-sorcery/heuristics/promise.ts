import type { Choice } from '../choices.ts';

/** What is mostly good to do, whoever does it. */
const VERBS: Readonly<Partial<Record<Choice['do'], number>>> = {
  attack: 3,
  resurrect: 3,
  special: 2.5,
  power: 2,
  'hero-power': 2,
  property: 2,
  raise: 2,
  use: 1.5,
  stand: 1.5,
  focus: 1.2,
  return: 1.2,
  item: 1,
  cry: 1,
  buy: 1,
  wear: 1,
  arrange: 0.5,
  'take-loot': 1,
  'take-key': 1,
  take: 0.8,
  yes: 0.6,
  step: 0.5,
  search: 0.5,
  'pick-up': 0.5,
  break: 0.4,
  open: 0.4,
  leave: 0.3,
  end: -1,
  drop: -3,
  lay: -3,
  store: -3,
  exchange: -2,
  change: -2,
  hand: -2,
  coins: -2,
  bet: -1,
};

/** Which options are worth a look first. */
export const promise = (choice: Choice): number => VERBS[choice.do] ?? 0;
