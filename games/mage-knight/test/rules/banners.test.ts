import { describe, expect, test } from 'vitest';
import { unitArmor } from '../../rules/combat/damage.ts';
import { heroOf, type State } from '../../state.ts';
import { army, deck, fight, hexOn, hold, me, sit, stand } from '../positions.ts';

const bear = (state: State, unit: number, banner: 'banner-of-glory' | 'banner-of-courage'): void => {
  Object.assign(heroOf(state, 0).units[unit] ?? {}, { banner });
};

describe('banners', () => {
  test('MK-BANN-01 a banner can be assigned to any own unit, spent and wounded ones too, and leaves the hand', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-glory', 'rage');
      army(state, 0, 'peasants', 'foresters');
      army(state, 1, 'peasants');
      Object.assign(heroOf(state, 0).units[1] ?? {}, { spent: true, wounds: 1 });
    });
    expect(t.offered('banner')).toEqual(['banner:banner-of-glory,0,peasants', 'banner:banner-of-glory,1,foresters']);
    t.choose('banner:banner-of-glory,1,foresters');
    expect(me(t).units.map(({ banner }) => banner)).toEqual([null, 'banner-of-glory']);
    expect(me(t).hand).toEqual(['rage']);
    expect(me(t).played).toEqual([]);
    expect(me(t).discard).toEqual([]);
  });

  test('MK-BANN-01 at any time of the own turn: in combat, in an interaction, after the action', () => {
    const fighting = sit({}, state => {
      hold(state, 0, 'banner-of-glory');
      army(state, 0, 'peasants');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    expect(fighting.offered('banner')).toHaveLength(1);
    const talking = sit({}, state => {
      hold(state, 0, 'banner-of-glory');
      army(state, 0, 'peasants');
      stand(state, 0, hexOn(1, 0, 2));
    });
    talking.choose('interact');
    expect(talking.offered('banner')).toHaveLength(1);
    talking.choose('done');
    expect(talking.kind).toBe('after');
    expect(talking.offered('banner')).toHaveLength(1);
  });

  test('MK-BANN-01 other artifacts are assigned to nobody', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ruby-ring', 'banner-of-command');
      army(state, 0, 'peasants');
    });
    expect(t.offered('banner')).toEqual([]);
  });

  test('MK-BANN-02 the unit has the basic effect of its banner; the strong one cannot be used', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-glory');
      army(state, 0, 'peasants');
    });
    expect(t.offered('play:banner-of-glory,s')).toEqual(['play:banner-of-glory,strong']);
    t.choose('banner:banner-of-glory,0,peasants');
    expect(unitArmor(t.state, 0, 0)).toBe(4);
    expect(t.offered('play:banner-of-glory')).toEqual([]);
  });

  test('MK-BANN-03 another banner sends the old one to the discard pile', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-protection');
      army(state, 0, 'peasants');
      bear(state, 0, 'banner-of-courage');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { bannerUsed: true });
    });
    t.choose('banner:banner-of-protection,0,peasants');
    expect(me(t).units[0]).toMatchObject({ banner: 'banner-of-protection', bannerUsed: false });
    expect(me(t).discard).toEqual(['banner-of-courage']);
  });

  test('MK-BANN-03 the banner of a unit that is disbanded goes to the discard pile', () => {
    const t = sit({}, state => {
      hold(state, 0, 'threaten', 'promise');
      army(state, 0, 'peasants');
      bear(state, 0, 'banner-of-glory');
      stand(state, 0, hexOn(1, 0, 2));
      state.offers.units = ['peasants'];
    });
    t.choose('interact').choose('play:threaten,basic').choose('play:promise,basic').choose('recruit:peasants');
    expect(me(t).units.map(({ banner }) => banner)).toEqual([null]);
    expect(me(t).discard).toEqual(['banner-of-glory']);
  });

  test('MK-BANN-03 the banner of a unit that is destroyed goes to the discard pile', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants');
      bear(state, 0, 'banner-of-glory');
      fight(state, ['medusa'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:0,peasants');
    expect(me(t).units).toEqual([]);
    expect(me(t).discard).toEqual(['banner-of-glory']);
  });

  test('MK-BANN-04 at the end of a round each banner stays or is shuffled into the deed deck', () => {
    const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
      army(state, 0, 'peasants', 'foresters');
      Object.assign(heroOf(state, 0), { level: 3 });
      bear(state, 0, 'banner-of-glory');
      bear(state, 1, 'banner-of-courage');
      Object.assign(heroOf(state, 0).units[1] ?? {}, { bannerUsed: true, spent: true });
      deck(state, 0);
      state.turns = [];
      state.stage = 'prepare';
    });
    expect(t.kind).toBe('banners');
    expect(t.offered()).toEqual(['pass', 'discard:banner-of-glory']);
    t.choose('discard:banner-of-glory').choose('pass');
    // The one card of the deck is drawn at once.
    expect(me(t).hand).toEqual(['banner-of-glory']);
    expect(me(t).units).toMatchObject([
      { banner: null, bannerUsed: false },
      { banner: 'banner-of-courage', bannerUsed: false, spent: false },
    ]);
  });
});
