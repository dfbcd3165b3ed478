import { pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { UNITS, unitOf } from '../../content/units.ts';
import type { State } from '../../state.ts';
import {
  army,
  combat,
  deck,
  fight,
  hexOn,
  hold,
  me,
  parts,
  type Sitting,
  sit,
  stand,
  tokens,
  turn,
} from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

/** Seat 0 interacts on the village with 8 influence. */
const trading = (arrange: (state: State) => void = () => {}): Sitting => {
  const t = sit({}, state => {
    stand(state, 0, VILLAGE);
    state.offers.units = ['peasants', 'foresters'];
    hold(state, 0, 'promise', 'promise', 'promise', 'promise');
    arrange(state);
  }).choose('interact');
  for (let i = 0; i < 4; i++) t.choose('play:promise,basic');
  return t;
};

describe('units', () => {
  test('MK-UNIT-01 regular and elite units lie in decks of their own', () => {
    const t = sit({ begun: false });
    const all = (tier: 'regular' | 'elite'): string[] =>
      Object.entries(UNITS).flatMap(([id, unit]) =>
        unit.tier === tier && unit.box === 'base' ? Array.from({ length: unit.copies }, () => id) : [],
      );
    const { piles, offers } = t.state;
    expect(pileCards(piles.elite)).toEqual(all('elite').toSorted());
    expect([...pileCards(piles.regular), ...offers.units].toSorted()).toEqual(all('regular').toSorted());
    expect([all('regular').length, all('elite').length]).toEqual([20, 20]);
  });

  test('MK-UNIT-02 nobody begins with units, and a recruited one lies before its player', () => {
    const t = sit({ begun: false });
    expect(t.state.heroes.map(({ units }) => units)).toEqual([[], []]);
    const recruited = trading().choose('recruit:peasants');
    const { hand, discard, deck: pile, units } = me(recruited);
    expect([units.map(({ unit }) => unit), hand, discard, pile.rest]).toEqual([['peasants'], [], [], []]);
  });

  test('MK-UNIT-03 never more units than command tokens', () => {
    const t = trading(state => {
      const [hero] = state.heroes;
      if (hero) hero.level = 3;
    });
    t.choose('recruit:peasants');
    expect(me(t).units.length).toBe(1);
    const more = trading(state => army(state, 0, 'herbalists')).choose('recruit:peasants');
    expect(me(more).units.map(({ unit }) => unit)).toEqual(['peasants']);
  });

  test('MK-UNIT-04 spent and wounded are independent of each other', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'utem-swordsmen');
      fight(state, ['swordsmen'], { phase: 'attack' });
    });
    t.choose('target:0').choose('unit:0,peasants,0').choose('unit:1,utem-swordsmen,1');
    expect(me(t).units.map(({ spent, wounds }) => [spent, wounds])).toEqual([
      [true, 0],
      [true, 1],
    ]);
    const hurt = sit({}, state => {
      army(state, 0, 'peasants');
      fight(state, ['diggers'], { phase: 'block' });
    });
    hurt.choose('done').choose('hurt:0,peasants');
    expect(me(hurt).units.map(({ spent, wounds }) => [spent, wounds])).toEqual([[false, 1]]);
  });

  test('MK-UNIT-05 MK-UNIT-06 a new unit is ready and unwounded, whatever the one disbanded for it was', () => {
    const t = trading(state => {
      army(state, 0, 'herbalists', 'foresters');
      const [hero] = state.heroes;
      if (hero) hero.level = 3;
      for (const unit of hero?.units ?? []) {
        unit.spent = true;
        unit.wounds = 1;
      }
    });
    t.choose('recruit:peasants');
    expect(t.offered()).toEqual(['disband:0,herbalists', 'disband:1,foresters']);
    t.choose('disband:0,herbalists');
    expect(me(t).units.map(({ unit, spent, wounds }) => [unit, spent, wounds])).toEqual([
      ['foresters', true, 1],
      ['peasants', false, 0],
    ]);
  });

  test('MK-UNIT-07 only a ready, unwounded unit can be activated, for one ability', () => {
    const offered = (spent: boolean, wounds: number): string[] =>
      sit({}, state => {
        army(state, 0, 'peasants');
        const [unit] = state.heroes[0]?.units ?? [];
        if (unit) {
          unit.spent = spent;
          unit.wounds = wounds;
        }
      }).offered('unit');
    expect([offered(false, 0), offered(true, 0), offered(false, 1)]).toEqual([['unit:0,peasants,2'], [], []]);
    const t = sit({}, state => army(state, 0, 'illusionists')).choose('unit:0,illusionists,2');
    expect(t.offered('unit')).toEqual([]);
  });

  test('MK-UNIT-08 MK-UNIT-13 an activated unit is spent until the round ends', () => {
    const t = sit({ seats: 1, scenario: 'solo-conquest' }, state => {
      army(state, 0, 'peasants');
      hold(state, 0, 'march');
      deck(state, 0, 'march', 'march', 'march', 'march', 'march', 'march', 'march');
      state.dummy = null;
      state.order = [0];
    });
    t.choose('unit:0,peasants,2').choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.kind, me(t).units[0]?.spent, turn(t).move]).toEqual(['turn', true, 0]);
    const round = sit({ seats: 1, scenario: 'solo-conquest' }, state => {
      army(state, 0, 'peasants');
      const [unit] = state.heroes[0]?.units ?? [];
      if (unit) unit.spent = true;
      state.dummy = null;
      state.order = [0];
      state.turns = [];
      state.stage = 'prepare';
    });
    expect([round.kind, me(round).units[0]?.spent]).toEqual(['tactic', false]);
  });

  test('MK-UNIT-09 the player chooses the ability, and it adds to cards and other units', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-crossbowmen', 'peasants');
      hold(state, 0, 'rage');
      fight(state, ['swordsmen'], { phase: 'attack' });
    });
    t.choose('target:0');
    expect(t.offered('unit:0')).toEqual(['unit:0,utem-crossbowmen,0', 'unit:0,utem-crossbowmen,1']);
    t.choose('unit:0,utem-crossbowmen,0').choose('play:rage,basic');
    expect([parts(t), t.offered('strike')]).toEqual([['3 melee physical', '2 melee physical'], ['strike']]);
  });

  test('MK-UNIT-10 an ability with a mana symbol needs mana of that colour first', () => {
    const offered = (...mana: ('red' | 'blue')[]): string[] => {
      const t = sit({}, state => {
        army(state, 0, 'red-cape-monks');
        tokens(state, 0, ...mana);
        fight(state, ['swordsmen'], { phase: 'attack' });
      });
      return t.choose('target:0').offered('unit');
    };
    expect(offered()).toEqual(['unit:0,red-cape-monks,0']);
    expect(offered('blue')).toEqual(['unit:0,red-cape-monks,0']);
    expect(offered('red')).toEqual(['unit:0,red-cape-monks,0', 'unit:0,red-cape-monks,1']);
    const paid = sit({}, state => {
      army(state, 0, 'red-cape-monks');
      tokens(state, 0, 'red');
      fight(state, ['swordsmen'], { phase: 'attack' });
    });
    paid.choose('target:0').choose('unit:0,red-cape-monks,1');
    expect([parts(paid), me(paid).tokens.red]).toEqual([['4 melee fire'], 0]);
  });

  test('MK-UNIT-11 a unit that becomes ready can be activated again in the same round', () => {
    const t = sit({}, state => army(state, 0, 'peasants', 'herbalists'));
    t.choose('unit:0,peasants,2').choose('unit:1,herbalists,1');
    expect(me(t).units.map(({ spent }) => spent)).toEqual([false, true]);
    t.choose('unit:0,peasants,2');
    expect(turn(t).move).toBe(4);
  });

  test('MK-UNIT-15 a changed reputation modifier counts once in an interaction', () => {
    // Reputation 3 is worth 1: 9 influence. Thugs (5) cost 2 more once; Heroes (9) cost 1 less once.
    const left = (units: ('thugs' | 'heroes-red')[], recruits: number): number => {
      const t = trading(state => {
        state.offers.units = units;
        hold(state, 0, 'promise', 'promise', 'promise', 'promise', 'promise', 'promise');
        const [hero] = state.heroes;
        if (hero) {
          hero.reputation = 3;
          hero.level = 5;
        }
      });
      t.choose('play:promise,basic').choose('play:promise,basic');
      for (let i = 0; i < recruits; i++) t.choose(`recruit:${units[i]}`);
      return turn(t).influence;
    };
    expect([left(['thugs', 'thugs'], 1), left(['thugs', 'thugs'], 2), left(['heroes-red'], 1)]).toEqual([
      13 - 7,
      13 - 7 - 5,
      13 - 8,
    ]);
  });

  test('MK-UNIT-14 an ability does not ready the unit whose ability it is', () => {
    const t = sit({}, state => army(state, 0, 'herbalists'));
    expect(t.offered('unit')).toEqual(['unit:0,herbalists,2']);
    const two = sit({}, state => {
      army(state, 0, 'herbalists', 'herbalists', 'peasants');
      for (const unit of state.heroes[0]?.units.slice(1) ?? []) unit.spent = true;
    });
    two.choose('unit:0,herbalists,1');
    expect(two.offered()).toEqual(['own-unit:1,herbalists', 'own-unit:2,peasants']);
  });

  test('MK-UNIT-12 MK-UNIT-EX1 an effect changes only what a unit has: no block for a unit without one', () => {
    const raised = (unit: 'ice-golems' | 'catapults'): Sitting => {
      const t = sit({}, state => {
        army(state, 0, unit);
        state.lasting.push({
          source: 'into-the-heat',
          key: 'strong-units-get',
          on: 'seat-0',
          by: 'seat-0',
          until: 'combat-end',
          what: { do: 'units-get', who: 'all', attack: 3, block: 3 },
          left: null,
          unit: null,
          colours: [],
        });
        fight(state, ['swordsmen'], { phase: 'block' });
      });
      return t.choose('block:0,0');
    };
    const golems = raised('ice-golems').choose('unit:0,ice-golems,0');
    expect(parts(golems)).toEqual(['6 melee physical']);
    expect([raised('catapults').offered('unit'), unitOf('catapults').abilities.length]).toEqual([[], 3]);
    expect(combat(golems).phase).toBe('block');
  });
});
