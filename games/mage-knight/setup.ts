import { type Chance, type Config, type Io, newPile } from '@tafelrunde/engine';
import { ADVANCED_ACTIONS } from './content/advanced-actions.ts';
import { ARTIFACTS } from './content/artifacts.ts';
import type { Card, CardId } from './content/cards.ts';
import { ENEMIES, type Enemy, type EnemyId } from './content/enemies.ts';
import { RUINS, type Ruins, type RuinsId } from './content/ruins.ts';
import { type ScenarioId, scenarioData } from './content/scenarios/index.ts';
import { byPlayers } from './content/scenarios/scenario.ts';
import { SPELLS } from './content/spells.ts';
import { TILES, type Tile, type TileId, type TileKind } from './content/tiles.ts';
import { UNITS, type UnitCard, type UnitId } from './content/units.ts';
import { type Box, TOKEN_COLOURS, type TokenColour } from './content/words.ts';
import type { Event } from './events.ts';
import { layTile } from './rules/exploring.ts';
import { blankHero } from './rules/heroes.ts';
import { START, slotAt } from './rules/lattice.ts';
import { OFFER_SIZE, refillActions, refillSpells } from './rules/offers.ts';
import { layOutUnits } from './rules/round.ts';
import { offeredUnits } from './rules/scenario.ts';
import { newDie, rollSource } from './rules/source.ts';
import { layOutTactics } from './rules/tactics.ts';
import type { MapShape, State, Variants } from './state.ts';

/** The whole table before heroes are chosen (MK-SETUP-01..38); what depends on a hero comes with the choice. */
export function setup(config: Config, chance: Chance): State {
  const scenario = config.scenario as ScenarioId;
  const { seats } = config;
  const data = scenarioData(scenario);
  const variants = variantsOf(config);
  const isIn = (box: Box): boolean => variants.boxes.includes(box);
  const shape = byPlayers<MapShape>(data.shape, seats);
  const state: State = {
    scenario,
    variants,
    rounds: byPlayers(data.rounds, seats),
    round: 1,
    night: false,
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
      actions: newPile(cardsIn(ADVANCED_ACTIONS, isIn)),
      spells: newPile(cardsIn(SPELLS, isIn, data.mode === 'competitive')),
      artifacts: newPile(cardsIn(ARTIFACTS, isIn)),
      regular: newPile(unitsIn('regular', isIn)),
      elite: newPile(unitsIn('elite', isIn)),
    },
    tokens: Object.fromEntries(
      TOKEN_COLOURS.map(colour => [colour, { pile: tokensIn(colour, isIn), discard: [], unseen: 0 }]),
    ) as unknown as State['tokens'],
    ruins: { pile: ruinsIn(isIn), discard: [] },
    tiles: tilesFor(config, chance, isIn),
    map: { shape, laid: {}, sites: {}, coreSeen: false },
    cityLevels: levelsFor(config),
    heroes: Array.from({ length: seats }, (_, seat) => blankHero(data.mode === 'competitive' ? seat : 0)),
    dummy: null,
    turns: [],
    lasting: [],
    notes: {},
    turn: 0,
  };
  const io: Io<Event> = { chance };
  state.source = rollSource(offeredUnits(state), chance).map(newDie);
  layOutTactics(state);
  while (state.offers.actions.length < OFFER_SIZE && state.piles.actions.rest.length > 0) refillActions(state, io);
  while (state.offers.spells.length < OFFER_SIZE && state.piles.spells.rest.length > 0) refillSpells(state, io);
  layFirstTiles(state, io);
  layOutUnits(state, io);
  return state;
}

function variantsOf({ settings }: Config): Variants {
  const boxes: Box[] = ['base', 'ultimate'];
  for (const box of ['lost-legion', 'tezla', 'krang'] as const) if (settings[box] === true) boxes.push(box);
  return { ...settings, boxes };
}

const cardsIn = (cards: Readonly<Record<string, Card>>, isIn: (box: Box) => boolean, competitive = true): CardId[] =>
  Object.entries(cards).flatMap(([id, card]) =>
    isIn(card.box) && (competitive || !('competitive' in card)) ? [id as CardId] : [],
  );

const unitsIn = (tier: UnitCard['tier'], isIn: (box: Box) => boolean): UnitId[] =>
  (Object.entries(UNITS) as [UnitId, UnitCard][]).flatMap(([id, unit]) =>
    unit.tier === tier && isIn(unit.box) ? Array.from({ length: unit.copies }, () => id) : [],
  );

const tokensIn = (colour: TokenColour, isIn: (box: Box) => boolean): EnemyId[] =>
  (Object.entries(ENEMIES) as [EnemyId, Enemy][])
    .flatMap(([id, enemy]) =>
      enemy.colour === colour && isIn(enemy.box) ? Array.from({ length: enemy.copies }, () => id) : [],
    )
    .sort();

const ruinsIn = (isIn: (box: Box) => boolean): RuinsId[] =>
  (Object.entries(RUINS) as [RuinsId, Ruins][]).flatMap(([id, ruins]) => (isIn(ruins.box) ? [id] : [])).sort();

/** The tile stack: countryside on top, core and city tiles below (MK-SETUP-17..20); the rest is left out. */
function tilesFor({ scenario, seats }: Config, chance: Chance, isIn: (box: Box) => boolean): State['tiles'] {
  const data = scenarioData(scenario as ScenarioId);
  const all = (kind: TileKind): TileId[] =>
    (Object.entries(TILES) as [TileId, Tile][]).flatMap(([id, tile]) =>
      tile.kind === kind && isIn(tile.box) ? [id] : [],
    );
  const country = all('countryside');
  const count = byPlayers(data.country, seats);
  const chosen = data.sorted ? country.splice(0, count) : chance.deal(country, count);
  const core = all('core');
  const cities = all('city');
  const chosenCore = chance.deal(core, byPlayers(data.core, seats));
  const chosenCities = chance.deal(cities, byPlayers(data.cities, seats));
  return {
    country: chosen.sort(),
    core: [...chosenCore, ...chosenCities].sort(),
    leftCountry: country.sort(),
    leftCore: core.sort(),
  };
}

/** Levels in the order in which cities will be revealed. */
function levelsFor({ scenario, seats }: Config): number[] {
  const data = scenarioData(scenario as ScenarioId);
  const levels = byPlayers<readonly number[]>(data.levels as readonly number[], seats);
  return Array.from(
    { length: byPlayers(data.cities, seats) },
    (_, i) => levels[Math.min(i, levels.length - 1)] as number,
  );
}

/** The starting tile and the tiles beside it, two or three (MK-SETUP-21, -22). */
function layFirstTiles(state: State, io: Io<Event>): void {
  const { shape } = state.map;
  const open = shape.startsWith('open');
  layTile(state, io, open ? 'start-b' : 'start-a', START, null);
  const slots = [slotAt(1, 0), slotAt(0, 1), ...(open ? [slotAt(1, -1)] : [])];
  for (const slot of slots) layTile(state, io, nextTile(state, io), slot, null);
}

/** Tiles sorted by their numbers come in that order (MK-S01-01). */
function nextTile(state: State, io: Io<Event>): TileId {
  const { country } = state.tiles;
  return io.chance.draw(country);
}
