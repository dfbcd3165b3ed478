import { describe, expect, test } from 'vitest';
import { armorOf, foeOf, resists } from '../../rules/combat/foe.ts';
import { START, slotAt } from '../../rules/lattice.ts';
import { heroOf } from '../../state.ts';
import {
  army,
  combat,
  crystals,
  deck,
  fight,
  hexOn,
  hold,
  me,
  type Sitting,
  sit,
  source,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const parts = (t: Sitting) =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${kind} ${element} ${points}`);
const wounds = (t: Sitting, seat = 0): number => heroOf(t.state, seat).hand.filter(card => card === 'wound').length;

describe('blue spells', () => {
  test('Snowstorm: ranged ice attack 5; as Blizzard a wound and siege ice attack 8', () => {
    const lay = () =>
      sit({ night: true }, state => {
        hold(state, 0, 'snowstorm');
        tokens(state, 0, 'blue', 'black');
        fight(state, ['prowlers']);
      }).choose('target:0');
    const basic = lay().choose('play:snowstorm,basic');
    expect(parts(basic)).toEqual(['ranged ice 5']);
    expect(wounds(basic)).toBe(0);
    const strong = lay().choose('play:snowstorm,strong');
    expect(parts(strong)).toEqual(['siege ice 8']);
    expect(wounds(strong)).toBe(1);
  });

  test('Mana Bolt: another mana decides: blue ice 8, red cold fire 7, white ranged ice 6, green siege ice 5', () => {
    const bolt = (mana: 'red' | 'blue' | 'green' | 'white', as: 'basic' | 'strong') => {
      const t = sit({ night: true }, state => {
        hold(state, 0, 'mana-bolt');
        tokens(state, 0, 'blue', mana, ...(as === 'strong' ? (['black'] as const) : []));
        fight(state, ['prowlers'], { phase: 'attack' });
      });
      t.choose('target:0').choose(`play:mana-bolt,${as}`);
      expect(Object.values(me(t).tokens)).toEqual([0, 0, 0, 0, 0, 0]);
      return parts(t).join();
    };
    expect(bolt('blue', 'basic')).toBe('melee ice 8');
    expect(bolt('red', 'basic')).toBe('melee coldfire 7');
    expect(bolt('white', 'basic')).toBe('ranged ice 6');
    expect(bolt('green', 'basic')).toBe('siege ice 5');
    expect(bolt('blue', 'strong')).toBe('melee ice 11');
    expect(bolt('red', 'strong')).toBe('melee coldfire 10');
    expect(bolt('white', 'strong')).toBe('ranged ice 9');
    expect(bolt('green', 'strong')).toBe('siege ice 8');
  });

  test('Mana Bolt: not without a second mana; in the first phase only white and green lead to an attack', () => {
    const lay = (...mana: ('blue' | 'red' | 'white')[]) =>
      sit({}, state => {
        hold(state, 0, 'mana-bolt');
        tokens(state, 0, ...mana);
        fight(state, ['prowlers']);
      }).choose('target:0');
    expect(lay('blue').offered('play')).toEqual([]);
    expect(lay('blue', 'red').offered('play')).toEqual([]);
    expect(lay('blue', 'white').offered('play')).toEqual(['play:mana-bolt,basic']);
  });

  test('Mana Bolt: the mana for the card is never the one its effect demands', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-bolt');
      tokens(state, 0, 'blue');
      source(state, 'blue');
      crystals(state, 0, 'green');
      fight(state, ['prowlers'], { phase: 'ranged' });
    });
    t.choose('target:0').choose('play:mana-bolt,basic').choose('pay:die,blue,blue');
    expect(parts(t)).toEqual(['siege ice 5']);
    expect(me(t).crystals.green).toBe(0);
  });

  test('Chill: one enemy does not attack and loses its fire resistance', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chill');
      tokens(state, 0, 'blue');
      fight(state, ['fire-mages', 'prowlers']);
    });
    t.choose('play:chill,basic').choose('foe:0');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([true, false]);
    expect(resists(combat(t), 0, 'fire')).toBe(false);
    t.choose('done');
    expect(t.offered('block')).toEqual(['block:1,0']);
  });

  test('Chill: an enemy that resists ice is not concerned', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chill');
      tokens(state, 0, 'blue');
      fight(state, ['ice-mages']);
    });
    expect(t.offered('play')).toEqual([]);
  });

  test('Chill: as Lethal Chill the enemy has armor 4 less, at least 1, and does not attack', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'chill', 'chill');
      tokens(state, 0, 'blue', 'black', 'blue', 'black');
      fight(state, ['guardsmen', 'prowlers']);
    });
    t.choose('play:chill,strong').choose('foe:0').choose('play:chill,strong').choose('foe:1');
    expect([0, 1].map(foe => armorOf(t.state, combat(t), foe))).toEqual([3, 1]);
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([true, true]);
  });

  test('Space Bending: spaces two away count as adjacent for moving, whatever lies between', () => {
    const t = sit({}, state => {
      hold(state, 0, 'space-bending', 'march');
      tokens(state, 0, 'blue');
    });
    t.choose('play:march,basic');
    const near = [hexOn(0, 0, 2), hexOn(0, 0, 6)].map(hex => `step:${hex}`);
    expect(t.offered('step').toSorted()).toEqual(near.toSorted());
    t.choose('play:space-bending,basic');
    const far = [hexOn(1, 0, 4), hexOn(0, 1, 3)].map(hex => `step:${hex}`);
    expect(t.offered('step').toSorted()).toEqual([...near, ...far].toSorted());
    t.choose(`step:${hexOn(0, 1, 3)}`);
    expect(turn(t).move).toBe(0);
    expect(me(t).at).toBe(hexOn(0, 1, 3));
    expect(turn(t).path).toEqual([START, hexOn(0, 1, 3)]);
  });

  test('Space Bending: tiles two away can be explored, and moves provoke nobody', () => {
    const from = hexOn(1, 0, 5);
    const t = sit({}, state => {
      hold(state, 0, 'space-bending', 'march', 'stamina');
      tokens(state, 0, 'blue', 'green');
      stand(state, 0, from);
      tokensOn(state, hexOn(1, 0, 6), 'prowlers');
    });
    t.choose('play:march,strong');
    expect(t.offered('explore')).toEqual([]);
    t.choose('play:space-bending,basic');
    expect(t.offered('explore')).toEqual([`explore:${slotAt(1, 1)}`]);
    t.choose(`step:${hexOn(0, 1, 2)}`);
    expect(turn(t).combat).toBeNull();
    expect(me(t).at).toBe(hexOn(0, 1, 2));
  });

  test('Space Bending: not after the movement is over', () => {
    const t = sit({}, state => {
      hold(state, 0, 'space-bending');
      tokens(state, 0, 'blue');
      turnAfter(state);
    });
    expect(t.offered('play')).toEqual([]);
  });

  test('MK-EFF-07 Space Bending: as Time Bending it is put aside, the other cards return, none is drawn, another turn follows', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'space-bending', 'march', 'rage');
      deck(state, 0, 'promise', 'promise', 'promise');
      hold(state, 1, 'rage');
      tokens(state, 0, 'blue', 'black');
    });
    t.choose('play:march,basic').choose('play:space-bending,strong').choose('end').choose('done');
    expect(t.seat).toBe(0);
    expect(t.kind).toBe('turn');
    expect(me(t).hand).toEqual(['march', 'rage']);
    expect(me(t).aside).toEqual(['space-bending']);
    expect(me(t).discard).toEqual([]);
    expect(turn(t)).toMatchObject({ move: 0, again: false, cards: 0 });
    t.choose('play:march,basic').choose('end').choose('done');
    expect(me(t).hand).toEqual(['promise', 'promise', 'promise', 'rage']);
    expect(t.seat).toBe(1);
  });

  test('Mana Claim: a basic die is kept until the round ends: 3 mana of its colour now', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-claim', 'march');
      tokens(state, 0, 'blue');
      source(state, 'red', 'gold', 'black');
    });
    t.choose('play:mana-claim,basic').choose('pay:token,blue,blue').choose('option:0');
    expect(me(t).tokens.red).toBe(3);
    expect(t.state.source[0]).toMatchObject({ colour: 'red', kept: 'claim', by: 0 });
    t.choose('end').choose('done');
    expect(t.state.source[0]).toMatchObject({ colour: 'red', kept: 'claim' });
  });

  test('Mana Claim: or a mana of its colour at each of the later turns of the round', () => {
    const t = sit({ scenario: 'solo-conquest', seats: 1 }, state => {
      hold(state, 0, 'mana-claim', 'march');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
      tokens(state, 0, 'blue');
      source(state, 'red');
    });
    t.choose('play:mana-claim,basic').choose('option:1');
    expect(me(t).tokens.red).toBe(0);
    t.choose('end').choose('done');
    expect(me(t).tokens.red).toBe(1);
    t.choose('play:march,move').choose('end').choose('done');
    expect(me(t).tokens.red).toBe(1);
  });

  test('Mana Claim: not without a die of a basic colour in the Source', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-claim');
      tokens(state, 0, 'blue');
      source(state, 'gold', 'black');
    });
    expect(t.offered('play:mana-claim,basic')).toEqual([]);
  });

  test('Mana Claim: as Mana Curse others take a wound for using that colour, once a turn; whoever cast it does not', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'mana-claim', 'crystallize');
      hold(state, 1, 'crystallize', 'crystallize', 'crystallize', 'march');
      tokens(state, 0, 'blue', 'black');
      source(state, 'red');
      crystals(state, 1, 'red', 'red', 'green');
      deck(state, 1, 'rage');
      deck(state, 0, 'rage');
    });
    t.choose('play:mana-claim,strong').choose('option:0').choose('play:crystallize,basic');
    expect(wounds(t)).toBe(0);
    t.choose('end').choose('done');
    t.choose('play:crystallize,basic').choose('pay:crystal,green,green');
    expect(wounds(t, 1)).toBe(0);
    t.choose('play:crystallize,basic').choose('pay:crystal,red,red');
    expect(wounds(t, 1)).toBe(1);
    t.choose('play:crystallize,basic').choose('pay:crystal,red,red');
    expect(wounds(t, 1)).toBe(1);
  });

  test('Mist Form: move 4; all terrains cost 2, lakes too, but hills and mountains cannot be entered', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mist-form');
      tokens(state, 0, 'blue');
      stand(state, 0, hexOn(0, 1, 2));
    });
    t.choose('play:mist-form,basic');
    expect(turn(t).move).toBe(4);
    const into = [hexOn(0, 1, 1), hexOn(0, 1, 3), hexOn(1, 0, 5), hexOn(1, 0, 6)].map(hex => `step:${hex}`);
    expect(t.offered('step').toSorted()).toEqual(into.toSorted());
    t.choose(`step:${hexOn(0, 1, 1)}`);
    expect(turn(t).move).toBe(2);
  });

  test('MK-MOVE-20 Mist Form: whoever ends the turn on a lake withdraws', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mist-form');
      tokens(state, 0, 'blue');
      stand(state, 0, hexOn(1, 0, 2));
    });
    t.choose('play:mist-form,basic')
      .choose(`step:${hexOn(1, 0, 1)}`)
      .choose('end');
    expect(me(t).at).toBe(hexOn(1, 0, 2));
    expect(wounds(t)).toBe(1);
  });

  test('Mist Form: as Veil of Mist units resist everything and the first wound of an enemy is ignored', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'mist-form');
      tokens(state, 0, 'blue', 'black');
      army(state, 0, 'peasants');
      fight(state, ['prowlers', 'fire-mages'], { phase: 'block' });
    });
    t.choose('play:mist-form,strong').choose('done');
    t.choose('damage:0,0').choose('hurt:-,-');
    expect(wounds(t)).toBe(1);
    t.choose('hurt:0,peasants');
    expect(me(t).units[0]?.wounds).toBe(1);
    expect(wounds(t)).toBe(1);
  });

  test('Mist Form: Veil of Mist takes the side effects of the wound away, too, and counts once', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'mist-form', 'rage');
      tokens(state, 0, 'blue', 'black');
      fight(state, ['golems', 'cursed-hags'], { phase: 'block' });
      foeOf(fight(state, ['ice-golems', 'cursed-hags'], { phase: 'block' }), 0);
    });
    t.choose('play:mist-form,strong').choose('done').choose('damage:0,0');
    // Ice golems: 2 damage, one wound, which would paralyse.
    expect(me(t).hand).toContain('rage');
    // Cursed hags: 3 damage, two wounds and two more by poison.
    expect(wounds(t)).toBe(2);
    expect(me(t).discard).toEqual(['wound', 'wound']);
  });
});

function turnAfter(state: Sitting['state']): void {
  const [now] = state.turns;
  if (now) Object.assign(now, { stage: 'after', acted: true });
}
