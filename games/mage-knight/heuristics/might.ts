import { CARDS, type CardId, isWound } from '../content/cards.ts';
import { ENEMIES, type Enemy, enemyOf } from '../content/enemies.ts';
import { levelAt, levelOf } from '../content/levels.ts';
import { unitOf } from '../content/units.ts';
import type { TokenColour } from '../content/words.ts';
import type { Lying } from '../state.ts';
import type { HeroView } from '../view.ts';

/** How hard an enemy is to defeat, in points of attack and block; resistances and what makes its attack worse count more. */
function hardnessOf({ armor, elusive, attacks, resists, abilities }: Enemy): number {
  let hard = armor * (1 + 0.25 * resists.length) + (elusive === undefined ? 0 : 1);
  for (const attack of attacks) {
    if ('summon' in attack) hard += 3;
    else hard += attack.value * (attack.element === 'physical' ? 0.7 : 1);
  }
  for (const ability of abilities)
    hard += ability === 'brutal' || ability === 'swift' || ability === 'poison' ? 1.5 : 0.5;
  return hard;
}

/** The same for a token nobody has seen: what one of its colour is like on average. */
const USUAL = new Map<TokenColour, { readonly hard: number; readonly fame: number }>();
for (const colour of new Set(Object.values(ENEMIES).map((enemy: Enemy) => enemy.colour))) {
  const all = Object.values(ENEMIES).filter((enemy: Enemy) => enemy.colour === colour) as Enemy[];
  const copies = all.reduce((sum, one) => sum + one.copies, 0);
  const mean = (of: (enemy: Enemy) => number): number =>
    all.reduce((sum, one) => sum + of(one) * one.copies, 0) / copies;
  USUAL.set(colour, { hard: mean(hardnessOf), fame: mean(one => one.fame) });
}

const NONE = { hard: 0, fame: 0 } as const;

/** What defeating a token takes and brings. */
export function tokenOdds({ token, colour }: Pick<Lying, 'token' | 'colour'>): {
  readonly hard: number;
  readonly fame: number;
} {
  if (token === null) return USUAL.get(colour) ?? NONE;
  const enemy = enemyOf(token);
  return { hard: hardnessOf(enemy), fame: enemy.fame };
}

export const usualToken = (colour: TokenColour): { readonly hard: number; readonly fame: number } =>
  USUAL.get(colour) ?? NONE;

/** Points of attack and block a card brings on average, by its kind. */
const PER_CARD = { 'basic-action': 1.4, 'advanced-action': 2.4, spell: 3, artifact: 3 } as const;
const DIE = 2;

/** What a hero can do in one turn, in points of attack and block: a hand of average cards, a die, and the units. */
export function mightOf(hero: HeroView): number {
  const { hand } = levelOf(levelAt(hero.fame));
  let points = 0;
  let cards = 0;
  for (const pile of [hero.hand ?? [], hero.unseen, hero.discard, hero.top, hero.bottom] as const)
    for (const card of pile) {
      cards++;
      points += isWound(card) ? 0 : cardMight(card);
    }
  for (const { card } of hero.played) {
    cards++;
    points += cardMight(card);
  }
  let might = cards === 0 ? 0 : (points / cards) * hand + DIE;
  // Whoever is spent can still stand in the way.
  for (const { unit, wounds, spent } of hero.units)
    if (wounds === 0) might += (1 + 1.5 * unitOf(unit).level) * (spent ? 0.5 : 1);
  might += hero.skills.length * 0.7;
  return might;
}

const cardMight = (card: CardId): number => {
  const type = CARDS.get(card)?.type;
  return type === undefined ? 0 : PER_CARD[type];
};
