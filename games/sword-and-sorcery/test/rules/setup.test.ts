import { newPile, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Adventure } from '../../content/adventures/adventure.ts';
import { ADVENTURES, adventureOf } from '../../content/adventures/index.ts';
import type { EventId } from '../../content/events.ts';
import { swordAndSorcery } from '../../index.ts';
import { healthOf } from '../../rules/values.ts';
import { begun, start } from '../begun.ts';
import { lastTurn } from '../laid.ts';
import { type Sitting, sit, zone } from '../positions.ts';

const yard = adventureOf('sparring-yard');

describe('set-up', () => {
  test('SS-SETUP-01 map, decks, figures, tokens and cards lie as the adventure says', () => {
    const { state } = begun(1, 4);
    expect(pileCards(state.events.deck)).toEqual([...yard.events.deck].sort());
    expect([state.events.up, state.events.day]).toEqual([[], null]);
    expect(state.enemies.map(({ id, bodies }) => [id, bodies[0]?.zone])).toEqual([
      ['gremlin-green-1', zone('3A.a')],
      ['brigand-green-1', zone('5B.c')],
    ]);
    expect(pileCards(state.supplies.enemy.pile)).toHaveLength(yard.enemies.length - 2);
    expect(state.doors.map(door => door.state)).toEqual(['closed', 'locked']);
    expect(state.chests).toEqual([{ zone: zone('1A.h'), lock: null }]);
    expect(state.searches).toEqual([zone('1A.y')]);
    expect(state.portals.map(portal => [portal.zone, portal.open])).toEqual([
      [zone('5B.c'), true],
      [zone('3A.b'), true],
    ]);
    expect(state.altars).toEqual([{ zone: zone('2A.n'), active: true }]);
    expect(state.storyCards).toEqual([{ event: 'story-1', zone: zone('6A.c') }]);
    expect(state.heroes.map(hero => hero.zone)).toEqual(state.heroes.map(() => zone('2A.c')));
  });

  test('SS-SETUP-02 the players choose heroes one after the other, nobody the same', () => {
    const t = start(2, 3);
    expect([t.kind, t.seat, t.offered().length]).toEqual(['hero', 0, 10]);
    t.choose('hero:ecarus,white-rose');
    expect([t.seat, t.offered('hero:ecarus')]).toEqual([1, []]);
    t.choose('hero:laegon,archer');
    expect(t.seat).toBe(0);
    t.choose('hero:thorgar,cleric');
    expect(t.state.heroes.map(({ id, seat, class: own }) => [id, seat, own])).toEqual([
      ['ecarus', 0, 'white-rose'],
      ['laegon', 1, 'archer'],
      ['thorgar', 0, 'cleric'],
    ]);
  });

  test('SS-SETUP-03 shards and crowns of the adventure; crowns are spent in the Emporium', () => {
    const { state } = begun(1, 3);
    expect(yard.single).toEqual({ rank: 1, shards: 0, crowns: 15 });
    expect(state.shards).toBe(0);
    expect(state.heroes.map(({ coins, rank }) => [coins, rank])).toEqual([
      [[1, 1, 0], 1],
      [[1, 1, 0], 1],
      [[1, 1, 0], 1],
    ]);
    expect(state.coins).toEqual([12, 12, 5]);
    expect(state.stage).toBe('emporium');
  });

  test('SS-SETUP-10 two heroes get 2 health and a potion each and 3 shards, three get nothing', () => {
    const given = (heroes: number) => {
      const { state } = begun(1, heroes);
      const potions = state.heroes.map(({ pack }) => pack.filter(({ id }) => id === 'healing-potion').length);
      const health = state.heroes.map(({ id }) => healthOf(state, id));
      return {
        health,
        shards: state.shards,
        potions,
        left: state.market.filter(({ id }) => id === 'healing-potion').length,
      };
    };
    // One of them is part of what every hero begins with.
    expect(given(2)).toEqual({ health: [6 + 2, 8 + 2], shards: 3, potions: [2, 2], left: 1 });
    expect(given(3)).toEqual({ health: [6, 8, 7], shards: 0, potions: [1, 1, 1], left: 2 });
  });

  test('SS-SETUP-04 every hero begins without wounds', () => {
    const { state } = begun(1, 5);
    expect(state.heroes.map(({ wounds, ghost, conditions, fire }) => [wounds, ghost, conditions, fire])).toEqual(
      Array(5).fill([0, false, [], []]),
    );
  });

  test('SS-SETUP-05 two heroes at least, five at most', () => {
    for (const { settings, seats } of swordAndSorcery.scenarios) {
      expect(settings.find(({ id }) => id === 'heroes')?.values).toEqual([2, 3, 4, 5]);
      expect(seats).toEqual([1, 2, 3, 4, 5]);
    }
    expect(start(1, 2).state.size).toBe(2);
  });

  test('SS-SETUP-06, SS-SETUP-EX1 who plays alone with three heroes plays a game for three', () => {
    const { state } = begun(1, 3);
    expect([state.size, state.seats, state.heroes.map(({ seat }) => seat)]).toEqual([3, 1, [0, 0, 0]]);
    // Enemies are managed by heroes, not by the one player: two enemies, two managers.
    expect(state.enemies.map(({ manager }) => manager)).toEqual([state.heroes[0]?.id, state.heroes[1]?.id]);
    const t = sit({ heroes: ['white-rose', 'archer', 'cleric'], begun: false });
    expect(t.offered('next')).toHaveLength(3);
  });

  test('SS-OVER-03 the prologue is read when the adventure begins, an epilogue when it ends', () => {
    const paragraphs = (t: Sitting): string[] =>
      t.events().flatMap(event => (event.kind === 'story' ? [event.paragraph] : []));
    expect(paragraphs(begun(1, 2))).toEqual(['sparring-yard/prologue']);
    const end = (victory: boolean): string[] =>
      paragraphs(
        sit({}, state => {
          lastTurn(state);
          state.events.deck = newPile<EventId>([]);
          if (victory) state.enemies = [];
        }).choose('end'),
      );
    expect([end(true), end(false)]).toEqual([['sparring-yard/won'], ['sparring-yard/lost']]);
    for (const { prologue, epilogue } of Object.values<Adventure>(ADVENTURES))
      for (const text of [prologue, epilogue.won, epilogue.lost])
        expect(text.en.length * text.de.length).toBeGreaterThan(0);
  });

  test('SS-SETUP-08 a part of the map that nothing leads to cannot be entered', () => {
    const steps = (wall: boolean): string[] =>
      sit({ at: '1A.s' }, state => {
        const [door] = state.doors;
        if (door) door.state = wall ? 'wall' : 'open';
      }).offered('step');
    expect(steps(false)).toContain(`step:${zone('1A.h')}`);
    expect(steps(true)).not.toContain(`step:${zone('1A.h')}`);
  });

  test('SS-OVER-01, SS-OVER-04 one to five players lead the heroes; nobody decides for the enemies as such', () => {
    const t = begun(2, 2);
    expect(new Set(t.state.heroes.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(t.state.enemies.every(({ manager }) => t.state.heroes.some(({ id }) => id === manager))).toBe(true);
  });
});
