import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { fortifications } from '../../rules/combat/foe.ts';
import { handLimit } from '../../rules/draw-up.ts';
import { slotAt } from '../../rules/lattice.ts';
import { hasRegularUnitsOnly } from '../../rules/scenario.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import { combat, deck, fight, hexOn, hold, layAt, layMap, me, sit, stand, tokens, turn } from '../positions.ts';
import { closing, own, scored } from './scored.ts';

const C = hexOn(1, 0, 0);
const NE = hexOn(1, 0, 1);
const SW = hexOn(1, 0, 4);
const E = hexOn(1, 0, 2);

const holding = (
  seats: number,
  arrange: (state: State) => void,
  scenario: ScenarioId = 'conquer-and-hold',
  seed?: string,
) =>
  closing(
    scenario,
    seats,
    state => {
      layMap(state, ['country-3']);
      state.map.sites = {};
      stand(state, 0, C);
      turnOf(state).move = 10;
      arrange(state);
    },
    {},
    seed,
  );

describe('Conquer and Hold', () => {
  test('MK-S10-02 nobody enters the city', () => {
    const t = holding(2, state => {
      layAt(state, 'core-7', slotAt(0, 1));
      stand(state, 0, hexOn(0, 1, 1));
    });
    expect(t.offered('step')).not.toContain(`step:${hexOn(0, 1, 0)}`);
    expect(t.explain(`step:${hexOn(0, 1, 0)}`).rule).toBe('MK-S10-02');
  });

  test('MK-S10-04 in the first half only regular units are offered, in the second half elite ones too', () => {
    const regular = (seats: number) =>
      [1, 2, 3, 4, 5, 6].map(round =>
        hasRegularUnitsOnly(
          sit({ scenario: 'conquer-and-hold', seats }, state => {
            state.round = round;
            state.map.coreSeen = round < 3;
          }).state,
        ),
      );
    expect(regular(2)).toEqual([true, true, true, false, false, false]);
    expect(regular(4).slice(0, 4)).toEqual([true, true, false, false]);
  });

  test('MK-S10-05 units of monasteries come in mage towers too, those of villages in keeps', () => {
    const recruits = (kind: 'keep' | 'mage-tower', scenario: ScenarioId) => {
      const t = holding(
        2,
        state => {
          own(state, C, kind, { shields: [0] });
          state.offers.units = ['peasants', 'savage-monks'];
          Object.assign(turnOf(state), { stage: 'interaction', influence: 20, acted: true });
        },
        scenario,
      );
      return t.offered('recruit').map(id => id.split(/[:,]/)[1]);
    };
    expect([recruits('keep', 'conquer-and-hold'), recruits('mage-tower', 'conquer-and-hold')]).toEqual([
      ['peasants'],
      ['savage-monks'],
    ]);
    expect([recruits('keep', 'full-conquest'), recruits('mage-tower', 'full-conquest')]).toEqual([[], []]);
  });

  test('MK-S10-06 assaults cost no reputation', () => {
    const reputation = (scenario: ScenarioId) => {
      const t = holding(
        2,
        state => {
          own(state, NE, 'keep', { conquered: false });
          state.map.sites[NE]?.tokens.push({ colour: 'grey', token: 'swordsmen' });
        },
        scenario,
      );
      t.choose(`step:${NE}`);
      return [me(t).reputation, combat(t).foes.length];
    };
    expect([reputation('conquer-and-hold'), reputation('full-conquest')]).toEqual([
      [0, 1],
      [-1, 1],
    ]);
  });

  test('MK-S10-07 MK-S10-09 a mage tower of somebody else is held by a violet enemy, worth half its fame', () => {
    const t = holding(2, state => own(state, NE, 'mage-tower', { shields: [1] }));
    t.choose(`step:${NE}`);
    expect([combat(t).why, combat(t).site, combat(t).foes.length]).toEqual(['assault', NE, 1]);
    expect(combat(t).foes[0]).toMatchObject({ from: 'garrison', fameHalves: 1 });
    expect(['fire-golems', 'fire-mages', 'ice-golems', 'ice-mages', 'illusionists', 'monks']).toContain(
      combat(t).foes[0]?.token,
    );
    const mine = holding(2, state => own(state, NE, 'mage-tower', { shields: [0] }));
    mine.choose(`step:${NE}`);
    expect(turn(mine).combat).toBeNull();
    const elsewhere = holding(2, state => own(state, NE, 'mage-tower', { shields: [1] }), 'full-conquest');
    elsewhere.choose(`step:${NE}`);
    expect(turn(elsewhere).combat).toBeNull();
  });

  test('MK-S10-09 its defender is a random violet enemy, fortified by the tower', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const t = holding(2, state => own(state, NE, 'mage-tower', { shields: [1] }), 'conquer-and-hold', `tower ${i}`);
      t.choose(`step:${NE}`);
      const [foe] = combat(t).foes;
      drawn.add(String(foe?.token));
      expect([foe?.at, foe?.from, fortifications(t.state, turn(t), combat(t), 0)]).toEqual([null, 'garrison', 1]);
      // Who owns it has not lost it yet.
      expect(t.state.map.sites[NE]?.shields).toEqual([1]);
    }
    expect([...drawn].toSorted()).toEqual([
      'fire-golems',
      'fire-mages',
      'ice-golems',
      'ice-mages',
      'illusionists',
      'monks',
    ]);
  });

  /** Storms a tower of seat 1 that this enemy holds, with three strong Rages. */
  const storming = (token: 'fire-mages' | 'illusionists', strikes: boolean) => {
    const t = holding(2, state => {
      own(state, NE, 'mage-tower', { shields: [1] });
      state.tokens.violet = { pile: [token], discard: [], unseen: 0 };
      hold(state, 0, 'rage', 'rage', 'rage', 'march');
      tokens(state, 0, 'red', 'red', 'red');
      state.tokens.brown = { pile: [], discard: [], unseen: 0 };
    }).choose(`step:${NE}`);
    while (combat(t).phase !== 'attack') t.choose(t.offered('damage:')[0] ?? t.offered('hurt:')[0] ?? 'done');
    if (!strikes) return t.choose('done');
    t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('play:rage,strong');
    return t.choose('strike');
  };

  test('MK-S10-09 it brings half its fame, rounded up, and the tower changes hands', () => {
    const mages = storming('fire-mages', true);
    // 5 fame, halved.
    expect([me(mages).fame, mages.state.map.sites[NE]?.shields, me(mages).at]).toEqual([3, [0], NE]);
    // 4 fame, halved.
    const tower = storming('illusionists', true);
    expect([me(tower).fame, tower.state.map.sites[NE]?.shields]).toEqual([2, [0]]);
    const held = storming('fire-mages', false);
    expect([me(held).fame, held.state.map.sites[NE]?.shields, me(held).at]).toEqual([0, [1], C]);
    expect(held.state.tokens.violet.discard).toEqual(['fire-mages']);
  });

  test('MK-S10-09 like a keep: where its owner stands, heroes fight', () => {
    const t = holding(2, state => {
      own(state, NE, 'mage-tower', { shields: [1] });
      stand(state, 1, NE);
    }).choose(`step:${NE}`);
    expect(t.state.duel).toMatchObject({ aggressor: 0, defender: 1, at: NE, walls: true });
  });

  test('MK-S10-08 MK-S10-09 a mage tower conquered brings no spell and changes hands; spells are sold there', () => {
    const conquered = (scenario: ScenarioId) => {
      const t = holding(
        2,
        state => {
          own(state, NE, 'mage-tower', { shields: [1] });
          stand(state, 0, NE);
          hold(state, 0, 'rage', 'rage', 'concentration');
          tokens(state, 0, 'red', 'red');
          fight(state, ['illusionists'], { phase: 'attack', why: 'assault', site: NE, from: 'garrison' });
        },
        scenario,
      );
      t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
      return [turn(t).owed, t.state.map.sites[NE]?.shields];
    };
    expect(conquered('conquer-and-hold')).toEqual([[], [0]]);
    expect(conquered('full-conquest')).toEqual([[{ reward: 'spell' }], [0]]);
    const shop = holding(2, state => {
      own(state, C, 'mage-tower', { shields: [0] });
      state.offers.spells = ['fireball'];
      tokens(state, 0, 'red');
      Object.assign(turnOf(state), { stage: 'interaction', influence: 7, acted: true });
    });
    expect(shop.offered('learn').length).toBe(1);
  });

  test('MK-S10-12 MK-S10-13 two enemies in the second day and night, three in the third', () => {
    const defenders = (kind: 'keep' | 'mage-tower') =>
      [1, 2, 3, 4, 5, 6].map(round => {
        const t = holding(2, state => {
          state.round = round;
          own(state, NE, kind, { shields: [1] });
        });
        t.choose(`step:${NE}`);
        return combat(t).foes.length;
      });
    expect([defenders('keep'), defenders('mage-tower')]).toEqual([
      [1, 1, 2, 2, 3, 3],
      [1, 1, 2, 2, 3, 3],
    ]);
  });

  test('MK-S10-12 their fame is added up and then halved, rounded up', () => {
    const t = holding(2, state => {
      own(state, NE, 'keep', { shields: [1] });
      stand(state, 0, NE);
      hold(state, 0, 'rage', 'rage', 'rage', 'concentration');
      tokens(state, 0, 'red', 'red', 'red');
      const foes = ['crossbowmen', 'crossbowmen', 'crossbowmen'] as const;
      for (const foe of fight(state, foes, { phase: 'attack', why: 'assault', site: NE, from: 'garrison' }).foes)
        foe.fameHalves = 1;
    });
    const fame = [0, 1, 2].map(foe => {
      t.choose(`target:${foe}`).choose('play:rage,strong').choose('strike');
      return me(t).fame;
    });
    expect(fame).toEqual([2, 3, 5]);
  });

  const startsWith = (night: boolean, seats: number, at: number, arrange: (state: State) => void) => {
    const t = sit({ scenario: 'conquer-and-hold', seats, begun: false, night }, state => {
      layMap(state, ['country-3']);
      state.map.sites = {};
      state.next = 0;
      heroOf(state, 0).at = at;
      hold(state, 0, 'march');
      deck(state, 0, 'rage');
      arrange(state);
    });
    return [me(t).tokens.gold, me(t).tokens.black, handLimit(t.state, 0)];
  };

  test('MK-S10-10 MK-S10-11 beside an own mage tower a turn begins with mana for each one owned; keeps help besides', () => {
    const two = (state: State): void => {
      own(state, NE, 'mage-tower', { shields: [0] });
      own(state, SW, 'mage-tower', { shields: [0] });
      own(state, E, 'keep', { shields: [0] });
    };
    expect(startsWith(false, 2, C, two)).toEqual([2, 0, 6]);
    expect(startsWith(true, 2, NE, two)).toEqual([0, 2, 6]);
    expect(startsWith(false, 2, hexOn(0, 0, 0), two)).toEqual([0, 0, 5]);
    expect(startsWith(false, 2, C, state => own(state, NE, 'mage-tower', { shields: [1] }))).toEqual([0, 0, 5]);
  });

  test('MK-S10-14 MK-S10-15 MK-TEAM-10 MK-TEAM-EX1 beside what an ally owns only the own ones count', () => {
    const allied = (mine: boolean) => (state: State) => {
      own(state, NE, 'mage-tower', { shields: [2] });
      own(state, E, 'keep', { shields: [2] });
      if (!mine) return;
      own(state, hexOn(0, 0, 1), 'mage-tower', { shields: [0] });
      own(state, hexOn(0, 0, 6), 'keep', { shields: [0] });
    };
    expect(startsWith(false, 4, C, allied(false))).toEqual([0, 0, 5]);
    expect(startsWith(false, 4, hexOn(1, 0, 1), allied(true))).toEqual([1, 0, 6]);
  });

  test('MK-S10-14 MK-TEAM-09 an ally may enter and recruit, an opponent assaults', () => {
    for (const kind of ['keep', 'mage-tower'] as const) {
      const t = holding(4, state => own(state, NE, kind, { shields: [2] }));
      t.choose(`step:${NE}`);
      expect([turn(t).combat, t.offered('interact')]).toEqual([null, ['interact']]);
      const foreign = holding(4, state => own(state, NE, kind, { shields: [1] }));
      foreign.choose(`step:${NE}`);
      expect(combat(foreign).why).toBe('assault');
    }
  });

  test('MK-TEAM-07 MK-TEAM-08 allies neither share a space nor fight: who came last withdraws', () => {
    const t = holding(4, state => {
      stand(state, 2, NE);
      turnOf(state).move = 5;
    });
    t.choose(`step:${NE}`);
    expect([t.offered('duel'), t.offered('end')]).toEqual([[], ['end']]);
    t.choose('end');
    expect([me(t).at, me(t).hand]).toEqual([C, ['march', 'wound']]);
    const other = holding(4, state => stand(state, 1, NE));
    expect(other.choose(`step:${NE}`).offered('duel')).toEqual(['duel']);
  });

  test('MK-S10-16 MK-S10-17 a keep counts 3, a mage tower 2; most points win, on a tie nobody', () => {
    const result = (seats: number, ...owners: readonly [number, number, number]) =>
      scored('conquer-and-hold', seats, state => {
        own(state, NE, 'keep', { shields: [owners[0]] });
        own(state, E, 'mage-tower', { shields: [owners[1]] });
        own(state, SW, 'mage-tower', { shields: [owners[2]] });
        own(state, C, 'dungeon', { shields: [0] });
        heroOf(state, 1).fame = 50;
      });
    expect(result(2, 0, 1, 0)).toMatchObject({ winners: [0], scores: [5, 2] });
    expect(result(2, 0, 1, 1)).toMatchObject({ winners: [1], scores: [3, 4] });
    expect(result(4, 0, 1, 3)).toMatchObject({ winners: [1, 3], scores: [3, 2, 0, 2] });
    const tied = scored('conquer-and-hold', 2, state => {
      own(state, E, 'mage-tower', { shields: [0] });
      own(state, SW, 'mage-tower', { shields: [1] });
    });
    expect(tied).toMatchObject({ winners: [], scores: [2, 2] });
  });
});
