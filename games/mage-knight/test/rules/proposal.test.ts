import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import { combat, hexOn, hold, stand, tokens, turn } from '../positions.ts';
import { CITY, city, goIn, hero, lose, NORTHWEST, PROPOSE, places, siege, WEST, why, win } from '../siege.ts';

describe('common assault: the proposal', () => {
  test('MK-COOP-01 in cooperative scenarios, and in competitive ones only if that was agreed', () => {
    expect(siege().offered('propose')).toEqual([PROPOSE]);
    expect(siege({ competitive: true }).offered('propose')).toEqual([]);
    const agreedOn = siege({ competitive: true, settings: { 'common-assaults': true } });
    expect(agreedOn.offered('propose')).toEqual([PROPOSE]);
    const allies = siege({ competitive: true }, state => {
      heroOf(state, 1).team = heroOf(state, 0).team;
    });
    expect(allies.offered('propose')).toEqual([PROPOSE]);
  });

  test('MK-COOP-02 neither after the end is announced nor when the aim is reached', () => {
    const announced = siege({}, state => {
      state.ending = { why: 'round', left: [1] };
    });
    const reached = siege({}, state => {
      state.fulfilled = true;
    });
    expect([announced, reached].map(t => [t.offered('propose'), why(t)])).toEqual([
      [[], 'MK-COOP-02'],
      [[], 'MK-COOP-02'],
    ]);
  });

  test('MK-COOP-03 it is the action of the turn', () => {
    const acted = siege({}, state => {
      for (const one of state.turns) one.acted = true;
    });
    expect([acted.offered('propose'), why(acted)]).toEqual([[], 'MK-TURN-24']);
    const t = siege();
    t.choose(PROPOSE);
    expect(turn(t).acted).toBe(false);
    t.choose('yes');
    expect(turn(t).acted).toBe(true);
  });

  test('MK-COOP-04 from a space of its own beside a city nobody has conquered', () => {
    const away = siege({}, state => stand(state, 0, hexOn(0, 0, 0)));
    const crowded = siege({ seats: 3 }, state => stand(state, 0, NORTHWEST));
    const taken = siege({}, state => {
      state.map.sites[CITY] = { ...newSite('city', 'blue'), level: 4, conquered: true };
    });
    expect(away.offered('propose')).toEqual([]);
    expect([crowded, taken].map(t => [t.offered('propose'), why(t)])).toEqual([
      [[], 'MK-COOP-04'],
      [[], 'MK-COOP-04'],
    ]);
  });

  test('MK-COOP-06 somebody else beside the city, token face up, with cards in hand', () => {
    const away = siege({}, state => stand(state, 1, hexOn(0, 0, 0)));
    const asleep = siege({}, state => {
      state.asleep[1] = true;
    });
    const empty = siege({}, state => hold(state, 1));
    expect([away, asleep, empty].map(t => [t.offered('propose'), why(t)])).toEqual([
      [[], 'MK-COOP-06'],
      [[], 'MK-COOP-06'],
      [[], 'MK-COOP-06'],
    ]);
  });

  test('MK-COOP-07 suitable heroes are invited one by one and may be left out', () => {
    const t = siege({ seats: 3, defenders: ['prowlers', 'prowlers', 'prowlers'] }).choose(PROPOSE);
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'invite', ['seat:1', 'seat:2']]);
    t.choose('seat:2');
    expect(t.offered()).toEqual(['seat:1', 'done']);
    t.choose('done').choose('share:0,2');
    expect([t.seat, t.kind]).toEqual([2, 'join']);
    expect(t.state.assault?.seats).toEqual([0, 2]);
  });

  test('MK-COOP-08 the shares one by one, at least one defender each, all of them in the end', () => {
    const t = siege({ seats: 3, defenders: ['prowlers', 'prowlers', 'prowlers', 'prowlers'] });
    t.choose(PROPOSE).choose('seat:2').choose('seat:1');
    expect([t.kind, t.offered()]).toEqual(['share', ['share:0,1', 'share:0,2']]);
    t.choose('share:0,1');
    expect(t.offered()).toEqual(['share:1,1', 'share:1,2']);
    t.choose('share:1,1');
    expect([t.seat, t.state.assault?.shares]).toEqual([1, [1, 1, 2]]);
    expect(t.happened().at(-1)).toEqual({
      kind: 'proposed',
      seat: 0,
      at: CITY,
      seats: [0, 1, 2],
      shares: [1, 1, 2],
      rule: 'MK-COOP-08',
    });
  });

  test('MK-COOP-08 with fewer defenders than heroes not everybody can come', () => {
    const t = siege({ seats: 3 }).choose(PROPOSE).choose('seat:1');
    expect([t.seat, t.state.assault?.seats, t.state.assault?.shares]).toEqual([1, [0, 1], [1, 1]]);
    expect(siege({ defenders: ['prowlers'] }).offered('propose')).toEqual([]);
  });

  test('MK-COOP-09 one who declines is enough: nothing happens and the turn goes on', () => {
    const t = siege({ seats: 3, defenders: ['prowlers', 'prowlers', 'prowlers'] });
    const before = t.offered();
    t.choose(PROPOSE).choose('seat:1').choose('seat:2').choose('yes').choose('no');
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'turn', before]);
    expect([t.state.assault, t.state.asleep]).toEqual([null, [false, false, false]]);
    expect([turn(t).acted, hero(t, 0).at, hero(t, 0).reputation, city(t).tokens.length]).toEqual([false, WEST, 0, 3]);
  });

  test('MK-COOP-25 another proposal differs from those that were refused', () => {
    const t = siege({ defenders: ['prowlers', 'prowlers', 'prowlers'] });
    t.choose(PROPOSE).choose('share:0,1').choose('no').choose(PROPOSE);
    expect([t.seat, t.state.assault?.shares]).toEqual([1, [2, 1]]);
    t.choose('no');
    expect([t.offered('propose'), why(t)]).toEqual([[], 'MK-COOP-25']);
  });

  test('MK-COOP-23 who holds only wounds is asked like anybody else but can only decline', () => {
    const t = siege({}, state => hold(state, 1, 'wound', 'wound')).choose(PROPOSE);
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'join', ['no']]);
  });

  test('MK-COOP-10 all who take part turn their tokens face down and have no next turn', () => {
    const t = siege({ seats: 3 }).choose(PROPOSE).choose('seat:1').choose('yes');
    expect(t.state.asleep).toEqual([true, true, false]);
  });
});

describe('common assault: underground', () => {
  const FAR = hexOn(0, 0, 1);
  /** The initiator is two spaces away and has the spell. */
  const below = (defenders: readonly EnemyId[] = ['prowlers', 'prowlers']) =>
    siege({ defenders }, state => {
      stand(state, 0, FAR);
      hold(state, 0, 'underground-travel', 'rage');
      tokens(state, 0, 'black');
      state.night = true;
    });

  test('MK-COOP-05 Underground Attack brings the initiator into the city, who may propose then', () => {
    const t = below();
    expect(t.offered('propose')).toEqual([]);
    t.choose('play:underground-travel,strong').choose(`space:${CITY}`);
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'invite', ['seat:1', 'pass']]);
    t.choose('seat:1').choose('yes');
    expect([t.seat, hero(t, 0).at, combat(t).foes.length, hero(t, 0).reputation]).toEqual([0, CITY, 1, -1]);
    lose(t);
    goIn(t);
    win(t);
    expect(places(t)).toEqual([FAR, NORTHWEST]);
  });

  test('MK-COOP-05 without an agreement the city is assaulted alone', () => {
    const alone = below().choose('play:underground-travel,strong').choose(`space:${CITY}`).choose('pass');
    expect([alone.state.assault, alone.seat, combat(alone).foes.length]).toEqual([null, 0, 2]);
    const refused = below()
      .choose('play:underground-travel,strong')
      .choose(`space:${CITY}`)
      .choose('seat:1')
      .choose('no');
    expect([refused.state.assault, refused.seat, combat(refused).foes.length]).toEqual([null, 0, 2]);
    const other = below(['prowlers', 'prowlers', 'prowlers']);
    other
      .choose('play:underground-travel,strong')
      .choose(`space:${CITY}`)
      .choose('seat:1')
      .choose('share:0,1')
      .choose('no');
    expect([other.kind, other.offered()]).toEqual(['invite', ['seat:1', 'pass']]);
  });
});
