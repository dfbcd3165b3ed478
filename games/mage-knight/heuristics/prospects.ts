import type { Seat } from '@tafelrunde/engine';
import { reputationModifier } from '../content/levels.ts';
import { ruinsOf } from '../content/ruins.ts';
import { SITES } from '../content/sites.ts';
import { tileOf } from '../content/tiles.ts';
import { unitOf } from '../content/units.ts';
import { mayLay, nextKind, slotsBeside } from '../rules/exploring.ts';
import { START } from '../rules/lattice.ts';
import { revealedSpaces } from '../rules/map.ts';
import { partsOf } from '../rules/megalopolis.ts';
import { normalCost } from '../rules/terrain.ts';
import { commanded, commandTokens } from '../rules/units.ts';
import type { Hero, Hex, Site, State } from '../state.ts';
import type { HeroView, View } from '../view.ts';
import type { Mettle } from './assaults.ts';
import { fieldTo, isBlocked, landKey, waysIn } from './fields.ts';
import { mightOf, tokenOdds, usualToken } from './might.ts';
import { unitWorth } from './outlook.ts';
import { cityWorth, isGoal } from './siege.ts';
import { turnsLeft } from './time.ts';
import { owedWorth, WORTH } from './worth.ts';

/** Move points a hero makes in a turn that leads somewhere, and what a turn later takes off. */
const PER_TURN = 4;
const LATER = 0.7;
/** The same on the way to a city that has to fall: it will not be less worth for being taken later. */
const MARCH = 0.85;
/**
 * Of what a goal promises so much counts before it is reached: of the best, the next, the third of its sort. The edge of what is known draws for itself:
 * something small is always nearer.
 */
const SHARES = { site: [0.65, 0.22, 0.1], edge: [0.6], siege: [0.85] } as const;
type Sort = keyof typeof SHARES;

interface Goal {
  readonly at: readonly Hex[];
  readonly beside: boolean;
  readonly worth: number;
  readonly sort: Sort;
}

/** What was found out about the position a turn is planned from. */
export interface Insight {
  /** Sites that are no goals: what could be done there this turn is done at once or not at all. */
  readonly without: ReadonlySet<Hex>;
  readonly mettle: Mettle;
}
const NONE: Insight = { without: new Set(), mettle: new Map() };

/** What the land promises a hero from where they stand: goals by what they bring, how likely they fall, and how far they are. */
export function prospectsWorth(view: View, seat: Seat, hero: HeroView, insight: Insight = NONE): number {
  const { without, mettle } = insight;
  const left = turnsLeft(view, seat);
  const at = hero.at ?? START;
  const found: Record<Sort, number[]> = { site: [], edge: [], siege: [] };
  const ways = waysIn(view);
  for (const { at: where, beside, worth, sort } of goalsOf(view, seat, hero, left, mettle)) {
    // A site at the edge that is no goal does not keep anybody from looking beyond it.
    if (sort !== 'edge' && where.some(hex => without.has(hex))) continue;
    const cost = fieldTo(ways, where, beside).get(at);
    if (cost === undefined) continue;
    const turns = cost / PER_TURN;
    if (turns <= left) found[sort].push(worth * (sort === 'siege' ? MARCH : LATER) ** turns);
  }
  let sum = 0;
  for (const sort of ['site', 'edge', 'siege'] as const) {
    const best = found[sort].sort((a, b) => b - a);
    SHARES[sort].forEach((share, i) => {
      sum += share * (best[i] ?? 0);
    });
  }
  return sum;
}

function* goalsOf(view: View, seat: Seat, hero: HeroView, left: number, mettle: Mettle): Iterable<Goal> {
  const might = mightOf(hero);
  for (const [key, site] of Object.entries(view.map.sites)) {
    // Both parts of a megalopolis lead to the one city it is.
    const worth =
      site.main === undefined ? siteWorth(view, seat, hero, site, might + (mettle.get(Number(key)) ?? 0), left) : 0;
    if (worth <= 0) continue;
    yield {
      at: partsOf(view, Number(key)),
      beside: SITES[site.kind].category === 'rampaging',
      worth,
      sort: site.kind === 'city' && !site.conquered && isGoal(view) ? 'siege' : 'site',
    };
  }
  const worth = exploringWorth(view, seat, left);
  if (worth > 0) yield { at: frontier(view, seat), beside: false, worth, sort: 'edge' };
}

/** How likely somebody of this might defeats what is so hard. */
const ease = (might: number, hard: number): number => 1 / (1 + Math.exp((hard + 1 - might) / 2.2));

function siteWorth(view: View, seat: Seat, hero: HeroView, site: Site, might: number, left: number): number {
  if (site.gone) return 0;
  const { category, rewards = [], draws = [], reputation = 0 } = SITES[site.kind];
  switch (category) {
    case 'rampaging': {
      const fought = sumOf(site.tokens.map(tokenOdds));
      return (fought.fame * WORTH.fame + reputation * WORTH.reputation) * ease(might, fought.hard);
    }
    case 'fortified': {
      if (site.conquered) return site.shields.includes(seat) ? recruitWorth(view, hero, site, left) : 0;
      if (site.kind === 'city') return cityWorth(view, site, might, left);
      const fought = sumOf(site.tokens.map(tokenOdds));
      return (fought.fame * WORTH.fame + 26 + owedWorth(rewards)) * ease(might, fought.hard + 1.5);
    }
    case 'adventure': {
      if (site.conquered) return 0;
      const ruins = site.ruins === null ? null : ruinsOf(site.ruins);
      if (ruins !== null && 'altar' in ruins) return 0;
      const colours = ruins !== null && 'enemies' in ruins ? ruins.enemies : draws;
      const fought = sumOf(site.tokens.length > 0 ? site.tokens.map(tokenOdds) : colours.map(usualToken));
      if (fought.hard === 0) return 0;
      return (fought.fame * WORTH.fame + 20 + owedWorth(rewards)) * ease(might, fought.hard + 1);
    }
    case 'inhabited':
      return recruitWorth(view, hero, site, left);
    case 'other':
      return site.kind === 'mine' && site.tokens.length === 0 ? WORTH.crystal : 0;
  }
}

const sumOf = (odds: readonly { readonly hard: number; readonly fame: number }[]) => ({
  hard: odds.reduce((sum, { hard }) => sum + hard, 0),
  fame: odds.reduce((sum, { fame }) => sum + fame, 0),
});

/** The best unit that could be recruited there and would be led: what it is worth to have it. */
function recruitWorth({ offers }: View, hero: HeroView, site: Site, left: number): number {
  const influence = reputationModifier(hero.reputation);
  const led = hero as unknown as Hero;
  if (influence === null || commanded(led) >= commandTokens(led)) return 0;
  let best = 0;
  for (const id of offers.units) {
    const { sites, cost } = unitOf(id);
    if (!sites.includes(site.kind) && SITES[site.kind].surcharges === undefined) continue;
    const affordable = 1 / (1 + Math.exp(cost - influence - 7));
    best = Math.max(best, unitWorth(id, left) * affordable);
  }
  return best;
}

/** Tiles that lie on the table in a game that goes well: so many at first, so many more each round. */
const TILES_FIRST = 3;
const TILES_EACH_ROUND = 2.8;

/** What it adds for each round from the fourth on in which a city is still hidden. */
const SEEKING = 25;

/** What revealing the next tile is worth. */
export function exploringWorth(view: View, _seat: Seat, left: number): number {
  const { tiles, scenario } = view;
  const country = tiles.country.length > 0;
  if (scenario === 'first-reconnaissance') {
    if (country) return 10 + Math.min(6, left);
    const cities = tiles.core.filter(tile => tileOf(tile).kind === 'city').length / Math.max(1, tiles.core.length);
    // The game ends with the city: whatever could have been done besides is lost.
    return 10 - cities * Math.max(0, left - 2) * 18;
  }
  if (tiles.country.length + tiles.core.length === 0) return 0;
  const hidden = tiles.core.some(tile => tileOf(tile).kind === 'city');
  // A land that is revealed too fast is only looked at, one that is revealed too slowly hides its cities.
  const ahead = Object.keys(view.map.laid).length - (TILES_FIRST + TILES_EACH_ROUND * view.round);
  // Later on it is the cities one is after: as long as one of them is hidden nothing is won.
  const late = hidden ? Math.max(0, view.round - 3) : 0;
  const worth = Math.max(2, Math.min(40, 10 - 6 * ahead)) + SEEKING * late;
  return hidden ? worth * Math.min(1, left / 6) : (worth / 3) * Math.min(1, left / 12);
}

/** The spaces from which a tile can be revealed. */
function frontier(view: View, seat: Seat): Hex[] {
  // The map and the tiles are all that is asked for.
  const state = view as unknown as State;
  const key = `${landKey(view)} ${nextKind(state, 0)} ${seat}`;
  let spaces = FRONTIERS.get(key);
  if (spaces === undefined) {
    spaces = revealedSpaces(state).filter(
      hex =>
        normalCost(state, hex) >= 0 &&
        !isBlocked(state, hex) &&
        slotsBeside(state, seat, hex).some(slot => mayLay(state, slot) === null),
    );
    if (FRONTIERS.size >= MOST_FRONTIERS) FRONTIERS.clear();
    FRONTIERS.set(key, spaces);
  }
  return spaces;
}
const FRONTIERS = new Map<string, Hex[]>();
const MOST_FRONTIERS = 64;
