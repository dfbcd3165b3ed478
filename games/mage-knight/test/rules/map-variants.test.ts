import { newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { type TileId, tileOf } from '../../content/tiles.ts';
import { mageKnight } from '../../index.ts';
import { layTile, mayLay } from '../../rules/exploring.ts';
import { START, slotAt } from '../../rules/lattice.ts';
import { hexesOf, printedAt } from '../../rules/map.ts';
import { newSite } from '../../rules/sites.ts';
import { isWallBetween } from '../../rules/walls.ts';
import { type Hex, type State, turnOf } from '../../state.ts';
import { hexOn, hold, layMap, type Sitting, sit, stand } from '../positions.ts';

type Settings = Readonly<Record<string, string | number | boolean>>;
const begun = (scenario: ScenarioId, seats: number, settings: Settings, seed: string): State =>
  table(mageKnight, { config: { scenario, seats, settings }, seed }).state;

const SLOT = slotAt(1, 1);
/** Seat 0 explores; the tile is turned as the die says (1 is not at all). */
const exploring = (tile: TileId, die: number, settings: Settings = { 'random-orientation': true }): Sitting =>
  sit({ settings }, state => {
    hold(state, 0, 'rage');
    stand(state, 0, hexOn(1, 0, 6));
    turnOf(state).move = 2;
    state.tiles = { ...state.tiles, country: [tile] };
  }).choose(`explore:${SLOT}`, [die]);
/** What lies around the centre, clockwise from the north-east. */
const around = ({ state }: Sitting): string[] =>
  [1, 2, 3, 4, 5, 6].map(position => {
    const { terrain, site } = printedAt(state, hexOn(1, 1, position)) ?? {};
    return site ?? terrain ?? '';
  });

describe('tiles turned at random', () => {
  const PRINTED = ['lake', 'village', 'plains', 'plains', 'forest', 'marauding-orcs'];

  test('MK-VMAP-02 a tile revealed lies in any of six ways, with all that is printed on it', () => {
    for (let die = 1; die <= 6; die++) {
      const t = exploring('country-1', die);
      expect(t.state.map.laid[SLOT]).toEqual({ tile: 'country-1', turn: die - 1 });
      // Turned clockwise: what was in the north-east comes later in the row.
      expect(around(t)).toEqual([...PRINTED.slice(7 - die), ...PRINTED.slice(0, 7 - die)]);
      expect(t.state.map.sites[SLOT]?.kind).toBe('magical-glade');
      const village = hexesOf(SLOT, die - 1)[2] as Hex;
      expect(t.state.map.sites[village]?.kind).toBe('village');
    }
    expect(around(exploring('country-1', 1))).toEqual(PRINTED);
  });

  test('MK-VMAP-02 it is told how it lies, and drawn so', () => {
    const t = exploring('country-1', 3);
    expect(t.happened()).toContainEqual({
      kind: 'explored',
      seat: 0,
      tile: 'country-1',
      slot: SLOT,
      turn: 2,
      rule: 'MK-EXPL-05',
    });
    const { en, de } = mageKnight.texts.events.explored;
    const told = (die: number) =>
      exploring('country-1', die)
        .happened()
        .flatMap(event =>
          event.kind === 'explored' && typeof en === 'function' && typeof de === 'function'
            ? [en(event, String), de(event, String)]
            : [],
        );
    expect(told(3)).toEqual([
      '0 reveals tile 1 at I23, turned by 120 degrees.',
      '0 deckt bei I23 Kartenteil 1 auf, um 120 Grad gedreht.',
    ]);
    expect(told(1)).toEqual(['0 reveals tile 1 at I23.', '0 deckt bei I23 Kartenteil 1 auf.']);
    const drawn = (die: number) =>
      mageKnight.draw(mageKnight.view(exploring('country-1', die).state, 0), {
        lang: 'en',
        plain: false,
        seat: String,
      });
    expect(drawn(3)).not.toEqual(drawn(1));
  });

  test('MK-VMAP-02 without it every tile lies by its number', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      stand(state, 0, hexOn(1, 0, 6));
      turnOf(state).move = 2;
      state.tiles.country = ['country-1'];
    }).choose(`explore:${SLOT}`);
    expect(t.state.map.laid[SLOT]?.turn).toBe(0);
  });

  test('MK-VMAP-02 those of the set-up too, but for the first one, in every scenario', () => {
    for (const { id, seats } of mageKnight.scenarios) {
      const turns = new Set<number>();
      for (let i = 0; i < 12; i++) {
        const { laid } = begun(id as ScenarioId, seats[0] ?? 1, { 'random-orientation': true }, `turned ${i}`).map;
        expect(laid[START]?.turn).toBe(0);
        for (const [slot, { turn }] of Object.entries(laid)) if (Number(slot) !== START) turns.add(turn);
      }
      expect([id, turns.size]).toEqual([id, 6]);
    }
  });

  test('MK-VMAP-02 walls turn with their tile', () => {
    // One wall is printed on it, between the centre and the space in the north-east.
    const walled = (turn: number): number[] => {
      const { state } = sit({}, one => layMap(one, []));
      state.map.laid[SLOT] = { tile: 'country-14', turn };
      return [1, 2, 3, 4, 5, 6].filter(position => isWallBetween(state, SLOT, hexOn(1, 1, position)));
    };
    expect([0, 1, 2, 3, 4, 5].map(walled)).toEqual([[1], [2], [3], [4], [5], [6]]);
  });

  test('MK-VMAP-03 tiles keep to their places, whatever meets at their edges', () => {
    for (let die = 1; die <= 6; die++) {
      const { state } = exploring('country-1', die);
      state.tiles.country = ['country-2'];
      // The same seven spaces, and the same places for the next tile.
      expect(hexesOf(SLOT, die - 1).toSorted()).toEqual(hexesOf(SLOT, 0).toSorted());
      expect([mayLay(state, slotAt(2, 1)), mayLay(state, slotAt(-1, 1))?.rule]).toEqual([null, 'MK-EXPL-03']);
    }
  });
});

describe('random cities', () => {
  const revealed = (tile: TileId, seed: string, settings: Settings, standing: State['map']['sites'] = {}): State => {
    const { state } = sit({ settings }, one => {
      layMap(one, []);
      Object.assign(one.map.sites, standing);
    });
    layTile(state, { chance: newChance(seed) }, tile, SLOT, 0);
    return state;
  };
  const colours = (settings: Settings, standing: State['map']['sites'] = {}): string[] => {
    const found = new Set<string>();
    for (let i = 0; i < 80; i++)
      found.add(String(revealed('core-7', `city ${i}`, settings, standing).map.sites[SLOT]?.colour));
    return [...found].toSorted();
  };

  test('MK-VMAP-05 whatever the tile shows, a city is drawn among those that do not stand yet', () => {
    expect(colours({ 'random-cities': true })).toEqual(['blue', 'green', 'red', 'white']);
    expect(colours({})).toEqual(['white']);
    const white = { [START + 1]: newSite('city', 'white') };
    expect(colours({ 'random-cities': true }, white)).toEqual(['blue', 'green', 'red']);
  });

  test('MK-VMAP-05 the garrison is that of the city drawn', () => {
    const garrisons: Record<string, string> = {};
    for (let i = 0; i < 80; i++) {
      const { colour, tokens } = revealed('core-7', `city ${i}`, { 'random-cities': true, 'city-level': 4 }).map.sites[
        SLOT
      ] as State['map']['sites'][number];
      garrisons[String(colour)] = tokens.map(one => one.colour).join(' ');
    }
    // Level 4 of each colour.
    expect(garrisons).toEqual({
      white: 'white grey grey',
      blue: 'white violet grey',
      red: 'violet violet brown',
      green: 'white brown grey',
    });
  });

  test('MK-VMAP-05 it is told which city stands there', () => {
    const { state } = sit({ settings: { 'random-cities': true } }, one => layMap(one, []));
    const heard: object[] = [];
    layTile(state, { chance: newChance('a'), tell: event => heard.push(event) }, 'core-7', SLOT, 0);
    const { colour } = state.map.sites[SLOT] as State['map']['sites'][number];
    expect(heard).toContainEqual({ kind: 'city-drawn', at: SLOT, colour, rule: 'MK-VMAP-05' });
  });

  test.each([
    ['mines-liberation', 'core-8'],
    ['druid-nights', 'core-5'],
    ['dungeon-lords', 'core-6'],
    ['conquer-and-hold', 'core-7'],
  ] as const)('MK-VMAP-06 %s keeps its tile %s, with a random city on it', (scenario, tile) => {
    const found = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const state = begun(scenario, 2, { 'random-cities': true }, `city ${i}`);
      expect(state.tiles.core.filter(id => tileOf(id).kind === 'city')).toEqual([tile]);
      layTile(state, { chance: newChance(`drawn ${i}`) }, tile, slotAt(5, 5), 0);
      found.add(String(state.map.sites[slotAt(5, 5)]?.colour));
    }
    expect([...found].toSorted()).toEqual(['blue', 'green', 'red', 'white']);
  });
});

describe('the open map of Conquer and Hold', () => {
  test('MK-S10-18 all nine tiles lie face up from the start, countryside and core in their places', () => {
    const state = begun('conquer-and-hold', 2, { 'open-map': true }, 'open');
    const kinds = Object.fromEntries(
      Object.entries(state.map.laid).map(([slot, { tile }]) => [Number(slot), tileOf(tile).kind]),
    );
    const country = [slotAt(1, 0), slotAt(0, 1), slotAt(1, -1), slotAt(1, 1), slotAt(2, -1)];
    const core = [slotAt(2, 0), slotAt(2, 1), slotAt(3, 0), slotAt(3, -1)];
    expect(country.map(slot => kinds[slot])).toEqual(country.map(() => 'countryside'));
    expect(core.map(slot => kinds[slot]).toSorted()).toEqual(['city', 'core', 'core', 'core']);
    expect([Object.keys(kinds).length, state.tiles.country, state.tiles.core]).toEqual([10, [], []]);
    expect(mayLay(state, slotAt(4, 0))?.rule).toBe('MK-EXPL-03');
  });

  test('MK-S10-18 else three of them do; other scenarios have no map to be opened', () => {
    expect(Object.keys(begun('conquer-and-hold', 2, {}, 'closed').map.laid).length).toBe(4);
    expect(() => begun('full-conquest', 2, { 'open-map': true }, 'open')).toThrow('has no setting "open-map"');
  });

  test('MK-S10-19 three players may play it, best over four rounds, or over six', () => {
    const rounds = (seats: number, settings: Settings = {}) =>
      begun('conquer-and-hold', seats, settings, 'rounds').rounds;
    expect([rounds(2), rounds(3), rounds(4), rounds(3, { rounds: 6 })]).toEqual([6, 4, 4, 6]);
    expect(() => rounds(2, { rounds: 4 })).toThrow('"rounds" can be 6 with 2 seats');
    expect(() => rounds(4, { rounds: 6 })).toThrow('"rounds" can be 4 with 4 seats');
    // Everybody plays for themselves.
    expect(begun('conquer-and-hold', 3, {}, 'teams').heroes.map(({ team }) => team)).toEqual([0, 1, 2]);
  });
});
