import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { army, deck, fight, hexOn, hold, me, type Sitting, sit, stand, tokens } from '../positions.ts';

const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;

describe('wounds', () => {
  test('MK-WND-01 a wounded hero takes wound cards into the hand, as many as there are', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('done');
    expect(me(t).hand).toEqual(['rage', 'wound', 'wound']);
    expect(t.happened()).toContainEqual({ kind: 'wounded', seat: 0, n: 2, to: 'hand', rule: 'MK-DMG-13' });
  });

  test('MK-WND-02 wounds are neither played, nor played sideways, nor discarded at the end of the turn', () => {
    const t = sit({}, state => hold(state, 0, 'wound', 'rage', 'march'));
    expect(t.offered('play:wound')).toEqual([]);
    t.choose('play:march,basic').choose('end');
    expect(t.offered()).toEqual(['discard:rage', 'done']);
    t.choose('discard:rage').choose('done');
    expect(wounds(t)).toBe(1);
  });

  test('MK-WND-02 a wound is no card that an effect lets you discard', () => {
    const t = sit({}, state => hold(state, 0, 'improvisation', 'wound'));
    expect(t.offered('play:improvisation,basic')).toEqual([]);
  });

  test('MK-WND-03 wounds discarded by resting go to the discard pile', () => {
    const t = sit({}, state => hold(state, 0, 'rage', 'wound', 'wound'));
    t.choose('rest').choose('discard:rage').choose('discard:wound').choose('done');
    expect(me(t).discard).toEqual(['rage', 'wound']);
    expect(me(t).hand).toEqual(['wound']);
  });

  test('MK-WND-03 those discarded by a slow recovery or by an effect do too', () => {
    const slow = sit({}, state => hold(state, 0, 'wound', 'wound'));
    slow.choose('rest').choose('discard:wound');
    expect([me(slow).hand, me(slow).discard]).toEqual([['wound'], ['wound']]);
    const effect = sit({}, state => {
      hold(state, 0, 'wound', 'wound');
      deck(state, 0, 'rage');
      heroOf(state, 0).skills.push({ skill: 'i-feel-no-pain', used: false, out: false, colour: null });
    });
    effect.choose('skill:i-feel-no-pain').choose('card:wound');
    expect([me(effect).hand, me(effect).discard]).toEqual([['rage', 'wound'], ['wound']]);
  });

  test('MK-WND-04 at the end of a round wounds are shuffled into the deed deck with all other cards', () => {
    const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
      hold(state, 0, 'wound', 'rage');
      deck(state, 0, 'march');
      heroOf(state, 0).discard = ['wound'];
      state.turns = [];
      state.stage = 'prepare';
    });
    expect(me(t).hand).toEqual(['march', 'rage', 'wound', 'wound']);
    expect(me(t).discard).toEqual([]);
  });

  test('MK-WND-05 a wounded unit is neither activated nor assigned damage', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'peasants');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { wounds: 1 });
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0');
    expect(t.offered('unit')).toEqual(['unit:1,peasants,0']);
    t.choose('drop').choose('done');
    expect(t.offered()).toEqual(['hurt:-,-', 'hurt:1,peasants']);
  });

  test('MK-WND-05 damage puts a wound onto the unit', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-guardsmen');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:0,utem-guardsmen');
    expect(me(t).units[0]).toMatchObject({ wounds: 1, spent: false });
    expect(wounds(t)).toBe(0);
  });

  test('MK-WND-06 a wounded unit is ready again in the new round but can be activated only when it is healed', () => {
    const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
      army(state, 0, 'peasants');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { wounds: 1, spent: true });
      deck(state, 0, 'tranquility', 'rage', 'rage', 'rage', 'rage', 'rage');
      state.turns = [];
      state.stage = 'prepare';
    });
    expect(me(t).units[0]).toMatchObject({ wounds: 1, spent: false });
    const healed = sit({}, state => {
      hold(state, 0, 'tranquility', 'march');
      army(state, 0, 'peasants');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { wounds: 1 });
    });
    expect(healed.offered('unit')).toEqual([]);
    healed.choose('play:tranquility,basic').choose('option:0').choose('heal:0,peasants');
    expect(healed.offered('unit')).toEqual(['unit:0,peasants,2']);
  });

  test('MK-WND-02 with wounds alone a slow recovery discards one of them', () => {
    const t = sit({}, state => {
      hold(state, 0, 'wound', 'wound');
      stand(state, 0, hexOn(0, 0, 2));
      tokens(state, 0, 'gold');
    });
    t.choose('rest').choose('discard:wound');
    expect(me(t).hand).toEqual(['wound']);
    expect(me(t).discard).toEqual(['wound']);
  });
});
