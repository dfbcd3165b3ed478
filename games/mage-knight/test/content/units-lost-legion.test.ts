import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../content/units.ts';
import { type State, siteAt } from '../../state.ts';
import {
  army,
  combat,
  crystals,
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

/** Seat 0 interacts on the village with an offer of units. */
const trading = (reputation: number, ...units: UnitId[]): Sitting =>
  sit({}, state => {
    stand(state, 0, VILLAGE);
    state.offers.units = units;
    hero(state).reputation = reputation;
    hero(state).level = 5;
    hold(state, 0, 'promise', 'promise', 'promise', 'promise', 'promise', 'promise', 'promise');
  });

const hero = (state: State) => state.heroes[0] as Sitting['state']['heroes'][0];

const earn = (t: Sitting, cards: number): Sitting => {
  for (let i = 0; i < cards; i++) t.choose('play:promise,basic');
  return t;
};

describe('units of the Lost Legion', () => {
  test('Scouts: siege attack 1', () => {
    const t = sit({}, state => {
      army(state, 0, 'scouts');
      fight(state, ['swordsmen']);
    });
    t.choose('target:0').choose('unit:0,scouts,0');
    expect(parts(t)).toEqual(['1 siege physical']);
    expect(t.offered('unit')).toEqual([]);
  });

  test('Scouts: one player alone sees a token at most 3 spaces away; defeating it this turn brings 1 fame more', () => {
    const t = sit({}, state => {
      army(state, 0, 'scouts');
      stand(state, 0, hexOn(1, 0, 5));
      const site = siteAt(state, VILLAGE) as NonNullable<ReturnType<typeof siteAt>>;
      site.kind = 'keep';
      site.tokens = [{ colour: 'grey', token: null }];
      state.tokens.grey.pile = ['swordsmen'];
      state.tokens.grey.unseen = 1;
      hold(state, 0, 'rage', 'rage', 'rage');
      tokens(state, 0, 'red', 'red', 'red');
    });
    t.choose('unit:0,scouts,1').choose(`space:${VILLAGE}`);
    const seen = (viewer: number) => t.match.view(viewer).map.sites[VILLAGE]?.tokens[0]?.token;
    expect([seen(0), seen(1)]).toEqual(['swordsmen', null]);
    expect(t.state.lasting.map(({ what }) => what)).toEqual([
      { do: 'bounty', token: 'swordsmen', at: VILLAGE, fame: 1 },
    ]);
  });

  test('Scouts: the fame is for that enemy, once, and for this turn only', () => {
    const fought = (bounty: boolean): number => {
      const t = sit({}, state => {
        hold(state, 0, 'rage', 'rage');
        tokens(state, 0, 'red', 'red');
        fight(state, ['swordsmen', 'prowlers'], { phase: 'attack' });
        if (bounty)
          state.lasting.push({
            source: 'scouts',
            key: 'bounty',
            on: 'seat-0',
            by: 'seat-0',
            until: 'turn-end',
            what: { do: 'bounty', token: 'swordsmen', at: null, fame: 1 },
            left: 1,
            unit: null,
            colours: [],
          });
      });
      t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
      return me(t).fame;
    };
    expect([fought(false), fought(true)]).toEqual([4, 5]);
  });

  test('Scouts: the uppermost token of a pile is the next to be drawn', () => {
    const t = sit({}, state => {
      army(state, 0, 'scouts');
      state.tokens.brown.pile = ['gargoyle', 'medusa'];
    });
    t.choose('unit:0,scouts,1').choose('pile:brown');
    const { top, pile } = t.state.tokens.brown;
    expect(top?.seen).toEqual([0]);
    expect([top?.token, ...pile].sort()).toEqual(['gargoyle', 'medusa']);
    expect(t.match.view(0).tokens.brown.top?.token).toBe(top?.token);
    expect(t.match.view(1).tokens.brown.top).toBeUndefined();
    expect(t.match.view(1).tokens.brown.pile).toEqual(['gargoyle', 'medusa']);
  });

  test('Scouts: move 2, and a tile may be revealed from two spaces away this turn', () => {
    // The centre of a tile is two spaces away from every place for a tile beside it.
    const t = sit({}, state => {
      army(state, 0, 'scouts');
      hold(state, 0, 'march');
      stand(state, 0, hexOn(1, 0, 0));
    });
    t.choose('play:march,basic');
    expect([turn(t).move, t.offered('explore')]).toEqual([2, []]);
    t.choose('unit:0,scouts,2');
    expect(turn(t).move).toBe(4);
    expect(t.offered('explore')).toContain(`explore:${hexOn(1, 1, 0)}`);
    expect(t.state.lasting.map(({ until }) => until)).toEqual(['turn-end']);
  });

  test('Thugs: block 3, or attack 3 or influence 4 for 1 reputation', () => {
    const block = sit({}, state => {
      army(state, 0, 'thugs');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    block.choose('block:0,0').choose('unit:0,thugs,0');
    expect([parts(block), me(block).reputation]).toEqual([['3 melee physical'], 0]);
    const attack = sit({}, state => {
      army(state, 0, 'thugs');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    attack.choose('target:0').choose('unit:0,thugs,1');
    expect([parts(attack), me(attack).reputation]).toEqual([['3 melee physical'], -1]);
    const talk = sit({}, state => {
      army(state, 0, 'thugs');
      stand(state, 0, VILLAGE);
    });
    talk.choose('interact').choose('unit:0,thugs,2');
    expect([turn(talk).influence, me(talk).reputation]).toEqual([4, -1]);
  });

  test('Thugs: the reputation counts the other way round when they are recruited, once in an interaction', () => {
    // Reputation 3 is worth 1, reputation -4 costs 2.
    const good = earn(trading(3, 'thugs', 'thugs').choose('interact'), 6).choose('recruit:thugs');
    expect(turn(good).influence).toBe(13 - 7);
    good.choose('recruit:thugs');
    expect(turn(good).influence).toBe(6 - 5);
    const bad = earn(trading(-4, 'thugs').choose('interact'), 2).choose('recruit:thugs');
    expect(turn(bad).influence).toBe(4 - 2 - 1);
  });

  test('Thugs: damage is assigned to them only for 2 influence', () => {
    const t = sit({}, state => {
      army(state, 0, 'thugs');
      hold(state, 0, 'promise');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('play:promise,basic').choose('done');
    expect(t.offered('hurt')).toEqual(['hurt:-,-', 'hurt:0,thugs']);
    t.choose('hurt:0,thugs');
    expect([turn(t).influence, me(t).units[0]?.wounds, me(t).hand]).toEqual([0, 1, []]);
    const poor = sit({}, state => {
      army(state, 0, 'thugs');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    poor.choose('done');
    expect([me(poor).units[0]?.wounds, me(poor).hand]).toEqual([0, ['wound', 'wound']]);
  });

  test('Shocktroops: ranged attack 1, and the other units attack with 1 more this turn', () => {
    const t = sit({}, state => {
      army(state, 0, 'shocktroops', 'utem-crossbowmen', 'shocktroops');
      fight(state, ['swordsmen']);
    });
    t.choose('target:0')
      .choose('unit:0,shocktroops,0')
      .choose('unit:1,utem-crossbowmen,1')
      .choose('unit:2,shocktroops,0');
    expect(parts(t)).toEqual(['1 ranged physical', '3 ranged physical', '2 ranged physical']);
  });

  test('Shocktroops: one enemy has armor −1 and one of its attacks −1', () => {
    const t = sit({}, state => {
      army(state, 0, 'shocktroops');
      fight(state, ['swordsmen', 'prowlers'], { phase: 'block' });
    });
    t.choose('unit:0,shocktroops,1').choose('foe:1');
    expect(combat(t).foes.map(({ armor, attacks }) => [armor, attacks[0]?.change])).toEqual([
      [0, 0],
      [-1, -1],
    ]);
  });

  test('Shocktroops: an attack is 3 lower, and its damage goes to them first, even by an assassin', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'shocktroops');
      fight(state, ['manticore', 'swordsmen'], { phase: 'block' });
    });
    t.choose('unit:1,shocktroops,2').choose('foe-attack:1,0').choose('done').choose('damage:1,0');
    // 6 lowered to 3: all of it wounds the shocktroops without a question; then the manticore, whose damage only the hero may take.
    expect([me(t).units[1]?.wounds, me(t).hand, t.kind]).toEqual([1, ['wound', 'wound'], 'attack']);
    const assassin = sit({}, state => {
      army(state, 0, 'shocktroops');
      fight(state, ['manticore'], { phase: 'block' });
    });
    assassin.choose('unit:0,shocktroops,2').choose('done');
    expect([me(assassin).units[0]?.wounds, me(assassin).hand]).toEqual([2, []]);
  });

  test('Magic Familiars: each ability is stronger with the mana of its colour on the card', () => {
    const value = (mana: 'red' | 'blue' | 'white' | 'green' | null, ability: number): number => {
      const t = sit({}, state => {
        army(state, 0, 'magic-familiars');
        const [unit] = hero(state).units;
        if (unit) unit.mana = mana;
        hold(state, 0, 'wound');
        if (ability < 2) fight(state, ['swordsmen'], { phase: ability === 0 ? 'attack' : 'block' });
      });
      if (ability === 0) t.choose('target:0');
      if (ability === 1) t.choose('block:0,0');
      t.choose(`unit:0,magic-familiars,${ability}`);
      const { move, heal } = turn(t);
      return ability < 2 ? Number(parts(t)[0]?.split(' ')[0]) : ability === 2 ? move : heal;
    };
    expect([value(null, 0), value('red', 0), value('blue', 0)]).toEqual([3, 5, 3]);
    expect([value(null, 1), value('blue', 1), value('red', 1)]).toEqual([4, 7, 4]);
    expect([value(null, 2), value('white', 2), value('red', 2)]).toEqual([3, 5, 3]);
    expect([value(null, 3), value('green', 3), value('red', 3)]).toEqual([2, 3, 2]);
  });

  test('Magic Familiars: recruiting costs a basic mana besides, which lies on the card', () => {
    const t = sit({}, state => {
      stand(state, 0, VILLAGE);
      const site = siteAt(state, VILLAGE);
      if (site) site.kind = 'monastery';
      state.offers.units = ['magic-familiars'];
      hold(state, 0, 'promise', 'promise', 'promise');
      tokens(state, 0, 'blue');
    });
    earn(t.choose('interact'), 3).choose('recruit:magic-familiars');
    expect([me(t).units[0]?.mana, me(t).tokens.blue]).toEqual(['blue', 0]);
    const without = sit({}, state => {
      stand(state, 0, VILLAGE);
      const site = siteAt(state, VILLAGE);
      if (site) site.kind = 'monastery';
      state.offers.units = ['magic-familiars'];
      hold(state, 0, 'promise', 'promise', 'promise');
    });
    expect(earn(without.choose('interact'), 3).offered('recruit')).toEqual([]);
  });

  test('Magic Familiars: each round they want a crystal, or they leave', () => {
    const preparing = (): Sitting =>
      sit({ seats: 1, scenario: 'solo-conquest' }, state => {
        army(state, 0, 'magic-familiars', 'peasants');
        crystals(state, 0, 'red', 'green');
        state.dummy = null;
        state.order = [0];
        state.turns = [];
        state.stage = 'prepare';
      });
    const t = preparing();
    expect(t.offered()).toEqual(['colour:red', 'colour:green', 'disband:0,magic-familiars']);
    t.choose('colour:green');
    expect([me(t).units[0]?.mana, me(t).crystals.green, me(t).crystals.red]).toEqual(['green', 0, 1]);
    const gone = preparing().choose('disband:0,magic-familiars');
    expect(me(gone).units.map(({ unit }) => unit)).toEqual(['peasants']);
  });

  test('Magic Familiars: never for nothing as a reward', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      state.offers.units = ['magic-familiars', 'peasants'];
      const [now] = state.turns;
      if (now) {
        now.owed = [{ reward: 'unit' }];
        now.stage = 'end';
      }
    });
    expect(t.offered()).toEqual(['recruit:peasants', 'pass']);
  });

  test('Sorcerers: ranged attack 3, for white one enemy loses its fortifications, for green its resistances', () => {
    const cast = (ability: number, mana: 'white' | 'green' | null): Sitting => {
      const t = sit({}, state => {
        army(state, 0, 'sorcerers');
        if (mana) tokens(state, 0, mana);
        fight(state, ['altem-guardsmen'], { phase: 'attack' });
      });
      return t.choose('target:0').choose(`unit:0,sorcerers,${ability}`);
    };
    expect(parts(cast(0, null))).toEqual(['3 ranged physical']);
    const white = cast(1, 'white');
    expect([parts(white), combat(white).foes[0]?.lost]).toEqual([
      ['3 ranged physical'],
      ['fortified', 'site-fortification'],
    ]);
    const green = cast(2, 'green');
    expect([parts(green), combat(green).foes[0]?.lost]).toEqual([
      ['3 ranged physical'],
      ['fire-resistance', 'ice-resistance', 'physical-resistance'],
    ]);
  });

  test('Heroes: attack or block 5; influence 5, with 1 reputation in an interaction', () => {
    const t = sit({}, state => {
      army(state, 0, 'heroes-white', 'heroes-red');
      fight(state, ['swordsmen'], { phase: 'attack' });
    });
    t.choose('target:0').choose('unit:0,heroes-white,0');
    expect(parts(t)).toEqual(['5 melee physical']);
    const talk = sit({}, state => {
      army(state, 0, 'heroes-green');
      stand(state, 0, VILLAGE);
    });
    talk.choose('interact').choose('unit:0,heroes-green,1');
    expect([turn(talk).influence, me(talk).reputation]).toEqual([5, 1]);
  });

  test('Heroes: for their mana ranged attack 7, heal 4, cold fire block 8 or cold fire attack 6', () => {
    const made = (unit: UnitId, mana: 'white' | 'blue' | 'red', phase: 'ranged' | 'block' | 'attack'): string[] => {
      const t = sit({}, state => {
        army(state, 0, unit);
        tokens(state, 0, mana);
        fight(state, ['swordsmen'], { phase });
      });
      t.choose(phase === 'block' ? 'block:0,0' : 'target:0').choose(`unit:0,${unit},2`);
      return parts(t);
    };
    expect(made('heroes-white', 'white', 'ranged')).toEqual(['7 ranged physical']);
    expect(made('heroes-blue', 'blue', 'block')).toEqual(['8 melee coldfire']);
    expect(made('heroes-red', 'red', 'attack')).toEqual(['6 melee coldfire']);
    const heal = sit({}, state => {
      army(state, 0, 'heroes-green');
      tokens(state, 0, 'green');
      hold(state, 0, 'wound');
    });
    heal.choose('unit:0,heroes-green,2');
    expect(turn(heal).heal).toBe(4);
  });

  test('Heroes: in an assault they fight only for 2 influence each time', () => {
    const t = sit({}, state => {
      army(state, 0, 'heroes-white');
      hold(state, 0, 'promise');
      fight(state, ['swordsmen'], { phase: 'attack', why: 'assault', site: VILLAGE, from: 'garrison' });
    });
    t.choose('target:0');
    expect(t.offered('unit')).toEqual([]);
    t.choose('play:promise,basic').choose('unit:0,heroes-white,0');
    expect([parts(t), turn(t).influence]).toEqual([['5 melee physical'], 0]);
  });

  test('Heroes: the reputation counts twice when they are recruited, and no Thugs come in the same interaction', () => {
    const t = earn(trading(3, 'heroes-red', 'thugs').choose('interact'), 7);
    expect(t.offered('recruit')).toEqual(['recruit:heroes-red', 'recruit:thugs']);
    t.choose('recruit:heroes-red');
    expect([t.offered('recruit'), turn(t).influence]).toEqual([[], 15 - 8]);
  });

  test('Delphana Masters: several different abilities in one activation, each for its mana', () => {
    const t = sit({}, state => {
      army(state, 0, 'delphana-masters');
      tokens(state, 0, 'blue', 'red', 'green', 'white');
      hold(state, 0, 'determination');
      crystals(state, 0, 'blue');
      fight(state, ['swordsmen', 'altem-guardsmen'], { phase: 'block' });
    });
    t.choose('unit:0,delphana-masters,2').choose('foe:0');
    expect(t.offered()).toEqual([
      'unit:0,delphana-masters,0',
      'unit:0,delphana-masters,1',
      'unit:0,delphana-masters,3',
      'done',
    ]);
    t.choose('unit:0,delphana-masters,3').choose('foe:1').choose('done');
    expect(combat(t).foes.map(({ armor, lost }) => [armor, lost.length])).toEqual([
      [-5, 0],
      [0, 5],
    ]);
    expect([t.offered('unit'), me(t).tokens]).toEqual([[], { red: 1, blue: 1, green: 0, white: 0, gold: 0, black: 0 }]);
  });

  test('Delphana Masters: for blue an enemy does not attack; for red one is destroyed when it is blocked', () => {
    const t = sit({}, state => {
      army(state, 0, 'delphana-masters');
      tokens(state, 0, 'red', 'blue');
      hold(state, 0, 'determination', 'determination');
      crystals(state, 0, 'blue');
      fight(state, ['swordsmen', 'prowlers'], { phase: 'block' });
    });
    t.choose('unit:0,delphana-masters,1').choose('foe:1').choose('done');
    t.choose('block:1,0').choose('play:determination,strong').choose('pay:crystal,blue,blue').choose('hold');
    expect([combat(t).foes.map(({ defeated }) => defeated), me(t).fame]).toEqual([[false, true], 2]);
    const blue = sit({}, state => {
      army(state, 0, 'delphana-masters');
      tokens(state, 0, 'blue');
      fight(state, ['swordsmen', 'prowlers'], { phase: 'block' });
    });
    blue.choose('unit:0,delphana-masters,0').choose('foe:0');
    expect(combat(blue).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([true, false]);
  });
});
