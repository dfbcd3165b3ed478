import type { Seat } from '@tafelrunde/engine';
import { CARDS, isWound } from '../content/cards.ts';
import { levelAt } from '../content/levels.ts';
import { type UnitId, unitOf } from '../content/units.ts';
import { COLOURS } from '../content/words.ts';
import type { HeroView, View } from '../view.ts';
import { powerOf } from './power.ts';
import { qualityOf, skillQuality, unitQuality } from './quality.ts';
import { turnsLeft, turnsThisRound } from './time.ts';
import { WORTH } from './worth.ts';

/** What a level is worth besides its skill and card: armor, hand and command tokens. */
const LEVEL = 14;
/** What an even level that is not yet taken will bring. */
const DUE = WORTH.skill + WORTH.advanced;

/** Levels reached by fame, those that come at the end of the turn included. */
export function levelsWorth({ fame, level }: Pick<HeroView, 'fame' | 'level'>): number {
  const reached = levelAt(fame);
  let sum = (reached - 1) * LEVEL;
  for (let next = level + 1; next <= reached; next++) if (next % 2 === 0) sum += DUE;
  return sum;
}

/** How much of what lasts still counts with so many turns left. */
const lasting = (left: number): number => left / (left + 8);

const serviceWorth = (unit: UnitId): number => 7 * unitOf(unit).level + unitQuality(unit);

/** What a unit would be worth to whoever has so many turns left. */
export const unitWorth = (unit: UnitId, left: number): number =>
  WORTH.unitLevel * unitOf(unit).level + serviceWorth(unit) * lasting(left);

/** What is worth more the longer the game lasts: an army, skills and a good deck; and less: wounds that will never be healed. */
export function futureWorth(view: View, seat: Seat, hero: HeroView): number {
  const left = turnsLeft(view, seat);
  const future = lasting(left);
  let sum = 0;
  let wounded = 0;
  for (const { unit, wounds } of hero.units) if (wounds === 0) sum += serviceWorth(unit) * future;
  for (const colour of COLOURS) sum += hero.crystals[colour] * CRYSTAL * future;
  for (const { skill } of hero.skills) sum += Math.min(BEST_SKILL, skillQuality(skill)) * future;
  for (const pile of [hero.hand ?? [], hero.unseen, hero.discard, hero.top, hero.bottom] as const)
    for (const card of pile) {
      sum += cardFuture(card, future);
      if (isWound(card)) wounded++;
    }
  for (const { card, goes } of hero.played) if (goes !== 'away') sum += cardFuture(card, future);
  return sum + burdenOf(wounded, left);
}

/** A strong effect at a time of one's own choosing, besides what a crystal is worth at the end. */
const CRYSTAL = 6;
/** No skill is that much better than others. */
const BEST_SKILL = 11;

function cardFuture(card: Parameters<typeof isWound>[0], future: number): number {
  if (isWound(card)) return -11 * (1 - future);
  const type = CARDS.get(card)?.type;
  const kind =
    type === 'spell' || type === 'artifact' ? 6 + 4 * future : type === 'advanced-action' ? 3 + 4 * future : 0;
  const power = kind === 0 ? powerOf(card) : 0.6 * powerOf(card) + 0.4 * qualityOf(card);
  return kind + power * future;
}

/** Wounds get in each other's way: one is a nuisance, a hand of them is a lost round. They matter for as long as the game lasts. */
export const burdenOf = (wounds: number, left: number): number =>
  -(3 * wounds + 1.5 * wounds * wounds) * Math.min(1, left / 8);

/** Cards kept for the next turn: worth more where the round will outlast the cards. */
export function tempoWorth(view: View, seat: Seat, hero: HeroView): number {
  const turns = Math.ceil(turnsThisRound(view, seat)) - 1;
  if (turns <= 0) return -WORTH.cardInHand * (hero.hand ?? []).filter(card => !isWound(card)).length;
  // The deck alone decides: what is played now must not make the rest of the hand dearer.
  const each = hero.deckSize < turns * DRAWN ? KEPT : 0;
  return each * (hero.hand ?? []).filter(card => !isWound(card)).length;
}
const KEPT = 2.2;
const DRAWN = 3.2;
