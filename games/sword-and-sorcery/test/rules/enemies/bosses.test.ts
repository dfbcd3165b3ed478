import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../../content/activations.ts';
import { CARDS, SCROLLS } from '../../../content/enemies/index.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { State } from '../../../index.ts';
import { controls } from '../../../rules/balance-of-power.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, fenrir, heard } from '../../enemy-turns.ts';
import { lastTurn, nextAttack, to } from '../../laid.ts';
import { begin, blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../../positions.ts';

/** As soon as an enemy enters a zone, this figure does something to it. */
const lurks = (state: State, figure: string, ...effects: Effect[]): void => {
  state.lasting.push({
    source: 'ambush',
    key: 'ambush',
    on: figure,
    by: figure,
    until: 'adventure',
    what: {
      do: 'on',
      at: 'entered',
      if: { is: 'about', who: 'enemy' },
      aim: { who: 'that', range: 5, sight: false },
      effects,
    },
    next: null,
    fits: null,
  });
};
const troll = (state: State, at: string, level: 1 | 2 = 1, holder: 'ecarus' | 'laegon' | 'shae' = 'ecarus') => {
  state.threat = { hero: holder, level };
  return enemy(state, 'the-troll', at);
};
const quiet = [red('gremlin'), red('gremlin')];

describe('bosses', () => {
  test('SS-BOSS-01, SS-BOSS-06, SS-BOSS-07, SS-BOSS-12, SS-NENM-12 the scroll tells everything: level, kind, category, defence, health, loot, shards', () => {
    for (const [id, card] of [
      ['troll', 'the-troll'],
      ['orc-king', 'the-orc-king'],
    ] as const) {
      const { level, kind, category, style, sides } = SCROLLS[id];
      expect([level, kind, style, sides.length]).toEqual(['violet', id, 'all', 2]);
      expect(category).toBe(id === 'troll' ? 'giant' : 'orc');
      for (const side of sides) {
        expect(side?.defence).toMatchObject({ armour: expect.any(Number), dice: expect.any(Number) });
        expect(side?.behaviours.at(-1)?.range).toBe('+');
        expect(Object.keys(side?.weapons ?? {}).length).toBeGreaterThan(0);
      }
      expect(CARDS[card]).toMatchObject({ shards: id === 'troll' ? 8 : 10, loot: { treasure: 2 } });
    }
    expect(SCROLLS.troll.sides[0].target).toBe('vengeful');
    expect(SCROLLS.troll.sides[0].weapons['sharp-claws']?.name.en).toBe('Sharp Claws');
  });

  test('SS-BOSS-02, SS-BOSS-10, SS-SCRL-04 the side that lies up counts: behaviours, weapons, values', () => {
    const side = (up: 0 | 1) =>
      enemiesAct(
        'E',
        state => {
          stand(state, 'laegon', '1A.k');
          troll(state, '2A.o').side = up;
          heroOf(state, 'ecarus').shields = 20;
        },
        [...quiet, ...quiet],
      );
    expect(attacks(side(0)).map(([, weapon]) => weapon)).toEqual(['sharp-claws']);
    expect(attacks(side(1)).map(([, weapon]) => weapon)).toEqual(['sharp-claws', 'fist']);
  });

  test('SS-BOSS-03, SS-THRT-02 it enters play: the active hero gets the marker on level I', () => {
    const t = sit({}, state => {
      stand(state, 'ecarus', '3A.d');
      begin(state, 'ecarus');
      state.shadows = [zone('3A.a')];
      state.supplies.shadow = newSupply(['single']);
      state.supplies.enemy = newSupply(['the-troll']);
      stand(state, 'laegon', '3A.d');
    }).choose(to('3A.c'));
    expect(heard(t, 'threat')).toMatchObject([{ hero: 'ecarus', level: 1 }]);
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
  });

  test('SS-BOSS-04, SS-ASGN-07 whoever has the turn handles it', () => {
    const asks = (active: 'ecarus' | 'laegon') => {
      const t = sit({ heroes: ['white-rose', 'archer', 'white-mage'], seats: 3, passing: ['react'] }, state => {
        begin(state, active);
        troll(state, '2A.c').side = 1;
        for (const one of state.heroes) one.shields = 20;
        stand(state, 'ecarus', '1A.k');
        state.supplies.activation = newSupply<ActivationId>(['E']);
      }).choose('end');
      return [t.kind, t.seat, t.offered()];
    };
    const both = ['figure:laegon', 'figure:auriel'];
    expect([asks('ecarus'), asks('laegon')]).toEqual([
      ['manage-target', 0, both],
      ['manage-target', 1, both],
    ]);
  });

  test('SS-BOSS-05, SS-THRT-01, SS-THRT-03 a vengeful boss looks at the threatening hero alone', () => {
    const t = enemiesAct('E', state => {
      stand(state, 'laegon', '3A.a');
      heroOf(state, 'ecarus').wounds = 5;
      for (const one of state.heroes) one.shields = 20;
      troll(state, '2A.c', 1, 'laegon');
    });
    // Ecarus in its zone, wounded, is passed by.
    expect(activations(t)).toEqual([['the-troll', 2, 'laegon']]);
    expect(attacks(t)).toEqual([['the-troll', 'fist', 'laegon']]);
  });

  test('SS-BOSS-09 its defence values are on its scroll: vulnerable, armour, shields, dice', () => {
    const t = sit({ heroes: ['white-mage', 'archer'], passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      learn(state, 'auriel', 'arcane-bolt');
      troll(state, '2A.o');
    }).choose('power:arcane-bolt,1,the-troll', [blue('gremlin'), blue('block')]);
    // 2 hits, 1 for magic, less 1 for armour: two dice, one block.
    expect(heard(t, 'defended')).toMatchObject([
      {
        hits: 2,
        parts: [
          { what: 'vulnerable', n: 1 },
          { what: 'armour', n: 1 },
          { what: 'blocks', n: 1 },
        ],
        wounds: 1,
      },
    ]);
    const king = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      state.threat = { hero: 'ecarus', level: 1 };
      enemy(state, 'the-orc-king', '2A.c');
      nextAttack(state, 'ecarus', { do: 'hits', n: 3 });
    }).choose('attack:unarmed,the-orc-king', [blue('hit'), blue('gremlin')]);
    expect(heard(king, 'defended')).toMatchObject([
      {
        parts: [
          { what: 'armour', n: 2 },
          { what: 'shields', n: 1 },
        ],
        wounds: 1,
      },
    ]);
  });

  test('SS-BOSS-11 the Troll is immune to stunned; the Orc King is not', () => {
    const struck = (card: 'the-troll' | 'the-orc-king') => {
      const t = sit({ passing: ['react'] }, state => {
        stand(state, 'laegon', '1A.k');
        state.threat = { hero: 'ecarus', level: 1 };
        enemy(state, card, '2A.c');
        nextAttack(state, 'ecarus', { do: 'property', cost: {}, effects: [{ do: 'condition', condition: 'stunned' }] });
      })
        .choose(`attack:unarmed,${card}`, [blue('gremlin')])
        .choose('property:0');
      return [body(t, card).conditions, body(t, card).wounds];
    };
    expect([struck('the-troll'), struck('the-orc-king')]).toEqual([
      [[], 0],
      [['stunned'], 0],
    ]);
  });

  test('SS-BOSS-13 it counts as an enemy for the balance of power', () => {
    const { state } = sit({}, made => {
      stand(made, 'laegon', '1A.k');
      troll(made, '2A.c');
      enemy(made, 'gremlin-green-1', '2A.c');
    });
    expect(controls(state, 'enemies', zone('2A.c'))).toBe(true);
  });
});

describe('the threat marker', () => {
  test('SS-THRT-04 others may be wounded by its attacks, but are never the target', () => {
    const t = enemiesAct(
      'E',
      state => {
        troll(state, '2A.c');
        heroOf(state, 'laegon').wounds = 4;
        nextAttack(state, 'the-troll', { do: 'area', n: 0 });
        for (const one of state.lasting) one.until = 'adventure';
      },
      [...quiet, blue('gremlin'), blue('block')],
    );
    expect(attacks(t)).toEqual([['the-troll', 'sharp-claws', 'ecarus']]);
    expect([hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([2, 4 + 1]);
  });

  test('SS-THRT-05, SS-THRT-06, SS-THRT-08 wounds of the threatening hero raise it; those of another lower it, or take it from level I', () => {
    const strikes = (by: 'ecarus' | 'laegon', level: 1 | 2, die = blue('hit')) =>
      sit({ passing: ['react'] }, state => {
        begin(state, by);
        stand(state, by === 'ecarus' ? 'laegon' : 'ecarus', '1A.k');
        troll(state, '2A.c', level);
        nextAttack(state, by, { do: 'hits', n: 1 });
      }).choose('attack:unarmed,the-troll', [die, blue('gremlin')]).state.threat;
    expect(strikes('ecarus', 1)).toEqual({ hero: 'ecarus', level: 2 });
    expect(strikes('ecarus', 2)).toEqual({ hero: 'ecarus', level: 2 });
    expect(strikes('laegon', 2)).toEqual({ hero: 'ecarus', level: 1 });
    expect(strikes('laegon', 1)).toEqual({ hero: 'laegon', level: 1 });
    // Without a wound nothing changes.
    expect(strikes('laegon', 1, blue('gremlin'))).toEqual({ hero: 'ecarus', level: 1 });
  });

  test('SS-THRT-08 wounds by a companion count for its hero', () => {
    const t = enemiesAct(
      'E',
      state => {
        stand(state, 'laegon', '1A.k');
        fenrir(state, '2A.c');
        lurks(state, 'fenrir', { do: 'suffer', n: 1 });
        troll(state, '2A.o');
        heroOf(state, 'ecarus').shields = 20;
      },
      quiet,
    );
    expect(t.state.threat).toEqual({ hero: 'laegon', level: 1 });
  });

  test('SS-THRT-10 Taunt brings the marker at once, on level I', () => {
    const t = enemiesAct(
      'E',
      state => {
        troll(state, '2A.c', 2, 'laegon');
        for (const one of state.heroes) one.shields = 20;
      },
      [],
      { passing: [] },
    ).choose('use:ecarus,taunt,1', quiet);
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
    expect(attacks(t)).toEqual([['the-troll', 'sharp-claws', 'ecarus']]);
  });

  test('SS-THRT-11 the threatening hero dies or hides: the player of the boss gives the marker to anybody, on level I', () => {
    const dies = enemiesAct(
      'E',
      state => {
        troll(state, '2A.c', 2);
        heroOf(state, 'ecarus').wounds = 6;
      },
      [...quiet, blue('gremlin')],
      { heroes: ['white-rose', 'archer', 'cleric'], seats: 3 },
    );
    expect([dies.kind, dies.seat, dies.offered()]).toEqual(['threat', 0, ['figure:laegon', 'figure:thorgar']]);
    expect(dies.choose('figure:thorgar').state.threat).toEqual({ hero: 'thorgar', level: 1 });

    const hides = sit({ heroes: ['rogue', 'archer'], passing: ['react'] }, state => {
      learn(state, 'shae', 'hide');
      troll(state, '3A.b', 2, 'shae');
    }).choose('power:hide,1,-');
    expect(hides.state.threat).toEqual({ hero: 'laegon', level: 1 });
  });

  test('SS-THRT-11 where nobody can be chosen it stays, until somebody can: then before the boss acts', () => {
    const t = enemiesAct('E', state => {
      for (const one of state.heroes) one.hidden = true;
      for (const one of state.heroes) one.shields = 20;
      troll(state, '2A.c', 2);
    });
    expect([activations(t), t.state.threat]).toEqual([[['the-troll', null, null]], { hero: 'ecarus', level: 2 }]);
    const seen = enemiesAct(
      'E',
      state => {
        heroOf(state, 'ecarus').hidden = true;
        for (const one of state.heroes) one.shields = 20;
        troll(state, '2A.c', 2);
      },
      quiet,
    );
    expect(seen.state.threat).toEqual({ hero: 'laegon', level: 1 });
    expect(attacks(seen)).toEqual([['the-troll', 'sharp-claws', 'laegon']]);
  });

  test('SS-THRT-12, SS-THRT-EX1 a wound on the way gives the marker to another, but the boss attacks whom it chose', () => {
    const t = enemiesAct(
      'E',
      state => {
        lurks(state, 'laegon', { do: 'suffer', n: 1 });
        troll(state, '2A.o');
        for (const one of state.heroes) one.shields = 20;
      },
      quiet,
    );
    expect(t.state.threat).toEqual({ hero: 'laegon', level: 1 });
    expect(attacks(t)).toEqual([['the-troll', 'sharp-claws', 'ecarus']]);
  });

  test('SS-THRT-13 without Vengeful the general conditions choose; the marker goes on changing hands', () => {
    const t = enemiesAct(
      'E',
      state => {
        lurks(state, 'laegon', { do: 'suffer', n: 1 });
        troll(state, '2A.o').side = 1;
        heroOf(state, 'laegon').wounds = 1;
        for (const one of state.heroes) one.shields = 20;
      },
      [],
    );
    expect(heard(t, 'activated')).toMatchObject([{ target: 'laegon', why: 'most-wounds' }]);
    expect(t.state.threat).toEqual({ hero: 'laegon', level: 1 });
  });

  test('SS-THRT-14 fire and poison count for the hero who brought them last; without one nothing changes', () => {
    const suffers = (effect: Effect | null) => {
      const t = sit({ passing: ['react'] }, state => {
        begin(state, 'laegon');
        lastTurn(state);
        troll(state, '2A.c');
        if (effect) nextAttack(state, 'laegon', effect);
        else state.enemies.at(-1)?.bodies[0]?.fire.push(1);
        stand(state, 'ecarus', '1A.k');
      });
      t.choose('attack:unarmed,the-troll', [blue('gremlin')]);
      expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
      t.choose('end');
      expect(body(t, 'the-troll').wounds).toBe(1);
      return t.state.threat?.hero;
    };
    expect(suffers({ do: 'fire', n: 1 })).toBe('laegon');
    expect(suffers({ do: 'condition', condition: 'poisoned-1' })).toBe('laegon');
    expect(suffers(null)).toBe('ecarus');
  });

  test('SS-THRT-05 with the boss the marker leaves the game', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      const [made] = troll(state, '2A.c').bodies;
      if (made) made.wounds = 15;
      enemy(state, 'brigand-green-1', '1A.h');
      nextAttack(state, 'ecarus', { do: 'hits', n: 3 });
    }).choose('attack:unarmed,the-troll', [blue('hit'), blue('gremlin'), blue('gremlin')]);
    expect([heard(t, 'killed').length, t.state.threat, t.state.shards]).toEqual([1, null, 8]);
  });

  test('SS-THRT-EX2 Ecarus and Laegon fight the Troll', () => {
    const t = sit({}, state => {
      stand(state, 'ecarus', '3A.d');
      stand(state, 'laegon', '2A.w');
      give(state, 'laegon', 'main', 'longbow');
      state.shadows = [zone('3A.a')];
      state.supplies.shadow = newSupply(['single']);
      state.supplies.enemy = newSupply(['the-troll']);
      state.supplies.activation = newSupply<ActivationId>(['E']);
      state.events.up.push('quiet-hour');
    });
    t.choose(to('3A.c'));
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
    t.choose('provoke');
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 2 });
    t.choose('end').choose('pass', [...quiet, blue('block')]);
    expect([attacks(t), hero(t, 'ecarus').wounds]).toEqual([[['the-troll', 'sharp-claws', 'ecarus']], 1]);
    t.choose('attack:main,the-troll', [red('hit+hit'), blue('hit'), blue('block'), blue('gremlin'), blue('gremlin')]);
    expect([body(t, 'the-troll').wounds, t.state.threat]).toEqual([2, { hero: 'ecarus', level: 1 }]);
    t.choose('attack:own,the-troll,second-arrow', [red('hit+hit'), blue('gremlin')]);
    expect([body(t, 'the-troll').wounds, t.state.threat]).toEqual([3, { hero: 'laegon', level: 1 }]);
    t.choose('end').choose('use:ecarus,taunt,1', [...quiet, blue('gremlin')]);
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
    expect(attacks(t)).toEqual([['the-troll', 'sharp-claws', 'ecarus']]);
    expect(t.leftover).toEqual([]);
  });
});
