import { BadConfig, type Chance, type Config, newPile, shuffleIn } from '@tafelrunde/engine';
import { type BoxContents, contentsOf } from './box-contents.ts';
import { type CardId, cardOf } from './content/cards.ts';
import { type ScenarioId, scenarioData } from './content/scenarios/index.ts';
import { byPlayers, type ScenarioData } from './content/scenarios/scenario.ts';
import { TILES, type Tile, type TileId } from './content/tiles.ts';
import { UNITS, type UnitId } from './content/units.ts';
import { type Box, COLOURS, isBasic, type Mana, TOKEN_COLOURS } from './content/words.ts';
import { MOST_CITIES } from './map-settings.ts';
import { isDrafted } from './rules/action-pile.ts';
import { beginsAtNight } from './rules/daytime.ts';
import { layTile, nextTile, turned } from './rules/exploring.ts';
import { blankHero } from './rules/heroes.ts';
import { START, slotAt } from './rules/lattice.ts';
import { growth } from './rules/megalopolis.ts';
import { refillActions, refillSpells } from './rules/offers.ts';
import { dealUnits } from './rules/round.ts';
import { offeredUnits } from './rules/scenario.ts';
import { newDie, rollSource } from './rules/source.ts';
import { layOutTactics } from './rules/tactics.ts';
import { citiesFor, hasTeamCities, TEAM_CITY_LEVEL, teamsOf } from './rules/teams.ts';
import type { MapShape, State, Variants } from './state.ts';
import type { Io } from './types.ts';

/** The whole table before heroes are chosen (MK-SETUP-01..38); what depends on a hero comes with the choice. */
export function setup(config: Config, chance: Chance): State {
  const scenario = config.scenario as ScenarioId;
  const { seats } = config;
  const data = scenarioData(scenario);
  const variants = variantsOf(config);
  const contents = contentsOf(variants.boxes);
  const wanted = config.settings.shape ?? 'scenario';
  const shape = wanted === 'scenario' ? byPlayers<MapShape>(data.shape, seats) : (wanted as MapShape);
  const teams = teamsOf(config, chance);
  const state: State = {
    scenario,
    variants,
    rounds: epicOf(config)?.rounds ?? agreedRounds(config) ?? byPlayers(data.rounds, seats),
    round: 1,
    night: beginsAtNight(config.settings.times),
    stage: 'heroes',
    order: chance.shuffle(Array.from({ length: seats }, (_, seat) => seat)),
    next: 0,
    asleep: Array.from({ length: seats }, () => false),
    ending: null,
    fulfilled: false,
    source: [],
    tactics: [],
    tacticsGone: [],
    offers: { actions: [], spells: [], units: [], monastery: [], skills: [] },
    piles: {
      actions: newPile(contents.actions),
      spells: newPile(spellsFor(config, contents.spells)),
      artifacts: newPile(contents.artifacts),
      regular: newPile(unitsUpTo(contents.units.regular, data.highestUnit)),
      elite: newPile(unitsUpTo(contents.units.elite, data.highestUnit)),
    },
    tokens: tokenPiles(contents.tokens),
    ruins: { pile: contents.ruins.slice(), discard: [] },
    tiles: tilesFor(config, chance, contents.tiles),
    map: { shape, laid: {}, sites: {}, coreSeen: false },
    cityLevels: levelsFor(config),
    heroes: Array.from({ length: seats }, (_, seat) => blankHero(teams[seat] ?? seat)),
    chosen: [],
    dummy: null,
    turns: [],
    duel: null,
    assault: null,
    lasting: [],
    notes: {},
    turn: 0,
  };
  if (!isDrafted(state)) layTable(state, { chance });
  return state;
}

/** Dice, tactics, offers, the first tiles: before heroes are chosen, or after cards were drafted (MK-VDRA-01). */
export function layTable(state: State, io: Io): void {
  state.source = firstSource(state, io.chance).map(newDie);
  layOutTactics(state, io);
  if (!scenarioData(state.scenario).lateOffers) {
    refillActions(state, io);
    refillSpells(state, io);
  }
  layFirstTiles(state, io);
  // The cards of monasteries among the first tiles lie there already (MK-SETUP-11, -23).
  dealUnits(state, io);
  dealVillagers(state, io);
}

/** What the epic version of the scenario changes, if it is played (MK-S08-14, MK-S11-07). */
const epicOf = ({ scenario, settings }: Config): ScenarioData['epic'] =>
  settings.epic === true ? scenarioData(scenario as ScenarioId).epic : undefined;

/** Spells against others are of use in a competitive game only (MK-S04-02, -11, MK-S05-02). */
const isAgainstOthers = ({ scenario, seats }: Config): boolean =>
  seats > 1 && scenarioData(scenario as ScenarioId).mode === 'competitive';

/** Rounds the table agreed on, where it may (MK-S10-19). */
const agreedRounds = ({ settings: { rounds } }: Config): number | undefined =>
  typeof rounds === 'number' ? rounds : undefined;

/** If nobody in the offer can be recruited in a village, the units are shuffled and dealt again (MK-S01-04). */
function dealVillagers(state: State, io: Io): void {
  if (!scenarioData(state.scenario).villagers) return;
  while (!state.offers.units.some(unit => UNITS[unit].sites.includes('village'))) {
    shuffleIn(state.piles.regular, state.offers.units);
    state.offers.units = [];
    dealUnits(state, io);
  }
}

/** A game that begins at night begins without gold and black dice (MK-VDAY-01). */
function firstSource(state: State, chance: Chance): Mana[] {
  const dice = rollSource(offeredUnits(state), chance);
  return state.night ? dice.map(die => (isBasic(die) ? die : chance.face(COLOURS))) : dice;
}

function variantsOf({ settings }: Config): Variants {
  const boxes: Box[] = ['base', 'ultimate'];
  for (const box of ['lost-legion', 'tezla', 'krang'] as const) if (settings[box] === true) boxes.push(box);
  return { ...settings, boxes };
}

/** Spells that touch other players are of use only where there are some (MK-S04-02, MK-VFRI-02). */
const spellsFor = (config: Config, spells: readonly CardId[]): readonly CardId[] =>
  isAgainstOthers(config) && config.settings['interactive-spells'] !== false
    ? spells
    : spells.filter(id => !('competitive' in cardOf(id)));

const unitsUpTo = (units: readonly UnitId[], highest: number | undefined): readonly UnitId[] =>
  highest === undefined ? units : units.filter(id => UNITS[id].level <= highest);

const tokenPiles = (tokens: BoxContents['tokens']): State['tokens'] =>
  Object.fromEntries(
    TOKEN_COLOURS.map(colour => [colour, { pile: tokens[colour].slice(), discard: [], unseen: 0 }]),
  ) as unknown as State['tokens'];

/** The tile stack: countryside on top, core and city tiles below (MK-SETUP-17..20); the rest is left out. */
function tilesFor(config: Config, chance: Chance, all: BoxContents['tiles']): State['tiles'] {
  const { scenario, seats } = config;
  const data = scenarioData(scenario as ScenarioId);
  const { tiles: epic = 0 } = epicOf(config) ?? {};
  const more = epic === 'all' ? Number.POSITIVE_INFINITY : epic;
  const country = choose(
    all.countryside,
    byPlayers(data.country, seats) + more,
    chance,
    data.sorted ? () => true : data.first?.country,
  );
  const core = choose(all.core, byPlayers(data.core, seats) + more, chance, data.first?.core);
  const wanted = data.city;
  const cities = choose(
    all.city,
    citiesFor(config) + (epic === 'all' ? 0 : epic),
    chance,
    wanted && (tile => tile.hexes.some(h => h.site === 'city' && h.colour === wanted)),
  );
  return {
    country: country.chosen,
    core: [...core.chosen, ...cities.chosen].sort(),
    leftCountry: country.left.sort(),
    leftCore: core.left.sort(),
  };
}

/** So many tiles, those that always belong to the scenario first, in the order of their numbers; the others at random. */
function choose(
  all: readonly TileId[],
  count: number,
  chance: Chance,
  first: (tile: Tile) => boolean = () => false,
): { readonly chosen: TileId[]; readonly left: TileId[] } {
  const always = all.filter(id => first(TILES[id])).slice(0, count);
  const left = all.filter(id => !always.includes(id));
  const drawn = chance.deal(left, Math.min(left.length, count - always.length));
  const chosen = new Set([...always, ...drawn]);
  return { chosen: all.filter(id => chosen.has(id)), left };
}

/** Levels in the order in which cities will be revealed. */
function levelsFor(config: Config): number[] {
  const { scenario, seats, settings } = config;
  const data = scenarioData(scenario as ScenarioId);
  const epic = epicOf(config);
  const agreed = settings['city-level'];
  const levels =
    typeof agreed === 'number'
      ? [agreed]
      : (epic?.levels ?? byPlayers<readonly number[]>(data.levels as readonly number[], seats));
  const least = hasTeamCities(config) ? TEAM_CITY_LEVEL : 0;
  const all = Array.from({ length: citiesFor(config) + (typeof epic?.tiles === 'number' ? epic.tiles : 0) }, (_, i) =>
    Math.max(least, levels[Math.min(i, levels.length - 1)] as number),
  );
  return grown(config, all);
}

/** The last city is a megalopolis of the agreed level, or both are (MK-MEGA-02..04, -17). */
function grown({ settings }: Config, levels: readonly number[]): number[] {
  const which = growth(settings);
  if (which === 'last' && levels.length > MOST_CITIES)
    throw new BadConfig(
      `A megalopolis needs a city card besides: it is possible with up to ${MOST_CITIES} cities, not with ${levels.length}.`,
      `Eine Megalopolis braucht noch eine Stadtkarte: Sie ist bei bis zu ${MOST_CITIES} Städten möglich, nicht bei ${levels.length}.`,
    );
  if (which === 'both' && levels.length !== 2)
    throw new BadConfig(
      `Two megalopolises are possible with two cities, not with ${levels.length}.`,
      `Zwei Megalopolen sind bei zwei Städten möglich, nicht bei ${levels.length}.`,
    );
  const level = Number(settings['megalopolis-level']);
  return levels.map((one, i) => (which === 'both' || (which === 'last' && i === levels.length - 1) ? level : one));
}

/** The starting tile and the tiles beside it, two or three (MK-SETUP-21, -22), or those of a map laid out beforehand, all of them if it is open (MK-S10-18). */
function layFirstTiles(state: State, io: Io): void {
  const { shape } = state.map;
  const wide = shape.startsWith('open') || shape === 'fixed';
  layTile(state, io, wide ? 'start-b' : 'start-a', START, null);
  const { fixed } = scenarioData(state.scenario);
  const open = fixed && state.variants['open-map'] === true ? [...fixed.country, ...fixed.core] : [];
  const first = fixed?.faceUp ?? [[1, 0], [0, 1], ...(wide ? [[1, -1] as const] : [])];
  for (const [x, y] of [...first, ...open] as readonly (readonly [number, number])[]) {
    const tile = nextTile(state, io, slotAt(x, y));
    if (tile !== null) layTile(state, io, tile, slotAt(x, y), null, turned(state, io));
  }
}
