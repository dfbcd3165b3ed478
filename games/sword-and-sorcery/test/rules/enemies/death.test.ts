import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../../content/enemy-powers.ts';
import { LOOT } from '../../../content/tokens.ts';
import type { State } from '../../../index.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { healthOf } from '../../../rules/values.ts';
import { enemiesAct, heard } from '../../enemy-turns.ts';
import { nextAttack } from '../../laid.ts';
import { blue, body, enemy, hero, sit, stand, zone } from '../../positions.ts';

/** Ecarus slays an enemy that has one wound left, with a single hit that nothing stops. */
const slay = (
  card: CardId,
  arrange: (state: State) => void = () => {},
  seats: readonly ('white-rose' | 'archer' | 'cleric' | 'white-mage')[] = ['white-rose', 'archer'],
) =>
  sit({ heroes: seats, passing: ['react'] }, state => {
    for (const one of state.heroes) if (one.id !== 'ecarus') one.zone = zone('1A.k');
    const [made] = enemy(state, card, '2A.c').bodies;
    if (made) {
      made.wounds = healthOf(state, made.id) - 1;
      made.shields = 0;
      // On the ground it has no armour, and the hero superiority.
      made.conditions.push('knocked-down');
    }
    enemy(state, 'brigand-green-2', '1A.h');
    arrange(state);
  });
const strike = (t: ReturnType<typeof slay>, card: CardId, ...defence: number[]) =>
  t.choose(`attack:unarmed,${card}`, [blue('hit+magic'), ...defence]);

describe('wounds and death of enemies', () => {
  test('SS-EDTH-02 health changes by enemy powers and critical hits', () => {
    const { state } = sit({}, made => {
      enemy(made, 'gremlin-green-1', '2A.c').powers.push('hale');
      enemy(made, 'gremlin-blue-1', '2A.c').bodies[0]?.criticals.push('health-1');
    });
    expect([healthOf(state, 'gremlin-green-1'), healthOf(state, 'gremlin-blue-1')]).toEqual([3 + 2, 4 - 1]);
  });

  test('SS-EDTH-03 its wounds are recorded until it dies', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      enemy(state, 'gremlin-red-1', '2A.c');
      nextAttack(state, 'ecarus', { do: 'hits', n: 3 });
    }).choose('attack:unarmed,gremlin-red-1', [blue('hit'), blue('gremlin'), blue('gremlin'), blue('block')]);
    // Four hits, one stopped by armour, one by a die.
    expect(heard(t, 'wounds')).toMatchObject([{ figure: 'gremlin-red-1', n: 2, total: 2 }]);
    expect(body(t, 'gremlin-red-1').wounds).toBe(2);
    expect(t.leftover).toEqual([]);
  });

  test('SS-EDTH-04 healing removes wounds; without wounds it does nothing', () => {
    const shaman = (wounds: number) => {
      const t = enemiesAct('M', state => {
        stand(state, 'laegon', '1A.k');
        const [made] = enemy(state, 'orc-shaman-green-1', '1A.h').bodies;
        if (made) made.wounds = wounds;
      });
      return [body(t, 'orc-shaman-green-1').wounds, heard(t, 'healed').length];
    };
    expect([shaman(2), shaman(0)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('SS-EDTH-01, SS-ECRD-09, SS-EDTH-07, SS-EDTH-09, SS-EDTH-10 what it leaves lies in its zone: loot and treasure face down, all of it', () => {
    const t = strike(slay('brigand-red-1'), 'brigand-red-1', blue('gremlin'), blue('gremlin'));
    expect(heard(t, 'loot')).toMatchObject([{ zone: zone('2A.c'), crowns: 0, loot: 1, treasure: 1 }]);
    expect(t.state.ground[zone('2A.c')]).toMatchObject({ loot: 1, treasure: 1, coins: [0, 0, 0] });
    const blueOne = strike(slay('brigand-blue-2'), 'brigand-blue-2', blue('gremlin'));
    expect(blueOne.state.ground[zone('2A.c')]).toMatchObject({ loot: 1, treasure: 0, coins: [1, 0, 0] });
    const king = strike(slay('the-orc-king'), 'the-orc-king', blue('gremlin'), blue('gremlin'), blue('gremlin'));
    expect(heard(king, 'loot')).toMatchObject([{ crowns: 50, loot: 0, treasure: 2 }]);
    expect(king.state.ground[zone('2A.c')]).toMatchObject({ loot: 0, treasure: 2 });
    // Nothing at all is possible too.
    const mob = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      const made = enemy(state, 'puppet-mob-1', '2A.c');
      made.bodies.pop();
      if (made.bodies[0]) made.bodies[0].wounds = 2;
      enemy(state, 'brigand-green-2', '1A.h');
    }).choose('attack:unarmed,puppet-mob-1.1', [blue('hit'), blue('gremlin')]);
    expect([heard(mob, 'killed').length, heard(mob, 'loot')]).toEqual([1, []]);
  });

  test('SS-ECRD-11, SS-EDTH-05 its shards go to the pool of all', () => {
    const t = strike(slay('brigand-red-1'), 'brigand-red-1', blue('gremlin'), blue('gremlin'));
    expect(t.state.shards).toBe(5);
  });

  test('SS-EDTH-08 all loot tokens are the pool, and again when it is empty', () => {
    const t = sit({}, state => {
      expect([...state.supplies.loot.pile.rest].sort()).toEqual([...LOOT].sort());
      state.supplies.loot = { pile: { top: [], rest: [], bottom: [] }, out: ['20', '20'] };
      state.ground[zone('2A.c')] = { ...(state.ground[zone('2A.c')] as State['ground'][number]), loot: 1 };
      enemy(state, 'brigand-green-2', '1A.h');
    }).choose('pick-up');
    expect(heard(t, 'coins')).toMatchObject([{ hero: 'ecarus', crowns: 20 }]);
    expect(t.state.supplies.loot).toMatchObject({ pile: { rest: ['20'] }, out: ['20'] });
  });

  test('SS-EDTH-11 a hero who is not engaged turns it over and takes it, as a free action', () => {
    const lies = (at: string) =>
      sit({ passing: ['react'] }, state => {
        state.supplies.loot = newSupply(['15']);
        state.supplies.treasure = newSupply(['healing-potion']);
        Object.assign(state.ground[zone('2A.c')] ?? {}, { loot: 1, treasure: 1 });
        enemy(state, 'gremlin-green-1', at);
      });
    const t = lies('1A.h').choose('pick-up');
    expect(hero(t, 'ecarus').coins).toEqual([1, 1, 0]);
    expect(t.state.ground[zone('2A.c')]).toMatchObject({ loot: 0, treasure: 0 });
    expect(t.state.turn).toMatchObject({ standard: 1, combat: 1, moved: false });
    expect(lies('2A.c').offered('pick-up')).toEqual([]);
  });

  test('SS-EDTH-12, SS-EPOW-07, SS-ENM-05 figure, card and power cards leave play; the cards lie on their discard piles', () => {
    const t = strike(
      slay('brigand-green-1', state => {
        state.supplies.power = newSupply<EnemyPowerId>(['hale']);
        state.enemies[0]?.powers.push('savage', 'thick-hide');
      }),
      'brigand-green-1',
    );
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['brigand-green-2']);
    expect([t.state.supplies.enemy.out, t.state.supplies.power.out]).toEqual([
      ['brigand-green-1'],
      ['savage', 'thick-hide'],
    ]);
  });

  test('SS-EDTH-13 some powers work by its death: Death Curse', () => {
    const t = strike(
      slay('brigand-green-1', state => {
        state.enemies[0]?.powers.push('death-curse');
      }),
      'brigand-green-1',
      blue('hit'),
    );
    expect(heard(t, 'save')).toMatchObject([{ figure: 'ecarus', against: 'death-curse', made: false }]);
    expect(hero(t, 'ecarus').conditions).toEqual(['slowed']);
  });

  test('SS-EDTH-14, SS-EDTH-15 killed enemies may appear again; red and violet ones do not', () => {
    const out = (card: CardId, ...dice: number[]) => strike(slay(card), card, ...dice).state.supplies.enemy.out;
    expect(out('brigand-green-1')).toEqual(['brigand-green-1']);
    expect(out('gremlin-red-1', blue('gremlin'), blue('gremlin'), blue('gremlin'))).toEqual([]);
    const again = strike(
      slay('brigand-green-1', state => {
        state.supplies.enemy = newSupply<CardId>([]);
      }),
      'brigand-green-1',
    );
    expect(again.state.supplies.enemy).toMatchObject({ pile: { rest: [] }, out: ['brigand-green-1'] });
  });

  test('SS-ECRD-10 health of red and violet ones by the heroes who began, ghosts included', () => {
    const health = (heroes: readonly ('white-rose' | 'archer' | 'cleric' | 'white-mage')[]) => {
      const { state } = sit({ heroes }, made => {
        for (const card of ['gremlin-red-1', 'the-troll', 'gremlin-blue-1'] as const) enemy(made, card, '1A.h');
        if (made.heroes[2]) made.heroes[2].ghost = true;
      });
      return ['gremlin-red-1', 'the-troll', 'gremlin-blue-1'].map(id => healthOf(state, id));
    };
    expect(health(['white-rose', 'archer', 'cleric'])).toEqual([6, 16, 4]);
    expect(health(['white-rose', 'archer', 'cleric', 'white-mage'])).toEqual([9, 24, 4]);
  });
});
