import type { AskOf } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { hero as heroById, heroesById, supportCard } from './content/index.ts';
import { blow } from './heuristics.ts';
import type { SchurkenUndHalunken } from './types.ts';
import type { View } from './view.ts';

/** What is mostly good to do, whoever does it. */
const VERBS: Readonly<Partial<Record<Choice['do'], number>>> = {
  cast: 2,
  hire: 2,
  send: 2,
  buy: 2,
  play: 1,
  use: 1,
  accept: 1,
  keep: 1,
  draw: -0.5,
  protect: -1,
  done: -1,
  trade: -1.5,
  move: -2,
  end: -2.5,
  'take-back': -3,
  waive: -3,
};

/** Which options are worth a look first. */
export function promise(choice: Choice, ask: AskOf<SchurkenUndHalunken>, view: View): number {
  switch (choice.do) {
    case 'attack':
      return 1 + attack(choice, view);
    case 'equip':
      return 0.5 + (heroesById.has(choice.hero) ? gain(choice.hero, choice.card, view, ask.seat) : 0);
    case 'plunder':
    case 'salvage':
      return wanted(choice.card);
    case 'discard':
    case 'give':
      return -wanted(choice.card);
    default:
      return VERBS[choice.do] ?? 0;
  }
}

/** A blow that may fell its target is worth more than one that only wounds. */
function attack({ by, with: way, target }: Extract<Choice, { do: 'attack' }>, view: View): number {
  const card = way.endsWith('/2') ? way.slice(0, -2) : way;
  const might = card === 'claws' || !heroesById.has(by) ? 1.5 : blow(heroById(by), card);
  for (const { heroes, creatures } of view.groups)
    for (const { id, life } of [...heroes, ...creatures])
      if (id === target) return might * 0.5 + (life <= 5 ? 1 : life <= 8 ? 0.4 : 0);
  return might * 0.5 - 0.5;
}

/** What a card adds to the best that the hero holds. */
function gain(id: string, card: string, view: View, seat: number): number {
  const hero = heroById(id);
  const might = blow(hero, card);
  if (might === 0) return 0.5;
  const figure = view.groups[seat]?.heroes.find(h => h.id === id);
  let best = 0;
  for (const item of figure?.items ?? []) best = Math.max(best, blow(hero, item.card));
  return might > best ? (might - best) * 0.8 : -1;
}

function wanted(card: string): number {
  const { kind } = supportCard(card);
  return kind === 'weapon' || kind === 'attack-spell' ? 1 : kind === 'armour' || kind === 'artefact' ? 0.5 : 0;
}
