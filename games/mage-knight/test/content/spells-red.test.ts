import { describe, expect, test } from 'vitest';
import { foeOf } from '../../rules/combat/foe.ts';
import { heroOf } from '../../state.ts';
import { combat, crystals, fight, hold, me, type Sitting, sit, tokens, turn } from '../positions.ts';

const parts = (t: Sitting) =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${kind} ${element} ${points}`);
const wounds = (t: Sitting, seat = 0): number => heroOf(t.state, seat).hand.filter(card => card === 'wound').length;

describe('red spells', () => {
  test('Fireball: ranged fire attack 5 for a red mana', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fireball');
      tokens(state, 0, 'red');
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:fireball,basic');
    expect(parts(t)).toEqual(['ranged fire 5']);
    expect(me(t).tokens.red).toBe(0);
  });

  test('Fireball: without red mana neither side, and strong not without a black one besides', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'fireball');
      tokens(state, 0, 'black', 'green');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual([]);
  });

  test('Fireball: as Firestorm a wound and siege fire attack 8, at night only', () => {
    const lay = (night: boolean) =>
      sit({ night }, state => {
        hold(state, 0, 'fireball');
        tokens(state, 0, 'red', 'black');
        fight(state, ['diggers']);
      }).choose('target:0');
    expect(lay(false).offered('play')).toEqual([]);
    const t = lay(true).choose('play:fireball,strong');
    expect(parts(t)).toEqual(['siege fire 8']);
    expect(wounds(t)).toBe(1);
    expect(combat(t).wounds).toBe(1);
    expect(me(t).tokens).toMatchObject({ red: 0, black: 0 });
  });

  test('Flame Wall: fire attack 5 or fire block 7', () => {
    const lay = (phase: 'attack' | 'block') =>
      sit({}, state => {
        hold(state, 0, 'flame-wall');
        tokens(state, 0, 'red');
        fight(state, ['prowlers', 'prowlers'], { phase });
      });
    const attack = lay('attack').choose('target:0').choose('play:flame-wall,basic');
    expect(parts(attack)).toEqual(['melee fire 5']);
    const block = lay('block').choose('block:0,0').choose('play:flame-wall,basic');
    expect(parts(block)).toEqual(['melee fire 7']);
  });

  test('Flame Wall: as Flame Wave 2 more for each enemy faced; defeated ones do not count', () => {
    const lay = (phase: 'attack' | 'block') =>
      sit({ night: true }, state => {
        hold(state, 0, 'flame-wall');
        tokens(state, 0, 'red', 'black');
        const { foes } = fight(state, ['prowlers', 'prowlers', 'diggers'], { phase });
        (foes[2] as (typeof foes)[number]).defeated = true;
      });
    const attack = lay('attack').choose('target:0').choose('play:flame-wall,strong');
    expect(parts(attack)).toEqual(['melee fire 9']);
    const block = lay('block').choose('block:0,0').choose('play:flame-wall,strong');
    expect(parts(block)).toEqual(['melee fire 11']);
  });

  test('Burning Shield: fire block 4; after a successful block fire attack 4 in the attack phase, once', () => {
    const t = sit({}, state => {
      hold(state, 0, 'burning-shield');
      tokens(state, 0, 'red');
      fight(state, ['ice-mages', 'prowlers'], { phase: 'block' });
    });
    t.choose('block:1,0').choose('play:burning-shield,basic');
    expect(parts(t)).toEqual(['melee fire 4']);
    expect(t.offered('use')).toEqual([]);
    t.choose('hold').choose('done');
    t.choose('target:1');
    t.choose(t.offered('use')[0] ?? 'no use');
    expect(parts(t)).toEqual(['melee fire 4']);
    expect(t.offered('use')).toEqual([]);
    t.choose('strike');
    expect(me(t).fame).toBe(2);
  });

  test('Burning Shield: a block that was given up brings no attack', () => {
    const t = sit({}, state => {
      hold(state, 0, 'burning-shield');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:burning-shield,basic').choose('drop').choose('done');
    t.choose('target:0');
    expect(t.offered('use')).toEqual([]);
  });

  test('Burning Shield: nothing to be played for without an attack to block', () => {
    const t = sit({}, state => {
      hold(state, 0, 'burning-shield');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'ranged' });
    });
    expect(t.offered('play')).toEqual([]);
  });

  test('Burning Shield: as Exploding Shield the enemy it helped to block is destroyed', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'burning-shield');
      tokens(state, 0, 'red', 'black');
      fight(state, ['prowlers', 'prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:burning-shield,strong');
    expect(parts(t)).toEqual(['melee fire 4']);
    t.choose('hold');
    expect(combat(t).foes.map(({ defeated }) => defeated)).toEqual([true, false]);
    expect(me(t).fame).toBe(2);
  });

  test('Burning Shield: an enemy that resists fire is not destroyed by Exploding Shield', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'burning-shield', 'rage', 'rage');
      tokens(state, 0, 'red', 'black');
      fight(state, ['freezers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:burning-shield,strong').choose('play:rage,basic').choose('play:rage,basic');
    t.choose('hold');
    expect(foeOf(combat(t), 0)).toMatchObject({ defeated: false, attacks: [{ blocked: true }] });
  });

  test('Demolish: site fortifications do not count this turn and all enemies have armor 1 less, at least 1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'demolish', 'swiftness');
      tokens(state, 0, 'red', 'white');
      fight(state, ['golems', 'guardsmen', 'fire-mages'], { why: 'assault', from: 'garrison' });
    });
    t.choose('target:0').choose('play:demolish,basic');
    expect(combat(t).foes.map(({ armor }) => armor)).toEqual([-1, -1, 0]);
    t.choose('play:swiftness,strong');
    expect(parts(t)).toEqual(['ranged physical 3']);
    expect(t.state.lasting.map(({ until }) => until)).toEqual(['turn-end']);
  });

  test('Demolish: not outside combat', () => {
    const t = sit({}, state => {
      hold(state, 0, 'demolish');
      tokens(state, 0, 'red');
    });
    expect(t.offered('play:demolish,basic')).toEqual([]);
  });

  test('Demolish: as Disintegrate one enemy is destroyed in the attack phase, the others have armor 1 less', () => {
    const lay = (phase: 'attack' | 'ranged') =>
      sit({ night: true }, state => {
        hold(state, 0, 'demolish');
        tokens(state, 0, 'red', 'black');
        fight(state, ['swordsmen', 'guardsmen', 'fire-mages'], { phase });
      });
    expect(lay('ranged').offered('play:demolish,strong')).toEqual([]);
    const t = lay('attack').choose('play:demolish,strong');
    expect(t.offered()).toEqual(['foe:0', 'foe:1']);
    t.choose('foe:1');
    expect(combat(t).foes.map(({ defeated }) => defeated)).toEqual([false, true, false]);
    expect(combat(t).foes.map(({ armor }) => armor)).toEqual([-1, 0, 0]);
    expect(me(t).fame).toBe(3);
  });

  test('Demolish: an enemy destroyed while it is attacked leaves the attack and scores once', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'demolish');
      tokens(state, 0, 'red', 'black');
      fight(state, ['prowlers', 'swordsmen'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:demolish,strong').choose('foe:0');
    expect(combat(t).group).toBeNull();
    expect(me(t).fame).toBe(2);
  });

  test('Mana Meltdown: every other player loses a crystal by lot or takes a wound; one of those lost may be gained', () => {
    const t = sit({ seats: 3 }, state => {
      hold(state, 0, 'mana-meltdown');
      tokens(state, 0, 'red');
      crystals(state, 1, 'blue', 'blue');
    });
    t.choose('play:mana-meltdown,basic');
    expect(heroOf(t.state, 1).crystals.blue).toBe(1);
    expect(wounds(t, 1)).toBe(0);
    expect(wounds(t, 2)).toBe(1);
    expect(t.offered()).toEqual(['colour:blue', 'pass']);
    t.choose('colour:blue');
    expect(me(t).crystals.blue).toBe(1);
  });

  test('Mana Meltdown: as Mana Radiance every player takes a wound for each own crystal of a colour, then 2 crystals of it', () => {
    const t = sit({ seats: 3, night: true }, state => {
      hold(state, 0, 'mana-meltdown');
      tokens(state, 0, 'red', 'black');
      crystals(state, 0, 'green');
      crystals(state, 1, 'green', 'green', 'blue');
    });
    t.choose('play:mana-meltdown,strong').choose('colour:green');
    expect([0, 1, 2].map(seat => wounds(t, seat))).toEqual([1, 2, 0]);
    expect(me(t).crystals.green).toBe(3);
    expect(me(t).tokens.green).toBe(0);
    expect(heroOf(t.state, 1).crystals).toMatchObject({ green: 2, blue: 1 });
  });

  test('Offering: a red crystal, and one of its colour for each of up to 3 cards discarded, of any for an artifact', () => {
    const t = sit({}, state => {
      hold(state, 0, 'offering', 'march', 'ruby-ring', 'rage', 'rage', 'wound');
      tokens(state, 0, 'red');
    });
    t.choose('play:offering,basic');
    expect(t.offered()).toEqual(['card:march', 'card:rage', 'card:ruby-ring', 'done']);
    t.choose('card:march').choose('card:ruby-ring').choose('colour:white').choose('card:rage');
    expect(t.kind).toBe('turn');
    expect(me(t).crystals).toEqual({ red: 2, blue: 0, green: 1, white: 1 });
    expect(me(t).hand).toEqual(['rage', 'wound']);
    expect(me(t).discard).toEqual(['march', 'rage', 'ruby-ring']);
  });

  test('Offering: nothing has to be discarded', () => {
    const t = sit({}, state => {
      hold(state, 0, 'offering', 'wound');
      tokens(state, 0, 'red');
    });
    t.choose('play:offering,basic').choose('done');
    expect(me(t).crystals).toEqual({ red: 1, blue: 0, green: 0, white: 0 });
  });

  test('Offering: as Sacrifice an attack for every pair of crystals, which become mana tokens', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'offering');
      tokens(state, 0, 'red', 'black');
      crystals(state, 0, 'white', 'white', 'blue', 'blue', 'blue', 'red', 'green');
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:offering,strong').choose('pay:token,red,red');
    expect(t.offered()).toEqual(['colour:green', 'colour:white']);
    t.choose('colour:white');
    expect(t.offered()).toEqual(['colour:red', 'colour:blue']);
    t.choose('colour:blue');
    expect(parts(t)).toEqual(['ranged ice 12']);
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 1, white: 0 });
    expect(me(t).tokens).toMatchObject({ white: 2, blue: 2 });
  });

  test('Offering: as Sacrifice green makes it a siege attack of 4, and red a fire attack', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'offering');
      tokens(state, 0, 'red', 'black');
      crystals(state, 0, 'green', 'red');
      fight(state, ['diggers']);
    });
    t.choose('target:0').choose('play:offering,strong').choose('pay:token,red,red');
    expect(parts(t)).toEqual(['siege fire 4']);
    expect(turn(t).spentCrystals).toEqual([]);
  });

  test('Offering: Sacrifice needs a pair', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'offering');
      tokens(state, 0, 'red', 'black');
      crystals(state, 0, 'green', 'white');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play:offering,strong')).toEqual([]);
  });
});
