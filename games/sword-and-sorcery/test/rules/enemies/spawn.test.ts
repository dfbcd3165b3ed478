import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, SCROLLS } from '../../../content/enemies/index.ts';
import { ENEMY_POWERS, type EnemyPowerId } from '../../../content/enemy-powers.ts';
import type { State } from '../../../index.ts';
import { appearing } from '../../../rules/events.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { armourOf } from '../../../rules/values.ts';
import { heroOf } from '../../../state.ts';
import { enemiesAct, heard } from '../../enemy-turns.ts';
import { lastTurn, told } from '../../laid.ts';
import { blue, body, enemy, hero, red, sit, stand, zone } from '../../positions.ts';

/** Shadows in the yard of the house come into sight when Ecarus steps west; these enemies are all there are. */
const steps = (
  cards: readonly CardId[],
  shadows: readonly ('single' | 'veteran' | 'double')[],
  arrange: (state: State) => void = () => {},
  powers: readonly EnemyPowerId[] = ['hale'],
  seats = 1,
) =>
  sit({ heroes: ['white-rose', 'archer', 'cleric'], seats, passing: ['react'] }, state => {
    for (const one of state.heroes) one.zone = zone('3A.d');
    state.shadows = shadows.map(() => zone('3A.a'));
    state.supplies.shadow = newSupply([...shadows]);
    state.supplies.enemy = newSupply([...cards]);
    state.supplies.power = newSupply([...powers]);
    arrange(state);
    if (state.enemies.length === 0) state.shadows.push(zone('1A.g'));
  }).choose(`step:${zone('3A.c')}`);

describe('assigning enemies to players', () => {
  test('SS-ASGN-01, SS-ASGN-02, SS-ASGN-04, SS-ECRD-02 the card is drawn, the figure placed, and the player with the fewest from the active one on gets it', () => {
    const t = steps(['gremlin-green-1'], ['single'], state => {
      enemy(state, 'brigand-green-1', '1A.h', 'ecarus');
    });
    expect(heard(t, 'appeared')).toMatchObject([{ enemy: 'gremlin-green-1', zone: zone('3A.a'), manager: 'laegon' }]);
    expect(t.state.enemies.map(({ id, manager, scroll }) => [id, manager, scroll])).toEqual([
      ['brigand-green-1', 'ecarus', 'brigand-green'],
      ['gremlin-green-1', 'laegon', 'gremlin-green'],
    ]);
    expect(t.state.supplies.enemy).toMatchObject({ pile: { rest: [] }, out: [] });
  });

  test('SS-ASGN-02 counted clockwise from the active player, who comes first where all have the same', () => {
    const manager = (active: 'ecarus' | 'laegon') => {
      const t = sit({ heroes: ['white-rose', 'archer', 'cleric'] }, state => {
        state.active = active;
        state.turn = state.turn && { ...state.turn, hero: active };
        for (const one of state.heroes) one.zone = zone('3A.d');
        state.shadows = [zone('3A.a'), zone('1A.g')];
        state.supplies.shadow = newSupply(['single']);
        state.supplies.enemy = newSupply<CardId>(['gremlin-green-1']);
      }).choose(`step:${zone('3A.c')}`);
      return t.state.enemies[0]?.manager;
    };
    expect([manager('ecarus'), manager('laegon')]).toEqual(['ecarus', 'laegon']);
  });

  test('SS-ASGN-03, SS-ASGN-EX1 a second one of kind and level goes to whoever manages the first', () => {
    const t = steps(['gremlin-blue-2'], ['single'], state => {
      enemy(state, 'gremlin-blue-1', '1A.h', 'thorgar');
      enemy(state, 'brigand-green-1', '1A.h', 'thorgar');
    });
    expect(t.state.enemies.map(({ id, manager }) => [id, manager]).at(-1)).toEqual(['gremlin-blue-2', 'thorgar']);
  });

  test('SS-ASGN-05 all cards assigned: nobody appears, neither from shadows nor at portals', () => {
    const t = steps([], ['single', 'double'], state => {
      enemy(state, 'gremlin-green-1', '1A.h');
    });
    expect(heard(t, 'no-enemy').length).toBeGreaterThan(0);
    expect([t.state.enemies.length, t.state.shadows, t.state.supplies.shadow.out.length]).toEqual([1, [], 2]);
    const portals = sit({ passing: ['react'] }, state => {
      lastTurn(state);
      state.events.up = [];
      state.events.deck = { top: ['flood-of-shadows'], rest: ['quiet-hour'], bottom: [] };
      state.supplies.enemy = newSupply<CardId>([]);
    }).choose('end');
    expect([told(portals, 'spawns').length, told(portals, 'appeared'), told(portals, 'rolled')]).toEqual([1, [], []]);
  });

  test('SS-ASGN-06, SS-ASGN-09 a particular kind: one that fits comes, from the discards if need be; what does not fit stays where it was', () => {
    const calls = (pile: CardId[], out: CardId[]) => {
      const t = enemiesAct('D', state => {
        stand(state, 'laegon', '1A.k');
        heroOf(state, 'ecarus').shields = 20;
        enemy(state, 'gremlin-red-1', '2A.c');
        state.supplies.enemy = { ...newSupply(pile), out };
        state.supplies.power = newSupply<EnemyPowerId>([]);
      });
      return [
        t.state.enemies.map(({ id }) => id).slice(1),
        t.state.supplies.enemy.pile.rest,
        t.state.supplies.enemy.out,
      ];
    };
    expect(calls(['brigand-green-1', 'gremlin-green-2'], ['gremlin-green-1'])).toEqual([
      ['gremlin-green-2'],
      ['brigand-green-1'],
      ['gremlin-green-1'],
    ]);
    expect(calls(['brigand-green-1'], ['orc-warrior-green-1', 'gremlin-green-1'])).toEqual([
      ['gremlin-green-1'],
      ['brigand-green-1'],
      ['orc-warrior-green-1'],
    ]);
  });

  test('SS-ASGN-07, SS-BOSS-04 a boss has no manager: the player whose turn it is decides for it', () => {
    const t = steps(['the-troll'], ['single']);
    expect(t.state.enemies.map(({ id, manager }) => [id, manager])).toEqual([['the-troll', null]]);
  });

  test('SS-ASGN-08 the player of a ghost goes on managing, and gets new ones', () => {
    const t = steps(['gremlin-green-1'], ['single'], state => {
      heroOf(state, 'laegon').ghost = true;
      enemy(state, 'brigand-green-1', '1A.h', 'ecarus');
    });
    expect(t.state.enemies.at(-1)?.manager).toBe('laegon');
  });

  test('SS-ECRD-03, SS-ASGN-08 the manager decides for it, also as a ghost', () => {
    const t = enemiesAct(
      'B',
      state => {
        heroOf(state, 'laegon').ghost = true;
        enemy(state, 'gremlin-green-1', '1A.h', 'laegon');
        enemy(state, 'brigand-green-1', '1A.h', 'laegon');
      },
      [],
      { seats: 2 },
    );
    expect([t.kind, t.seat]).toEqual(['manage-order', 1]);
  });

  test('SS-SHAD-06, SS-ASGN-01, SS-ASGN-05, SS-ECRD-05 several shadows at once, a deck that runs out, and a second one of a kind', () => {
    const t = steps(['gremlin-blue-2'], ['double', 'single'], state => {
      enemy(state, 'gremlin-blue-1', '1A.h', 'thorgar');
      enemy(state, 'brigand-green-1', '1A.h', 'thorgar');
    });
    // One card for three enemies: it goes to Thorgar, with its power; the others do not come.
    expect(t.state.enemies.map(({ id, manager, powers }) => [id, manager, powers]).at(-1)).toEqual([
      'gremlin-blue-2',
      'thorgar',
      ['hale'],
    ]);
    expect([heard(t, 'appeared').length, heard(t, 'no-enemy').length, t.state.shadows]).toEqual([1, 2, []]);
  });
});

describe('the enemy card', () => {
  test('SS-ENM-01, SS-ENM-03, SS-ENM-06, SS-ECRD-01, SS-ECRD-04 each has values of its own; of two the one with two seals has a power more', () => {
    expect([...new Set(Object.values(SCROLLS).map(({ level }) => level))].sort()).toEqual([
      'blue',
      'green',
      'red',
      'violet',
    ]);
    // Of each kind the higher level is the harder one.
    for (const kind of ['gremlin', 'brigand', 'orc-warrior', 'orc-shaman'] as const) {
      const scrolls = (['green', 'blue', 'red'] as const).map(level => SCROLLS[`${kind}-${level}`]);
      expect(scrolls.map(({ level }) => level)).toEqual(['green', 'blue', 'red']);
      const shards = (['green-1', 'blue-1', 'red-1'] as const).map(card => CARDS[`${kind}-${card}`].shards);
      expect(shards).toEqual(shards.toSorted((a, b) => a - b));
    }
    for (const [id, card] of Object.entries(CARDS)) {
      expect([id, card.guard.armour >= 0, card.shards > 0, SCROLLS[card.scroll] !== undefined]).toEqual([
        id,
        true,
        true,
        true,
      ]);
      if (id.endsWith('-2')) expect([id, card.seals, card.powers]).toEqual([id, 2, 1]);
      else expect([id, card.seals, card.powers]).toEqual([id, 1, 0]);
    }
  });

  test('SS-ENM-02, SS-ENM-04, SS-SCRL-02 two green, two blue and one red of each kind; two of a kind and level share a scroll', () => {
    const ids = Object.keys(CARDS);
    for (const kind of ['gremlin', 'brigand', 'orc-warrior', 'orc-shaman']) {
      const own = ids.filter(id => id.startsWith(kind) && id !== 'gremlin-pack-1').sort();
      expect(own).toEqual(['blue-1', 'blue-2', 'green-1', 'green-2', 'red-1'].map(rest => `${kind}-${rest}`));
    }
    expect([CARDS['gremlin-green-1'].scroll, CARDS['gremlin-green-2'].scroll]).toEqual([
      'gremlin-green',
      'gremlin-green',
    ]);
  });

  test('SS-ECRD-05, SS-EPOW-01 for each power symbol a random power card', () => {
    const powers = (card: CardId) => steps([card], ['single'], () => {}, ['thorns']).state.enemies.at(-1)?.powers;
    expect([powers('gremlin-green-1'), powers('gremlin-green-2')]).toEqual([[], ['thorns']]);
  });

  test('SS-ECRD-06 a reaction on the scroll must be used as soon as it is attacked', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      enemy(state, 'orc-shaman-red-1', '2A.c');
    }).choose('attack:unarmed,orc-shaman-red-1', [blue('hit+magic')]);
    expect(heard(t, 'evaded')).toMatchObject([{ figure: 'orc-shaman-red-1' }]);
    expect([body(t, 'orc-shaman-red-1').wounds, body(t, 'orc-shaman-red-1').shields]).toEqual([0, 2]);
  });

  test('SS-ECRD-07 its magic shields stop hits, lethal ones too, and come back in the time phase', () => {
    const t = sit({ passing: ['react'] }, state => {
      lastTurn(state);
      stand(state, 'laegon', '1A.k');
      enemy(state, 'orc-shaman-green-1', '2A.c');
      state.lasting.push(
        ...[{ do: 'lethal', n: 'all' } as const, { do: 'hits', n: 1 } as const].map((what, i) => ({
          source: 'promise',
          key: `promise-${i}`,
          on: 'ecarus',
          by: 'ecarus',
          until: 'turn-end',
          what,
          next: 'attack' as const,
          fits: null,
        })),
      );
    }).choose('attack:unarmed,orc-shaman-green-1', [blue('hit')]);
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 0, shields: 0 });
    t.choose('end');
    expect(body(t, 'orc-shaman-green-1').shields).toBe(2);
  });

  test('SS-ECRD-08 an enemy without dice on its card rolls none', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-green-1', '2A.c');
    }).choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
    expect(heard(t, 'rolled').map(({ what }) => what)).toEqual(['attack']);
    expect(body(t, 'gremlin-green-1').wounds).toBe(1);
  });

  test('SS-SPWN-05 with one hero left in play the form for 2 or 3 heroes still holds', () => {
    const { state } = sit({ heroes: ['white-rose', 'archer', 'cleric'] }, made => {
      heroOf(made, 'laegon').ghost = true;
      heroOf(made, 'thorgar').ghost = true;
    });
    expect([appearing(state, ['few']), appearing(state, ['even']), appearing(state, ['plus'])]).toEqual([0, 1, 2]);
    heroOf(state, 'laegon').ghost = false;
    expect([appearing(state, ['few', 'many']), appearing(state, ['many'])]).toEqual([1, 0]);
  });
});

describe('enemy power cards', () => {
  test('SS-EPOW-02, SS-EPOW-05 level I in act I, level II in act II', () => {
    const armour = (act: 1 | 2) => {
      const { state } = sit({}, made => {
        Object.assign(made, { act });
        enemy(made, 'brigand-green-1', '2A.c').powers.push('thick-hide');
      });
      return armourOf(state, 'brigand-green-1').parts;
    };
    expect(armour(1)).toEqual([{ source: 'thick-hide', amount: 1 }]);
    expect(armour(2)).toEqual([{ source: 'thick-hide', amount: 2 }]);
    for (const { type, name, levels } of Object.values(ENEMY_POWERS))
      expect([type.length > 0, name.en.length > 0, levels.length]).toEqual([true, true, 2]);
  });

  test('SS-EPOW-03 at most two, of different types: what does not fit is discarded and another drawn', () => {
    const t = steps(['gremlin-green-2'], ['veteran'], () => {}, ['savage', 'venomous', 'burning', 'hale']);
    const [own] = t.state.enemies.slice(-1);
    const types = own?.powers.map(power => ENEMY_POWERS[power].type) ?? [];
    expect([types.length, new Set(types).size]).toEqual([2, 2]);
    expect(own?.powers).toContain('hale');
    const none = steps(['gremlin-green-2'], ['veteran'], () => {}, ['savage', 'venomous']);
    expect(none.state.enemies.at(-1)?.powers).toHaveLength(1);
    expect(none.state.supplies.power.out).toHaveLength(1);
  });

  test('SS-EPOW-04 the power of the scroll comes before that of a card', () => {
    const t = enemiesAct(
      'B',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'gremlin-green-1', '2A.c').powers.push('savage');
        enemy(state, 'gremlin-green-2', '2A.c').bodies[0]?.conditions.push('stunned');
      },
      [blue('gremlin'), blue('gremlin')],
    );
    expect(heard(t, 'hits')[0]?.hits.parts.map(({ source }) => source)).toEqual([
      'automatic',
      'gang-up-1',
      'savage',
      'superiority',
    ]);
  });

  test('SS-EPOW-06 a green or blue enemy that kills gains a power, unless it has two; a red one does not', () => {
    const kills = (card: CardId, ...own: EnemyPowerId[]) => {
      const t = enemiesAct(
        'N',
        state => {
          stand(state, 'laegon', '1A.k');
          heroOf(state, 'ecarus').wounds = 7;
          enemy(state, card, '2A.c').powers.push(...own);
          state.supplies.power = newSupply<EnemyPowerId>(['regrowth']);
        },
        [red('hit'), red('hit'), blue('gremlin')].slice(card.includes('red') ? 0 : 1),
      );
      return [hero(t, 'ecarus').ghost, t.state.enemies[0]?.powers];
    };
    expect(kills('orc-warrior-green-1')).toEqual([true, ['regrowth']]);
    expect(kills('orc-warrior-green-1', 'hale', 'thorns')).toEqual([true, ['hale', 'thorns']]);
    expect(kills('orc-warrior-red-1')).toEqual([true, []]);
  });
});
