import { pileSize } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { unitOf } from '../../content/units.ts';
import { heroOf, type State } from '../../state.ts';
import { army, deck, hexOn, hold, layMap, me, type Sitting, sit, skill, source, stand, tactic } from '../positions.ts';

/** The round is over: the next one is prepared, up to the first question. */
const prepared = (arrange: (state: State) => void = () => {}, more: Parameters<typeof sit>[0] = {}): Sitting =>
  sit({ begun: false, ...more }, state => {
    state.ending = { why: 'round', left: [] };
    deck(state, 0, 'march', 'march', 'march', 'march', 'march', 'march', 'march', 'march');
    deck(state, 1, 'march', 'march', 'march', 'march', 'march', 'march', 'march', 'march');
    arrange(state);
  });

/** The last turn of seat 0 in a round that seat 1 has ended, one decision before it is over. */
const lastTurn = (arrange: (state: State) => void = () => {}): Sitting =>
  sit({ begun: false }, state => {
    state.next = 0;
    state.ending = { why: 'round', left: [0] };
    hold(state, 0, 'rage');
    deck(state, 0, 'march', 'march', 'march', 'march', 'march', 'march', 'march', 'march');
    deck(state, 1, 'march', 'march', 'march', 'march', 'march', 'march');
    arrange(state);
  });
const finish = (t: Sitting, dice: readonly number[] = []): Sitting => {
  t.choose('end').choose('discard:rage');
  return t.choose('done', dice);
};

describe('preparing a round', () => {
  test('MK-ROUND-01 MK-ROUND-03 MK-SETUP-12 day and night alternate', () => {
    const night = prepared();
    expect([night.state.round, night.state.night, night.kind]).toEqual([2, true, 'tactic']);
    const day = prepared(
      state => {
        state.round = 2;
      },
      { night: true },
    );
    expect([day.state.round, day.state.night]).toEqual([3, false]);
  });

  test('MK-ROUND-02 MK-ROUND-26 the new round is prepared in the order of the rulebook; the first one is not', () => {
    const t = prepared(state => {
      source(state, 'red', 'red');
    });
    expect(t.events(0).map(({ kind }) => kind)).toEqual([
      'round',
      'source-rolled',
      'laid-out',
      'laid-out',
      'laid-out',
      'laid-out',
      'laid-out',
      'laid-out',
      'drew',
      'drew',
    ]);
    expect(t.events().filter(({ kind }) => kind === 'laid-out')).toMatchObject([
      { what: 'unit', rule: 'MK-ROUND-07' },
      { what: 'unit', rule: 'MK-ROUND-07' },
      { what: 'unit', rule: 'MK-ROUND-07' },
      { what: 'unit', rule: 'MK-ROUND-07' },
      { what: 'action', rule: 'MK-ROUND-11' },
      { what: 'spell', rule: 'MK-ROUND-12' },
    ]);
  });

  test('MK-ROUND-04 all dice are rolled, gold and black ones again until half are basic', () => {
    const t = lastTurn(state => source(state, 'red', 'red', 'red', 'red'));
    // Gold, red, black, gold: three are rolled again, and once more.
    finish(t, [5, 1, 6, 5, 5, 6, 6, 5, 4, 6]);
    expect(t.state.source.map(({ colour }) => colour)).toEqual(['red', 'white', 'gold', 'black']);
    expect(t.leftover).toEqual([]);
  });

  test('MK-ROUND-04 a die kept by a tactic comes back to the Source too', () => {
    const t = prepared(state => {
      source(state, 'red', 'blue');
      tactic(state, 0, 'mana-steal');
      const { tactic: own } = heroOf(state, 0);
      if (own) own.die = 'red';
      const [die] = state.source;
      if (die) {
        die.by = 0;
        die.kept = 'steal';
      }
    });
    expect(t.state.source.map(({ by, kept }) => [by, kept])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('MK-ROUND-05 MK-ROUND-06 what is left of the offer goes under its own deck', () => {
    const t = prepared(state => {
      state.offers.units = ['peasants', 'fire-golems'];
      state.offers.monastery = ['ice-bolt'];
    });
    const { regular, elite, actions } = t.state.piles;
    expect([regular.bottom, elite.bottom]).toEqual([['peasants'], ['fire-golems']]);
    // Later the lowest advanced action goes below it.
    expect(actions.bottom).toContain('ice-bolt');
    expect(t.state.offers.monastery).toEqual([]);
  });

  test('MK-ROUND-07 MK-ROUND-08 players + 2 units, only regular ones before a core tile is seen', () => {
    for (const seats of [2, 3, 4]) {
      const { units } = prepared(() => {}, { seats }).state.offers;
      expect(units.map(id => unitOf(id).tier)).toEqual(Array.from({ length: seats + 2 }, () => 'regular'));
    }
  });

  test('MK-ROUND-09 after a core tile was seen they come in turn, an elite one first', () => {
    const t = prepared(
      state => {
        state.map.coreSeen = true;
      },
      { seats: 3 },
    );
    expect(t.state.offers.units.map(id => unitOf(id).tier)).toEqual(['elite', 'regular', 'elite', 'regular', 'elite']);
  });

  test('MK-ROUND-10 one advanced action for each monastery that stands', () => {
    const offered = (burned: boolean): number =>
      prepared(state => {
        layMap(state, ['country-5', 'country-7']);
        const site = state.map.sites[hexOn(1, 0, 1)];
        if (site) site.gone = burned;
      }).state.offers.monastery.length;
    expect([offered(false), offered(true)]).toEqual([2, 1]);
  });

  test('MK-ROUND-11 MK-ROUND-12 the lowest card leaves, the others move down, a new one comes', () => {
    const t = prepared(state => {
      state.offers.actions = ['blood-rage', 'ice-bolt', 'fire-bolt'];
      state.offers.spells = ['fireball', 'snowstorm', 'tremor'];
      state.piles.actions = { top: ['swift-bolt'], rest: ['agility'], bottom: [] };
      state.piles.spells = { top: ['restoration'], rest: ['mana-bolt'], bottom: [] };
    });
    expect(t.state.offers.actions).toEqual(['ice-bolt', 'fire-bolt', 'swift-bolt']);
    expect(t.state.offers.spells).toEqual(['snowstorm', 'tremor', 'restoration']);
    expect(t.state.piles.actions).toEqual({ top: [], rest: ['agility'], bottom: ['blood-rage'] });
    expect(t.state.piles.spells).toEqual({ top: [], rest: ['mana-bolt'], bottom: ['fireball'] });
  });

  test('MK-ROUND-13 the tactics are collected, and those of the new time of day are laid out', () => {
    const t = prepared();
    expect(t.state.tactics).toEqual([
      'from-the-dusk',
      'long-night',
      'mana-search',
      'midnight-meditation',
      'preparation',
      'sparing-power',
    ]);
    expect(t.state.heroes.map(({ tactic: own }) => own)).toEqual([null, null]);
  });

  test('MK-ROUND-14 skills and banners are turned up', () => {
    const t = prepared(state => {
      skill(state, 0, 'double-time');
      army(state, 0, 'peasants');
      const { skills, units } = heroOf(state, 0);
      if (skills[0]) skills[0].used = true;
      if (units[0]) {
        units[0].banner = 'banner-of-glory';
        units[0].bannerUsed = true;
      }
    });
    t.choose('pass');
    expect([me(t).skills[0]?.used, me(t).units[0]?.bannerUsed]).toEqual([false, false]);
  });

  test('MK-ROUND-15 each banner may stay or is shuffled into the deed deck', () => {
    const bannered = (state: State): void => {
      army(state, 0, 'peasants', 'herbalists');
      deck(state, 0);
      const { units } = heroOf(state, 0);
      if (units[0]) units[0].banner = 'banner-of-glory';
      if (units[1]) units[1].banner = 'banner-of-fear';
    };
    const t = prepared(bannered);
    expect([t.kind, t.seat, t.offered()]).toEqual(['banners', 0, ['pass', 'discard:banner-of-glory']]);
    t.choose('discard:banner-of-glory').choose('pass');
    expect(me(t).units.map(({ banner }) => banner)).toEqual([null, 'banner-of-fear']);
    // It was shuffled in and drawn.
    expect([me(t).hand, me(t).discard]).toEqual([['banner-of-glory'], []]);
  });

  test('MK-ROUND-16 units are ready again, wounded ones too; their wounds stay', () => {
    const t = prepared(state => {
      army(state, 0, 'peasants', 'herbalists');
      for (const [i, unit] of heroOf(state, 0).units.entries()) {
        unit.spent = true;
        unit.wounds = i;
      }
    });
    expect(me(t).units.map(({ spent, wounds }) => [spent, wounds])).toEqual([
      [false, 0],
      [false, 1],
    ]);
  });

  test('MK-ROUND-17 hand, deck and discard pile become one deck, wounds too, and a hand is drawn', () => {
    const t = prepared(state => {
      hold(state, 0, 'wound', 'rage');
      heroOf(state, 0).discard = ['stamina', 'wound'];
      deck(state, 0, 'march', 'swiftness');
    });
    expect([me(t).hand.length, pileSize(me(t).deck), me(t).discard]).toEqual([5, 1, []]);
    expect([...me(t).hand, ...me(t).deck.rest].toSorted()).toEqual([
      'march',
      'rage',
      'stamina',
      'swiftness',
      'wound',
      'wound',
    ]);
  });

  test('MK-ROUND-18 beside a keep or a city the hand is larger, by the higher of both', () => {
    const drawn = (keep: boolean, city: boolean): number =>
      prepared(state => {
        layMap(state, ['country-3']);
        stand(state, 0, hexOn(1, 0, 2));
        const here = state.map.sites[hexOn(1, 0, 1)];
        if (here && keep) {
          here.conquered = true;
          here.shields = [0];
        }
        if (city) {
          const site = state.map.sites[hexOn(1, 0, 3)];
          if (site) {
            site.kind = 'city';
            site.conquered = true;
            site.shields = [0];
            site.leader = 0;
          }
        }
      }).state.heroes[0]?.hand.length ?? 0;
    expect([drawn(false, false), drawn(true, false), drawn(false, true), drawn(true, true)]).toEqual([5, 6, 7, 7]);
  });

  test('MK-ROUND-19 what raises the hand limit next time, gained in the last turn of a round, counts in the next round', () => {
    const t = lastTurn(state => {
      heroOf(state, 0).nextHand = 2;
    });
    finish(t);
    expect([me(t).hand.length, me(t).nextHand, t.state.round]).toEqual([7, 0, 2]);
  });

  test('MK-ROUND-19 in an earlier turn it counts at its end', () => {
    const t = lastTurn(state => {
      state.ending = null;
      heroOf(state, 0).nextHand = 2;
    });
    finish(t);
    expect([me(t).hand.length, me(t).nextHand, t.state.round]).toEqual([7, 0, 1]);
  });
});

describe('playing a round', () => {
  test('MK-ROUND-20 turns follow the order of the tokens, and after the last the first plays again', () => {
    const t = sit({ seats: 3, begun: false }, state => {
      state.order = [2, 0, 1];
      state.next = 0;
      for (const seat of [0, 1, 2]) {
        hold(state, seat, 'rage');
        deck(state, seat, ...Array.from({ length: 12 }, () => 'rage' as const));
      }
    });
    const seats: (number | null)[] = [];
    for (let i = 0; i < 5; i++) {
      seats.push(t.seat);
      t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
    }
    expect(seats).toEqual([2, 0, 1, 2, 0]);
  });

  test('MK-ROUND-21 MK-TURN-05 whoever announces the end gives up the turn, and all others have one last turn', () => {
    const t = sit({ seats: 3, begun: false }, state => {
      state.next = 1;
      for (const seat of [0, 1, 2]) {
        hold(state, seat, 'rage');
        if (seat !== 1) deck(state, seat, ...Array.from({ length: 12 }, () => 'rage' as const));
      }
    });
    expect([t.seat, t.offered()]).toEqual([1, ['pass', 'announce']]);
    t.choose('announce');
    expect(t.state.ending).toEqual({ why: 'round', left: [0] });
    const seats: (number | null)[] = [];
    while (t.kind === 'turn') {
      seats.push(t.seat);
      t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
    }
    expect([seats, t.kind, t.state.round]).toEqual([[2, 0], 'tactic', 2]);
  });

  test('MK-ROUND-22 MK-FIX-04 the end condition is checked at the end of a turn: who conquered the last city has a last turn too', () => {
    const t = sit({}, state => {
      state.tiles.core = [];
      layMap(state, ['core-5', 'core-6']);
      for (const site of Object.values(state.map.sites))
        if (site.kind === 'city') {
          site.conquered = true;
          site.shields = [0];
        }
      hold(state, 0, 'rage');
      hold(state, 1, 'rage');
      for (const seat of [0, 1]) deck(state, seat, ...Array.from({ length: 12 }, () => 'rage' as const));
    });
    expect(t.state.ending).toBeNull();
    const seats: (number | null)[] = [];
    while (t.kind === 'turn') {
      seats.push(t.seat);
      t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
    }
    expect([seats, t.kind, t.state.stage]).toEqual([[0, 1, 0], null, 'over']);
  });

  test('MK-ROUND-23 the end of the round was announced first: only those who still had a turn have one, then the game ends', () => {
    const t = sit({ seats: 3 }, state => {
      layMap(state, ['core-5', 'core-6', 'country-1']);
      state.ending = { why: 'round', left: [1] };
      for (const site of Object.values(state.map.sites)) if (site.kind === 'city') site.conquered = true;
      state.tiles.core = [];
      for (const seat of [0, 1, 2]) {
        hold(state, seat, 'rage');
        deck(state, seat, ...Array.from({ length: 12 }, () => 'rage' as const));
      }
    });
    const seats: (number | null)[] = [];
    while (t.kind === 'turn') {
      seats.push(t.seat);
      t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
    }
    expect([seats, t.kind, t.state.stage, t.state.round]).toEqual([[0, 1], null, 'over', 1]);
  });

  test('MK-ROUND-23 the scenario ended first: nobody announces the end of the round any more', () => {
    const t = sit({ begun: false }, state => {
      state.next = 0;
      state.fulfilled = true;
      state.ending = { why: 'scenario', left: [0, 1] };
      hold(state, 0, 'rage');
      hold(state, 1, 'rage');
    });
    // Its deed deck is empty, and yet it is not asked.
    expect([t.kind, t.seat]).toEqual(['turn', 0]);
  });

  test('MK-ROUND-24 after the own last turn of the round nothing may be played, not even in the turn of others', () => {
    const reacts = (left: readonly number[]): string | null => {
      const t = sit({ heroes: ['tovak', 'arythea'] }, state => {
        state.ending = { why: 'round', left: [...left] };
        skill(state, 0, 'mana-exploit');
        skill(state, 1, 'motivation-arythea');
        deck(state, 1, 'rage', 'rage', 'rage');
        hold(state, 0, 'march');
      });
      t.choose('skill:mana-exploit');
      return t.kind;
    };
    expect([reacts([1]), reacts([])]).toEqual(['before-turn', 'colour']);
  });

  test('MK-ROUND-25 after the last round of the scenario the game is over and scored', () => {
    const t = prepared(state => {
      state.round = 6;
      heroOf(state, 1).fame = 3;
    });
    expect([t.kind, t.state.stage]).toEqual([null, 'over']);
    expect(t.match.outcome).toMatchObject({ winners: [1] });
    const fifth = prepared(state => {
      state.round = 5;
    });
    expect([fifth.state.stage, fifth.state.round]).toEqual(['tactics', 6]);
  });
});
