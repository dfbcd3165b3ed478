import type { Seat, Text, ValuePart } from '@tafelrunde/engine';
import { distance, START } from '../rules/lattice.ts';
import type { HeroView, View } from '../view.ts';

const NAME: Text = { en: 'the way home', de: 'der Heimweg' };

/** What standing on the portal at the end is worth, what a space of the way there costs in the last round, and in the one before. */
const HOME = 400;
const SPACE = 25;
const EARLY = 5;
/** Whoever is on the portal when it closes is out of the game (MK-S11-02). */
const LEFT_BEHIND = -300;

/** In One to Return nothing counts but who stands on the portal at the end (MK-S11-04, -10). Elsewhere it is no matter. */
export function homecoming(view: View, seat: Seat): readonly ValuePart[] {
  const hero = view.heroes[seat];
  if (view.scenario !== 'one-to-return' || hero === undefined) return [];
  return [{ name: NAME, worth: closing(view, hero) + returning(view, seat, hero) }];
}

/** The portal is still open: away from it. */
const closing = (view: View, { at }: HeroView): number =>
  view.round === 1 && !view.night && (at === null || at === START) ? LEFT_BEHIND : 0;

function returning(view: View, seat: Seat, hero: HeroView): number {
  // Who must return: of a team its chosen one, else everybody for themselves.
  const one = view.heroes[view.chosen[hero.team] ?? seat];
  if (view.round === 1 || one === undefined || one.out) return 0;
  const taken = view.heroes.some(other => other.team !== hero.team && other.at === START);
  if (view.round < view.rounds) return one.at === null ? 0 : -EARLY * distance(one.at, START);
  if (one.at === START) return HOME;
  return (one.at === null ? 0 : -SPACE * distance(one.at, START)) - (taken ? HOME / 2 : 0);
}
