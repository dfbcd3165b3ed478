import { describe, expect, test } from 'vitest';
import { newSite } from '../../../rules/sites.ts';
import { newUnit } from '../../../rules/units.ts';
import type { State } from '../../../state.ts';
import { heroOf, turnOf } from '../../../state.ts';
import { army, hexOn, hold, me, tokens, tokensOn } from '../../positions.ts';
import { aims, attacked, duel, FROM, HERE, inMelee, them, VILLAGE } from './duelling.ts';

/** Seat 0 attacks with so many Catapults at once (siege 3 each), and nothing stops them. */
const catapults =
  (n: number, arrange: (state: State) => void = () => {}) =>
  (state: State) => {
    heroOf(state, 0).units = Array.from({ length: n }, () => newUnit('catapults'));
    arrange(state);
  };

function struck(n: number, arrange: (state: State) => void = () => {}) {
  const t = inMelee('full', catapults(n, arrange));
  for (let unit = 0; unit < n; unit++) t.choose(`unit:${unit},catapults,0`);
  t.choose('strike').choose('hold');
  expect(duel(t).left).toBe(3 * n);
  return t;
}

describe('the melee phase between players', () => {
  test('MK-PVPM-01 the aggressor attacks first', () => {
    const t = inMelee('full');
    expect([t.kind, t.seat, duel(t).phase]).toEqual(['duel-attack', 0, 'melee']);
  });

  test('MK-PVPM-03 a card played sideways adds a physical point, and with it an element of the whole attack', () => {
    const lay = (state: State) => {
      hold(state, 0, 'march', 'rage');
      army(state, 0, 'fire-mages');
      tokens(state, 0, 'red');
      hold(state, 1, 'determination', 'march');
      tokens(state, 1, 'blue');
      army(state, 1, 'illusionists');
    };
    const struckBy = (sideways: boolean) => {
      const t = inMelee('full', lay).choose('unit:0,fire-mages,0');
      if (sideways) t.choose('play:march,attack');
      t.choose('strike').choose('play:determination,basic').choose('hold');
      return [duel(t).left, t.kind === 'duel-damage' && t.offered('wound:0').length > 0];
    };
    // Fire 3 against a physical block of 2: only half of it counts; the illusionists do not resist fire.
    expect(struckBy(false)).toEqual([2, true]);
    // Fire 3 and 1 against the same block: all of it counts; with 2 left the physical resistance asks for 4.
    expect(struckBy(true)).toEqual([2, false]);
  });

  test('MK-PVPM-11 roles alternate until both pass in succession', () => {
    const t = inMelee('full', state => army(state, 1, 'utem-guardsmen'));
    t.choose('pass');
    expect([t.kind, t.seat]).toEqual(['duel-attack', 1]);
    t.choose('unit:0,utem-guardsmen,0').choose('strike').choose('hold').choose('done');
    expect([t.kind, t.seat]).toEqual(['duel-attack', 0]);
    t.choose('pass');
    expect([t.kind, t.seat]).toEqual(['duel-attack', 1]);
    t.choose('pass');
    expect(t.state.duel).toBeNull();
  });

  test('MK-PVPM-05 MK-PVPM-06 5 damage steal an artifact from the discard pile, the play area or a wounded unit', () => {
    const t = struck(6, state => {
      const { discard, played } = heroOf(state, 1);
      discard.push('ruby-ring');
      played.push({ card: 'sapphire-ring', as: 'basic', goes: 'discard' });
      army(state, 1, 'foresters', 'peasants');
      Object.assign(heroOf(state, 1).units[0] ?? {}, { banner: 'banner-of-glory', wounds: 1 });
      Object.assign(heroOf(state, 1).units[1] ?? {}, { banner: 'banner-of-fear' });
    });
    expect(t.offered('steal').toSorted()).toEqual(['steal:banner-of-glory', 'steal:ruby-ring', 'steal:sapphire-ring']);
    t.choose('steal:banner-of-glory').choose('steal:ruby-ring').choose('steal:sapphire-ring');
    expect(me(t).discard).toEqual(['banner-of-glory', 'ruby-ring', 'sapphire-ring']);
    expect([them(t).discard, them(t).played, them(t).units[0]?.banner]).toEqual([[], [], null]);
    expect([duel(t).left, t.offered('steal')]).toEqual([3, []]);
    // The peasants have armor 3: their banner would be free now, but nothing is left to steal it with.
    t.choose('wound:1,peasants');
    expect([t.kind, t.seat]).toEqual(['duel-attack', 1]);
  });

  test('MK-PVPM-06 the banner of a unit wounded by this very attack can be stolen', () => {
    const t = struck(3, state => {
      army(state, 1, 'peasants');
      Object.assign(heroOf(state, 1).units[0] ?? {}, { banner: 'banner-of-glory' });
    });
    expect(t.offered('steal')).toEqual([]);
    // Glory raises the armor of 3 by 1.
    t.choose('wound:0,peasants');
    expect([duel(t).left, t.offered('steal')]).toEqual([5, ['steal:banner-of-glory']]);
  });

  test('MK-PVPM-07 neither from hand nor deck nor unwounded units, nor one that is gone for good', () => {
    const t = struck(2, state => {
      hold(state, 1, 'ruby-ring', 'march');
      heroOf(state, 1).played.push({ card: 'sapphire-ring', as: 'strong', goes: 'away' });
      army(state, 1, 'foresters');
      Object.assign(heroOf(state, 1).units[0] ?? {}, { banner: 'banner-of-fear' });
    });
    expect(t.offered('steal')).toEqual([]);
  });

  test('MK-PVPM-05 nothing is stolen at a distance', () => {
    const t = attacked(
      'full',
      catapults(2, state => heroOf(state, 1).discard.push('ruby-ring')),
    ).choose('pass');
    t.choose('unit:0,catapults,0').choose('unit:1,catapults,0').choose('strike').choose('hold');
    expect([duel(t).left, aims(t)]).toEqual([6, ['done', 'wound:-,-']]);
  });
});

describe('being driven away', () => {
  test('MK-PVPM-08 MK-PVPM-09 to a safe space beside it, for its unmodified move cost', () => {
    const t = struck(1);
    const glade = hexOn(1, 0, 0);
    // Plains 2, village on plains 2, forest 3 by day.
    expect(t.offered('drive')).toEqual(expect.arrayContaining([`drive:${FROM}`, `drive:${VILLAGE}`, `drive:${glade}`]));
    const far = struck(1, state => {
      state.map.sites[VILLAGE] = { ...newSite('keep'), conquered: false };
    });
    expect(far.offered('drive')).not.toContain(`drive:${VILLAGE}`);
    const night = inMelee('full', catapults(1), { night: true });
    night.choose('unit:0,catapults,0').choose('strike').choose('hold');
    // The forest costs 5 by night.
    expect(night.offered('drive')).not.toContain(`drive:${glade}`);
  });

  test('MK-PVPM-10 MK-PVPO-01 MK-PVP-07 the blocker is moved, the combat is over, nobody is provoked', () => {
    const t = struck(1, state => {
      tokensOn(state, hexOn(1, 0, 6), 'prowlers');
      turnOf(state).move = 4;
    });
    const glade = hexOn(1, 0, 0);
    t.choose(`drive:${glade}`);
    expect([t.state.duel, them(t).at, me(t).at]).toEqual([null, glade, HERE]);
    expect(t.state.turns.map(({ combat }) => combat)).toEqual([null, null]);
    expect(t.happened().find(({ kind }) => kind === 'driven-away')).toMatchObject({ seat: 0, loser: 1, to: glade });
  });

  test('MK-PVPM-08 the aggressor can be driven away too and stays there', () => {
    const t = inMelee('full', state => army(state, 1, 'utem-guardsmen')).choose('pass');
    t.choose('unit:0,utem-guardsmen,0').choose('strike').choose('hold').choose(`drive:${VILLAGE}`);
    expect([me(t).at, them(t).at, t.state.duel]).toEqual([VILLAGE, HERE, null]);
    while (t.seat === 1 && t.kind !== 'turn') t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose('end');
    expect([me(t).at, me(t).hand.includes('wound')]).toEqual([VILLAGE, false]);
  });
});
