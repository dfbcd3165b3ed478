import { describe, expect, test } from 'vitest';
import {
  army,
  combat,
  deck,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  parts,
  type Sitting,
  sit,
  stand,
  tokens,
  turn,
} from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

describe('The Lost Legion, red', () => {
  test('Counterattack: attack 2 and 2 for each enemy blocked this turn, strong 4 and 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'counterattack', 'counterattack');
      tokens(state, 0, 'red');
      const { foes } = fight(state, ['prowlers', 'orc-skirmishers', 'diggers'], { phase: 'attack' });
      // One blocked, one in one of its two attacks, one not at all.
      for (const attack of [foes[0]?.attacks[0], foes[1]?.attacks[0]]) if (attack) attack.blocked = true;
    });
    t.choose('target:0').choose('play:counterattack,basic').choose('play:counterattack,strong');
    expect(parts(t)).toEqual(['4 melee physical', '7 melee physical']);
  });

  test('Counterattack: nobody blocked, nothing more', () => {
    const t = sit({}, state => {
      hold(state, 0, 'counterattack');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:counterattack,basic');
    expect(parts(t)).toEqual(['2 melee physical']);
  });

  test('Ritual Attack: an action thrown away decides by its colour', () => {
    const by = (card: 'rage' | 'stamina' | 'swiftness' | 'march', side: 'basic' | 'strong'): string[] => {
      const t = sit({}, state => {
        hold(state, 0, 'ritual-attack', card);
        tokens(state, 0, 'red');
        fight(state, ['prowlers'], { phase: 'attack' });
      });
      t.choose('target:0').choose(`play:ritual-attack,${side}`).choose(`card:${card}`);
      expect([me(t).hand, me(t).discard]).toEqual([[], []]);
      return parts(t);
    };
    expect(by('rage', 'basic')).toEqual(['5 melee physical']);
    expect(by('stamina', 'basic')).toEqual(['3 melee ice']);
    expect(by('swiftness', 'basic')).toEqual(['3 ranged physical']);
    expect(by('march', 'basic')).toEqual(['2 siege physical']);
    expect(by('rage', 'strong')).toEqual(['6 melee fire']);
    expect(by('stamina', 'strong')).toEqual(['4 melee coldfire']);
    expect(by('swiftness', 'strong')).toEqual(['4 ranged fire']);
    expect(by('march', 'strong')).toEqual(['3 siege fire']);
  });

  test('Ritual Attack: in the ranged phase only white and green cards serve; one of two colours as either', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ritual-attack', 'explosive-bolt', 'rage', 'stamina');
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:ritual-attack,basic');
    expect(t.offered()).toEqual(['card:explosive-bolt']);
    t.choose('card:explosive-bolt');
    expect(parts(t)).toEqual(['3 ranged physical']);
    const u = sit({}, state => {
      hold(state, 0, 'ritual-attack', 'explosive-bolt');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:ritual-attack,basic').choose('card:explosive-bolt');
    expect(u.offered()).toEqual(['colour:white', 'colour:red']);
    u.choose('colour:red');
    expect(parts(u)).toEqual(['5 melee physical']);
  });

  test('Blood of Ancients: a wound and a mana for an advanced action of its colour, into the hand', () => {
    const t = sit({}, state => {
      hold(state, 0, 'blood-of-ancients');
      tokens(state, 0, 'green', 'white');
      state.offers.actions = ['ambush', 'blood-rage', 'ice-bolt'];
      state.piles.actions = { top: ['in-need'], rest: [], bottom: [] };
    });
    t.choose('play:blood-of-ancients,basic');
    expect(me(t).hand).toEqual(['ambush', 'wound']);
    expect([me(t).tokens.green, me(t).tokens.white]).toEqual([0, 1]);
    expect(t.state.offers.actions).toEqual(['blood-rage', 'ice-bolt', 'in-need']);
  });

  test('Blood of Ancients: not without a mana that brings a card', () => {
    const t = sit({}, state => {
      hold(state, 0, 'blood-of-ancients');
      tokens(state, 0, 'white');
      state.offers.actions = ['ambush'];
    });
    expect(t.offered('play:blood-of-ancients,basic')).toEqual([]);
  });

  test('Blood of Ancients: strong, a wound where one likes, and the strong effect of an offered action for nothing', () => {
    const t = sit({}, state => {
      hold(state, 0, 'blood-of-ancients');
      tokens(state, 0, 'red');
      state.offers.actions = ['ambush', 'blood-rage', 'refreshing-walk'];
    });
    t.choose('play:blood-of-ancients,strong').choose('option:1');
    expect([me(t).hand, me(t).discard]).toEqual([[], ['wound']]);
    expect(t.offered()).toEqual(['play:ambush,strong', 'play:refreshing-walk,strong']);
    t.choose('play:refreshing-walk,strong');
    expect(turn(t).move).toBe(4);
    expect(t.state.offers.actions).toEqual(['ambush', 'blood-rage', 'refreshing-walk']);
    const u = sit({}, state => {
      hold(state, 0, 'blood-of-ancients');
      tokens(state, 0, 'red');
      state.offers.actions = ['ambush'];
    });
    u.choose('play:blood-of-ancients,strong').choose('option:0');
    expect(me(u).hand).toEqual(['wound']);
  });
});

describe('The Lost Legion, blue', () => {
  test('Shield Bash: block 3, double against a swift attack', () => {
    const t = sit({}, state => {
      hold(state, 0, 'shield-bash');
      fight(state, ['wolf-riders'], { phase: 'block' });
    });
    // A swift attack of 3 needs 6.
    t.choose('block:0,0').choose('play:shield-bash,basic');
    expect(t.offered('hold')).toEqual(['hold']);
    const u = sit({}, state => {
      hold(state, 0, 'shield-bash');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:shield-bash,basic');
    expect(u.offered('hold')).toEqual([]);
  });

  test('Shield Bash: strong block 5; surplus block lowers the armor of the blocked enemy', () => {
    const t = sit({}, state => {
      hold(state, 0, 'shield-bash', 'rage');
      tokens(state, 0, 'blue');
      fight(state, ['cursed-hags', 'prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:shield-bash,strong').choose('play:rage,basic');
    expect(parts(t)).toEqual(['5 melee physical', '2 melee physical']);
    t.choose('hold');
    expect(combat(t).foes.map(({ armor }) => armor)).toEqual([-4, 0]);
    const u = sit({}, state => {
      hold(state, 0, 'shield-bash');
      tokens(state, 0, 'blue');
      fight(state, ['wolf-riders'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:shield-bash,strong').choose('hold');
    expect(combat(u).foes[0]?.armor).toBe(-4);
  });

  test('Temporal Portal: the action: a step to a safe space, and hand limit +1', () => {
    const plains = hexOn(0, 0, 2);
    const t = sit({}, state => {
      hold(state, 0, 'temporal-portal');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    });
    t.choose('play:temporal-portal,basic').choose('yes').choose(`space:${plains}`);
    expect(me(t).at).toBe(plains);
    expect(turn(t).stage).toBe('after');
    t.choose('end').choose('done');
    expect(me(t).hand).toHaveLength(6);
  });

  test('Temporal Portal: not after another action, and the step is left out at will', () => {
    const t = sit({}, state => {
      hold(state, 0, 'temporal-portal');
      stand(state, 0, VILLAGE);
    });
    t.choose('interact');
    expect(t.offered('play')).toEqual(['play:temporal-portal,influence']);
    const u = sit({}, state => hold(state, 0, 'temporal-portal'));
    u.choose('play:temporal-portal,basic').choose('no');
    expect(me(u).at).toBe(hexOn(0, 0, 0));
    expect(me(u).nextHand).toBe(1);
  });

  test('Temporal Portal: strong, two spaces and +1 or one space and +2', () => {
    const play = (option: string): Sitting => {
      const t = sit({}, state => {
        hold(state, 0, 'temporal-portal');
        tokens(state, 0, 'blue');
      });
      return t.choose('play:temporal-portal,strong').choose(option).choose('yes');
    };
    const far = play('option:0');
    const near = play('option:1');
    expect([far.offered().length, near.offered().length]).toEqual([7, 3]);
    far.choose(far.offered().at(-1) ?? '');
    near.choose(near.offered()[0] ?? '');
    expect([me(far).nextHand, me(near).nextHand]).toEqual([1, 2]);
  });

  test('Spell Forge: a crystal of the colour of a spell in the offer, strong two of different spells', () => {
    const t = sit({}, state => {
      hold(state, 0, 'spell-forge', 'spell-forge');
      tokens(state, 0, 'blue');
      state.offers.spells = ['fireball', 'snowstorm', 'flame-wall'];
    });
    t.choose('play:spell-forge,basic').choose('card:snowstorm');
    expect(me(t).crystals.blue).toBe(1);
    t.choose('play:spell-forge,strong').choose('pay:token,blue,blue').choose('card:fireball');
    expect(t.offered()).toEqual(['card:snowstorm', 'card:flame-wall']);
    t.choose('card:flame-wall');
    expect(me(t).crystals).toEqual({ red: 2, blue: 1, green: 0, white: 0 });
    expect(t.state.offers.spells).toEqual(['fireball', 'snowstorm', 'flame-wall']);
  });
});

describe('The Lost Legion, white', () => {
  test('Chivalry: attack 3, or 2 with a reputation for each enemy it defeats', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chivalry', 'rage', 'rage');
      fight(state, ['prowlers', 'diggers', 'prowlers'], { phase: 'attack' });
      tokens(state, 0, 'red');
    });
    t.choose('target:0').choose('target:1').choose('play:chivalry,basic').choose('option:1');
    t.choose('play:rage,strong');
    expect(parts(t)).toEqual(['2 melee physical', '4 melee physical']);
    t.choose('strike');
    expect(me(t).reputation).toBe(2);
    // What it does not strike brings nothing.
    t.choose('target:2').choose('play:rage,basic');
    expect(me(t).reputation).toBe(2);
    const u = sit({}, state => {
      hold(state, 0, 'chivalry');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:chivalry,basic').choose('option:0');
    expect(parts(u)).toEqual(['3 melee physical']);
    u.choose('strike');
    expect(me(u).reputation).toBe(0);
  });

  test('Chivalry: strong attack 6, or 4 with a reputation and a fame for each', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chivalry', 'chivalry');
      tokens(state, 0, 'white', 'white');
      fight(state, ['prowlers', 'wolf-riders'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:chivalry,strong').choose('option:1').choose('strike');
    // Prowlers are worth 2 fame.
    expect([me(t).reputation, me(t).fame]).toEqual([1, 3]);
    t.choose('target:1').choose('play:chivalry,strong').choose('option:0');
    expect(parts(t)).toEqual(['6 melee physical']);
  });

  test('Peaceful Moment: influence 3, or the action with 2 influence for a healing point', () => {
    const t = sit({}, state => {
      hold(state, 0, 'peaceful-moment', 'promise', 'wound', 'wound');
    });
    t.choose('play:peaceful-moment,basic').choose('option:1');
    expect([turn(t).influence, turn(t).stage, turn(t).acted]).toEqual([3, 'after', true]);
    t.choose('use:0,peaceful-moment');
    expect([turn(t).influence, turn(t).heal]).toEqual([1, 1]);
    // Other cards help.
    t.choose('play:promise,basic').choose('use:0,peaceful-moment');
    expect([turn(t).influence, turn(t).heal]).toEqual([1, 2]);
    const u = sit({}, state => {
      hold(state, 0, 'peaceful-moment', 'wound');
      stand(state, 0, VILLAGE);
    });
    u.choose('interact').choose('play:peaceful-moment,basic').choose('option:0');
    expect(turn(u).influence).toBe(3);
    expect(u.offered('use')).toEqual([]);
  });

  test('Peaceful Moment: strong influence 6, and a unit may be readied for 2 influence per level, once', () => {
    const t = sit({}, state => {
      hold(state, 0, 'peaceful-moment', 'wound');
      tokens(state, 0, 'white');
      army(state, 0, 'peasants', 'guardian-golems');
      for (const unit of state.heroes[0]?.units ?? []) unit.spent = true;
    });
    t.choose('play:peaceful-moment,strong').choose('option:1');
    expect(turn(t).influence).toBe(6);
    t.choose('use:1,peaceful-moment').choose('own-unit:1,guardian-golems');
    expect(turn(t).influence).toBe(2);
    expect(t.offered('use')).toEqual(['use:0,peaceful-moment']);
    t.choose('use:0,peaceful-moment');
    expect([turn(t).heal, me(t).units.map(({ spent }) => spent)]).toEqual([1, [true, false]]);
  });

  test('Dodge and Weave: one enemy attack −2; attack 1 later for whoever took no wound', () => {
    const t = sit({}, state => {
      hold(state, 0, 'dodge-and-weave', 'rage');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('play:dodge-and-weave,basic');
    expect(combat(t).foes[0]?.attacks[0]?.change).toBe(-2);
    expect(t.offered('use')).toEqual([]);
    t.choose('block:0,0').choose('play:rage,basic').choose('hold');
    expect(t.kind).toBe('attack');
    t.choose('target:0').choose('use:0,dodge-and-weave');
    expect(parts(t)).toEqual(['1 melee physical']);
    expect(t.offered('use')).toEqual([]);
  });

  test('Dodge and Weave: nothing outside a combat; no attack for whoever took a wound', () => {
    const before = sit({}, state => hold(state, 0, 'dodge-and-weave'));
    expect(before.offered('play')).toEqual(['play:dodge-and-weave,move']);
    const t = sit({}, state => {
      hold(state, 0, 'dodge-and-weave');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('play:dodge-and-weave,basic').choose('done').choose('target:0');
    expect(combat(t).wounds).toBe(1);
    expect(t.offered('use')).toEqual([]);
  });

  test('Dodge and Weave: strong, one attack −4 or two −2 each, and attack 2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'dodge-and-weave', 'dodge-and-weave');
      tokens(state, 0, 'white', 'white');
      fight(state, ['prowlers', 'wolf-riders', 'cursed-hags'], { phase: 'block' });
    });
    t.choose('play:dodge-and-weave,strong').choose('option:1').choose('foe-attack:0,0');
    expect(t.offered()).toEqual(['foe-attack:1,0', 'foe-attack:2,0']);
    t.choose('foe-attack:2,0').choose('play:dodge-and-weave,strong').choose('option:0').choose('foe-attack:1,0');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.change)).toEqual([-2, -4, -2]);
    const u = sit({}, state => {
      hold(state, 0, 'dodge-and-weave');
      tokens(state, 0, 'white');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:dodge-and-weave,strong').choose('use:0,dodge-and-weave');
    expect(parts(u)).toEqual(['2 melee physical']);
  });
});

describe('The Lost Legion, green', () => {
  test('Stout Resolve: move, influence, attack or block 2, 1 more for a wound', () => {
    const t = sit({}, state => hold(state, 0, 'stout-resolve', 'stout-resolve', 'wound', 'wound'));
    t.choose('play:stout-resolve,basic');
    expect([t.kind, t.offered()]).toEqual(['card', ['card:wound', 'done']]);
    t.choose('card:wound');
    expect([turn(t).move, me(t).hand, me(t).discard]).toEqual([3, ['stout-resolve', 'wound'], ['wound']]);
    t.choose('play:stout-resolve,basic').choose('done');
    expect(turn(t).move).toBe(5);
    const u = sit({}, state => {
      hold(state, 0, 'stout-resolve', 'march');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:stout-resolve,basic').choose('done');
    expect(parts(u)).toEqual(['2 melee physical']);
  });

  test('Stout Resolve: strong 3, 2 more for each card, at most one of them a wound', () => {
    const t = sit({}, state => {
      hold(state, 0, 'stout-resolve', 'march', 'wound', 'wound');
      tokens(state, 0, 'green');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:stout-resolve,strong').choose('card:wound');
    expect(t.offered()).toEqual(['card:march', 'done']);
    t.choose('card:march').choose('done');
    expect(parts(t)).toEqual(['7 melee physical']);
    expect(me(t).discard).toEqual(['march', 'wound']);
  });

  test('Force of Nature: a unit resists physical attacks in this combat', () => {
    const t = sit({}, state => {
      hold(state, 0, 'force-of-nature');
      army(state, 0, 'peasants', 'peasants');
      fight(state, ['diggers', 'diggers'], { phase: 'block' });
    });
    t.choose('play:force-of-nature,basic').choose('own-unit:1,peasants').choose('done').choose('damage:0,0');
    // Damage 3 against armor 3: who resists is not even wounded.
    t.choose(t.offered('hurt:1')[0] ?? '');
    expect(me(t).units.map(({ wounds }) => wounds)).toEqual([0, 0]);
    t.choose(t.offered('hurt:0')[0] ?? '');
    expect(me(t).units.map(({ wounds }) => wounds)).toEqual([1, 0]);
    const u = sit({}, state => {
      hold(state, 0, 'force-of-nature');
      army(state, 0, 'peasants');
    });
    expect(u.offered('play:force-of-nature,basic')).toEqual([]);
  });

  test('Force of Nature: strong siege attack 3 or block 6', () => {
    const t = sit({}, state => {
      hold(state, 0, 'force-of-nature');
      tokens(state, 0, 'green');
      fight(state, ['diggers']);
    });
    t.choose('target:0').choose('play:force-of-nature,strong');
    expect(parts(t)).toEqual(['3 siege physical']);
    const u = sit({}, state => {
      hold(state, 0, 'force-of-nature');
      tokens(state, 0, 'green');
      fight(state, ['diggers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:force-of-nature,strong');
    expect(parts(u)).toEqual(['6 melee physical']);
  });

  test('Mountain Lore: move 3; who ends in hills has hand limit +1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mountain-lore');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
      stand(state, 0, hexOn(0, 1, 0));
    });
    t.choose('play:mountain-lore,basic');
    expect(turn(t).move).toBe(3);
    t.choose('end').choose('done');
    expect(me(t).hand).toHaveLength(6);
    const u = sit({}, state => {
      hold(state, 0, 'mountain-lore');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    });
    u.choose('play:mountain-lore,basic').choose('end').choose('done');
    expect(me(u).hand).toHaveLength(5);
  });

  test('Mountain Lore: strong move 5; mountains cost 5, are safe, and give hand limit +2', () => {
    const t = sit({}, state => {
      layMap(state, ['country-4']);
      hold(state, 0, 'mountain-lore');
      tokens(state, 0, 'green');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
      stand(state, 0, hexOn(1, 0, 1));
    });
    const mountain = hexOn(1, 0, 2);
    t.choose('play:mountain-lore,strong').choose(`step:${mountain}`);
    expect(turn(t).move).toBe(0);
    t.choose('end').choose('done');
    expect(me(t).at).toBe(mountain);
    expect(me(t).hand).toHaveLength(7);
  });
});
