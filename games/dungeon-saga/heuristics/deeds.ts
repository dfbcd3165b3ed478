import { damageOf, locks, minion, rulers } from '../content/index.ts';
import { type Figure, isInjured, profileOf, type Turn } from '../state.ts';
import type { View } from '../view.ts';
import { AT_ONCE, atTheBack, distance, FAR, flood, touch } from './ground.ts';
import { chanceToHit, hitsOf } from './hits.ts';
import { type Scene, wardOf } from './scene.ts';
import { BONES_SHARE, worthOf } from './servants.ts';

/** What a deed that is still open counts of what it would bring. */
const OPEN = 0.8;
/** … if a move comes first. */
const AFTER_MOVE = 0.7;
/** A wound of a boss, a door or a chest opened: what they bring shows elsewhere; this is enough to go there. */
const BOSS = 10;
const OPENING = 4;
const SIGHT = 0.8;

/** What the hero whose turn it is can still do with its action. */
export function deeds(scene: Scene): number {
  const { turn } = scene.view;
  const hero = turn && scene.heroes.find(({ id }) => id === turn.figure);
  if (!turn || !hero || turn.at >= turn.parts.length) return 0;
  const turns = turn.parts[turn.at] === 'move';
  // Who has moved is where he wanted to be: what a further step might bring is no reason to put the deed off.
  const left = turns && !turn.stopped && turn.spent <= 0 ? profileOf(hero).move : 0;
  const far = flood(scene.ground, [hero.cell], scene.heroes, scene.servants, AT_ONCE);
  const chance: Opportunity = { scene, hero, turn, left, turns, far };
  return Math.max(fighting(chance), spells(chance), opening(chance));
}

/** The action is still to come, and so many squares of the move before it. `far`: how far every square is from the hero. */
interface Opportunity {
  readonly scene: Scene;
  readonly hero: Figure;
  readonly turn: Turn;
  readonly left: number;
  readonly turns: boolean;
  readonly far: Uint8Array;
}

function fighting({ scene: { ground, servants, view }, hero, left, turns, far }: Opportunity): number {
  const { combatDice, ranged } = profileOf(hero);
  const engaged = servants.some(s => touch(ground, hero, s) && !atTheBack(ground, s, hero));
  let best = 0;
  for (const servant of servants) {
    const near = touch(ground, hero, servant);
    const behind = near && atTheBack(ground, servant, hero);
    if (near) {
      if (turns || !atTheBack(ground, hero, servant))
        best = Math.max(best, OPEN * gain(view, hero, servant, combatDice, behind));
      continue;
    }
    if (engaged) continue;
    if (left > 0 && (far[servant.cell] as number) - 1 <= left)
      best = Math.max(best, AFTER_MOVE * gain(view, hero, servant, combatDice, false));
    if (ranged && distance(ground, hero.cell, servant.cell) <= rulers[ranged.ruler] + left)
      best = Math.max(best, SIGHT * OPEN * gain(view, hero, servant, ranged.dice, false));
  }
  return best;
}

function spells({ scene: { ground, servants, view }, hero, turn, left, far }: Opportunity): number {
  let best = 0;
  for (const { id, turned } of hero.spells) {
    if (turned > 0 || turn.cast.includes(id)) continue;
    if (id === 'break-ward') {
      for (const { open, seal, cells } of view.things)
        if (!open && seal > 0) best = Math.max(best, OPENING * whenNear(cells, far, left));
      continue;
    }
    const dice = ATTACKING[id];
    if (dice === undefined) continue;
    for (const servant of servants)
      if (distance(ground, hero.cell, servant.cell) <= rulers.long + left)
        best = Math.max(best, SIGHT * OPEN * gain(view, hero, servant, dice, false));
  }
  return best;
}

/** What of a deed counts that needs one of these squares beside the hero. */
function whenNear(cells: readonly number[], far: Uint8Array, left: number): number {
  let least = FAR;
  for (const cell of cells) least = Math.min(least, far[cell] as number);
  return least <= 1 ? OPEN : least - 1 <= left ? AFTER_MOVE : 0;
}

const ATTACKING: Readonly<Record<string, number>> = { burn: 5, flamebolt: 3, 'chain-lightning': 4 };

/** Locks give way to force, most readily to whoever has most dice. */
function opening({ scene: { view }, hero, left, far }: Opportunity): number {
  let best = 0;
  for (const { open, seal, lock, cells } of view.things)
    if (!open && seal === 0) best = Math.max(best, OPENING * openingChance(hero, lock) * whenNear(cells, far, left));
  return best;
}

/** How likely one try of a hero breaks the lock. */
export function openingChance(hero: Figure, id: string): number {
  const { combatDice, abilities } = profileOf(hero);
  const { dice, armour } = locks.find(lock => lock.id === id) ?? { dice: 1, armour: 1 };
  const bonus = (abilities.includes('door-breaker') ? 1 : 0) - (isInjured(hero) ? 1 : 0);
  return chanceToHit(combatDice + bonus, armour, dice);
}

/** What an attack with so many dice brings on average. */
function gain(view: View, hero: Figure, servant: Figure, dice: number, behind: boolean): number {
  const { combatDice, armour } = profileOf(servant);
  const injured = isInjured(servant) ? 1 : 0;
  const hits = hitsOf(dice - (isInjured(hero) ? 1 : 0), armour, Math.max(2, combatDice - injured - (behind ? 1 : 0)));
  if (servant.kind === 'boss') return wardOf(view, servant.of) > 0 ? 0 : (1 - hits[0]) * BOSS;
  const worth = worthOf(servant);
  let sum = 0;
  for (let i = 1; i <= 4; i++) {
    const damage = damageOf(minion(servant.of), i);
    const share = damage === 'destroyed' ? 1 : damage === 'bones' ? BONES_SHARE : damage === 'injured' ? 0.5 : 0;
    sum += (hits[i] ?? 0) * share * worth;
  }
  return sum;
}
