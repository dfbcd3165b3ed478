import type { Seat, Text, ValuePart } from '@tafelrunde/engine';
import type { HeroView, View } from '../view.ts';
import { futureWorth, levelsWorth, tempoWorth } from './outlook.ts';
import { type Insight, prospectsWorth } from './prospects.ts';
import { siegeWorth } from './siege.ts';
import { cardsWorth, handWorth, heroWorth, keptOf, owedWorth, shieldsWorth } from './worth.ts';

/** How good a view is for its seat: what it has, what it holds, what is near; against those who compete with it. */
export function value(view: View, seat: Seat, insight?: Insight): number {
  return parts(view, seat, insight).reduce((sum, { worth }) => sum + worth, 0);
}

const NAMES: Readonly<Record<'hero' | 'levels' | 'cards' | 'shields' | 'way' | 'future' | 'rivals', Text>> = {
  hero: { en: 'fame, units, crystals and skills', de: 'Ruhm, Einheiten, Kristalle und Fähigkeiten' },
  levels: { en: 'levels', de: 'Level' },
  cards: { en: 'cards and wounds', de: 'Karten und Wunden' },
  shields: { en: 'what you have conquered', de: 'was du erobert hast' },
  way: { en: 'goals within reach', de: 'Ziele in Reichweite' },
  future: { en: 'what will pay off later', de: 'was sich später auszahlt' },
  rivals: { en: 'what the others have', de: 'was die anderen haben' },
};

/** The same, part by part. */
export function parts(view: View, seat: Seat, insight?: Insight): readonly ValuePart[] {
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const sites = Object.values(view.map.sites);
  const owed = view.turns.find(turn => turn.seat === seat)?.owed ?? [];
  const rivals = view.heroes.filter((other, s) => s !== seat && other.team !== hero.team);
  return [
    { name: NAMES.hero, worth: heroWorth(hero) + owedWorth(owed) },
    { name: NAMES.levels, worth: levelsWorth(hero) },
    { name: NAMES.cards, worth: cardsOf(hero) + tempoWorth(view, seat, hero) },
    { name: NAMES.shields, worth: shieldsWorth(sites, seat) + siegeWorth(view) + explored(view) },
    { name: NAMES.way, worth: prospectsWorth(view, seat, hero, insight) },
    { name: NAMES.future, worth: futureWorth(view, seat, hero) },
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
const explored = (view: View): number => 4 * Object.keys(view.map.laid).length;
