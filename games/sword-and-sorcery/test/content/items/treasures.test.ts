import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { healthOf } from '../../../rules/values.ts';
import { heroOf } from '../../../state.ts';
import { guard, lastTurn, suffers, to, told } from '../../laid.ts';
import { blue, body, enemy, give, hero, learn, red, type Sitting, sit, stand, zone } from '../../positions.ts';

/** Ecarus wears the artefact, Laegon stands beside him; a brigand waits far away. */
const wearing = (item: Parameters<typeof give>[3], arrange: (state: State) => void = () => {}, passing = ['react']) =>
  sit({ rank: 3, passing }, state => {
    guard(state);
    give(state, 'ecarus', 'artefact', item);
    arrange(state);
  });
const charges = (t: Sitting) => hero(t, 'ecarus').artefact?.charges;

describe('artefacts', () => {
  test('Ring of Steps: into an adjacent zone, without opportunity attacks; free, 3 charges', () => {
    const t = wearing('ring-of-steps', state => enemy(state, 'orc-warrior-red-1', '2A.c'));
    expect(charges(t)).toBe(3);
    t.choose('item:ring-of-steps,-');
    expect(t.offered()).toEqual(
      ['2A.n', '2A.w', '2A.o', '2A.s']
        .map(zone)
        .toSorted((a, b) => a - b)
        .map(n => `zone:${n}`),
    );
    t.choose(`zone:${zone('2A.w')}`);
    expect([hero(t, 'ecarus').zone, told(t, 'attack'), charges(t)]).toEqual([zone('2A.w'), [], 2]);
    expect(t.state.turn).toMatchObject({ moved: false, standard: 2 });
  });

  test('Eye of Mir: shows the next activation card, which then comes; free, 3 charges', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], passing: ['react'] }, state => {
      guard(state);
      give(state, 'auriel', 'artefact', 'eye-of-mir');
      state.supplies.activation.pile.rest = ['A', 'B', 'C'];
    });
    expect(hero(t, 'auriel').artefact?.charges).toBe(3);
    t.choose('item:eye-of-mir,-');
    const [card] = t.state.supplies.activation.pile.top;
    expect(told(t, 'looked')).toMatchObject([{ card }]);
    expect(hero(t, 'auriel').artefact?.charges).toBe(2);
    // Who has looked needs no second look.
    expect(t.offered('item')).toEqual([]);
    t.choose('end');
    expect(told(t, 'activation-card')).toMatchObject([{ card }]);
  });

  test('Horn of Anere: heals 2 of all heroes in sight; a standard action, 2 charges', () => {
    const t = sit({ heroes: ['white-rose', 'archer', 'cleric'], rank: 3, passing: ['react'] }, state => {
      guard(state);
      give(state, 'ecarus', 'artefact', 'horn-of-anere');
      stand(state, 'laegon', '2A.n');
      stand(state, 'thorgar', '7A.y');
      for (const one of state.heroes) one.wounds = 3;
    });
    expect(charges(t)).toBe(2);
    t.choose('item:horn-of-anere,-');
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([1, 1, 3]);
    expect([charges(t), t.state.turn?.standard]).toEqual([1, 1]);
  });

  /** The end of Ecarus' turn: a gremlin in sight is to activate. */
  const activation = (card: 'gremlin-green-1' | 'brigand-blue-1') => {
    const t = sit({ rank: 3 }, state => {
      give(state, 'ecarus', 'artefact', 'chain-of-command');
      enemy(state, card, '2A.n');
      state.supplies.activation.pile.rest = [card === 'gremlin-green-1' ? 'B' : 'C'];
    });
    return t.choose('end');
  };

  test('Chain of Command: a green enemy within {5} that is about to activate does not; a reaction, 2 charges', () => {
    const t = activation('gremlin-green-1');
    expect(t.offered('use:ecarus,chain')).toEqual(['use:ecarus,chain-of-command,1']);
    t.choose('use:ecarus,chain-of-command,1');
    expect([charges(t), told(t, 'attack'), body(t, 'gremlin-green-1').zone]).toEqual([1, [], zone('2A.n')]);
    const spared = activation('gremlin-green-1').choose('pass');
    expect(charges(spared)).toBe(2);
  });

  test('Chain of Command: no blue one', () => {
    expect(activation('brigand-blue-1').offered('use:ecarus,chain-of-command')).toEqual([]);
  });

  test('Hourglass: all own powers lose an hourglass, but not their last; free, 2 charges', () => {
    const t = wearing('hourglass', state => {
      learn(state, 'ecarus', 'mighty-blow', 'rally', 'whirlwind');
      for (const [i, power] of heroOf(state, 'ecarus').powers.entries()) power.glasses = i + 1;
    });
    expect(charges(t)).toBe(2);
    t.choose('item:hourglass,-');
    expect(hero(t, 'ecarus').powers.map(({ glasses }) => glasses)).toEqual([1, 1, 2]);
    expect([charges(t), t.state.turn?.standard]).toEqual([1, 2]);
  });

  test('Lantern of Souls: every resurrection costs a shard less, at least one', () => {
    const cost = (rank: number) =>
      sit({ begun: false, rank }, state => {
        guard(state);
        give(state, 'ecarus', 'artefact', 'lantern-of-souls');
        heroOf(state, 'laegon').ghost = true;
        stand(state, 'laegon', '2A.n');
        state.shards = 2;
        state.stage = 'time';
      }).match.ask?.options.flatMap(option => (option.do === 'resurrect' ? [option.cost] : []));
    expect([cost(3), cost(2), cost(1)]).toEqual([[2], [1], [1]]);
  });
});

describe('single treasures', () => {
  /** Ecarus, badly wounded, leaves the zone of a blue orc warrior, who hits him four times. */
  const dying = (card: 'phoenix-feather' | 'bandage') =>
    sit({}, state => {
      give(state, 'ecarus', 'pack', card);
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-blue-1', '2A.c');
      heroOf(state, 'ecarus').wounds = 6;
    }).choose(to('2A.n'), [red('hit+hit'), blue('gremlin')]);

  test('Phoenix Feather: whoever is about to die keeps 1 health instead; a reaction, once', () => {
    const t = dying('phoenix-feather');
    expect(t.offered()).toEqual(['use:ecarus,phoenix-feather,1', 'pass']);
    t.choose('use:ecarus,phoenix-feather,1');
    const { ghost, pack, wounds } = hero(t, 'ecarus');
    expect([ghost, pack, wounds]).toEqual([false, [], healthOf(t.state, 'ecarus') - 1]);
    expect(t.state.supplies.treasure.out).toEqual(['phoenix-feather']);
    expect(hero(dying('phoenix-feather').choose('pass'), 'ecarus').ghost).toBe(true);
    expect(hero(dying('bandage'), 'ecarus').ghost).toBe(true);
  });

  test('Phoenix Feather: no enemy and nobody else is saved by it', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'phoenix-feather');
      stand(state, 'laegon', '7A.y');
      const gremlin = enemy(state, 'gremlin-green-1', '2A.c');
      if (gremlin.bodies[0] !== undefined) gremlin.bodies[0].wounds = 2;
    }).choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('hit')]);
    expect(t.kind).toBe('turn');
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['brigand-green-2']);
  });

  const returning = (shards: number, at = '2A.c') =>
    sit({ heroes: ['cleric', 'archer'], rank: 2 }, state => {
      guard(state);
      give(state, 'thorgar', 'pack', 'scroll-of-return');
      Object.assign(heroOf(state, 'laegon'), { ghost: true, wounds: 7 });
      stand(state, 'laegon', at);
      state.shards = shards;
    });

  test('Scroll of Return: a ghost in the own zone comes back for shards as many as its rank; a standard action, once', () => {
    const t = returning(3).choose('item:scroll-of-return,-');
    expect(hero(t, 'laegon')).toMatchObject({ ghost: false, wounds: 0 });
    expect([t.state.shards, hero(t, 'thorgar').pack, t.state.turn?.standard]).toEqual([1, [], 0]);
    expect(t.state.supplies.treasure.out).toEqual(['scroll-of-return']);
  });

  test('Scroll of Return: not without the shards, not from afar', () => {
    expect(returning(1).offered('item')).toEqual([]);
    expect(returning(3, '2A.n').offered('item')).toEqual([]);
  });

  test('Troll Blood Draught: heals 7, a hero in the zone; a standard action, once', () => {
    const t = sit({ rank: 5 }, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'great-potion');
      heroOf(state, 'laegon').wounds = 8;
    }).choose('item:great-potion,laegon');
    expect([hero(t, 'laegon').wounds, hero(t, 'ecarus').pack]).toEqual([1, []]);
  });

  test('Warding Salt: the portal in the own zone closes until the next event phase; free, once', () => {
    const t = sit({ passing: ['react'] }, state => {
      lastTurn(state);
      give(state, 'ecarus', 'pack', 'warding-salt');
      stand(state, 'ecarus', '3A.b');
    });
    const isOpen = () => t.state.portals.find(portal => portal.zone === zone('3A.b'))?.open;
    t.choose('item:warding-salt,-');
    expect([isOpen(), hero(t, 'ecarus').pack, t.state.turn?.standard]).toEqual([false, [], 1]);
    t.choose('end');
    expect([t.state.round, isOpen()]).toEqual([2, true]);
    const away = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'warding-salt');
    });
    expect(away.offered('item')).toEqual([]);
  });

  test('Lucky Coin: once in an adventure a die of an attack is rolled again', () => {
    const t = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'lucky-coin');
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    t.choose('attack:main,orc-warrior-red-1', [red('gremlin'), blue('block'), blue('block')]);
    t.choose('use:ecarus,lucky-coin,1').choose('reroll:0', [red('hit')]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1 } }]);
    expect(hero(t, 'ecarus').pack).toHaveLength(1);
    t.choose('attack:main,orc-warrior-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect(t.kind).toBe('turn');
    // Nor for the defence afterwards.
    t.choose(to('2A.n'), [red('hit'), red('hit'), blue('block'), blue('gremlin')]);
    expect(t.offered('use')).toEqual([]);
  });

  test('Lucky Coin: or a die of a defence', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'lucky-coin');
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-blue-1', '2A.c');
    }).choose(to('2A.n'), [red('gremlin'), blue('gremlin')]);
    t.choose('use:ecarus,lucky-coin,1').choose('reroll:0', [blue('block')]);
    expect(hero(t, 'ecarus').wounds).toBe(1);
  });

  test.each([
    ['Purse of 20', 'purse-20', [0, 2, 0]],
    ['Purse of 30', 'purse-30', [0, 3, 0]],
    ['Purse of 50', 'purse-50', [0, 0, 1]],
  ] as const)('%s: %s is changed for its crowns', (_, purse, coins) => {
    const t = sit({}, state => {
      guard(state);
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.treasure = 1;
      state.supplies.treasure.pile.rest = [purse];
    }).choose('pick-up');
    expect(hero(t, 'ecarus')).toMatchObject({ coins, pack: [] });
  });

  test('Sting of Greed: energy brings 5 crowns if the attack kills, and only then', () => {
    const robbed = (wounds: number) => {
      const t = sit({ heroes: ['ranger', 'white-rose'], passing: ['react'] }, state => {
        guard(state);
        give(state, 'laegon', 'main', 'sting-of-greed');
        stand(state, 'ecarus', '7A.y');
        const orc = enemy(state, 'orc-warrior-green-1', '2A.c');
        if (orc.bodies[0] !== undefined) orc.bodies[0].wounds = wounds;
      }).choose('attack:main,orc-warrior-green-1', [red('hit+energy'), blue('hit')]);
      return hero(t.choose('property:0'), 'laegon').coins;
    };
    expect([robbed(4), robbed(0)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('Holy Symbol: improved, it rolls a failed save again, once a round', () => {
    const t = sit({ heroes: ['cleric', 'archer'], rank: 3 }, state => {
      guard(state);
      give(state, 'thorgar', 'off', 'holy-symbol', 1);
      suffers(state, 'thorgar', 'blinded');
    });
    t.choose('dash', [blue('gremlin')]).choose('use:thorgar,holy-symbol,1', [blue('gremlin')]);
    expect(told(t, 'save')).toMatchObject([{ made: false }]);
    t.choose('change', [blue('gremlin')]);
    expect(t.offered('use:thorgar,holy-symbol')).toEqual([]);
  });
});

describe('treasures of adventures', () => {
  test('Songbook of the Hollow Choir: whoever carries it rolls a failed save again, once a round', () => {
    const t = sit({ rank: 3 }, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'songbook');
      give(state, 'ecarus', 'main', 'longsword');
      suffers(state, 'ecarus', 'blinded');
    });
    t.choose('dash', [blue('gremlin')]).choose('use:ecarus,songbook,1', [blue('gremlin')]);
    expect(told(t, 'rerolled')).toHaveLength(1);
    t.choose('change', [blue('gremlin')]);
    expect(t.kind).toBe('turn');
  });

  test('Puppet Strings: a green enemy within {2} attacks another with its main weapon; a standard action, 2 charges', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], passing: ['react'] }, state => {
      give(state, 'auriel', 'artefact', 'puppet-strings');
      stand(state, 'ecarus', '7A.y');
      enemy(state, 'orc-warrior-green-1', '2A.n');
      enemy(state, 'gremlin-blue-1', '2A.n');
    });
    expect(hero(t, 'auriel').artefact?.charges).toBe(2);
    expect(t.offered('item')).toEqual(['item:puppet-strings,orc-warrior-green-1']);
    t.choose('item:puppet-strings,orc-warrior-green-1');
    expect(told(t, 'attack')).toMatchObject([{ by: 'orc-warrior-green-1', target: 'gremlin-blue-1' }]);
    expect([hero(t, 'auriel').artefact?.charges, t.state.turn?.standard]).toEqual([1, 0]);
  });

  test('Key of the Three Gates: once a turn breaking open is a free action, for everybody', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'gate-key');
      state.chests = [1, 2].map(() => ({ zone: zone('2A.c'), lock: null }));
      state.supplies.trap.pile.rest = ['click', 'click'];
      state.supplies.chest.pile.rest = ['chest-of-coins', 'chest-of-coins'];
    });
    t.choose('break:chest-1');
    expect(t.state.turn?.standard).toBe(1);
    t.choose('break:chest-1');
    expect(t.state.turn?.standard).toBe(0);
  });

  test('Apprentice’s Staff: whoever wears it has the talent Sorcery', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      guard(state);
      give(state, 'auriel', 'pack', 'apprentice-staff');
    })
      .choose('change')
      .choose('wear:apprentice-staff,artefact');
    expect(hero(t, 'auriel').powers).toEqual([{ id: 'sorcery', glasses: 0, from: 'apprentice-staff' }]);
  });
});
