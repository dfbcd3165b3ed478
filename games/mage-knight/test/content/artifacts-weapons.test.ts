import { describe, expect, test } from 'vitest';
import { army, combat, fight, hold, me, type Sitting, sit, tokens } from '../positions.ts';

const parts = (t: Sitting) =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${kind} ${element} ${points}`);
const use = (t: Sitting): string => t.offered('use')[0] ?? 'no use';
const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;
const played = (t: Sitting) => me(t).played.map(({ card, goes }) => [card, goes]);
/** What a mana die shows, by the number laid for it. */
const RED = 1;
const GOLD = 5;
const BLACK = 6;
const BLUE = 2;

describe('rings', () => {
  test.each([
    ['Ruby Ring', 'ruby-ring', 'red'],
    ['Sapphire Ring', 'sapphire-ring', 'blue'],
    ['Diamond Ring', 'diamond-ring', 'white'],
    ['Emerald Ring', 'emerald-ring', 'green'],
  ] as const)('%s: a mana, a crystal and a fame', (_name, id, colour) => {
    const t = sit({}, state => hold(state, 0, id)).choose(`play:${id},basic`);
    expect(me(t).tokens[colour]).toBe(1);
    expect(me(t).crystals[colour]).toBe(1);
    expect(me(t).fame).toBe(1);
    expect(played(t)).toEqual([[id, 'discard']]);
  });

  test.each([
    ['Ruby Ring', 'ruby-ring', 'red', 'fireball'],
    ['Sapphire Ring', 'sapphire-ring', 'blue', 'snowstorm'],
    ['Diamond Ring', 'diamond-ring', 'white', 'expose'],
    ['Emerald Ring', 'emerald-ring', 'green', 'tremor'],
  ] as const)(
    '%s: thrown away, endless mana of its colour and black, and a fame for each spell of the colour',
    (_name, id, colour, spell) => {
      const t = sit({ night: true }, state => {
        hold(state, 0, id, spell, 'whirlwind', 'rage');
        fight(state, ['prowlers', 'prowlers']);
        tokens(state, 0, 'white');
      });
      t.choose(`play:${id},strong`);
      expect(played(t)).toEqual([[id, 'away']]);
      t.choose('target:0').choose(`play:${spell},strong`);
      while (t.kind !== 'ranged') t.choose(t.offered(`pay:endless,${colour}`)[0] ?? t.offered()[0] ?? 'nothing');
      expect(me(t).fame).toBe(1);
      if (colour === 'white') return;
      t.choose('play:whirlwind,basic').choose('foe:0');
      expect(me(t).fame).toBe(1);
    },
  );

  test('Ruby Ring: with the black mana of another ring and of a token there are two ways to pay, not three', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'emerald-ring', 'fireball', 'ruby-ring');
      tokens(state, 0, 'black');
      fight(state, ['prowlers']);
    });
    t.choose('play:ruby-ring,strong').choose('play:emerald-ring,strong').choose('target:0');
    t.choose('play:fireball,strong');
    expect(t.offered()).toEqual(['pay:token,black,black', 'pay:endless,black,black']);
  });

  test('Ruby Ring: by day its black mana serves nothing', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ruby-ring', 'fireball');
      fight(state, ['prowlers']);
    });
    t.choose('play:ruby-ring,strong').choose('target:0');
    expect(t.offered('play')).toEqual(['play:fireball,basic']);
  });
});

describe('weapons', () => {
  test('Sword of Justice: attack 3 for each card discarded, and a fame more for each enemy defeated this turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'sword-of-justice', 'march', 'rage', 'wound');
      fight(state, ['prowlers', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('target:1').choose('play:sword-of-justice,basic');
    expect(t.offered()).toEqual(['card:march', 'card:rage', 'done']);
    t.choose('card:march').choose('card:rage').choose('done');
    expect(parts(t)).toEqual(['melee physical 3', 'melee physical 3']);
    expect(me(t).hand).toEqual(['wound']);
    t.choose('strike');
    expect(me(t).fame).toBe(6);
  });

  test('Sword of Justice: nothing has to be discarded for the fame', () => {
    const t = sit({}, state => {
      hold(state, 0, 'sword-of-justice', 'swiftness');
      tokens(state, 0, 'white');
      fight(state, ['prowlers']);
    });
    t.choose('play:sword-of-justice,basic').choose('done');
    t.choose('target:0').choose('play:swiftness,strong').choose('strike');
    expect(me(t).fame).toBe(3);
  });

  test('Sword of Justice: thrown away, physical attacks count double in the attack phase, and nobody resists them', () => {
    const t = sit({}, state => {
      hold(state, 0, 'sword-of-justice', 'rage', 'march');
      tokens(state, 0, 'red');
      fight(state, ['golems', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:sword-of-justice,strong').choose('play:rage,basic');
    // 2 doubled are 4, a card sideways 2 more: 5 are needed.
    expect(t.offered('strike')).toEqual([]);
    t.choose('play:march,attack').choose('strike');
    expect(me(t).fame).toBe(5);
  });

  test('Sword of Justice: in the ranged phase nothing counts double', () => {
    const t = sit({}, state => {
      hold(state, 0, 'sword-of-justice', 'swiftness');
      tokens(state, 0, 'white');
      fight(state, ['wolf-riders']);
    });
    t.choose('target:0').choose('play:sword-of-justice,strong').choose('play:swiftness,strong');
    expect(t.offered('strike')).toEqual([]);
  });

  test('Horn of Wrath: siege attack 5, and a wound if a mana die shows black or red', () => {
    const blow = (die: number) =>
      sit({}, state => {
        hold(state, 0, 'horn-of-wrath');
        fight(state, ['diggers']);
      })
        .choose('target:0')
        .choose('play:horn-of-wrath,basic', [die]);
    expect(parts(blow(BLUE))).toEqual(['siege physical 5']);
    expect([RED, BLUE, GOLD, BLACK].map(die => wounds(blow(die)))).toEqual([1, 0, 0, 1]);
    expect(blow(GOLD).events()).toContainEqual({
      kind: 'rolled',
      seat: 0,
      dice: ['gold'],
      why: 'effect',
      rule: 'MK-EFF-03',
    });
  });

  test('Horn of Wrath: thrown away, up to 5 more, with a die for each of them', () => {
    const t = sit({}, state => {
      hold(state, 0, 'horn-of-wrath');
      fight(state, ['diggers']);
    });
    t.choose('target:0').choose('play:horn-of-wrath,strong');
    expect(t.offered()).toEqual([0, 1, 2, 3, 4, 5].map(n => `number:${n}`));
    t.choose('number:3', [RED, BLUE, BLACK]);
    expect(parts(t)).toEqual(['siege physical 8']);
    expect(wounds(t)).toBe(2);
    expect(played(t)).toEqual([['horn-of-wrath', 'away']]);
  });

  test('Horn of Wrath: not without an attack it belongs to', () => {
    const t = sit({}, state => {
      hold(state, 0, 'horn-of-wrath');
      fight(state, ['diggers']);
    });
    expect(t.offered('play')).toEqual([]);
  });

  test('Bow of Starsdawn: ranged attack 2 for each card discarded, a fame more for each enemy defeated in the phase', () => {
    const t = sit({}, state => {
      hold(state, 0, 'bow-of-starsdawn', 'march', 'march', 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers', 'ironclads']);
    });
    t.choose('target:0').choose('play:bow-of-starsdawn,basic').choose('card:march').choose('card:march');
    t.choose('done');
    expect(parts(t)).toEqual(['ranged physical 2', 'ranged physical 2']);
    t.choose('strike');
    expect(me(t).fame).toBe(3);
    t.choose('done');
    expect(t.state.lasting).toEqual([]);
  });

  test('Bow of Starsdawn: a combat that ends in that phase ends its fame, too', () => {
    const t = sit({}, state => {
      hold(state, 0, 'bow-of-starsdawn', 'march', 'march');
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:bow-of-starsdawn,basic').choose('card:march').choose('card:march');
    t.choose('done').choose('strike');
    expect(t.kind).toBe('after');
    expect(me(t).fame).toBe(3);
    expect(t.state.lasting).toEqual([]);
  });

  test('Bow of Starsdawn: thrown away, ranged attacks count double, or as siege attacks against walls', () => {
    const lay = (foe: 'wolf-riders' | 'diggers' | 'guardsmen') =>
      sit({}, state => {
        hold(state, 0, 'bow-of-starsdawn', 'swiftness');
        tokens(state, 0, 'white');
        fight(state, [foe]);
      })
        .choose('target:0')
        .choose('play:bow-of-starsdawn,strong')
        .choose('play:swiftness,strong');
    expect(lay('wolf-riders').offered('strike')).toEqual(['strike']);
    expect(lay('diggers').offered('strike')).toEqual(['strike']);
    expect(lay('guardsmen').offered('strike')).toEqual([]);
  });

  test('Bow of Starsdawn: siege attacks count double only where ranged ones would count', () => {
    const lay = (foe: 'swamp-dragon' | 'crypt-worm') =>
      sit({}, state => {
        hold(state, 0, 'bow-of-starsdawn');
        army(state, 0, 'catapults');
        tokens(state, 0, 'red');
        fight(state, [foe]);
      })
        .choose('target:0')
        .choose('play:bow-of-starsdawn,strong')
        .choose('unit:0,catapults,1');
    expect(lay('swamp-dragon').offered('strike')).toEqual(['strike']);
    expect(lay('crypt-worm').offered('strike')).toEqual([]);
  });

  test('Soul Harvester: attack 3; one enemy it defeats gives a crystal by its resistances', () => {
    const t = sit({}, state => {
      hold(state, 0, 'soul-harvester', 'rage', 'rage');
      tokens(state, 0, 'red', 'red');
      fight(state, ['ironclads', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:soul-harvester,basic');
    expect(parts(t)).toEqual(['melee physical 3']);
    t.choose('play:rage,strong').choose('strike');
    expect(t.offered()).toEqual(['colour:green', 'colour:white']);
    t.choose('colour:green');
    expect(me(t).crystals.green).toBe(1);
    t.choose('target:1').choose('play:rage,strong').choose('strike');
    expect(Object.values(me(t).crystals)).toEqual([0, 0, 1, 0]);
  });

  test('Soul Harvester: of two enemies it defeats one gives a crystal', () => {
    const t = sit({}, state => {
      hold(state, 0, 'soul-harvester', 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers', 'prowlers', 'swordsmen'], { phase: 'attack' });
    });
    t.choose('target:0').choose('target:1').choose('play:soul-harvester,basic').choose('play:rage,strong');
    t.choose('strike');
    expect(Object.values(me(t).crystals)).toEqual([0, 0, 0, 1]);
  });

  test('Soul Harvester: an enemy it did not help to defeat gives nothing', () => {
    const t = sit({}, state => {
      hold(state, 0, 'soul-harvester', 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers', 'swordsmen'], { phase: 'attack' });
    });
    t.choose('target:1').choose('play:soul-harvester,basic').choose('drop').choose('target:0');
    t.choose('play:rage,strong').choose('strike');
    expect(Object.values(me(t).crystals)).toEqual([0, 0, 0, 0]);
  });

  test('Soul Harvester: thrown away, attack 8 and a crystal for every enemy defeated in the phase', () => {
    const t = sit({}, state => {
      hold(state, 0, 'soul-harvester', 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers', 'fire-mages', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('target:1').choose('play:soul-harvester,strong');
    expect(parts(t)).toEqual(['melee physical 8']);
    t.choose('strike').choose('colour:red').choose('target:2').choose('play:rage,strong');
    t.choose('pay:token,red,red').choose('strike');
    expect(Object.values(me(t).crystals)).toEqual([1, 0, 0, 2]);
  });

  test('Shield of the Fallen Kings: block 6, or twice block 4 against different attacks', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'shield-of-the-fallen-kings');
        fight(state, ['prowlers', 'prowlers', 'prowlers'], { phase: 'block' });
      })
        .choose('block:0,0')
        .choose('play:shield-of-the-fallen-kings,basic');
    expect(parts(lay().choose('option:0'))).toEqual(['melee physical 6']);
    const t = lay().choose('option:1');
    expect(parts(t)).toEqual(['melee physical 4']);
    expect(t.offered('use')).toEqual([]);
    t.choose('hold').choose('block:1,0').choose(use(t));
    expect(parts(t)).toEqual(['melee physical 4']);
    t.choose('hold').choose('block:2,0');
    expect(t.offered('use')).toEqual([]);
  });

  test('Shield of the Fallen Kings: thrown away, cold fire block 8 or up to three of 4', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'shield-of-the-fallen-kings');
        fight(state, ['prowlers', 'prowlers', 'prowlers', 'prowlers'], { phase: 'block' });
      })
        .choose('block:0,0')
        .choose('play:shield-of-the-fallen-kings,strong');
    expect(parts(lay().choose('option:0'))).toEqual(['melee coldfire 8']);
    const t = lay().choose('option:1').choose('hold');
    for (const foe of [1, 2]) t.choose(`block:${foe},0`).choose(use(t)).choose('hold');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.blocked)).toEqual([true, true, true, false]);
    t.choose('block:3,0');
    expect(t.offered('use')).toEqual([]);
  });
});
