import { describe, expect, test } from 'vitest';
import { armorOf, fortifications } from '../../rules/combat/foe.ts';
import { START } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import {
  army,
  combat,
  deck,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const armors = (t: Sitting) => combat(t).foes.map((_, foe) => armorOf(t.state, combat(t), foe));
const FOREST = hexOn(0, 0, 1);

describe('green spells', () => {
  test('Tremor: one enemy has armor 3 less or all have 2 less, at least 1', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'tremor');
        tokens(state, 0, 'green');
        fight(state, ['guardsmen', 'minotaur', 'prowlers']);
      });
    expect(armors(lay().choose('play:tremor,basic').choose('option:0').choose('foe:0'))).toEqual([4, 5, 3]);
    expect(armors(lay().choose('play:tremor,basic').choose('option:1'))).toEqual([5, 3, 1]);
  });

  test('Tremor: as Earthquake 6 or 4 less for fortified enemies', () => {
    const lay = () =>
      sit({ night: true }, state => {
        hold(state, 0, 'tremor');
        tokens(state, 0, 'green', 'black');
        fight(state, ['guardsmen', 'minotaur', 'prowlers']);
      });
    expect(armors(lay().choose('play:tremor,strong').choose('option:0').choose('foe:0'))).toEqual([1, 5, 3]);
    expect(armors(lay().choose('play:tremor,strong').choose('option:0').choose('foe:1'))).toEqual([7, 2, 3]);
    expect(armors(lay().choose('play:tremor,strong').choose('option:1'))).toEqual([3, 3, 1]);
    const walls = sit({ night: true }, state => {
      hold(state, 0, 'tremor');
      tokens(state, 0, 'green', 'black');
      fight(state, ['swamp-dragon', 'high-dragon'], { why: 'assault', from: 'garrison' });
    });
    expect(armors(walls.choose('play:tremor,strong').choose('option:0').choose('foe:0'))).toEqual([3, 9]);
  });

  test('Underground Travel: up to 3 revealed spaces, never into swamps or lakes, to a safe space', () => {
    const t = sit({}, state => {
      hold(state, 0, 'underground-travel');
      tokens(state, 0, 'green');
      layMap(state, ['country-3', 'country-1']);
      stand(state, 0, hexOn(0, 0, 1));
    });
    t.choose('play:underground-travel,basic');
    // Country-1 lies above: its lake is in the north-east; country-3 holds an unconquered keep there.
    expect(t.offered()).not.toContain(`space:${hexOn(0, 1, 1)}`);
    expect(t.offered()).not.toContain(`space:${hexOn(1, 0, 1)}`);
    expect(t.offered()).not.toContain(`space:${hexOn(0, 0, 3)}`);
    t.choose(`space:${hexOn(1, 0, 3)}`);
    expect(me(t).at).toBe(hexOn(1, 0, 3));
    expect(turn(t)).toMatchObject({ acted: false, move: 0, path: [hexOn(0, 0, 1), hexOn(1, 0, 3)] });
  });

  test('Underground Travel: no more than 3 spaces', () => {
    const t = sit({}, state => {
      hold(state, 0, 'underground-travel');
      tokens(state, 0, 'green');
    });
    t.choose('play:underground-travel,basic');
    expect(t.offered()).toContain(`space:${hexOn(1, 0, 0)}`);
    expect(t.offered()).not.toContain(`space:${hexOn(1, 0, 2)}`);
  });

  test('Underground Travel: as Underground Attack it ends in an assault without walls', () => {
    const keep = hexOn(1, 0, 1);
    const t = sit({ night: true }, state => {
      hold(state, 0, 'underground-travel', 'swiftness');
      tokens(state, 0, 'green', 'black', 'white');
      layMap(state, ['country-3', 'country-1']);
      stand(state, 0, hexOn(1, 0, 4));
      tokensOn(state, keep, 'golems');
    });
    t.choose('play:underground-travel,strong');
    expect(me(t).at).toBe(keep);
    expect(me(t).reputation).toBe(-1);
    expect(combat(t)).toMatchObject({ why: 'assault', site: keep });
    expect(fortifications(t.state, turn(t), combat(t), 0)).toBe(0);
    t.choose('target:0').choose('play:swiftness,strong');
    expect(combat(t).group?.parts).toHaveLength(1);
  });

  test('Underground Travel: a failed Underground Attack leads back to where it began', () => {
    const start = hexOn(1, 0, 4);
    const t = sit({ night: true }, state => {
      hold(state, 0, 'underground-travel');
      tokens(state, 0, 'green', 'black');
      layMap(state, ['country-3', 'country-1']);
      stand(state, 0, start);
      tokensOn(state, hexOn(1, 0, 1), 'golems');
    });
    t.choose('play:underground-travel,strong').choose('done').choose('done').choose('done');
    expect(me(t).at).toBe(start);
    expect(t.state.lasting).toEqual([]);
  });

  test('Underground Travel: Underground Attack on another hero is a duel in which walls do not count', () => {
    const keep = hexOn(1, 0, 1);
    const t = sit({ night: true }, state => {
      hold(state, 0, 'underground-travel');
      tokens(state, 0, 'green', 'black');
      layMap(state, ['country-3', 'country-1']);
      stand(state, 0, hexOn(1, 0, 4));
      heroOf(state, 1).at = hexOn(1, 0, 0);
      state.map.sites[hexOn(1, 0, 0)] = { ...newSite('mage-tower'), conquered: true, shields: [1] };
      const site = state.map.sites[keep];
      if (site) Object.assign(site, { conquered: true, shields: [0] });
    });
    t.choose('play:underground-travel,strong');
    expect(me(t).at).toBe(hexOn(1, 0, 0));
    expect(t.state.duel).toMatchObject({ aggressor: 0, defender: 1, at: hexOn(1, 0, 0), walls: false });
  });

  test('Underground Travel: Underground Attack needs something to attack within 3 spaces', () => {
    const lay = (from: number) =>
      sit({ night: true }, state => {
        hold(state, 0, 'underground-travel');
        tokens(state, 0, 'green', 'black');
        layMap(state, ['country-3', 'country-1']);
        stand(state, 0, from);
        tokensOn(state, hexOn(1, 0, 1), 'golems');
      });
    expect(lay(START).offered('play:underground-travel,strong')).toEqual([]);
    expect(lay(FOREST).offered('play:underground-travel,strong')).toHaveLength(1);
  });

  test('Restoration: heal 3, in a forest 5; as Rebirth units of as many levels become ready', () => {
    const lay = (forest: boolean) =>
      sit({ night: true }, state => {
        hold(state, 0, 'restoration', 'wound');
        tokens(state, 0, 'green', 'black');
        stand(state, 0, forest ? FOREST : START);
        army(state, 0, 'guardian-golems', 'utem-guardsmen', 'peasants', 'peasants');
        for (const unit of heroOf(state, 0).units) unit.spent = true;
      });
    expect(turn(lay(false).choose('play:restoration,basic')).heal).toBe(3);
    expect(turn(lay(true).choose('play:restoration,basic')).heal).toBe(5);
    const plain = lay(false).choose('play:restoration,strong').choose('own-unit:0,guardian-golems');
    plain.choose('own-unit:2,peasants');
    expect(plain.kind).toBe('turn');
    expect(turn(plain).heal).toBe(3);
    expect(me(plain).units.map(({ spent }) => spent)).toEqual([false, true, false, true]);
    const wood = lay(true).choose('play:restoration,strong').choose('own-unit:0,guardian-golems');
    wood.choose('own-unit:1,utem-guardsmen').choose('own-unit:2,peasants');
    expect(wood.kind).toBe('turn');
    expect(turn(wood).heal).toBe(5);
    expect(me(wood).units.map(({ spent }) => spent)).toEqual([false, false, false, true]);
  });

  test('Restoration: never in combat, nor without anything to heal', () => {
    const hurt = sit({}, state => {
      hold(state, 0, 'restoration', 'wound');
      tokens(state, 0, 'green');
      fight(state, ['prowlers']);
    });
    expect(hurt.offered('play')).toEqual([]);
    const healthy = sit({}, state => {
      hold(state, 0, 'restoration');
      tokens(state, 0, 'green');
    });
    expect(healthy.offered('play:restoration,basic')).toEqual([]);
  });

  test('Meditation: two cards of the discard pile by lot on top of the deed deck or under it; 2 more in the next draw', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'meditation');
        tokens(state, 0, 'green');
        heroOf(state, 0).discard = ['rage', 'rage', 'rage'];
        deck(state, 0, 'march');
      }).choose('play:meditation,basic');
    const top = lay().choose('place:top');
    expect(me(top).deck).toEqual({ top: ['rage', 'rage'], rest: ['march'], bottom: [] });
    expect(me(top).discard).toEqual(['rage']);
    expect(me(top).nextHand).toBe(2);
    const bottom = lay().choose('place:bottom');
    expect(me(bottom).deck).toEqual({ top: [], rest: ['march'], bottom: ['rage', 'rage'] });
  });

  test('Meditation: as Trance the two cards are chosen', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'meditation');
      tokens(state, 0, 'green', 'black');
      heroOf(state, 0).discard = ['march', 'promise', 'rage'];
    });
    t.choose('play:meditation,strong').choose('card:promise').choose('card:rage').choose('place:top');
    t.choose('card:promise');
    expect(me(t).deck.top).toEqual(['promise', 'rage']);
    expect(me(t).discard).toEqual(['march']);
    expect(me(t).nextHand).toBe(2);
  });

  test('Energy Flow: a unit becomes ready; then a unit of at most level 2 of every other player may be spent', () => {
    const t = sit({ seats: 3 }, state => {
      hold(state, 0, 'energy-flow');
      tokens(state, 0, 'green');
      army(state, 0, 'altem-mages');
      army(state, 1, 'peasants', 'fire-mages');
      army(state, 2, 'guardian-golems');
      for (const unit of heroOf(state, 0).units) unit.spent = true;
    });
    t.choose('play:energy-flow,basic');
    expect(me(t).units[0]?.spent).toBe(false);
    expect(t.offered()).toEqual(['foreign-unit:1,0,peasants', 'pass']);
    t.choose('foreign-unit:1,0,peasants').choose('pass');
    expect(heroOf(t.state, 1).units.map(({ spent }) => spent)).toEqual([true, false]);
    expect(heroOf(t.state, 2).units.map(({ spent }) => spent)).toEqual([false]);
  });

  test('Energy Flow: as Energy Steal the unit is healed too, and others lose units up to level 3', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'energy-flow');
      tokens(state, 0, 'green', 'black');
      army(state, 0, 'altem-mages');
      army(state, 1, 'fire-mages', 'altem-guardians');
      for (const unit of heroOf(state, 0).units) Object.assign(unit, { spent: true, wounds: 2 });
    });
    t.choose('play:energy-flow,strong');
    expect(me(t).units[0]).toMatchObject({ spent: false, wounds: 0 });
    expect(t.offered()).toEqual(['foreign-unit:1,0,fire-mages', 'pass']);
  });

  test('Energy Flow: Energy Steal heals a ready unit, but takes nothing from others for it', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'energy-flow');
      tokens(state, 0, 'green', 'black');
      army(state, 0, 'peasants');
      army(state, 1, 'peasants');
      for (const unit of heroOf(state, 0).units) unit.wounds = 1;
    });
    t.choose('play:energy-flow,strong');
    expect(t.kind).toBe('turn');
    expect(me(t).units[0]).toMatchObject({ spent: false, wounds: 0 });
    expect(heroOf(t.state, 1).units[0]?.spent).toBe(false);
  });

  test('Energy Flow: not without a spent unit', () => {
    const t = sit({}, state => {
      hold(state, 0, 'energy-flow');
      tokens(state, 0, 'green');
      army(state, 0, 'peasants');
    });
    expect(t.offered('play:energy-flow,basic')).toEqual([]);
  });

  test('Cure: heal 2; this turn every wound healed from the hand draws a card and every unit healed becomes ready', () => {
    const t = sit({}, state => {
      hold(state, 0, 'cure', 'wound', 'wound');
      tokens(state, 0, 'green');
      deck(state, 0, 'march', 'march');
      army(state, 0, 'peasants');
      for (const unit of heroOf(state, 0).units) Object.assign(unit, { spent: true, wounds: 1 });
    });
    t.choose('play:cure,basic').choose('heal:-,-');
    expect(me(t).hand).toEqual(['march', 'wound']);
    t.choose('heal:0,peasants');
    expect(me(t).units[0]).toMatchObject({ spent: false, wounds: 0 });
    expect(turn(t).heal).toBe(0);
  });

  test('Cure: as Disease all enemies that were blocked have armor 1', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'cure', 'determination');
      tokens(state, 0, 'green', 'black', 'blue');
      fight(state, ['guardsmen', 'prowlers'], { phase: 'block' });
    });
    expect(t.offered('play:cure,strong')).toEqual([]);
    t.choose('block:0,0').choose('play:determination,strong').choose('hold').choose('done');
    expect(t.kind).toBe('attack');
    t.choose('play:cure,strong');
    expect(armors(t)).toEqual([1, 3]);
  });
});
