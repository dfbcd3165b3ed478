import { describe, expect, test } from 'vitest';
import { mayDuel } from '../../rules/pvp/duel.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State, siteAt, turnOf } from '../../state.ts';
import { army, hexOn, hold, layMap, me, sit, stand, tokens, turn } from '../positions.ts';
import { beside, FROM, HERE, VILLAGE } from './pvp/duelling.ts';

/** The space of seat 1 is the keep of this player. */
const keepOf = (owner: number) => (state: State) => {
  state.map.sites[HERE] = { ...newSite('keep'), conquered: true, shields: [owner] };
};

describe('two heroes on one space', () => {
  test('MK-MEET-01 MK-MEET-02 one may enter the space of another hero and move on', () => {
    const t = beside().choose(`step:${HERE}`);
    expect([me(t).at, t.kind, t.state.duel]).toEqual([HERE, 'turn', null]);
    expect(t.offered('step')).toContain(`step:${VILLAGE}`);
    t.choose(`step:${VILLAGE}`).choose('end');
    expect([me(t).at, t.state.duel]).toEqual([VILLAGE, null]);
  });

  test('MK-MEET-02 one may explore from there', () => {
    const t = sit({}, state => {
      const edge = hexOn(1, 0, 2);
      stand(state, 1, edge);
      stand(state, 0, HERE);
      hold(state, 0, 'march');
      turnOf(state).move = 4;
    });
    t.choose(`step:${VILLAGE}`);
    expect(t.offered('explore').length).toBeGreaterThan(0);
  });

  test('MK-MEET-03 MK-MEET-05 MK-PVP-01 who stays attacks: there is no other action and no other end', () => {
    const t = beside(state => {
      stand(state, 1, VILLAGE);
      stand(state, 0, HERE);
      turnOf(state).move = 2;
    }).choose(`step:${VILLAGE}`);
    expect(['interact', 'end', 'rest', 'duel'].map(name => t.offered(name))).toEqual([[], [], [], ['duel']]);
    t.choose('duel');
    expect([turn(t).acted, turn(t).move, t.state.duel?.aggressor, t.state.duel?.defender]).toEqual([true, 0, 0, 1]);
  });

  test('MK-MEET-05 a card that is an action cannot be played there', () => {
    const offered = (meets: boolean) => {
      const t = beside(state => {
        hold(state, 0, 'temporal-portal');
        if (!meets) heroOf(state, 1).at = null;
      }).choose(`step:${HERE}`);
      return t.offered('play:temporal-portal,basic');
    };
    expect([offered(true), offered(false)]).toEqual([[], ['play:temporal-portal,basic']]);
  });

  test('MK-MEET-04 MK-CMB-04 MK-CMB-03 a keep whose owner is at home: the move ends and the attack begins at once', () => {
    const t = beside(keepOf(1)).choose(`step:${HERE}`);
    expect(t.state.duel).toMatchObject({ aggressor: 0, defender: 1, at: HERE, walls: true });
    expect([t.kind, t.seat, me(t).reputation, turn(t).move]).toEqual(['attend', 1, -1, 0]);
    expect(turn(t).combat?.foes).toEqual([]);
  });

  test('MK-MEET-04 the own keep with a guest in it is like any other space', () => {
    const t = beside(keepOf(0)).choose(`step:${HERE}`);
    expect([t.kind, t.state.duel, t.offered('duel')]).toEqual(['turn', null, ['duel']]);
  });

  test('MK-CMB-04 a keep whose owner is elsewhere is held by a token drawn for half its fame', () => {
    const t = beside(state => {
      keepOf(1)(state);
      stand(state, 1, VILLAGE);
    }).choose(`step:${HERE}`);
    expect([t.state.duel, turn(t).combat?.foes.map(({ from, fameHalves }) => [from, fameHalves])]).toEqual([
      null,
      [['garrison', 1]],
    ]);
  });

  test('MK-MEET-06 MK-PVP-02 on the portal and in a conquered city heroes never fight', () => {
    const city = hexOn(1, 0, 0);
    const t = sit({}, state => {
      layMap(state, ['core-5']);
      stand(state, 0, hexOn(1, 0, 3));
      stand(state, 1, city);
      const site = siteAt(state, city);
      if (site) Object.assign(site, { conquered: true, shields: [1], leader: 1, tokens: [] });
      turnOf(state).move = 9;
      turnOf(state).cards = 1;
    });
    t.choose(`step:${city}`);
    expect([t.offered('duel'), t.offered('end'), mayDuel(t.state, turn(t))?.rule]).toEqual([[], ['end'], 'MK-PVP-02']);
    const portal = sit({}, state => {
      heroOf(state, 1).at = heroOf(state, 0).at;
    });
    expect([portal.offered('duel'), mayDuel(portal.state, turn(portal))?.rule]).toEqual([[], 'MK-PVP-02']);
  });

  test('MK-MEET-08 in a conquered city the figure is in the city, and may leave it again', () => {
    const city = hexOn(1, 0, 0);
    const t = sit({}, state => {
      layMap(state, ['core-5']);
      stand(state, 0, hexOn(1, 0, 3));
      stand(state, 1, city);
      const site = siteAt(state, city);
      if (site) Object.assign(site, { conquered: true, shields: [1], leader: 1, tokens: [] });
      turnOf(state).move = 9;
    });
    t.choose(`step:${city}`);
    expect([me(t).at, heroOf(t.state, 1).at]).toEqual([city, city]);
    expect([t.offered('interact'), t.offered('duel')]).toEqual([['interact'], []]);
    t.choose(`step:${hexOn(1, 0, 3)}`);
    expect(me(t).at).toBe(hexOn(1, 0, 3));
  });
});

describe('where heroes may not fight', () => {
  const refused = (arrange: (state: State) => void, settings = {}) => {
    const t = beside(arrange, { settings }).choose(`step:${HERE}`);
    return [t.offered('duel'), mayDuel(t.state, turn(t))?.rule];
  };

  test('MK-PVP-01 nobody there, no combat', () => {
    expect(refused(state => (heroOf(state, 1).at = VILLAGE))).toEqual([[], 'MK-PVP-01']);
  });

  test('MK-PVP-03 not once the end is announced or the scenario fulfilled', () => {
    expect(
      refused(state => {
        state.ending = { why: 'round', left: [0, 1] };
      }),
    ).toEqual([[], 'MK-PVP-03']);
    expect(
      refused(state => {
        state.fulfilled = true;
      }),
    ).toEqual([[], 'MK-PVP-03']);
  });

  test('MK-PVP-04 MK-PVPF-01 not against a player whose token lies face down', () => {
    expect(
      refused(state => {
        state.asleep[1] = true;
      }),
    ).toEqual([[], 'MK-PVP-04']);
  });

  test('MK-MEET-10 not where the table agreed on friendly play, nor with allies', () => {
    expect(refused(() => {}, { duels: false })).toEqual([[], 'MK-MEET-10']);
    expect(
      refused(state => {
        heroOf(state, 1).team = heroOf(state, 0).team;
      }),
    ).toEqual([[], 'MK-TEAM-08']);
  });

  test('MK-MEET-09 who stays there takes no action and withdraws at the end, with a wound', () => {
    const t = beside(state => {
      state.asleep[1] = true;
      stand(state, 1, VILLAGE);
      stand(state, 0, HERE);
    }).choose(`step:${VILLAGE}`);
    expect([t.offered('interact'), t.offered('duel'), t.offered('end')]).toEqual([[], [], ['end']]);
    t.choose('end');
    expect([me(t).at, me(t).hand]).toEqual([HERE, ['march', 'wound']]);
  });

  test('MK-MEET-12 MK-MEET-09 in a foreign keep the move is over at once', () => {
    const t = beside(state => {
      keepOf(1)(state);
      state.asleep[1] = true;
      army(state, 0, 'foresters');
      tokens(state, 0, 'red');
    }).choose(`step:${HERE}`);
    expect([t.state.duel, turn(t).combat, t.kind, t.offered('step'), me(t).reputation]).toEqual([
      null,
      null,
      'after',
      [],
      0,
    ]);
    t.choose('end');
    expect([me(t).at, me(t).hand]).toEqual([FROM, ['march', 'wound']]);
  });
});
