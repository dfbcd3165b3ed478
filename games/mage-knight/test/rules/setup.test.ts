import { type Config, newChance, pileSize } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { ADVANCED_ACTIONS } from '../../content/advanced-actions.ts';
import { ARTIFACTS } from '../../content/artifacts.ts';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import { LEVELS, levelAt } from '../../content/levels.ts';
import { SPELLS } from '../../content/spells.ts';
import { type TileId, tileOf } from '../../content/tiles.ts';
import { UNITS, type UnitId, unitOf } from '../../content/units.ts';
import type { Box } from '../../content/words.ts';
import { mageKnight } from '../../index.ts';
import { changeReputation, gainFame } from '../../rules/gain.ts';
import { skillsFor, startingDeck } from '../../rules/heroes.ts';
import { START, slotAt } from '../../rules/lattice.ts';
import { refillActions, refillSpells } from '../../rules/offers.ts';
import { rollSource } from '../../rules/source.ts';
import type { State } from '../../state.ts';
import { deck, hold, me, type Sitting, sit } from '../positions.ts';

const fresh = (config: Partial<Config>, seed = 'test'): Sitting => table(mageKnight, { config, seed });
const conquest = (seats: number, seed = 'test', settings = {}): Sitting =>
  fresh({ scenario: 'full-conquest', seats, settings }, seed);
const seeds = Array.from({ length: 30 }, (_, i) => `seed-${i}`);
const inBoxes = (cards: Readonly<Record<string, { readonly box: Box }>>, ...boxes: readonly Box[]): string[] =>
  Object.keys(cards).filter(id => boxes.includes((cards[id] as { readonly box: Box }).box));
const isCity = (tile: TileId): boolean => tileOf(tile).kind === 'city';
/** Slots of the laid tiles but the first, in order. */
const laid = ({ map }: State): number[] => Object.keys(map.laid).map(Number);
const tilesLaid = ({ map }: State): TileId[] => Object.values(map.laid).map(({ tile }) => tile);

/** Everybody takes the first hero offered. */
function seated(t: Sitting): Sitting {
  while (t.kind === 'hero') t.choose(t.offered()[0] as string);
  return t;
}

describe('set-up', () => {
  test('MK-SETUP-01 everybody begins with fame 0 and reputation 0', () => {
    const { heroes } = conquest(4).state;
    expect(heroes.map(({ fame, reputation, level }) => [fame, reputation, level])).toEqual(
      Array.from({ length: 4 }, () => [0, 0, 1]),
    );
  });

  test('MK-SETUP-04 artifacts are a deck, and none of them lies in an offer', () => {
    const { piles, offers } = conquest(2).state;
    expect(piles.artifacts.rest.toSorted()).toEqual(inBoxes(ARTIFACTS, 'base', 'ultimate').toSorted());
    expect(Object.keys(offers).toSorted()).toEqual(['actions', 'monastery', 'skills', 'spells', 'units']);
  });

  test('MK-SETUP-06 MK-SETUP-07 three spells and three advanced actions lie open, the others form their decks', () => {
    const { piles, offers } = conquest(2).state;
    expect([offers.spells.length, offers.actions.length]).toEqual([3, 3]);
    expect([...offers.spells, ...piles.spells.rest].toSorted()).toEqual(inBoxes(SPELLS, 'base', 'ultimate').toSorted());
    expect([...offers.actions, ...offers.monastery, ...piles.actions.rest].toSorted()).toEqual(
      inBoxes(ADVANCED_ACTIONS, 'base', 'ultimate').toSorted(),
    );
  });

  test('MK-SETUP-08 the common offer of skills is empty', () => {
    expect(conquest(4).state.offers.skills).toEqual([]);
  });

  test('MK-SETUP-09 regular and elite units are two decks', () => {
    const { piles, offers } = conquest(3).state;
    const all = (tier: 'regular' | 'elite'): UnitId[] =>
      (Object.keys(UNITS) as UnitId[])
        .filter(id => unitOf(id).tier === tier && ['base', 'ultimate'].includes(unitOf(id).box))
        .flatMap(id => Array.from({ length: unitOf(id).copies }, () => id))
        .toSorted();
    expect(piles.elite.rest.toSorted()).toEqual(all('elite'));
    expect([...piles.regular.rest, ...offers.units].toSorted()).toEqual(all('regular'));
  });

  test('MK-SETUP-10 MK-SETUP-14 two regular units and two dice more than players; a dummy does not count', () => {
    for (const seats of [2, 3, 4]) {
      const { offers, source } = conquest(seats).state;
      expect([offers.units.length, source.length]).toEqual([seats + 2, seats + 2]);
      expect(offers.units.every(id => unitOf(id).tier === 'regular')).toBe(true);
    }
    const alone = seated(fresh({ scenario: 'solo-conquest', seats: 1 })).state;
    expect([alone.dummy === null, alone.offers.units.length, alone.source.length]).toEqual([false, 3, 3]);
    const three = seated(fresh({ scenario: 'full-cooperation', seats: 3 })).state;
    expect([three.dummy === null, three.offers.units.length, three.source.length]).toEqual([false, 5, 5]);
  });

  test('MK-SETUP-11 MK-SETUP-23 a monastery among the first tiles brings one advanced action, and nothing goes back', () => {
    const found = new Set<number>();
    for (const seed of seeds) {
      const { map, offers, piles } = conquest(4, seed).state;
      const monasteries = Object.values(map.sites).filter(({ kind }) => kind === 'monastery').length;
      found.add(monasteries);
      expect(offers.monastery.length).toBe(monasteries);
      expect(pileSize(piles.actions)).toBe(inBoxes(ADVANCED_ACTIONS, 'base', 'ultimate').length - 3 - monasteries);
      expect(piles.actions.bottom).toEqual([]);
    }
    expect(found.has(0) && found.has(1)).toBe(true);
  });

  test('MK-SETUP-23 the orcs of the first tiles stand there face up, the garrison of a keep lies face down', () => {
    const kinds = new Set<string>();
    for (const seed of seeds)
      for (const site of Object.values(conquest(4, seed).state.map.sites)) {
        if (site.kind === 'marauding-orcs')
          expect(site.tokens.map(({ colour, token }) => [colour, token !== null])).toEqual([['green', true]]);
        if (site.kind === 'keep') expect(site.tokens).toEqual([{ colour: 'grey', token: null }]);
        kinds.add(site.kind);
      }
    expect(['marauding-orcs', 'keep'].every(kind => kinds.has(kind))).toBe(true);
  });

  test('MK-SETUP-12 MK-SETUP-16 it begins by day, with the six tactics of the day', () => {
    const { night, tactics, round } = conquest(2).state;
    expect([night, round]).toEqual([false, 1]);
    expect(tactics).toEqual(['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment']);
  });

  test('MK-SETUP-15 gold and black dice are rolled again together until half of all are basic', () => {
    const rolled = (count: number, ...dice: number[]): [string[], number] => {
      const chance = newChance('dice');
      chance.add({ dice });
      return [rollSource(count, chance), chance.laid.length];
    };
    // 1 red, 2 blue, 3 green, 4 white, 5 gold, 6 black. Two of four: half is enough.
    expect(rolled(4, 5, 1, 6, 2, 3)).toEqual([['red', 'blue', 'gold', 'black'], 1]);
    // One of four: the other three are rolled again, until two are basic.
    expect(rolled(4, 5, 1, 6, 5, 5, 6, 6, 5, 4, 6)).toEqual([['red', 'white', 'gold', 'black'], 0]);
    // Two of five are less than half.
    expect(rolled(5, 1, 2, 5, 5, 6, 3, 3, 3)).toEqual([['red', 'blue', 'green', 'green', 'green'], 0]);
    for (const seed of seeds) {
      const { source } = conquest(3, seed).state;
      expect(source.filter(({ colour }) => colour !== 'gold' && colour !== 'black').length).toBeGreaterThanOrEqual(3);
    }
  });

  test('MK-SETUP-17 MK-SETUP-18 MK-SETUP-19 MK-SETUP-24 the stack is as large as the scenario says, the first tiles included', () => {
    const stacks = new Set<string>();
    for (const seed of seeds) {
      const { state } = conquest(2, seed);
      const { country, core, leftCountry, leftCore } = state.tiles;
      // 8 countryside tiles, two of them laid at once; 1 core tile and 2 cities; the rest is left out, and no city is among it.
      expect([country.length, core.length, core.filter(isCity).length]).toEqual([6, 3, 2]);
      expect([leftCountry.length, leftCore.length, leftCore.filter(isCity).length]).toEqual([3, 3, 0]);
      const first = tilesLaid(state).filter(tile => tileOf(tile).kind === 'countryside');
      expect(first.length).toBe(2);
      expect(new Set([...country, ...leftCountry, ...first]).size).toBe(11);
      stacks.add(leftCountry.join()).add(core.join());
    }
    expect(stacks.size).toBeGreaterThan(20);
    const four = conquest(4).state.tiles;
    expect([four.country.length, four.core.length, four.core.filter(isCity).length]).toEqual([8, 7, 4]);
  });

  test('MK-SETUP-21 MK-SETUP-22 side A with two tiles, side B with three, all turned like the first', () => {
    const wedge = conquest(2).state;
    expect(laid(wedge).toSorted()).toEqual([START, slotAt(1, 0), slotAt(0, 1)].toSorted());
    expect(wedge.map.laid[START]?.tile).toBe('start-a');
    const open = conquest(4).state;
    expect(laid(open).toSorted()).toEqual([START, slotAt(1, 0), slotAt(0, 1), slotAt(1, -1)].toSorted());
    expect(open.map.laid[START]?.tile).toBe('start-b');
    for (const { turn } of [...Object.values(wedge.map.laid), ...Object.values(open.map.laid)]) expect(turn).toBe(0);
  });

  test('MK-SETUP-28 MK-SETUP-29 five level tokens, each for two levels: the first gives armor 2 and a hand of 5', () => {
    expect(LEVELS.map(({ armor, hand }) => `${armor}/${hand}`)).toEqual(
      ['2/5', '3/5', '3/6', '4/6', '4/7'].flatMap(token => [token, token]),
    );
  });

  test('MK-SETUP-30 MK-SETUP-31 one command token at the start and one for every odd level', () => {
    expect(LEVELS.map(({ commands }) => commands)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('MK-SETUP-32 MK-SETUP-33 16 cards of the own hero, five of them in hand', () => {
    const t = conquest(2).choose('hero:tovak').choose('hero:goldyx');
    for (const { hero, hand, deck: cards, discard } of t.state.heroes) {
      expect([hand.length, pileSize(cards), discard]).toEqual([5, 11, []]);
      expect([...hand, ...cards.rest].toSorted()).toEqual(startingDeck(hero as HeroId).toSorted());
    }
    expect(startingDeck('tovak').toSorted()).toEqual([
      'cold-toughness',
      'concentration',
      'crystallize',
      'instinct',
      'mana-draw',
      'march',
      'march',
      'promise',
      'rage',
      'rage',
      'stamina',
      'stamina',
      'swiftness',
      'swiftness',
      'threaten',
      'tranquility',
    ]);
    for (const hero of Object.keys(HEROES) as HeroId[]) expect(startingDeck(hero).length).toBe(16);
  });

  test('MK-SETUP-34 played cards go to the discard pile at the end of the turn, discarded ones at once', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage', 'stamina');
      deck(state, 1, 'rage');
    });
    t.choose('play:march,basic');
    expect([me(t).discard, me(t).played.map(({ card }) => card)]).toEqual([[], ['march']]);
    t.choose('rest').choose('discard:rage');
    expect(me(t).discard).toEqual(['rage']);
    t.choose('done').choose('end').choose('done');
    expect([me(t).discard, me(t).played]).toEqual([['march', 'rage'], []]);
  });

  test('MK-SETUP-35 the figure enters the map in the first turn', () => {
    const t = sit({ begun: false }, state => {
      state.next = 0;
      for (const seat of [0, 1]) {
        hold(state, seat, 'rage');
        deck(state, seat, 'march', 'march');
      }
    });
    expect(t.state.heroes.map(({ at }) => at)).toEqual([START, null]);
  });

  test('MK-SETUP-37 every hero has a pile of ten skills', () => {
    const { state } = conquest(2);
    for (const hero of Object.keys(HEROES) as HeroId[]) {
      const skills = skillsFor(state, hero);
      expect([hero, skills.length, new Set(skills).size]).toEqual([hero, 10, 10]);
    }
    const t = conquest(2).choose('hero:tovak');
    const { skillPile, skills } = t.state.heroes.find(({ hero }) => hero === 'tovak') ?? {};
    expect([skillPile, skills]).toEqual([skillsFor(t.state, 'tovak'), []]);
  });

  test('MK-SETUP-38 skills lie before their players for all to see', () => {
    const t = sit({}, state => {
      state.heroes[0]?.skills.push({ skill: 'double-time', used: false, out: false, colour: null });
    });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(mageKnight.view(t.state, viewer).heroes[0]?.skills.map(({ skill }) => skill)).toEqual(['double-time']);
  });

  test('MK-SETUP-40 fame goes on beyond the track, levels end at 10; reputation stops at both ends', () => {
    const t = sit();
    const io = { chance: newChance('x') };
    gainFame(t.state, io, 0, 119, 'MK-RNG-10');
    gainFame(t.state, io, 0, 30, 'MK-RNG-10');
    expect([me(t).fame, levelAt(149), levelAt(99), levelAt(98)]).toEqual([149, 10, 10, 9]);
    changeReputation(t.state, io, 0, 9, 'MK-CMB-02');
    expect(me(t).reputation).toBe(7);
    changeReputation(t.state, io, 0, -20, 'MK-CMB-02');
    expect(me(t).reputation).toBe(-7);
  });

  test('MK-SETUP-41 where a deck is empty the offer stays smaller', () => {
    const t = sit({}, ({ piles, offers }) => {
      piles.actions.rest = [];
      piles.spells.rest = ['fireball'];
      offers.actions.length = 2;
      offers.spells.length = 1;
    });
    const io = { chance: newChance('x') };
    refillActions(t.state, io);
    refillSpells(t.state, io);
    expect([t.state.offers.actions.length, t.state.offers.spells.length, t.state.offers.spells[1]]).toEqual([
      2,
      2,
      'fireball',
    ]);
  });

  test('MK-SETUP-42 expansions are mixed in only where the table agrees; not in First Reconnaissance', () => {
    const boxes = ({ piles, offers }: State): Set<Box> =>
      new Set([...piles.regular.rest, ...piles.elite.rest, ...offers.units].map(id => unitOf(id).box));
    expect(boxes(conquest(2).state).has('lost-legion')).toBe(false);
    expect(boxes(conquest(2, 'test', { 'lost-legion': true }).state).has('lost-legion')).toBe(true);
    expect(conquest(2).offered()).not.toContain('hero:wolfhawk');
    expect(conquest(2, 'test', { 'lost-legion': true }).offered()).toContain('hero:wolfhawk');
    expect(() => fresh({ scenario: 'first-reconnaissance', seats: 2, settings: { 'lost-legion': true } })).toThrow(
      'lost-legion',
    );
  });
});
