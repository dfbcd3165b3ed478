import { GARRISONS } from '../content/cities.ts';
import { SITES, type SiteKind } from '../content/sites.ts';
import type { TileHex } from '../content/tiles.ts';
import type { TokenColour } from '../content/words.ts';
import type { Hex, Site, State } from '../state.ts';
import type { Io } from '../types.ts';
import { drawAction } from './action-pile.ts';
import { distance, isNextTo } from './lattice.ts';
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
  if (kind === undefined) return;
  const site = newSite(kind, colour ?? null);
  state.map.sites[hex] = site;
  if (kind === 'city') openCity(state, io, hex, site);
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

/** The garrison of a city by its colour and level, face down (MK-EXPL-15, -16). */
function openCity(state: State, io: Io, hex: Hex, site: Site): void {
  site.level = state.cityLevels.shift() ?? 1;
  garrison(state, io, hex, site);
}

export function garrison(state: State, io: Io, at: Hex, site: Site): void {
  const { colour, level } = site;
  if (colour === null) return;
  const colours = (Object.entries(GARRISONS[colour][level - 1] ?? {}) as [TokenColour, number][]).flatMap(
    ([token, n]) => Array.from({ length: n }, () => token),
  );
  for (const token of colours) {
    const lying = layFaceDown(state, io, token);
    if (lying) site.tokens.push(lying);
  }
  io.tell?.({ kind: 'garrison-drawn', at, colours, rule: 'MK-EXPL-16' });
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
  for (const [key, site] of Object.entries(state.map.sites)) {
    const hex = Number(key);
    if (site.conquered || site.gone || SITES[site.kind].category !== 'fortified') continue;
    if (!isNextTo(hex, at) && !(hasRule(state, seat, 'see-garrisons-afar') && distance(hex, at) === 2)) continue;
    for (const lying of site.tokens) if (isFaceDown(lying)) revealToken(state, io, lying, hex);
  }
}
