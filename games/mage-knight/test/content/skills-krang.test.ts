import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { Mana } from '../../content/words.ts';
import type { CombatPhase, State } from '../../state.ts';
import {
  army,
  combat,
  crystals,
  deck,
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
import { inCombat, many, moving } from './skilled.ts';

const VILLAGE = hexOn(1, 0, 2);
describe('skills of Krang', () => {
  test('Spirit Guides: move 1, and one block of the turn +1, of a unit too', () => {
    const t = moving('spirit-guides').choose('skill:spirit-guides');
    expect([turn(t).move, t.state.lasting.length]).toEqual([1, 1]);
    const card = inCombat('spirit-guides', 'block', ['swordsmen'], state => hold(state, 0, 'rage', 'rage'));
    card.choose('block:0,0').choose('skill:spirit-guides').choose('play:rage,basic').choose('play:rage,block');
    expect(parts(card)).toEqual(['3 melee physical', '1 melee physical']);
    const unit = inCombat('spirit-guides', 'block', ['swordsmen'], state => army(state, 0, 'peasants', 'peasants'));
    unit.choose('block:0,0').choose('skill:spirit-guides').choose('unit:0,peasants,0').choose('unit:1,peasants,0');
    expect(parts(unit)).toEqual(['3 melee physical', '2 melee physical']);
  });

  test('Battle Hardened: 2 damage of a physical attack or 1 of another is ignored, once a turn', () => {
    const hurt = (foe: EnemyId, use: boolean): number => {
      const t = inCombat('battle-hardened', 'block', [foe]).choose('done');
      expect(t.offered()).toEqual(['use:-1,battle-hardened', 'pass']);
      t.choose(use ? 'use:-1,battle-hardened' : 'pass');
      return me(t).hand.length;
    };
    // 5 damage: 3 wounds, or 2 of the 3 that are left; 3 fire damage doubled: 3 wounds, also of the 5 that are left.
    expect([hurt('shocktroops', false), hurt('shocktroops', true)]).toEqual([3, 2]);
    expect([hurt('fire-mages', false), hurt('fire-mages', true)]).toEqual([3, 3]);
    const two = inCombat('battle-hardened', 'block', ['prowlers', 'diggers']).choose('done');
    two.choose('damage:0,0').choose('use:-1,battle-hardened');
    expect([me(two).hand.length, two.kind]).toEqual([1 + 2, 'attack']);
  });

  test('Battle Frenzy: attack 2, or 4 and it lies face down until a rest', () => {
    const t = inCombat('battle-frenzy', 'attack').choose('target:0').choose('skill:battle-frenzy').choose('option:0');
    expect([parts(t), me(t).skills[0]?.used]).toEqual([['2 melee physical'], false]);
    const four = inCombat('battle-frenzy', 'attack')
      .choose('target:0')
      .choose('skill:battle-frenzy')
      .choose('option:1');
    expect([parts(four), me(four).skills[0]?.used]).toEqual([['4 melee physical'], true]);
    const rest = moving('battle-frenzy', state => {
      hold(state, 0, 'march', 'rage');
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) token.used = true;
    });
    rest.choose('rest');
    expect(me(rest).skills[0]?.used).toBe(false);
  });

  test('Shamanic Ritual: a mana of any colour; the action of a turn turns it up again', () => {
    const t = moving('shamanic-ritual', state => hold(state, 0, 'march')).choose('skill:shamanic-ritual');
    t.choose('colour:gold');
    expect([me(t).tokens.gold, me(t).skills[0]?.used, turn(t).acted]).toEqual([1, true, false]);
    t.choose('skill:shamanic-ritual');
    expect([me(t).skills[0]?.used, turn(t).acted, turn(t).stage]).toEqual([false, true, 'after']);
    const acted = moving('shamanic-ritual', state => {
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) token.used = true;
      const [now] = state.turns;
      if (now) now.acted = true;
    });
    expect(acted.offered('skill')).toEqual([]);
  });

  test('Regenerate: for a mana a wound is thrown away; with red or alone with the least fame a card is drawn', () => {
    const healed = (mana: Mana, fame: number): string[] => {
      const t = moving('regenerate-krang', state => {
        hold(state, 0, 'wound', 'wound');
        deck(state, 0, 'rage', 'rage');
        tokens(state, 0, mana);
        const other = state.heroes[1];
        if (other) other.fame = fame;
      });
      t.choose('skill:regenerate-krang').chooseWhile('pay', `pay:token,${mana},${mana}`);
      return me(t).hand;
    };
    expect([healed('red', 0), healed('blue', 0), healed('blue', 3)]).toEqual([
      ['rage', 'wound'],
      ['wound'],
      ['rage', 'wound'],
    ]);
    expect(moving('regenerate-krang', state => hold(state, 0, 'wound')).offered('skill')).toEqual([]);
  });

  test('Arcane Disguise: influence 2, or the reputation is ignored this turn; a green mana turns it up again', () => {
    const talk = moving('arcane-disguise', state => stand(state, 0, VILLAGE)).choose('interact');
    talk.choose('skill:arcane-disguise');
    expect(turn(talk).influence).toBe(2);
    const hated = moving('arcane-disguise', state => {
      stand(state, 0, VILLAGE);
      const [hero] = state.heroes;
      if (hero) hero.reputation = -7;
      tokens(state, 0, 'green');
    });
    expect(hated.offered('interact')).toEqual([]);
    hated.choose('skill:arcane-disguise');
    expect([hated.offered('interact'), me(hated).skills[0]?.used]).toEqual([['interact'], true]);
    hated.choose('skill:arcane-disguise');
    expect([me(hated).skills[0]?.used, me(hated).tokens.green, hated.offered('skill')]).toEqual([false, 0, []]);
    hated.choose('interact');
    expect(turn(hated).influence).toBe(0);
    // In the middle of an interaction the malus is given back.
    const bad = moving('arcane-disguise', state => {
      stand(state, 0, VILLAGE);
      const [hero] = state.heroes;
      if (hero) hero.reputation = -5;
    }).choose('interact');
    expect(turn(bad).influence).toBe(-3);
    bad.choose('skill:arcane-disguise').choose('option:1');
    expect(turn(bad).influence).toBe(0);
  });

  test('Puppet Master: an enemy defeated this turn is kept', () => {
    const t = inCombat('puppet-master', 'attack', ['fire-mages', 'prowlers'], state => {
      hold(state, 0, 'rage', 'rage');
      tokens(state, 0, 'red', 'red');
    });
    expect(t.offered('skill')).toEqual([]);
    t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
    expect(t.state.tokens.violet.discard).toEqual(['fire-mages']);
    t.choose('skill:puppet-master');
    expect([me(t).skills[0]?.tokens, t.state.tokens.violet.discard, t.offered('skill')]).toEqual([
      ['fire-mages'],
      [],
      [],
    ]);
  });

  test('Puppet Master: a kept token gives half its attack or a block of half its armor, rounded up', () => {
    const used = (phase: 'attack' | 'block', ...kept: EnemyId[]): Sitting =>
      inCombat('puppet-master', phase, ['swordsmen'], state => {
        const [token] = state.heroes[0]?.skills ?? [];
        if (token) token.tokens = kept;
      })
        .choose(phase === 'block' ? 'block:0,0' : 'target:0')
        .choose('skill:puppet-master');
    const attack = used('attack', 'fire-mages');
    expect([parts(attack), me(attack).skills[0]?.tokens, attack.state.tokens.violet.discard]).toEqual([
      ['3 melee fire'],
      [],
      ['fire-mages'],
    ]);
    expect(parts(used('block', 'fire-mages'))).toEqual(['3 melee ice']);
    expect(parts(used('block', 'ice-mages'))).toEqual(['3 melee fire']);
    expect(parts(used('block', 'high-dragon'))).toEqual(['5 melee coldfire']);
    const choice = used('block', 'ice-mages', 'swordsmen');
    expect(choice.offered()).toEqual(['token:ice-mages', 'token:swordsmen']);
  });

  test('Master of Chaos: the shield moves one step on the wheel and its colour acts', () => {
    const from = (colour: Mana, phase: CombatPhase | null): Sitting => {
      const arrange = (state: State): void => {
        const [token] = state.heroes[0]?.skills ?? [];
        if (token) token.colour = colour;
      };
      if (phase === null) return moving('master-of-chaos', arrange);
      const t = inCombat('master-of-chaos', phase, ['swordsmen'], arrange);
      return t.choose(phase === 'block' ? 'block:0,0' : 'target:0');
    };
    const acted = (colour: Mana, phase: CombatPhase): string[] =>
      parts(from(colour, phase).choose('skill:master-of-chaos'));
    expect(acted('gold', 'block')).toEqual(['3 melee physical']);
    expect(acted('green', 'ranged')).toEqual(['1 ranged coldfire']);
    expect(acted('white', 'attack')).toEqual(['2 melee physical']);
    const green = from('blue', null).choose('skill:master-of-chaos');
    expect([turn(green).move, me(green).skills[0]?.colour]).toEqual([1, 'green']);
    const gold = from('red', 'attack').choose('skill:master-of-chaos');
    expect(gold.offered()).toEqual(['option:2', 'option:4']);
    expect(from('gold', null).offered('skill')).toEqual([]);
    const white = moving('master-of-chaos', state => {
      stand(state, 0, VILLAGE);
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) token.colour = 'black';
    });
    expect(turn(white.choose('interact').choose('skill:master-of-chaos')).influence).toBe(2);
  });

  test('Master of Chaos: not used, the shield may move one step at the end of the turn; a die says where it begins', () => {
    const idle = (): Sitting =>
      moving('master-of-chaos', state => {
        hold(state, 0, 'march');
        const [token] = state.heroes[0]?.skills ?? [];
        if (token) token.colour = 'white';
      }).choose('end');
    const t = idle().choose('use:-1,master-of-chaos');
    expect(me(t).skills[0]?.colour).toBe('red');
    expect(me(idle().choose('pass')).skills[0]?.colour).toBe('white');
    const used = moving('master-of-chaos', state => {
      hold(state, 0, 'march');
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) token.colour = 'blue';
    });
    used.choose('skill:master-of-chaos').choose('end');
    expect(used.kind).toBe('discard');
    const gained = sit({ heroes: ['krang', 'tovak'] }, state => {
      const [hero] = state.heroes;
      if (hero) {
        hero.fame = 3;
        hero.skillPile = ['master-of-chaos', 'curse'];
      }
      state.offers.actions = [];
      hold(state, 0, 'march');
    });
    gained.choose('end').choose('gain-skill:master-of-chaos,own', [2]);
    expect(me(gained).skills[0]?.colour).toBe('blue');
  });

  test('Curse: an attack or an armor −1, not of a fortified enemy in the ranged phase', () => {
    const t = inCombat('curse', 'ranged', ['diggers', 'prowlers']).choose('skill:curse').choose('option:0');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.change)).toEqual([0, -1]);
    const armor = inCombat('curse', 'ranged', ['diggers', 'prowlers']).choose('skill:curse').choose('option:1');
    expect(combat(armor).foes.map(one => one.armor)).toEqual([0, -1]);
    const block = inCombat('curse', 'block', ['diggers', 'prowlers']).choose('skill:curse').choose('option:1');
    expect(block.offered()).toEqual(['foe:0', 'foe:1']);
    expect(inCombat('curse', 'ranged', ['diggers']).offered('skill')).toEqual([]);
  });

  test('Mana Suppression: the first basic mana of others costs one more, which becomes a crystal of the owner', () => {
    const t = moving('mana-suppression', state => {
      hold(state, 0, 'march');
      deck(state, 0, ...many());
      hold(state, 1, 'march', 'march', 'stamina');
      deck(state, 1, ...many());
      tokens(state, 1, 'green', 'green', 'green', 'blue');
    });
    t.choose('skill:mana-suppression').choose('end').choose('discard:march').chooseWhile('discard', 'done');
    const other = (): State['heroes'][0] | undefined => t.state.heroes[1];
    // A single blue mana does not suffice for the first card.
    expect(t.offered('play').filter(id => id.endsWith('strong'))).toEqual(['play:march,strong']);
    t.choose('play:march,strong');
    expect([turn(t).move, other()?.tokens.green, me(t).skills[0]?.mana]).toEqual([4, 1, ['green']]);
    t.choose('play:stamina,strong');
    expect([turn(t).move, other()?.tokens.blue]).toEqual([8, 0]);
    t.choose('end').chooseWhile('discard', 'done');
    expect([t.seat, me(t).crystals.green, me(t).skills[0]?.mana, me(t).skills[0]?.out]).toEqual([
      0,
      1,
      undefined,
      false,
    ]);
  });

  test('Mana Enhancement: the next basic mana spent brings a crystal; anybody may return the token for that mana', () => {
    const t = moving('mana-enhancement', state => {
      hold(state, 0, 'march', 'march');
      deck(state, 0, ...many());
      hold(state, 1, 'march');
      deck(state, 1, ...many());
      crystals(state, 0, 'green');
      tokens(state, 0, 'green');
    });
    t.choose('skill:mana-enhancement').choose('play:march,strong').choose('pay:token,green,green');
    expect([me(t).crystals.green, me(t).skills[0]?.colour]).toEqual([2, 'green']);
    t.choose('end').chooseWhile('discard', 'done');
    const [use] = t.offered('use');
    t.choose(use ?? '');
    expect([t.state.heroes[1]?.tokens.green, me(t).skills[0]?.out, me(t).skills[0]?.used]).toEqual([1, false, true]);
  });
});
