import type { Way } from '../choices.ts';
import { type InstanceId, type Pair, type SupportCard, supportCard, type WeaponProfile } from '../content/index.ts';
import { HANDS } from '../content/numbers.ts';
import type { HeroFigure, Means } from '../state.ts';

/** The weapon a card is, be it a weapon or an artefact used as one (SH-EQUIP-06). */
export function weaponProfile(card: SupportCard): WeaponProfile | null {
  return card.kind === 'weapon' || card.kind === 'artefact' ? (card.wield ?? null) : null;
}

/** Hands a laid-out card needs at least (SH-LIMIT-05, SH-LIMIT-08). */
export function handsFor(card: SupportCard): number {
  const profile = weaponProfile(card);
  if (profile) return profile.hands === '2' ? 2 : 1;
  if (card.kind === 'shield') return 1;
  return card.kind === 'artefact' && card.held ? 1 : 0;
}

export function handsTaken(hero: HeroFigure): number {
  let taken = 0;
  for (const { card } of hero.items) taken += handsFor(supportCard(card));
  return taken;
}

/** The ways a weapon can be wielded now: with both hands only if both are free for it (SH-HAND-03). */
export function waysToWield(hero: HeroFigure, card: InstanceId, profile: WeaponProfile): number[] {
  if (profile.hands !== '1/2') return [Number(profile.hands)];
  const others = handsTaken(hero) - handsFor(supportCard(card));
  return others + 2 <= HANDS ? [1, 2] : [1];
}

/** Of a pair of values the first is for one hand, the second for two (SH-HAND-01). */
export const inHands = (value: number | Pair, hands: number): number =>
  typeof value === 'number' ? value : value[hands === 2 ? 1 : 0];

/** Only where there is a choice does the option name the hands. */
export const wayOf = (card: InstanceId, profile: WeaponProfile, hands: number): Way =>
  profile.hands === '1/2' && hands === 2 ? `${card}/2` : card;

export function meansOf(way: Way): { with: Means; hands: number } {
  if (way.endsWith('/2')) return { with: way.slice(0, -2) as InstanceId, hands: 2 };
  if (way === 'claws') return { with: way, hands: 0 };
  const card = way as InstanceId;
  const profile = weaponProfile(supportCard(card));
  return { with: card, hands: profile?.hands === '2' ? 2 : 1 };
}
