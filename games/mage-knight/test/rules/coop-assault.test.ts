import { describe, expect, test } from 'vitest';
import { turnOf } from '../../state.ts';
import { combat, type Sitting, source, stand, turn } from '../positions.ts';
import {
  agreed,
  CITY,
  city,
  EAST,
  goIn,
  hero,
  lose,
  NORTHWEST,
  PLACES,
  PROPOSE,
  places,
  rampage,
  SOUTHWEST,
  siege,
  WEST,
  win,
} from '../siege.ts';

describe('common assault: the combats', () => {
  test('MK-COOP-11 who faces whom is decided by lot, and not seen before', () => {
    const firsts = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const t = siege({ defenders: ['prowlers', 'diggers'], seed: `lot-${n}` });
      agreed(t);
      goIn(t);
      const own = combat(t).foes.map(({ token }) => token);
      firsts.add(own.join());
      lose(t);
      goIn(t);
      expect([...own, ...combat(t).foes.map(({ token }) => token)].sort()).toEqual(['diggers', 'prowlers']);
    }
    expect([...firsts].sort()).toEqual(['diggers', 'prowlers']);
  });

  test('MK-COOP-11 the tokens of the others stay face down', () => {
    const t = siege({}, state => {
      state.tokens.grey = { pile: ['guardsmen', 'swordsmen'], discard: [], unseen: 2 };
      const site = state.map.sites[CITY];
      if (site)
        site.tokens = [
          { colour: 'grey', token: null },
          { colour: 'grey', token: null },
        ];
    });
    goIn(agreed(t));
    expect(city(t).tokens.map(({ token }) => token === null)).toEqual([false, true]);
    lose(t);
    goIn(t);
    expect(
      city(t)
        .tokens.map(({ token }) => token)
        .sort(),
    ).toEqual(['guardsmen', 'swordsmen']);
  });

  test('MK-COOP-12 in round order beginning with the initiator, each with a whole combat', () => {
    const t = siege({ seats: 3, defenders: ['prowlers', 'prowlers', 'prowlers'] }, state => {
      state.order = [2, 0, 1];
    });
    t.choose(PROPOSE).choose('seat:2').choose('seat:1');
    const answered: unknown[] = [t.seat];
    t.choose('yes');
    answered.push(t.seat);
    t.choose('yes');
    const fought: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      fought.push(t.seat);
      goIn(t);
      win(t);
    }
    expect([answered, fought]).toEqual([
      [1, 2],
      [0, 1, 2],
    ]);
  });

  test('MK-COOP-13 each uses one die of the Source, and none goes back before the assault is over', () => {
    const t = siege({}, state => {
      source(state, 'green', 'green', 'blue');
      for (const one of state.heroes) one.tokens.green = 0;
    });
    goIn(agreed(t));
    expect(t.state.source.map(({ by }) => by)).toEqual([0, null, null]);
    win(t);
    expect(t.state.source.map(({ by }) => by)).toEqual([0, null, null]);
    goIn(t);
    expect(t.state.source.map(({ by }) => by)).toEqual([0, 1, null]);
    win(t);
    expect(t.state.source.map(({ by }) => by)).toEqual([0, 1, null]);
    t.choose('end');
    expect(t.state.source.map(({ by }) => by)).toEqual([null, 1, null]);
  });

  test('MK-COOP-13 what may be used before the own turn is used before the own combat', () => {
    const t = siege({}, state => {
      stand(state, 1, SOUTHWEST);
    });
    lose(goIn(agreed(t)));
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'before-turn', ['pass', 'plunder']]);
  });

  test('MK-COOP-14 the move into the city and no other movement or action', () => {
    const t = agreed(siege());
    expect(t.offered()).toEqual(['play:march,basic', 'play:march,strong', 'play:march,move', 'play:rage,move', 'stay']);
    t.choose('play:march,strong');
    expect(t.offered().filter(id => !id.startsWith('play'))).toEqual([`step:${CITY}`]);
  });

  test('MK-COOP-24 the move is paid for; who stays outside leaves the own share unfought', () => {
    const t = agreed(siege()).choose('play:march,move');
    expect([turn(t).move, t.offered('step'), t.offered('stay')]).toEqual([1, [], ['stay']]);
    t.choose('play:rage,move').choose(`step:${CITY}`);
    expect(t.happened()).toContainEqual({ kind: 'moved', seat: 0, from: WEST, to: CITY, cost: 2, rule: 'MK-MOVE-06' });
    const u = agreed(siege()).choose('stay');
    expect([u.seat, hero(u, 0).at, hero(u, 0).reputation]).toEqual([1, WEST, 0]);
    goIn(u);
    expect(combat(u).foes.length).toBe(1);
    win(u);
    expect([city(u).conquered, city(u).tokens.length, places(u)]).toEqual([false, 1, [WEST, NORTHWEST]]);
  });

  test('MK-COOP-15 rampaging enemies provoked by the move join the enemies of that participant', () => {
    const t = agreed(siege({}, rampage));
    goIn(t);
    expect(combat(t).foes.map(({ token, from }) => [token, from])).toEqual([
      ['prowlers', 'garrison'],
      ['diggers', 'rampaging'],
    ]);
  });

  test('MK-COOP-15 also when another hero is in the city already', () => {
    const t = siege({}, state => {
      rampage(state);
      stand(state, 0, NORTHWEST);
      stand(state, 1, WEST);
    });
    goIn(agreed(t)).choose('done');
    lose(t);
    goIn(t);
    expect([places(t), combat(t).foes.map(({ token }) => token)]).toEqual([
      [CITY, CITY],
      ['prowlers', 'diggers'],
    ]);
  });

  test('MK-COOP-16 each may challenge rampaging enemies beside the city', () => {
    const t = siege({}, state => {
      rampage(state);
      stand(state, 0, EAST);
    });
    goIn(agreed(t));
    expect([t.kind, t.offered()]).toEqual(['challenge', [`challenge:${SOUTHWEST}`, 'done']]);
    t.choose('done');
    expect(combat(t).foes.length).toBe(1);
    lose(t);
    goIn(t).choose(`challenge:${SOUTHWEST}`);
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['prowlers', 'diggers']);
  });

  test('MK-COOP-17 each loses 1 reputation and lays a shield for each defender defeated', () => {
    const t = agreed(siege());
    win(goIn(t));
    expect([hero(t, 0).reputation, hero(t, 1).reputation, city(t).shields]).toEqual([-1, 0, [0]]);
    win(goIn(t));
    expect([hero(t, 0).reputation, hero(t, 1).reputation, city(t).shields]).toEqual([-1, -1, [0, 1]]);
    expect([hero(t, 0).fame, hero(t, 1).fame]).toEqual([2, 2]);
  });

  test('MK-COOP-18 each faces the own share alone', () => {
    const t = siege({ defenders: ['prowlers', 'prowlers', 'prowlers'] });
    t.choose(PROPOSE).choose('share:0,1').choose('yes');
    goIn(t);
    expect(combat(t).foes.length).toBe(1);
    lose(t);
    goIn(t);
    expect(combat(t).foes.length).toBe(2);
  });

  test('MK-COOP-19 conquered when all defenders are defeated, whatever rampages beside it', () => {
    const t = agreed(siege({}, rampage));
    win(goIn(t));
    t.choose('done');
    expect([city(t).conquered, t.state.map.sites[SOUTHWEST]?.tokens.length]).toEqual([false, 1]);
    win(goIn(t).choose('done'));
    expect([city(t).conquered, city(t).leader, places(t)]).toEqual([true, 0, [CITY, CITY]]);
    expect(t.state.map.sites[SOUTHWEST]?.tokens.length).toBe(1);
  });

  test('MK-COOP-20 else everybody goes back, the victorious too, without a wound for it', () => {
    const t = agreed(siege());
    win(goIn(t));
    expect(hero(t, 0).at).toBe(CITY);
    const wounds = hero(t, 0).hand.length;
    lose(goIn(t));
    expect([city(t).conquered, city(t).leader, city(t).tokens.length, city(t).shields]).toEqual([false, null, 1, [0]]);
    expect([places(t), hero(t, 0).hand.length]).toEqual([[WEST, NORTHWEST], wounds]);
  });

  test('MK-COOP-20 each goes back to the last space, and who stayed outside stays there', () => {
    const walked = () =>
      siege({}, state => {
        turnOf(state).path = [SOUTHWEST, WEST];
      });
    const t = agreed(walked());
    win(goIn(t));
    lose(goIn(t));
    expect([city(t).conquered, places(t)]).toEqual([false, [WEST, NORTHWEST]]);
    const outside = agreed(walked()).choose('stay');
    lose(goIn(outside));
    expect([city(outside).conquered, places(outside)]).toEqual([false, [WEST, NORTHWEST]]);
  });

  test('MK-COOP-21 the turns end one after the other in round order, and the next ones are skipped', () => {
    const t = agreed(siege());
    win(goIn(t));
    win(goIn(t));
    expect([t.seat, t.kind, t.state.turns.map(({ seat }) => seat)]).toEqual([0, 'after', [1, 0]]);
    t.choose('end').choose('done');
    expect([t.seat, t.kind, t.state.turns.map(({ seat }) => seat)]).toEqual([1, 'after', [1]]);
    t.choose('end').choose('done');
    const last = t.events().filter(({ kind }) => kind === 'turn-over' || kind === 'turn-skipped');
    expect(last.map(event => [event.kind, 'seat' in event && event.seat]).slice(0, 4)).toEqual([
      ['turn-over', 0],
      ['turn-over', 1],
      ['turn-skipped', 1],
      ['turn-skipped', 0],
    ]);
  });

  test('MK-COOP-22 before the end of the turn special and healing effects may be played', () => {
    const t = agreed(siege({ hand: ['march', 'rage', 'tranquility'] }));
    win(goIn(t));
    win(goIn(t));
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'after', ['end', 'play:tranquility,basic']]);
    t.choose('end').choose('done');
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'after', ['end', 'play:tranquility,basic']]);
  });
});

describe('several heroes against one garrison', () => {
  /** Seat 0 faces 1, seat 1 faces 2, seat 2 faces 1 of four prowlers; a digger rampages in the south-west. Round order 1, 2, 0. */
  function war(): Sitting {
    const t = siege(
      { seats: 3, defenders: ['prowlers', 'prowlers', 'prowlers', 'prowlers'], hand: ['march', 'rage', 'rage'] },
      state => {
        rampage(state);
        state.order = [1, 2, 0];
        source(state, 'green', 'green', 'green', 'blue', 'blue');
        for (const one of state.heroes) {
          one.tokens.green = 0;
          one.tokens.red = 2;
        }
      },
    );
    t.choose(PROPOSE).choose('seat:1').choose('seat:2').choose('share:0,1').choose('share:1,2');
    return t.choose('yes').choose('yes');
  }

  test('MK-COOP-12 MK-COOP-13 MK-COOP-17 MK-COOP-18 MK-CITY-06 own combats, common dice, shields in order, the leader', () => {
    const t = war();
    // The initiator provokes the digger and defeats the one defender: 2 fame, -1 reputation.
    win(goIn(t));
    t.choose('target:1').choose('play:rage,strong').choose('strike');
    expect([hero(t, 0).fame, hero(t, 0).reputation]).toEqual([4, 0]);
    expect([t.state.map.sites[SOUTHWEST]?.tokens.length, city(t).tokens.length, city(t).conquered]).toEqual([
      0,
      3,
      false,
    ]);
    // The second one faces two, and defeats both.
    expect(t.seat).toBe(1);
    goIn(t);
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['prowlers', 'prowlers']);
    win(t);
    t.choose('target:1').choose('play:rage,strong').choose('strike');
    // The third one faces the last.
    expect([t.seat, city(t).shields, t.state.source.map(({ by }) => by)]).toEqual([
      2,
      [0, 1, 1],
      [0, 1, null, null, null],
    ]);
    win(goIn(t));
    expect([city(t).conquered, city(t).shields, city(t).leader]).toEqual([true, [0, 1, 1, 2], 1]);
    expect([hero(t, 1).fame, hero(t, 2).fame, hero(t, 1).reputation, hero(t, 2).reputation]).toEqual([4, 2, -1, -1]);
    expect([places(t), t.state.source.map(({ by }) => by)]).toEqual([
      [CITY, CITY, CITY],
      [0, 1, 2, null, null],
    ]);
    // The ends of the turns: each returns the own die.
    const ends: unknown[] = [];
    while (t.state.turns.length > 0 && t.kind !== 'turn') {
      if (t.kind === 'after') ends.push([t.seat, t.state.source.filter(({ by }) => by !== null).length]);
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? (t.offered()[0] as string));
    }
    expect(ends).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
    ]);
  });

  test('MK-COOP-19 MK-COOP-20 one defender left and everybody is back, but the shields stay', () => {
    const t = war();
    win(goIn(t)).choose('done');
    // The digger still stands; nobody challenges it.
    win(goIn(t).choose('done')).choose('done');
    win(goIn(t).choose('done'));
    expect([city(t).conquered, city(t).leader, city(t).tokens.length, city(t).shields]).toEqual([
      false,
      null,
      1,
      [0, 1, 2],
    ]);
    expect([places(t), t.state.turns.map(({ seat }) => seat)]).toEqual([PLACES, [2, 1, 0]]);
    expect(t.happened().filter(({ kind }) => kind === 'withdrew')).toEqual(
      [0, 1, 2].map(seat => ({ kind: 'withdrew', seat, to: PLACES[seat], rule: 'MK-COOP-20' })),
    );
  });
});
