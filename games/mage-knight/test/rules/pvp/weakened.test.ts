import { describe, expect, test } from 'vitest';
import { newSite } from '../../../rules/sites.ts';
import type { State } from '../../../state.ts';
import { army, hold, type Sitting, skill, tokens } from '../../positions.ts';
import { aims, attacked, duel, HERE, inMelee, them } from './duelling.ts';

const NIGHT = { night: true } as const;
const group = (t: Sitting, seat: number): string[] =>
  (t.state.turns.find(turn => turn.seat === seat)?.combat?.group?.parts ?? []).map(
    ({ points, kind, element }) => `${points} ${kind} ${element}`,
  );
/** What the last block has left of the attack. */
const leftOf = (t: Sitting): number | undefined =>
  t
    .events()
    .flatMap(event => (event.kind === 'duel-blocked' ? [event.left] : []))
    .at(-1);
const attackOf = (t: Sitting): string[] => duel(t).attack.map(({ points, element }) => `${points} ${element}`);
const tower = (state: State): void => {
  state.map.sites[HERE] = { ...newSite('mage-tower'), conquered: true, shields: [1] };
};

describe('what enemies lose', () => {
  const prey = (arrange: (state: State) => void): Sitting =>
    attacked('full', state => {
      skill(state, 0, 'know-your-prey');
      arrange(state);
    });

  test('MK-PVPS-18 Know Your Prey: a unit loses one of its resistances', () => {
    const t = inMelee('full', state => {
      skill(state, 0, 'know-your-prey');
      hold(state, 0, 'rage', 'march');
      tokens(state, 0, 'red');
      army(state, 1, 'fire-golems', 'peasants');
    });
    // Peasants have nothing to lose: the golems are meant.
    t.choose('skill:know-your-prey').choose('trait:physical-resistance');
    t.choose('play:rage,strong').choose('strike').choose('hold');
    expect(t.offered('wound')).toEqual(['wound:-,-', 'wound:0,fire-golems', 'wound:1,peasants']);
    expect(t.match.ask?.options.find(one => one.do === 'wound' && one.unit === 0)).toMatchObject({ cost: 4 });
  });

  test('MK-PVPS-18 Know Your Prey: or the attack at a distance loses what makes it swift', () => {
    const left = (tamed: boolean) => {
      const t = prey(state => {
        hold(state, 0, 'determination');
        tokens(state, 0, 'blue');
        army(state, 1, 'catapults', 'catapults');
      });
      t.choose('unit:0,catapults,0').choose('unit:1,catapults,0').choose('strike');
      // Nothing resists and nothing is coloured: the swiftness is all there is to lose.
      if (tamed) t.choose('skill:know-your-prey');
      t.choose('play:determination,strong').choose('hold');
      return leftOf(t);
    };
    expect([left(false), left(true)]).toEqual([4, 1]);
  });

  test('MK-PVPS-18 Know Your Prey: or the part of one unit loses its element', () => {
    const t = prey(state => {
      hold(state, 0, 'determination');
      tokens(state, 0, 'blue');
      army(state, 1, 'fire-mages', 'peasants');
    });
    t.choose('unit:0,fire-mages,0').choose('strike');
    expect(attackOf(t)).toEqual(['3 fire']);
    t.choose('skill:know-your-prey').choose('option:1');
    expect(attackOf(t)).toEqual(['3 physical']);
    t.choose('play:determination,strong').choose('hold');
    // A physical block of 5 stops 2; against fire it would count 2 and stop 1.
    expect(leftOf(t)).toBe(1);
  });

  test('MK-PVPS-18 Know Your Prey: of cold fire one element stays', () => {
    const t = inMelee('full', state => {
      skill(state, 1, 'know-your-prey');
      tokens(state, 0, 'red');
      army(state, 0, 'heroes-red');
    });
    t.choose('unit:0,heroes-red,2').choose('strike');
    expect(attackOf(t)).toEqual(['6 coldfire']);
    // The Heroes resist fire, so an ability could be lost as well.
    t.choose('skill:know-your-prey').choose('option:1').choose('colour:blue');
    expect(attackOf(t)).toEqual(['6 ice']);
  });

  test('MK-PVPS-06 Resistance Break: a unit loses 1 armor for each resistance', () => {
    const cost = (broken: boolean) => {
      const t = inMelee('full', state => {
        skill(state, 0, 'resistance-break');
        hold(state, 0, 'rage');
        tokens(state, 0, 'red');
        army(state, 1, 'altem-mages', 'peasants');
      });
      if (broken) t.choose('skill:resistance-break');
      t.choose('play:rage,strong').choose('strike').choose('hold');
      return t.match.ask?.options.flatMap(one => (one.do === 'wound' && one.unit === 0 ? [one.cost] : []));
    };
    // Armor 5 is too much for 4 points; without two resistances' worth it is 3.
    expect([cost(false), cost(true)]).toEqual([[], [3]]);
  });

  test('MK-PVPS-14 Expose: as Mass Expose it leaves no walls for the rest of the combat, one unit alone does not open them', () => {
    const shots = (play: 'basic' | 'strong' | null) => {
      const t = attacked(
        'full',
        state => {
          tower(state);
          hold(state, 0, 'expose');
          tokens(state, 0, 'white', 'black');
          army(state, 0, 'utem-crossbowmen');
          army(state, 1, 'peasants');
        },
        NIGHT,
      ).choose('pass');
      if (play === 'strong') t.choose('play:expose,strong').choose('option:0');
      if (play === 'basic') t.choose('play:expose,basic');
      return [t.offered('unit'), group(t, 0)];
    };
    expect(shots(null)).toEqual([[], []]);
    expect(shots('basic')).toEqual([[], []]);
    expect(shots('strong')).toEqual([['unit:0,utem-crossbowmen,1'], ['3 ranged physical']]);
  });
});

describe('blocked enemies', () => {
  /** The defender attacks with these and is blocked with as much as it takes. */
  const blocked = (arrange: (state: State) => void): Sitting => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'counterattack', 'cure', 'determination', 'march');
        tokens(state, 0, 'blue', 'red', 'green', 'black');
        army(state, 1, 'utem-crossbowmen', 'peasants', 'foresters');
        arrange(state);
      },
      NIGHT,
    );
    return t.choose('pass');
  };

  test('MK-PVPS-15 Counterattack: the units of a blocked attack and the hero count', () => {
    const t = blocked(() => {});
    t.choose('unit:0,utem-crossbowmen,0').choose('unit:1,peasants,0').choose('strike');
    t.choose('play:determination,strong').choose('hold');
    expect(duel(t).blocked).toEqual([
      { seat: 1, unit: 0 },
      { seat: 1, unit: 1 },
      { seat: 1, unit: null },
    ]);
    t.choose('play:counterattack,basic');
    expect(group(t, 0)).toEqual(['8 melee physical']);
  });

  test('MK-PVPS-15 Counterattack: what was not blocked to the end does not', () => {
    const t = blocked(state => {
      hold(state, 0, 'counterattack', 'march');
    });
    t.choose('unit:0,utem-crossbowmen,0').choose('strike').choose('play:march,block').choose('hold');
    expect([duel(t).left, duel(t).blocked]).toEqual([2, []]);
    t.choose('done').choose('play:counterattack,basic');
    expect(group(t, 0)).toEqual(['2 melee physical']);
  });

  test('MK-PVPS-15 Cure: as Disease it brings the units of blocked attacks down to armor 1', () => {
    const t = blocked(state => army(state, 1, 'utem-crossbowmen', 'foresters'));
    expect(t.offered('play:cure,strong')).toEqual([]);
    t.choose('unit:0,utem-crossbowmen,0').choose('strike').choose('play:determination,strong').choose('hold');
    t.choose('play:cure,strong').choose('play:march,attack').choose('strike').choose('hold');
    // One point: enough for the crossbowmen, not for the foresters nor the hero.
    expect(aims(t)).toEqual(['done', 'wound:0,utem-crossbowmen']);
  });

  test('MK-PVPS-05 MK-PVPS-07 Delphana Masters: a unit in an attack that is blocked is wounded', () => {
    const t = inMelee('full', state => {
      army(state, 0, 'delphana-masters');
      tokens(state, 0, 'red', 'blue');
      hold(state, 0, 'determination');
      army(state, 1, 'peasants', 'fire-mages');
    });
    expect(t.offered('unit')).toEqual([]);
    t.choose('pass').choose('unit:0,peasants,0').choose('strike');
    t.choose('unit:0,delphana-masters,1');
    if (t.kind === 'option') t.choose('done');
    t.choose('play:determination,strong').choose('hold');
    expect([duel(t).left, them(t).units.map(({ wounds }) => wounds)]).toEqual([0, [1, 0]]);
  });

  test('MK-PVPS-07 MK-PVPS-08 Burning Shield: as Exploding Shield it wounds a unit of the attack it has blocked', () => {
    const explode = (rage: boolean) => {
      const t = attacked(
        'full',
        state => {
          hold(state, 0, 'burning-shield', 'march');
          tokens(state, 0, 'red', 'black');
          army(state, 1, 'utem-crossbowmen', 'catapults');
        },
        NIGHT,
      );
      t.choose('unit:0,utem-crossbowmen,1');
      if (rage) t.choose('unit:1,catapults,0');
      t.choose('strike').choose('play:burning-shield,strong').choose('hold');
      return [duel(t).left, them(t).units.map(({ wounds }) => wounds)];
    };
    expect([explode(false), explode(true)]).toEqual([
      [0, [1, 0]],
      [3, [0, 0]],
    ]);
  });

  test('MK-PVPS-08 Burning Shield: its fire attack comes with the next melee attack', () => {
    const t = inMelee('full', state => {
      hold(state, 0, 'burning-shield');
      tokens(state, 0, 'red');
      army(state, 1, 'peasants');
    }).choose('pass');
    t.choose('unit:0,peasants,0').choose('strike').choose('play:burning-shield,basic').choose('hold');
    expect([t.seat, t.kind]).toEqual([0, 'duel-attack']);
    t.choose(t.offered('use')[0] ?? '');
    expect(group(t, 0)).toEqual(['4 melee fire']);
  });

  test('MK-PVPS-08 Shield Bash: the surplus weakens a unit of the attack', () => {
    const t = inMelee('full', state => {
      hold(state, 0, 'shield-bash', 'march');
      tokens(state, 0, 'blue');
      army(state, 1, 'peasants');
    }).choose('pass');
    t.choose('unit:0,peasants,0').choose('strike').choose('play:shield-bash,strong').choose('hold');
    // 5 against 2: armor 3 − 3, at least 1.
    t.choose('play:march,attack').choose('strike').choose('hold');
    expect(aims(t)).toEqual(['done', 'wound:0,peasants']);
  });

  test('MK-PVPS-18 Shield of the Fallen Kings: its second block is for another attack', () => {
    const t = attacked('full', state => {
      hold(state, 0, 'shield-of-the-fallen-kings');
      army(state, 1, 'utem-crossbowmen', 'utem-crossbowmen');
    });
    t.choose('unit:0,utem-crossbowmen,1').choose('strike');
    t.choose('play:shield-of-the-fallen-kings,basic').choose('option:1');
    expect([group(t, 0), t.offered('use')]).toEqual([['4 melee physical'], []]);
    t.choose('hold').choose('pass').choose('unit:1,utem-crossbowmen,1').choose('strike');
    t.choose(t.offered('use')[0] ?? '');
    expect(group(t, 0)).toEqual(['4 melee physical']);
  });
});
