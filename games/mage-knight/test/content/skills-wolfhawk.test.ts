import { describe, expect, test } from 'vitest';
import { armorOf, attackNow } from '../../rules/combat/foe.ts';
import { exploreCost } from '../../rules/exploring.ts';
import { siteAt } from '../../state.ts';
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
  tokensOn,
  turn,
} from '../positions.ts';
import { inCombat, many, moving } from './skilled.ts';

const VILLAGE = hexOn(1, 0, 2);
describe('skills of Wolfhawk', () => {
  test('Refreshing Bath: heal 1 and a blue crystal, once a round and not in combat', () => {
    const t = moving('refreshing-bath', state => hold(state, 0, 'wound', 'march')).choose('skill:refreshing-bath');
    expect([turn(t).heal, me(t).crystals.blue, t.offered('skill')]).toEqual([1, 1, []]);
    expect(inCombat('refreshing-bath', 'attack').offered('skill')).toEqual([]);
  });

  test('Refreshing Breeze: heal 1 and a white crystal, once a round and not in combat', () => {
    const t = moving('refreshing-breeze', state => hold(state, 0, 'wound', 'march')).choose('skill:refreshing-breeze');
    expect([turn(t).heal, me(t).crystals.white, t.offered('skill')]).toEqual([1, 1, []]);
    expect(inCombat('refreshing-breeze', 'attack').offered('skill')).toEqual([]);
  });

  test('Hawk Eyes: move 1; at night exploring costs 1 less this turn', () => {
    const night = moving('hawk-eyes', () => {}, true);
    expect(exploreCost(night.state, turn(night))).toBe(2);
    night.choose('skill:hawk-eyes');
    expect([turn(night).move, exploreCost(night.state, turn(night))]).toEqual([1, 1]);
    const day = moving('hawk-eyes').choose('skill:hawk-eyes');
    expect(exploreCost(day.state, turn(day))).toBe(2);
  });

  test('Hawk Eyes: by day garrisons of fortified sites are seen from two spaces away', () => {
    const stepped = (eyes: boolean): string | null | undefined => {
      const t = moving('hawk-eyes', state => {
        const site = siteAt(state, VILLAGE);
        if (site) {
          site.kind = 'keep';
          site.tokens = [{ colour: 'grey', token: null }];
        }
        state.tokens.grey.unseen = 1;
        stand(state, 0, hexOn(0, 0, 1));
        hold(state, 0, 'march', 'march', 'march', 'march');
      });
      if (eyes) t.choose('skill:hawk-eyes');
      t.choose('play:march,basic').choose('play:march,basic');
      t.choose(`step:${hexOn(1, 0, 4)}`);
      return siteAt(t.state, VILLAGE)?.tokens[0]?.token;
    };
    expect(stepped(false)).toBeNull();
    expect(stepped(true)).not.toBeNull();
  });

  test('On Her Own: influence 1, or 3 in a turn in which no unit is paid for', () => {
    const talk = (): Sitting =>
      moving('on-her-own', state => {
        stand(state, 0, VILLAGE);
        state.offers.units = ['peasants', 'foresters'];
        hold(state, 0, 'promise', 'promise', 'promise');
        const [hero] = state.heroes;
        if (hero) hero.level = 5;
      }).choose('interact');
    const three = talk().choose('skill:on-her-own').choose('option:1').choose('play:promise,basic');
    expect([turn(three).influence, three.offered('recruit')]).toEqual([5, []]);
    const one = talk().choose('skill:on-her-own').choose('option:0').choose('play:promise,basic');
    one.choose('play:promise,basic');
    expect([turn(one).influence, one.offered('recruit')]).toEqual([5, ['recruit:peasants', 'recruit:foresters']]);
    const paid = talk().choose('play:promise,basic').choose('play:promise,basic').choose('recruit:peasants');
    paid.choose('skill:on-her-own');
    expect(turn(paid).influence).toBe(1);
  });

  test('Deadly Aim: one attack card +1 in the ranged phase, +2 in the attack phase, sideways too', () => {
    const ranged = inCombat('deadly-aim', 'ranged', ['swordsmen'], state => {
      hold(state, 0, 'swiftness', 'swiftness');
      tokens(state, 0, 'white', 'white');
    });
    ranged
      .choose('target:0')
      .choose('skill:deadly-aim')
      .choose('play:swiftness,strong')
      .choose('play:swiftness,strong');
    expect(parts(ranged)).toEqual(['4 ranged physical', '3 ranged physical']);
    const melee = inCombat('deadly-aim', 'attack', ['swordsmen'], state => hold(state, 0, 'march', 'rage'));
    melee.choose('target:0').choose('skill:deadly-aim').choose('play:march,attack').choose('play:rage,basic');
    expect(parts(melee)).toEqual(['3 melee physical', '2 melee physical']);
    expect(inCombat('deadly-aim', 'block').offered('skill')).toEqual([]);
    expect(moving('deadly-aim').offered('skill')).toEqual([]);
  });

  test('Know Your Prey: an enemy loses an ability, not one with arcane immunity', () => {
    const t = inCombat('know-your-prey', 'ranged', ['mummy', 'sorcerers']);
    t.choose('skill:know-your-prey');
    expect(t.offered()).toEqual(['trait:poison', 'trait:ice-resistance', 'trait:physical-resistance']);
    t.choose('trait:physical-resistance');
    expect([combat(t).foes[0]?.lost, t.offered('skill'), me(t).skills[0]?.used]).toEqual([
      ['physical-resistance'],
      [],
      true,
    ]);
  });

  test('Know Your Prey: an attack loses its element, of cold fire one of both', () => {
    const fire = inCombat('know-your-prey', 'block', ['fire-mages']).choose('skill:know-your-prey').choose('option:1');
    expect(combat(fire).foes[0]?.attacks[0]?.element).toBe('physical');
    const cold = inCombat('know-your-prey', 'block', ['corrupted-priests']);
    cold.choose('skill:know-your-prey').choose('option:1').choose('colour:blue');
    expect(combat(cold).foes[0]?.attacks[0]?.element).toBe('ice');
  });

  test('Taunt: an attack −1, or +2 and its owner has armor −2, in the block phase', () => {
    const t = inCombat('taunt', 'block', ['swordsmen', 'prowlers']);
    t.choose('skill:taunt').choose('option:0').choose('foe-attack:1,0');
    expect(combat(t).foes.map((_, foe) => attackNow(t.state, combat(t), foe, 0))).toEqual([6, 3]);
    const up = inCombat('taunt', 'block', ['swordsmen', 'prowlers']);
    up.choose('skill:taunt').choose('option:1').choose('foe-attack:0,0');
    const now = combat(up);
    expect(now.foes.map((_, foe) => [attackNow(up.state, now, foe, 0), armorOf(up.state, now, foe)])).toEqual([
      [8, 3],
      [4, 3],
    ]);
    expect(inCombat('taunt', 'ranged').offered('skill')).toEqual([]);
  });

  test('Dueling: block 1, later attack 1 against the same enemy, and 1 fame without units', () => {
    const dueling = (unit: boolean): Sitting => {
      const t = inCombat('dueling', 'block', ['prowlers', 'diggers'], state => {
        hold(state, 0, 'determination', 'rage', 'march');
        tokens(state, 0, 'blue');
        if (unit) army(state, 0, 'peasants');
      });
      t.choose('block:0,0').choose('skill:dueling');
      expect(parts(t)).toEqual(['1 melee physical']);
      t.choose('play:determination,strong').choose('hold').choose('done');
      // The diggers wound the hero.
      t.chooseWhile('damage', 'damage:1,0').chooseWhile('assign', 'hurt:-,-');
      t.choose('target:1');
      expect(t.offered('use')).toEqual([]);
      t.choose('drop').choose('target:0').choose('use:0,dueling');
      expect(parts(t)).toEqual(['1 melee physical']);
      t.choose(unit ? 'unit:0,peasants,0' : 'play:rage,basic').choose('strike');
      return t;
    };
    expect([me(dueling(false)).fame, me(dueling(true)).fame]).toEqual([3, 2]);
  });

  test('Motivation: 2 cards, and 1 fame for whoever alone has the least', () => {
    const t = moving('motivation-wolfhawk', state => {
      deck(state, 0, 'march', 'rage', 'rage');
      const other = state.heroes[1];
      if (other) other.fame = 1;
    });
    t.choose('skill:motivation-wolfhawk');
    expect([me(t).hand.length, me(t).fame]).toEqual([2, 1]);
  });

  test("Wolf's Howl: a card sideways for 4 and 1 more per free command token; units of others have −1", () => {
    const t = moving('wolfs-howl', state => {
      hold(state, 0, 'march', 'march');
      deck(state, 0, ...many());
      hold(state, 1, 'march');
      deck(state, 1, ...many());
      army(state, 0, 'peasants');
      army(state, 1, 'peasants', 'utem-crossbowmen');
      const [hero] = state.heroes;
      if (hero) hero.level = 5;
      stand(state, 1, hexOn(1, 0, 0));
    });
    t.choose('skill:wolfs-howl').choose('play:march,move');
    expect(turn(t).move).toBe(4 + 2);
    t.choose('end').chooseWhile('discard', 'done');
    expect(t.state.lasting.map(({ what, on, until }) => [what, on, until])).toEqual([
      [{ do: 'units-get', who: 'all', attack: -1, block: -1 }, 'opponents', 'next-turn'],
    ]);
  });

  test("Wolf's Howl: what it takes from units of others, and not in an interaction", () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-crossbowmen', 'peasants');
      state.lasting.push({
        source: 'wolfs-howl',
        key: 'basic-units-get',
        on: 'opponents',
        by: 'seat-1',
        until: 'next-turn',
        what: { do: 'units-get', who: 'all', attack: -1, block: -1 },
        left: null,
        unit: null,
        colours: [],
      });
      fight(state, ['swordsmen'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('unit:0,utem-crossbowmen,0').choose('unit:1,peasants,0');
    expect(parts(t)).toEqual(['2 melee physical', '1 melee physical']);
    const talk = moving('wolfs-howl', state => {
      stand(state, 0, VILLAGE);
      hold(state, 0, 'march');
    });
    expect(talk.choose('interact').offered('skill')).toEqual([]);
  });

  test('Howl of the Pack: the first player in combat lowers one armor and one attack by 1 and returns the token', () => {
    const t = moving('howl-of-the-pack', state => {
      hold(state, 0, 'march', 'march');
      deck(state, 0, ...many());
      hold(state, 1, 'march');
      deck(state, 1, ...many());
      const glade = hexOn(1, 0, 0);
      stand(state, 1, glade);
      const orcs = Object.keys(state.map.sites)
        .map(Number)
        .find(hex => siteAt(state, hex)?.kind === 'marauding-orcs');
      if (orcs === undefined) throw new Error('There are no orcs on the map.');
      tokensOn(state, orcs, 'prowlers');
      stand(state, 1, orcs + 1);
    });
    t.choose('skill:howl-of-the-pack').choose('play:march,move');
    expect([turn(t).move, me(t).skills[0]?.out]).toEqual([5, true]);
    t.choose('end').chooseWhile('discard', 'done');
    const [challenge] = t.offered('challenge');
    t.choose(challenge ?? '');
    const now = combat(t);
    expect([armorOf(t.state, now, 0), attackNow(t.state, now, 0, 0), me(t).skills[0]?.out]).toEqual([2, 3, false]);
  });
});
