import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { army, deck, fight, hexOn, hold, me, type Sitting, sit, stand, tokens, turn } from '../positions.ts';

const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;

describe('healing', () => {
  test('MK-HEAL-01 effects give healing points in the own turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility', 'wound', 'wound', 'wound');
      tokens(state, 0, 'green');
    });
    t.choose('play:tranquility,strong').choose('option:0');
    expect(turn(t).heal).toBe(2);
  });

  test('MK-HEAL-01 also when resting, after it', () => {
    const t = sit({}, state => hold(state, 0, 'tranquility', 'rage', 'wound', 'wound'));
    t.choose('rest').choose('discard:rage').choose('done');
    t.choose('play:tranquility,basic').choose('option:0').choose('heal:-,-');
    expect(wounds(t)).toBe(1);
  });

  test('MK-HEAL-02 healing points are bought: 3 influence each in a village, 2 in a monastery', () => {
    const t = sit({}, state => {
      hold(state, 0, 'promise', 'promise', 'wound', 'wound');
      tokens(state, 0, 'white', 'white');
      stand(state, 0, hexOn(1, 0, 2));
    });
    t.choose('interact').choose('play:promise,strong').choose('play:promise,strong');
    expect(turn(t).influence).toBe(8);
    t.choose('buy:healing');
    expect(turn(t)).toMatchObject({ influence: 5, heal: 1 });
    t.choose('heal:-,-');
    expect(wounds(t)).toBe(1);
    const hex = hexOn(1, 0, 2);
    const holy = sit({}, state => {
      hold(state, 0, 'promise', 'wound');
      stand(state, 0, hex);
      const site = state.map.sites[hex];
      if (site) site.kind = 'monastery';
    });
    holy.choose('interact').choose('play:promise,basic').choose('buy:healing');
    expect(turn(holy)).toMatchObject({ influence: 0, heal: 1 });
  });

  test('MK-HEAL-03 a point throws a wound of the hand away: it is gone, not discarded', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility', 'wound', 'wound');
      heroOf(state, 0).discard = ['wound'];
    });
    t.choose('play:tranquility,basic').choose('option:0').choose('heal:-,-');
    expect(wounds(t)).toBe(1);
    expect(turn(t).heal).toBe(0);
    expect(me(t).discard).toEqual(['wound']);
    expect(t.offered('heal')).toEqual([]);
  });

  test('MK-HEAL-04 healing a unit costs its level and takes a wound from it', () => {
    const t = sit({}, state => {
      hold(state, 0, 'restoration');
      tokens(state, 0, 'green');
      army(state, 0, 'altem-mages', 'guardian-golems');
      for (const unit of heroOf(state, 0).units) unit.wounds = 2;
    });
    t.choose('play:restoration,basic');
    // 3 points: too few for a unit of level 4.
    expect(t.offered('heal')).toEqual(['heal:1,guardian-golems']);
    t.choose('heal:1,guardian-golems');
    expect(turn(t).heal).toBe(1);
    expect(me(t).units.map(({ wounds: n }) => n)).toEqual([2, 1]);
    // One point is left: too few for a unit of level 2.
    expect(t.offered('heal')).toEqual([]);
  });

  test('MK-HEAL-05 a unit with two wounds is healed twice', () => {
    const t = sit({}, state => {
      hold(state, 0, 'restoration');
      tokens(state, 0, 'green');
      army(state, 0, 'peasants');
      for (const unit of heroOf(state, 0).units) unit.wounds = 2;
    });
    t.choose('play:restoration,basic').choose('heal:0,peasants');
    expect(me(t).units[0]?.wounds).toBe(1);
    expect(t.offered('unit')).toEqual([]);
    t.choose('heal:0,peasants');
    expect(me(t).units[0]?.wounds).toBe(0);
    expect(t.offered('unit')).toEqual(['unit:0,peasants,2']);
  });

  test('MK-HEAL-06 never during combat; afterwards wounds of that combat can be healed in the same turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility');
      deck(state, 0);
      fight(state, ['golems'], { phase: 'block' });
    });
    expect(t.offered('play:tranquility,basic')).toEqual([]);
    t.choose('done').choose('done');
    expect(t.kind).toBe('after');
    expect(wounds(t)).toBe(1);
    t.choose('play:tranquility,basic').choose('option:0').choose('heal:-,-');
    expect(wounds(t)).toBe(0);
  });

  test('MK-HEAL-06 points at hand cannot be spent in combat', () => {
    const t = sit({}, state => {
      hold(state, 0, 'wound', 'rage');
      fight(state, ['prowlers']);
      const [now] = state.turns;
      if (now) now.heal = 2;
    });
    expect(t.offered('heal')).toEqual([]);
  });

  test('MK-HEAL-07 unused points are lost when a combat begins', () => {
    const orcs = hexOn(1, 0, 6);
    const t = sit({}, state => {
      hold(state, 0, 'restoration', 'wound', 'rage');
      tokens(state, 0, 'green');
      stand(state, 0, hexOn(1, 0, 5));
      const site = state.map.sites[orcs];
      site?.tokens.push({ colour: 'green', token: 'prowlers' });
    });
    t.choose('play:restoration,basic');
    expect(turn(t).heal).toBe(5);
    t.choose(`challenge:${orcs}`);
    expect(turn(t).heal).toBe(0);
  });

  test('MK-HEAL-08 a magical glade throws a wound of hand or discard pile away, but heals no unit and triggers no healing effect', () => {
    const t = sit({}, state => {
      hold(state, 0, 'cure', 'wound', 'rage');
      tokens(state, 0, 'green');
      stand(state, 0, hexOn(1, 0, 0));
      army(state, 0, 'peasants');
      for (const unit of heroOf(state, 0).units) unit.wounds = 1;
    });
    t.choose('play:cure,basic').choose('end');
    expect(t.kind).toBe('glade');
    t.choose(t.offered()[0] ?? 'nothing').choose('done');
    expect(wounds(t)).toBe(0);
    expect(me(t).units[0]?.wounds).toBe(1);
    expect(t.events().filter(({ kind }) => kind === 'healed')).toEqual([]);
  });
});
