import { describe, expect, test } from 'vitest';
import { newSite } from '../../../rules/sites.ts';
import { heroOf, type State } from '../../../state.ts';
import { army, hold, me, type Sitting, skill, tokens } from '../../positions.ts';
import { aims, attacked, duel, HERE, inMelee, them } from './duelling.ts';

const NIGHT = { night: true } as const;
const group = (t: Sitting, seat: number): string[] =>
  (t.state.turns.find(turn => turn.seat === seat)?.combat?.group?.parts ?? []).map(
    ({ points, kind, element }) => `${points} ${kind} ${element}`,
  );
const woundsIn = (state: State, seat: number): number =>
  heroOf(state, seat).hand.filter(card => card === 'wound').length;

describe('the start of the combat', () => {
  const heat = (arrange: (state: State) => void = () => {}): Sitting =>
    attacked('full', state => {
      hold(state, 0, 'into-the-heat', 'rage');
      hold(state, 1, 'into-the-heat', 'march');
      army(state, 0, 'peasants');
      army(state, 1, 'utem-crossbowmen', 'foresters');
      arrange(state);
    });

  const heated = (t: Sitting): string[] => t.offered('play:into-the-heat,basic');

  test('MK-PVPS-16 Into the Heat: by each player until the own first attack, block or pass', () => {
    const t = heat();
    expect(heated(t)).toEqual(['play:into-the-heat,basic']);
    t.choose('unit:0,utem-crossbowmen,1');
    expect(heated(t)).toEqual([]);
    t.choose('strike');
    // The aggressor has not done anything yet.
    expect([t.seat, t.kind, heated(t)]).toEqual([0, 'duel-block', ['play:into-the-heat,basic']]);
    t.choose('hold').choose('wound:-,-');
    expect([t.seat, t.kind, heated(t)]).toEqual([0, 'duel-attack', []]);
    const passed = heat().choose('pass');
    expect(heated(passed)).toEqual(['play:into-the-heat,basic']);
    passed.choose('pass');
    expect([duel(passed).phase, heated(passed)]).toEqual(['melee', []]);
  });

  test('MK-PVPS-16 Into the Heat: own units fight better, and no damage is assigned to units', () => {
    const t = heat(state => tokens(state, 1, 'red'));
    t.choose('play:into-the-heat,strong').choose('unit:0,utem-crossbowmen,1');
    expect(group(t, 1)).toEqual(['5 ranged physical']);
    t.choose('strike').choose('hold');
    expect(aims(t)).toEqual(['done', 'wound:-,-']);
    // Without it they could be wounded.
    const other = heat(state => army(state, 0, 'peasants', 'peasants'));
    other.choose('pass').choose('pass').choose('unit:0,peasants,0').choose('unit:1,peasants,0');
    other.choose('strike').choose('hold');
    expect(other.offered('wound')).toEqual(['wound:-,-', 'wound:0,utem-crossbowmen', 'wound:1,foresters']);
  });
});

describe('damage that is ignored', () => {
  /** The defender shoots with catapults, once with fire; the hero of level 1 has armor 2. */
  const shot = (which: 'elemental-resistance' | 'battle-hardened', fire: boolean): Sitting => {
    const t = attacked('full', state => {
      skill(state, 0, which);
      hold(state, 0, 'march');
      tokens(state, 1, 'red');
      army(state, 1, 'catapults', 'catapults');
    });
    t.choose(fire ? 'unit:0,catapults,1' : 'unit:0,catapults,0');
    return t.choose('strike').choose('hold').choose('wound:-,-');
  };
  const costs = (t: Sitting) => t.match.ask?.options.flatMap(one => (one.do === 'wound' ? [one.cost] : []));

  test('MK-PVPS-17 Elemental Resistance: 2 points of fire are ignored, and have to be spent besides', () => {
    const t = shot('elemental-resistance', true);
    expect([t.kind, t.seat, t.offered()]).toEqual(['whether', 0, ['use:-1,elemental-resistance', 'pass']]);
    t.choose('use:-1,elemental-resistance');
    // 2 of 5 points are spent and ignored: the next wound costs 2, the one after it would cost 2 again.
    expect([woundsIn(t.state, 0), t.seat, duel(t).left, costs(t)]).toEqual([0, 1, 3, [2]]);
    t.choose('wound:-,-');
    expect([woundsIn(t.state, 0), t.kind]).toEqual([1, 'duel-attack']);
    expect(t.events().filter(({ kind }) => kind === 'damage-ignored')).toMatchObject([{ seat: 0, n: 2 }]);
  });

  test('MK-PVPS-17 Elemental Resistance: 1 of another attack, once a turn, and only if one likes', () => {
    const t = shot('elemental-resistance', false);
    t.choose('use:-1,elemental-resistance');
    expect([woundsIn(t.state, 0), duel(t).left, costs(t)]).toEqual([0, 1, [1]]);
    t.choose('wound:-,-').choose('pass').choose('unit:1,catapults,0').choose('strike').choose('hold');
    expect(woundsIn(t.state, 0)).toBe(1);
    t.choose('wound:-,-');
    expect([t.kind, woundsIn(t.state, 0)]).toEqual(['duel-attack', 2]);
    const declined = shot('elemental-resistance', false).choose('pass');
    expect([declined.kind, woundsIn(declined.state, 0)]).toEqual(['duel-attack', 1]);
  });

  test('MK-PVPS-17 Battle Hardened: 2 points of a physical attack', () => {
    const t = shot('battle-hardened', false).choose('use:-1,battle-hardened');
    expect([woundsIn(t.state, 0), duel(t).left, t.kind]).toEqual([0, 0, 'duel-attack']);
  });

  test('MK-PVPP-03 MK-PVPS-17 who attends partially ignores nothing with such a skill', () => {
    const hit = (how: 'full' | 'partial') => {
      const t = attacked(how, state => {
        skill(state, 1, 'battle-hardened');
        army(state, 0, 'catapults');
      }).choose('pass');
      return t.choose('unit:0,catapults,0').choose('strike').choose('hold').choose('wound:-,-');
    };
    expect([hit('full').kind, hit('partial').kind]).toEqual(['whether', 'duel-attack']);
    expect(woundsIn(hit('partial').state, 1)).toBe(1);
  });

  test('MK-PVPS-17 Mist Form: as Veil of Mist the first wound does not count, the second does; all units resist', () => {
    const t = attacked(
      'full',
      state => {
        hold(state, 0, 'mist-form');
        tokens(state, 0, 'blue', 'black');
        army(state, 0, 'peasants');
        army(state, 1, 'catapults', 'catapults');
      },
      NIGHT,
    );
    t.choose('unit:0,catapults,0').choose('unit:1,catapults,0').choose('strike');
    t.choose('play:mist-form,strong').choose('hold');
    // Armor 3 counts double.
    expect(t.match.ask?.options.flatMap(one => (one.do === 'wound' ? [[one.unit, one.cost]] : []))).toEqual([
      [null, 2],
      [0, 6],
    ]);
    t.choose('wound:-,-');
    expect([woundsIn(t.state, 0), duel(t).left]).toEqual([0, 4]);
    t.choose('wound:-,-');
    expect([woundsIn(t.state, 0), duel(t).left]).toEqual([1, 2]);
  });

  test('MK-PVPS-18 Shocktroops: the damage has to go to them first', () => {
    const t = inMelee('full', state => {
      army(state, 0, 'catapults', 'catapults', 'catapults');
      army(state, 1, 'shocktroops', 'peasants');
    });
    for (const unit of [0, 1, 2]) t.choose(`unit:${unit},catapults,0`);
    t.choose('strike').choose('unit:0,shocktroops,2').choose('foreign-unit:0,0,catapults').choose('hold');
    expect([duel(t).left, aims(t)]).toEqual([6, ['done', 'wound:0,shocktroops']]);
    t.choose('wound:0,shocktroops');
    expect([duel(t).left, t.offered('wound')]).toEqual([3, ['wound:-,-', 'wound:1,peasants']]);
  });
});

describe('attacks and what answers them', () => {
  test('MK-PVPS-11 Charm: as Possess it takes the part of a unit and turns it against the others', () => {
    const t = attacked(
      'full',
      state => {
        hold(state, 0, 'charm', 'march');
        tokens(state, 0, 'white', 'black');
        tokens(state, 1, 'red');
        army(state, 1, 'catapults', 'peasants');
      },
      NIGHT,
    );
    expect(t.offered('play:charm')).toEqual([]);
    t.choose('unit:0,catapults,1').choose('strike');
    t.choose('play:charm,strong').choose('hold');
    expect([t.kind, t.seat, them(t).units[0]?.spent]).toEqual(['duel-attack', 0, true]);
    t.choose('pass').choose('pass');
    t.choose(t.offered('use')[0] ?? '')
      .choose('strike')
      .choose('hold');
    // Fire 5: enough for the peasants and the hero, and not to be used against the catapults themselves.
    expect([duel(t).left, t.offered('wound')]).toEqual([5, ['wound:-,-', 'wound:1,peasants']]);
  });

  test('MK-PVPS-09 MK-PVPS-18 Forked Lightning: 1 for each enemy there is, 3 at the most, in one attack', () => {
    const points = (units: readonly 'peasants'[]) => {
      const t = attacked('full', state => {
        skill(state, 0, 'forked-lightning');
        army(state, 1, ...units);
      }).choose('pass');
      t.choose('skill:forked-lightning');
      return [group(t, 0), t.offered('use')];
    };
    expect(points([])).toEqual([['1 ranged coldfire'], []]);
    expect(points(['peasants'])).toEqual([['2 ranged coldfire'], []]);
    expect(points(['peasants', 'peasants', 'peasants'])).toEqual([['3 ranged coldfire'], []]);
  });

  test('MK-PVPS-01 Dueling: block 1, and attack 1 later in the melee', () => {
    const t = inMelee('full', state => {
      skill(state, 0, 'dueling');
      army(state, 1, 'peasants');
    }).choose('pass');
    t.choose('unit:0,peasants,0').choose('strike').choose('skill:dueling');
    expect(group(t, 0)).toEqual(['1 melee physical']);
    t.choose('hold');
    t.choose(t.offered('use')[0] ?? '');
    expect(group(t, 0)).toEqual(['1 melee physical']);
  });

  test("MK-PVPS-18 Nature's Vengeance: the part of a unit −1, and move points slow it further", () => {
    const t = inMelee('full', state => {
      skill(state, 0, 'natures-vengeance');
      hold(state, 0, 'march');
      army(state, 1, 'utem-guardsmen', 'peasants');
    }).choose('pass');
    t.choose('unit:0,utem-guardsmen,0').choose('unit:1,peasants,0').choose('strike');
    expect(t.offered('play:march')).toEqual(['play:march,block']);
    t.choose('skill:natures-vengeance').choose('foreign-unit:1,1,peasants');
    expect(duel(t).attack.map(({ points }) => points)).toEqual([2, 1]);
    t.choose('play:march,basic').choose('slow');
    expect([duel(t).attack.map(({ points }) => points), t.offered('slow')]).toEqual([[2], []]);
  });

  test("MK-PVPS-19 Nature's Vengeance: units that attack others than its owner add 1 each, their hero does not", () => {
    const melee = (owner: number) => {
      const t = inMelee('full', state => {
        hold(state, 1, 'rage');
        army(state, 1, 'utem-guardsmen', 'peasants');
        state.lasting.push({
          source: 'natures-vengeance',
          key: 'basic-foes-attack',
          on: 'opponents',
          by: `seat-${owner}`,
          until: 'next-turn',
          what: { do: 'foes-attack', by: 1 },
          left: null,
          unit: null,
          colours: [],
        });
      }).choose('pass');
      t.choose('unit:0,utem-guardsmen,0').choose('play:rage,attack').choose('unit:1,peasants,0');
      expect(t.match.ask?.options.find(option => option.do === 'strike')).toMatchObject({ total: owner === 1 ? 7 : 5 });
      return duel(t.choose('strike')).attack.map(({ unit, points }) => [unit, points]);
    };
    const usual = [
      [0, 2],
      [null, 1],
      [1, 2],
    ];
    expect(melee(0)).toEqual(usual);
    expect(melee(1)).toEqual([
      [0, 3],
      [null, 1],
      [1, 3],
    ]);
  });

  test('MK-PVPS-11 Wings of Wind: as Wings of Night further units for move points', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'wings-of-wind', 'march');
        tokens(state, 0, 'white', 'black');
        army(state, 1, 'peasants', 'peasants', 'utem-guardsmen');
      },
      NIGHT,
    ).choose('pass');
    t.choose('unit:0,peasants,0').choose('unit:1,peasants,0').choose('unit:2,utem-guardsmen,0').choose('strike');
    t.choose('play:wings-of-wind,strong').choose('foreign-unit:1,0,peasants');
    t.choose('play:march,basic')
      .choose(t.offered('use')[0] ?? '')
      .choose('foreign-unit:1,1,peasants');
    expect([duel(t).attack.map(({ unit }) => unit), t.offered('use')]).toEqual([[2], []]);
  });

  test('MK-PVPS-11 Banner of Fear: up to three units, or one for its bearer and 1 fame', () => {
    const strong = inMelee('full', state => {
      hold(state, 0, 'banner-of-fear');
      army(state, 1, 'peasants', 'foresters', 'utem-guardsmen');
    }).choose('pass');
    strong.choose('unit:0,peasants,0').choose('unit:2,utem-guardsmen,0').choose('strike');
    strong.choose('play:banner-of-fear,strong').choose('foreign-unit:1,0,peasants');
    expect(strong.offered()).toEqual(['foreign-unit:1,2,utem-guardsmen', 'done']);
    strong.choose('foreign-unit:1,2,utem-guardsmen');
    expect(duel(strong).attack).toEqual([]);
    const borne = inMelee('full', state => {
      army(state, 0, 'foresters');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { banner: 'banner-of-fear' });
      army(state, 1, 'peasants');
    }).choose('pass');
    borne
      .choose('unit:0,peasants,0')
      .choose('strike')
      .choose(borne.offered('use')[0] ?? '');
    expect([duel(borne).attack, me(borne).fame, me(borne).units[0]?.spent]).toEqual([[], 1, true]);
  });

  test('MK-PVPS-01 Banner of Glory: fame for a unit that attacks, and for one that blocks', () => {
    const t = inMelee('full', state => {
      army(state, 0, 'peasants');
      army(state, 1, 'peasants');
      for (const seat of [0, 1]) Object.assign(heroOf(state, seat).units[0] ?? {}, { banner: 'banner-of-glory' });
    });
    t.choose('unit:0,peasants,0').choose('strike');
    expect([me(t).fame, them(t).fame]).toEqual([1, 0]);
    t.choose('unit:0,peasants,0').choose('hold');
    expect([me(t).fame, them(t).fame]).toEqual([1, 1]);
  });

  test('MK-PVPS-10 Force of Nature: a unit resists physical attacks for the whole combat, whoever attacks next', () => {
    const t = inMelee('full', state => {
      hold(state, 0, 'force-of-nature');
      army(state, 0, 'peasants');
      army(state, 1, 'catapults');
    });
    t.choose('play:force-of-nature,basic').choose('pass');
    t.choose('unit:0,catapults,0').choose('strike').choose('hold');
    expect(t.offered('wound')).toEqual(['wound:-,-']);
  });

  test('MK-PVPS-10 Deadly Aim: what is meant for one phase does not last into the other', () => {
    const t = attacked('full', state => {
      skill(state, 1, 'deadly-aim');
      hold(state, 1, 'rage', 'march');
    });
    t.choose('skill:deadly-aim').choose('pass').choose('pass').choose('pass');
    expect([duel(t).phase, t.seat, t.state.lasting]).toEqual(['melee', 1, []]);
    t.choose('play:rage,basic');
    expect(group(t, 1)).toEqual(['2 melee physical']);
  });

  test('MK-PVPS-10 Sword of Justice: physical attacks count double in the melee', () => {
    const t = inMelee('full', state => {
      hold(state, 0, 'sword-of-justice', 'rage');
      army(state, 1, 'guardian-golems');
    });
    t.choose('play:sword-of-justice,strong').choose('play:rage,basic').choose('strike').choose('hold');
    // 4 points, and the golems no longer resist: armor 3 is enough.
    expect([duel(t).left, t.offered('wound')]).toEqual([4, ['wound:-,-', 'wound:0,guardian-golems']]);
  });

  test('MK-PVPR-04 Bow of Starsdawn: ranged attacks get over walls', () => {
    const t = attacked('full', state => {
      state.map.sites[HERE] = { ...newSite('mage-tower'), conquered: true, shields: [1] };
      hold(state, 0, 'bow-of-starsdawn', 'swiftness');
      tokens(state, 0, 'white');
    }).choose('pass');
    expect(t.offered('play:swiftness,strong')).toEqual([]);
    t.choose('play:bow-of-starsdawn,strong').choose('play:swiftness,strong').choose('strike');
    expect(duel(t).attack.map(({ points }) => points)).toEqual([3]);
  });
});
