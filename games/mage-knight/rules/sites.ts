import { GARRISONS } from '../content/cities.ts';
import { SITES, type SiteKind } from '../content/sites.ts';
import type { TileHex } from '../content/tiles.ts';
import { COLOURS, type Colour, type TokenColour } from '../content/words.ts';
import { type Hex, type Site, type State, siteAt } from '../state.ts';
import type { Io } from '../types.ts';
import { drawAction } from './action-pile.ts';
import { EAST, STEPS, WITHIN_TWO } from './lattice.ts';
import { growth } from './megalopolis.ts';
import { hasRule } from './passives.ts';
import { siteRevealed } from './scenario.ts';
import { isFaceDown, layFaceDown, layFaceUp, revealToken } from './tokens.ts';

export const newSite = (kind: SiteKind, colour: Site['colour'] = null): Site => ({
  kind,
  colour,
  tokens: [],
  ruins: null,
  ruinsSeen: false,
  shields: [],
  gone: false,
  level: 0,
  leader: null,
  conquered: false,
  paths: [],
});

/** Carries out what the site card says for a site that is revealed (MK-EXPL-13). */
export function whenRevealed(state: State, io: Io, hex: Hex, { site: kind, colour }: TileHex): void {
  // Nothing under the right part of a megalopolis counts (MK-MEGA-05).
  if (kind === undefined || state.map.sites[hex]?.main !== undefined) return;
  const site = newSite(kind, kind === 'city' ? null : (colour ?? null));
  state.map.sites[hex] = site;
  if (kind === 'city' && colour !== undefined) openCity(state, io, hex, site, colour);
  else if (kind === 'monastery') offerMonasteryCard(state, io);
  else if (kind === 'ancient-ruins') layRuins(state, io, hex, site);
  layGarrison(state, io, hex, site);
  siteRevealed(state, io, hex, site);
}

function layGarrison(state: State, io: Io, hex: Hex, site: Site): void {
  const { category, garrison } = SITES[site.kind];
  if (garrison === undefined) return;
  const lying = category === 'rampaging' ? layFaceUp(state, io, garrison) : layFaceDown(state, io, garrison);
  if (lying === null) return;
  site.tokens.push(lying);
  if (lying.token !== null && !lying.sealed)
    io.tell?.({ kind: 'token-revealed', at: hex, token: lying.token, rule: 'MK-EXPL-13' });
}

/** A city with its garrison, face down (MK-EXPL-15, -16), unless it becomes a megalopolis. */
function openCity(state: State, io: Io, hex: Hex, site: Site, printed: Colour): void {
  const grows = isMegalopolis(state);
  const level = state.cityLevels.shift() ?? 1;
  place(state, io, hex, site, colourFor(state, io, hex, printed), grows ? Math.ceil(level / 2) : level);
  if (grows) openWing(state, io, hex, site, Math.floor(level / 2));
}

/** The last city of the game, or each of two (MK-MEGA-04, -17): as many levels wait as cities. */
const isMegalopolis = ({ variants, cityLevels }: State): boolean =>
  growth(variants) === 'both' || (growth(variants) === 'last' && cityLevels.length === 1);

/** The city figure and the tokens for its level: they belong to the garrison of `holder` (MK-MEGA-07). */
function place(state: State, io: Io, at: Hex, site: Site, colour: Colour, level: number, holder = site): void {
  site.colour = colour;
  site.level = level;
  const colours = (Object.entries(GARRISONS[colour][level - 1] ?? {}) as [TokenColour, number][]).flatMap(
    ([token, n]) => Array.from({ length: n }, () => token),
  );
  for (const token of colours) {
    const lying = layFaceDown(state, io, token);
    if (lying) holder.tokens.push(lying);
  }
  io.tell?.({ kind: 'garrison-drawn', at, colours, rule: 'MK-EXPL-16' });
}

/** City cards that do not lie beside the map yet. */
const unusedCities = ({ map }: State): Colour[] =>
  COLOURS.filter(colour => !Object.values(map.sites).some(site => site.kind === 'city' && site.colour === colour));

/** The colour of the tile; a card drawn at random if that was agreed on (MK-VMAP-05) or if that city stands elsewhere already (MK-MEGA-17). */
function colourFor(state: State, io: Io, at: Hex, printed: Colour): Colour {
  const unused = unusedCities(state);
  const random = state.variants['random-cities'] === true;
  if (unused.length === 0 || (!random && unused.includes(printed))) return printed;
  const colour = io.chance.draw(unused);
  io.tell?.({ kind: 'city-drawn', at, colour, rule: random ? 'MK-VMAP-05' : 'MK-MEGA-17' });
  return colour;
}

/** The right part of a megalopolis, east of the city: a random one of the cities that are left (MK-MEGA-05, -06). */
function openWing(state: State, io: Io, hex: Hex, city: Site, level: number): void {
  const unused = unusedCities(state);
  if (unused.length === 0) return;
  const at = hex + EAST;
  const wing = { ...newSite('city'), main: hex };
  state.map.sites[at] = wing;
  city.wing = at;
  const colour = io.chance.draw(unused);
  io.tell?.({ kind: 'megalopolis', at, beside: hex, colour, rule: 'MK-MEGA-05' });
  place(state, io, at, wing, colour, level, city);
}

/** An advanced action for each monastery lies among the units (MK-EXPL-14). */
export function offerMonasteryCard(state: State, io: Io): void {
  const card = drawAction(state, io);
  if (card === null) return;
  state.offers.monastery.push(card);
  io.tell?.({ kind: 'laid-out', what: 'monastery', id: card, rule: 'MK-EXPL-14' });
}

/** The yellow token lies face up by day and face down at night (MK-SITE-05). There are more of them than ruins. */
function layRuins(state: State, io: Io, hex: Hex, site: Site): void {
  if (!state.night) seeRuins(state, io, hex, site);
}

/** Turns the yellow token up: it is drawn only now. */
export function seeRuins(state: State, io: Io, hex: Hex, site: Site): void {
  if (site.kind !== 'ancient-ruins' || site.ruinsSeen || site.gone || state.ruins.pile.length === 0) return;
  site.ruins = io.chance.draw(state.ruins.pile);
  site.ruinsSeen = true;
  io.tell?.({ kind: 'ruins-revealed', at: hex, ruins: site.ruins, rule: 'MK-EXPL-13' });
}

/** By day the garrisons of fortified sites beside a hero are turned up; with an amulet at night too, and ruins as they lie by day. */
export function lookAround(state: State, io: Io, seat: number, at: Hex): void {
  if (state.night) {
    if (!hasRule(state, seat, 'reveal-as-by-day')) return;
    for (const [hex, site] of Object.entries(state.map.sites)) seeRuins(state, io, Number(hex), site);
  }
  for (const step of hasRule(state, seat, 'see-garrisons-afar') ? FAR : NEAR) {
    const hex = at + step;
    // From beside either space of a megalopolis its whole garrison is seen (MK-MEGA-08).
    const site = siteAt(state, hex);
    if (site === undefined || site.conquered || site.gone || SITES[site.kind].category !== 'fortified') continue;
    for (const lying of site.tokens) if (isFaceDown(lying)) revealToken(state, io, lying, hex);
  }
}

/** Always looked at in the same order, whatever was revealed first. */
const NEAR = STEPS.toSorted((a, b) => a - b);
const FAR = WITHIN_TWO.toSorted((a, b) => a - b);
