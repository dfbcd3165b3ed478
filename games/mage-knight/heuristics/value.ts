import type { Seat, Text, ValuePart } from '@tafelrunde/engine';
import { SITES } from '../content/sites.ts';
import { distance } from '../rules/lattice.ts';
import type { Hex, Site } from '../state.ts';
import type { HeroView, View } from '../view.ts';
import { cardsWorth, handWorth, heroWorth, keptOf, owedWorth, shieldsWorth } from './worth.ts';

/** How good a view is for its seat: what it has, what it holds, what is near; against those who compete with it. */
export function value(view: View, seat: Seat): number {
  return parts(view, seat).reduce((sum, { worth }) => sum + worth, 0);
}

const NAMES: Readonly<Record<'hero' | 'cards' | 'shields' | 'way' | 'rivals', Text>> = {
  hero: { en: 'fame, units, crystals and skills', de: 'Ruhm, Einheiten, Kristalle und Fähigkeiten' },
  cards: { en: 'cards and wounds', de: 'Karten und Wunden' },
  shields: { en: 'what you have conquered', de: 'was du erobert hast' },
  way: { en: 'the way to the next goal', de: 'der Weg zum nächsten Ziel' },
  rivals: { en: 'what the others have', de: 'was die anderen haben' },
};

/** The same, part by part. */
export function parts(view: View, seat: Seat): readonly ValuePart[] {
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const sites = Object.values(view.map.sites);
  const owed = view.turns.find(turn => turn.seat === seat)?.owed ?? [];
  const rivals = view.heroes.filter((other, s) => s !== seat && other.team !== hero.team);
  return [
    { name: NAMES.hero, worth: heroWorth(hero) + owedWorth(owed) },
    { name: NAMES.cards, worth: cardsOf(hero) },
    { name: NAMES.shields, worth: shieldsWorth(sites, seat) + explored(view) },
    { name: NAMES.way, worth: wayWorth(view, seat, hero) },
    ...(rivals.length === 0
      ? []
      : [{ name: NAMES.rivals, worth: -Math.max(...rivals.map(other => heroWorth(other))) / 2 }]),
  ];
}

function cardsOf(hero: HeroView): number {
  const held = hero.hand ?? [];
  const known = [...held, ...hero.unseen, ...hero.discard, ...hero.top, ...hero.bottom, ...keptOf(hero.played)];
  return cardsWorth(known) + handWorth(held);
}

/** A land that is known offers more. */
const explored = (view: View): number => 6 * Object.keys(view.map.laid).length;

/** Nearer is better; what lies farther off than this is not in mind. */
const FAR = 8;
const PER_SPACE = 1.6;

/** The nearest thing worth going to: a site to be taken, a village to recruit in, the edge of the known land. */
function wayWorth(view: View, seat: Seat, { at }: HeroView): number {
  if (at === null) return -FAR * PER_SPACE;
  let nearest = FAR;
  for (const [key, site] of Object.entries(view.map.sites))
    if (isGoal(site, seat)) nearest = Math.min(nearest, distance(at, Number(key) as Hex));
  return -nearest * PER_SPACE;
}

function isGoal(site: Site, seat: Seat): boolean {
  if (site.gone) return false;
  switch (SITES[site.kind].category) {
    case 'fortified':
      return !site.conquered && (site.kind !== 'city' || site.tokens.length > 0);
    case 'adventure':
      return !site.conquered;
    case 'rampaging':
      return site.tokens.length > 0;
    case 'inhabited':
      return false;
    case 'other':
      return site.kind === 'mine' && site.tokens.length > 0 && !site.shields.includes(seat);
  }
}
