import { describe, expect, test } from 'vitest';
import { armorOf, attackNow, fortifications } from '../../rules/combat/foe.ts';
import { heroOf, turnOf } from '../../state.ts';
import {
  army,
  combat,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const armor = (t: Sitting, foe = 0): number => armorOf(t.state, combat(t), foe);
const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;

describe('cumbersome', () => {
  const stonethrowers = (...cards: Parameters<typeof hold>[2][]) =>
    sit({}, state => {
      hold(state, 0, ...cards);
      tokens(state, 0, 'green');
      fight(state, ['orc-stonethrowers'], { phase: 'block' });
    });

  test('MK-ABIL-10 each move point spent in the block phase lowers the attack by 1', () => {
    const t = stonethrowers('march', 'determination');
    t.choose('block:0,0').choose('play:march,basic').choose('slow').choose('slow');
    expect(attackNow(t.state, combat(t), 0, 0)).toBe(5);
    expect(t.offered('slow')).toEqual([]);
    t.choose('drop').choose('done');
    // The reduction stays although nothing was blocked: 5 points.
    expect(wounds(t)).toBe(3);
  });

  test('MK-ABIL-11 reduced to 0 it counts as blocked', () => {
    const t = stonethrowers('march', 'stamina', 'instinct', 'rage');
    t.choose('block:0,0').choose('play:march,strong').choose('play:stamina,basic').choose('play:instinct,move');
    for (let i = 0; i < 6; i++) t.choose('slow');
    expect(t.offered('hold')).toEqual([]);
    t.choose('slow').choose('hold');
    expect(combat(t).foes[0]?.attacks[0]?.blocked).toBe(true);
    expect([t.kind, wounds(t)]).toEqual(['attack', 0]);
  });

  test('MK-FIX-15 move points left from the movement are lost when the combat begins', () => {
    const orcs = hexOn(1, 0, 5);
    const t = sit({}, state => {
      layMap(state, ['country-4']);
      tokensOn(state, orcs, 'orc-stonethrowers');
      heroOf(state, 0).at = hexOn(1, 0, 4);
      turnOf(state).path = [hexOn(1, 0, 4)];
      turnOf(state).move = 6;
    });
    t.choose(`challenge:${orcs}`);
    expect(turn(t).move).toBe(0);
    t.choose('done').choose('block:0,0');
    expect(t.offered('slow')).toEqual([]);
  });

  test('MK-ABIL-10 move points are of no use against others, nor against one that was tamed', () => {
    const against = (token: 'prowlers' | 'orc-stonethrowers', tamed: boolean) => {
      const t = sit({}, state => {
        hold(state, 0, 'march');
        const { foes } = fight(state, [token], { phase: 'block' });
        for (const foe of foes) for (const attack of foe.attacks) attack.tamed = tamed;
        turnOf(state).move = 3;
      });
      t.choose('block:0,0');
      return [t.offered('play'), t.offered('slow')];
    };
    expect(against('prowlers', false)).toEqual([['play:march,block'], []]);
    expect(against('orc-stonethrowers', true)).toEqual([['play:march,block'], []]);
    expect(against('orc-stonethrowers', false)).toEqual([
      ['play:march,basic', 'play:march,move', 'play:march,block'],
      ['slow'],
    ]);
  });
});

describe('vampiric', () => {
  test('MK-ABIL-12 its armor rises by 1 for each wound taken into hand', () => {
    const t = sit({}, state => {
      fight(state, ['gibbering-ghouls'], { phase: 'block' });
    });
    expect(armor(t)).toBe(4);
    t.choose('done');
    expect([wounds(t), armor(t)]).toEqual([2, 6]);
  });

  test('MK-ABIL-12 its armor rises by 1 for each unit wounded, and not for one that resists', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'guardian-golems');
      fight(state, ['gibbering-ghouls', 'gibbering-ghouls'], { phase: 'damage' });
    });
    t.choose('damage:0,0').choose('hurt:0,peasants').choose('hurt:-,-');
    // One unit and one wound for the point that was left.
    expect(armor(t, 0)).toBe(6);
    t.choose('hurt:1,guardian-golems');
    expect(armor(t, 1)).toBe(5);
  });

  test('MK-ABIL-12 nothing grows while it is blocked', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['gibbering-ghouls'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:determination,strong').choose('hold');
    expect(armor(t)).toBe(4);
  });
});

describe('fortified and unfortified', () => {
  const assault = (token: Parameters<typeof fight>[1][number], cards: Parameters<typeof hold>[2][] = []) =>
    sit({}, state => {
      layMap(state, ['country-3']);
      hold(state, 0, ...cards);
      tokens(state, 0, 'white', 'red');
      tokensOn(state, hexOn(1, 0, 1), token);
      fight(state, [token], { from: 'garrison', why: 'assault', site: hexOn(1, 0, 1) });
    });
  const walls = (t: Sitting): number => fortifications(t.state, turn(t), combat(t), 0);

  test('MK-ABIL-13 the ability fortifies, and with the site it does so twice', () => {
    expect([walls(assault('crossbowmen')), walls(assault('guardsmen'))]).toEqual([1, 2]);
    const alone = sit({}, state => {
      fight(state, ['guardsmen']);
    });
    expect(walls(alone)).toBe(1);
  });

  test('MK-ABIL-14 fortifications of the site do not count for the unfortified', () => {
    const t = assault('shocktroops', ['swiftness']);
    expect(walls(t)).toBe(0);
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:swiftness,strong']);
  });

  test('MK-FIX-17 a resistance stops only what aims at the enemy: the site loses its walls all the same', () => {
    const t = assault('fire-mages', ['demolish']);
    t.choose('play:demolish,basic');
    expect(walls(t)).toBe(0);
    // The armor of an enemy that resists fire is not lowered by the red card.
    expect(armor(t)).toBe(5);
    const open = assault('monks', ['demolish']);
    open.choose('play:demolish,basic');
    expect(armor(open)).toBe(4);
  });
});

describe('resistances against other effects', () => {
  test('MK-CMB-18 MK-ABIL-16 fire resistance stops red cards, but not others', () => {
    const t = sit({}, state => {
      hold(state, 0, 'demolish', 'tremor');
      tokens(state, 0, 'red', 'green');
      fight(state, ['fire-mages', 'monks']);
    });
    t.choose('play:demolish,basic');
    expect([armor(t, 0), armor(t, 1)]).toEqual([5, 4]);
    t.choose('play:tremor,basic').choose('option:1');
    expect([armor(t, 0), armor(t, 1)]).toEqual([3, 2]);
  });

  test('MK-CMB-18 MK-ABIL-16 and abilities of units paid with red mana', () => {
    const offered = (token: Parameters<typeof fight>[1][number]) =>
      sit({}, state => {
        army(state, 0, 'delphana-masters');
        tokens(state, 0, 'red', 'blue', 'green');
        fight(state, [token]);
      }).offered('unit');
    const [blue, red, green] = [0, 1, 2].map(n => `unit:0,delphana-masters,${n}`);
    expect(offered('swordsmen')).toEqual([blue, red, green]);
    expect(offered('fire-mages')).toEqual([blue, green]);
    expect(offered('ice-mages')).toEqual([red, green]);
  });

  test('MK-CMB-19 MK-ABIL-17 ice resistance stops blue cards', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chill');
      tokens(state, 0, 'blue');
      fight(state, ['ice-mages', 'monks', 'monks']);
    });
    t.choose('play:chill,basic');
    expect(t.offered()).toEqual(['foe:1', 'foe:2']);
  });

  test('MK-ABIL-16 MK-ABIL-17 attacks of their element are halved', () => {
    const needs = (token: Parameters<typeof fight>[1][number], card: 'fireball' | 'snowstorm') => {
      const t = sit({}, state => {
        hold(state, 0, card);
        tokens(state, 0, 'red', 'blue');
        fight(state, [token]);
      });
      t.choose('target:0').choose(`play:${card},basic`);
      return t.match.ask?.options.find(option => option.do === 'drop');
    };
    expect(needs('fire-mages', 'fireball')).toMatchObject({ total: 2, needs: 5 });
    expect(needs('fire-mages', 'snowstorm')).toMatchObject({ total: 5, needs: 5 });
    expect(needs('ice-mages', 'snowstorm')).toMatchObject({ total: 2, needs: 6 });
    expect(needs('ice-mages', 'fireball')).toMatchObject({ total: 5, needs: 6 });
  });

  test('MK-ABIL-21 arcane immunity stops all but attacks, blocks and effects on its attacks', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tremor', 'whirlwind', 'swift-reflexes');
      tokens(state, 0, 'green', 'white', 'white');
      fight(state, ['grim-legionnaires'], { phase: 'block' });
    });
    expect(t.offered('play')).toEqual(['play:swift-reflexes,basic', 'play:swift-reflexes,strong']);
    t.choose('play:swift-reflexes,strong');
    expect(attackNow(t.state, combat(t), 0, 0)).toBe(9);
  });
});

describe('elusive', () => {
  const trackers = () =>
    sit({}, state => {
      hold(state, 0, 'determination', 'rage');
      tokens(state, 0, 'blue', 'red');
      fight(state, ['orc-trackers']);
    });

  test('MK-ABIL-19 the higher armor counts, unless it was blocked, in the attack phase', () => {
    const t = trackers();
    expect(armor(t)).toBe(6);
    t.choose('done').choose('block:0,0').choose('play:determination,strong');
    expect(armor(t)).toBe(6);
    t.choose('hold');
    expect([t.kind, armor(t)]).toEqual(['attack', 3]);
    const open = trackers();
    open.choose('done').choose('done');
    expect([open.kind, armor(open)]).toEqual(['attack', 6]);
  });

  test('MK-ABIL-20 what changes its armor changes both values', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'tremor');
      tokens(state, 0, 'blue', 'green');
      fight(state, ['orc-trackers'], { phase: 'block' });
    });
    t.choose('play:tremor,basic').choose('option:1');
    expect(armor(t)).toBe(4);
    t.choose('block:0,0').choose('play:determination,strong').choose('hold');
    expect(armor(t)).toBe(1);
  });
});

describe('several attacks', () => {
  test('MK-ABIL-23 each is blocked or dealt by itself', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      fight(state, ['hydra'], { phase: 'block' });
    });
    expect(t.offered('block')).toEqual(['block:0,0', 'block:0,1', 'block:0,2']);
    t.choose('block:0,1').choose('play:rage,basic').choose('hold').choose('done');
    expect(t.offered()).toEqual(['damage:0,0', 'damage:0,2']);
    t.choose('damage:0,0');
    expect(wounds(t)).toBe(2);
  });

  test('MK-ABIL-24 what keeps an enemy from attacking stops all its attacks', () => {
    const t = sit({}, state => {
      hold(state, 0, 'whirlwind');
      tokens(state, 0, 'white');
      fight(state, ['hydra'], { phase: 'block' });
    });
    t.choose('play:whirlwind,basic');
    expect([t.kind, wounds(t)]).toEqual(['attack', 0]);
  });

  test('MK-ABIL-24 a block against an attack that is prevented meanwhile is over, others go on', () => {
    const prevented = (foe: number) => {
      const t = sit({}, state => {
        hold(state, 0, 'whirlwind', 'rage');
        tokens(state, 0, 'white');
        fight(state, ['prowlers', 'golems'], { phase: 'block' });
      });
      t.choose('block:0,0').choose('play:rage,basic').choose('play:whirlwind,basic').choose(`foe:${foe}`);
      return [combat(t).group?.parts.length ?? null, t.offered('block')];
    };
    expect([prevented(0), prevented(1)]).toEqual([
      [null, ['block:1,0']],
      [1, []],
    ]);
  });

  test('MK-ABIL-25 it is blocked only if all its attacks are', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage', 'stamina', 'swiftness');
      fight(state, ['crystal-sprites'], { phase: 'block' });
    });
    const block = (attack: number, card: string) =>
      t.choose(`block:0,${attack}`).choose(`play:${card},block`).choose('play:rage,block').choose('hold');
    block(0, 'march');
    t.choose('done');
    // One of two ice attacks of 1 came through: the higher armor counts.
    expect([t.kind, wounds(t), armor(t)]).toEqual(['attack', 1, 2]);
  });
});

describe('defend', () => {
  test('MK-ABIL-22 MK-FIX-08 MK-ABIL-27 the armor of one attacked enemy rises once, of another or of itself', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'rage', 'rage', 'march');
      tokens(state, 0, 'red', 'red', 'red');
      fight(state, ['elven-protectors', 'prowlers', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:1').choose('play:rage,strong');
    // 3 and the 2 of the protectors.
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 4, needs: 5 });
    t.choose('play:march,attack').choose('strike');
    t.choose('target:2').choose('play:rage,strong').choose('strike');
    expect(t.happened().find(({ kind }) => kind === 'attacked')).toMatchObject({ total: 4, armor: 3 });
    t.choose('target:0').choose('play:rage,strong').choose('strike');
    expect(me(t).fame).toBe(6);
  });

  test('MK-ABIL-27 one for each target at most, the lowest first, and the defeated defend no more', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'rage', 'rage', 'rage');
      tokens(state, 0, 'red', 'red', 'red', 'red');
      fight(state, ['elven-protectors', 'corrupted-priests', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:2');
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 4 });
    t.choose('target:0');
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 10 });
    t.choose('without:2');
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 5 });
    t.choose('play:rage,strong').choose('play:rage,basic').choose('strike');
    t.choose('target:2');
    // The priests have defended, and the protectors are gone.
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 3 });
  });

  test('MK-ABIL-27 an attack that is called off uses no defence', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      fight(state, ['elven-protectors', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:1').choose('play:rage,basic').choose('drop').choose('target:1');
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 5 });
  });
});
