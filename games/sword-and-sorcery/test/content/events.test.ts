import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import { EVENTS, type EventId } from '../../content/events.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { beforeEvent, GREEN, GROUPS } from '../event-phase.ts';
import { guard, suffers, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

/** How many enemies appear at 2, 3, 4 and 5 heroes with so many enemies in play. */
const appear = (card: EventId, enemies: number): number[] =>
  ([2, 3, 4, 5] as const).map(n => {
    const t = beforeEvent(card, GROUPS[n], state => {
      for (const one of GREEN.slice(0, enemies)) enemy(state, one, '1A.h');
    }).choose('end');
    const [told1] = told(t, 'spawns');
    const came = told(t, 'appeared').length;
    if (told1 !== undefined) expect(told1).toMatchObject({ n: came });
    expect(t.state.enemies.length).toBe(enemies + came);
    return came;
  });

describe('how many enemies an event brings at 2, 3, 4 and 5 heroes', () => {
  test('Footsteps: one less than heroes without an enemy, from four on two less', () => {
    expect(appear('footsteps', 0)).toEqual([1, 2, 2, 3]);
    expect(appear('footsteps', 1)).toEqual([0, 1, 1, 2]);
  });

  test('They Come: as many as heroes without an enemy', () => {
    expect(appear('they-come', 0)).toEqual([2, 3, 4, 5]);
    expect(appear('they-come', 2)).toEqual([0, 1, 2, 3]);
  });

  test('Flood of Shadows: one more than that', () => {
    expect(appear('flood-of-shadows', 0)).toEqual([3, 4, 5, 6]);
    expect(appear('flood-of-shadows', 2)).toEqual([1, 2, 3, 4]);
  });

  test.each<EventId>(['horn', 'fog', 'breath-of-anere', 'dread-event', 'ground-shakes'])(
    '%s brings as many as Footsteps',
    card => {
      expect(appear(card, 0)).toEqual([1, 2, 2, 3]);
      expect(appear(card, 1)).toEqual([0, 1, 1, 2]);
    },
  );

  test('Heavy Air and Ambush bring as many as They Come', () => {
    expect(appear('heavy-air', 0)).toEqual([2, 3, 4, 5]);
    expect(appear('ambush', 0)).toEqual([2, 3, 4, 5]);
  });

  test.each<EventId>([
    'battle-fury',
    'quiet-hour',
    'story-1',
    'story-2',
    'story-3',
    'story-4',
    'first-light',
    'noon',
    'witching-hour',
  ])('%s brings nobody', card => {
    expect(appear(card, 0)).toEqual([0, 0, 0, 0]);
  });
});

describe('what holds while the card lies on top', () => {
  const steps = (up: EventId[]): number => {
    const t = sit({ at: '3A.d' }, state => {
      enemy(state, 'brigand-green-1', '7A.s');
      state.supplies.activation = newSupply<ActivationId>(['B']);
      state.events.up = up;
    }).choose('end');
    return told(t, 'moved').length;
  };
  test('The Horn: enemies move one zone farther, heroes do not', () => {
    expect(steps([])).toBe(2);
    expect(steps(['horn'])).toBe(3);
    const t = sit({}, state => {
      guard(state);
      state.events.up = ['horn'];
    });
    t.choose(to('2A.n'));
    expect(t.state.turn?.points).toBe(2);
  });

  const bow = (up: EventId[], at: string): string[] =>
    sit({ heroes: ['archer', 'white-rose'], at: '1A.t' }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-green-1', at);
      state.events.up = up;
    }).offered('attack');
  test('Fog: heroes see two zones far', () => {
    // Two zones down the street, and three.
    expect(bow([], '2A.c')).toEqual(['attack:main,brigand-green-1']);
    expect(bow(['fog'], '2A.c')).toEqual(['attack:main,brigand-green-1']);
    expect(bow([], '2A.o')).toEqual(['attack:main,brigand-green-1']);
    expect(bow(['fog'], '2A.o')).toEqual([]);
  });

  test('Fog: enemies do not see farther either, and shadows stay dark', () => {
    const thrown = (up: EventId[]) =>
      sit({ heroes: ['archer', 'white-rose'], at: '1A.t', passing: ['react'] }, state => {
        enemy(state, 'brigand-green-1', '2A.o');
        state.supplies.activation = newSupply<ActivationId>(['B']);
        state.events.up = up;
      }).choose('end', [blue('gremlin')]);
    expect(told(thrown([]), 'attack')).toHaveLength(1);
    expect(told(thrown(['fog']), 'attack')).toEqual([]);
    const shadows = (up: EventId[]): number[] =>
      sit({ at: '1A.s' }, state => {
        state.shadows = [zone('2A.o'), zone('1A.h')];
        state.events.up = up;
        state.supplies.enemy = newSupply([]);
      }).choose(to('1A.t')).state.shadows;
    expect(shadows([])).toEqual([zone('1A.h')]);
    expect(shadows(['fog'])).toEqual([zone('2A.o'), zone('1A.h')]);
  });

  test('Heavy Air: standing up and entering difficult ground cost heroes one more', () => {
    const left = (up: EventId[], down: boolean): number | null | undefined => {
      const t = sit({ heroes: ['archer', 'white-rose'], at: '4B.c' }, state => {
        guard(state);
        if (down) suffers(state, 'laegon', 'knocked-down');
        state.events.up = up;
      });
      return t.choose(down ? 'stand' : to('4B.e')).state.turn?.points;
    };
    expect([left([], true), left(['heavy-air'], true)]).toEqual([3, 2]);
    expect([left([], false), left(['heavy-air'], false)]).toEqual([2, 1]);
  });

  test('Battle Fury: every attack scores one hit more, of heroes and of enemies', () => {
    const fight = (up: EventId[]) =>
      sit({ passing: ['react'] }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        stand(state, 'laegon', '1A.s');
        enemy(state, 'brigand-green-1', '2A.c');
        state.supplies.activation = newSupply<ActivationId>(['B']);
        state.events.up = up;
      });
    const hits = (up: EventId[]): number[] => {
      const t = fight(up);
      t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('block'), blue('block')]);
      const wounds = body(t, 'brigand-green-1').wounds;
      t.choose('end', [blue('block'), blue('block'), blue('gremlin')]);
      return [wounds, hero(t, 'ecarus').wounds];
    };
    expect(hits([])).toEqual([1, 1]);
    expect(hits(['battle-fury'])).toEqual([2, 2]);
  });
});

describe('what happens once, when the card is drawn', () => {
  test('Breath of Anere: each hero heals one wound; ghosts do not', () => {
    const t = beforeEvent('breath-of-anere', GROUPS[4], state => {
      for (const [i, one] of state.heroes.entries()) one.wounds = i;
      Object.assign(heroOf(state, 'shae'), { ghost: true, wounds: 6 });
    }).choose('end');
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([0, 0, 1, 6]);
  });

  test('Dread: each hero, ghosts too, saves or delays one power of its choice', () => {
    const t = beforeEvent('dread-event', GROUPS[3], state => {
      learn(state, 'ecarus', 'charge', 'mighty-blow');
      learn(state, 'laegon', 'eagle-eye');
      learn(state, 'thorgar', 'heal-wounds');
      for (const { powers } of state.heroes) for (const power of powers) power.glasses = 2;
      heroOf(state, 'thorgar').ghost = true;
    });
    // Ecarus (block) fails, Laegon (energy) makes it, Thorgar's ghost (magic) fails.
    t.choose('end', [blue('hit')]);
    expect([t.kind, t.offered()]).toEqual(['power', ['ready:charge', 'ready:mighty-blow']]);
    t.choose('ready:mighty-blow', [blue('energy'), blue('block')]);
    // One more, and the time phase takes one from every power.
    const glasses = t.state.heroes.map(({ powers }) => powers.map(power => power.glasses));
    expect(glasses).toEqual([[1, 2], [1], [2]]);
    expect(t.leftover).toEqual([]);
  });

  test('The Ground Shakes: all figures in dangerous terrain or beside a closed door are knocked down', () => {
    const t = beforeEvent('ground-shakes', GROUPS[3], state => {
      stand(state, 'ecarus', '5B.p');
      stand(state, 'laegon', '1A.s');
      stand(state, 'thorgar', '1A.t');
      enemy(state, 'gremlin-green-1', '1A.g');
      enemy(state, 'gremlin-green-2', '3A.d');
      enemy(state, 'brigand-green-1', '5B.p');
    }).choose('end');
    const down = (figure: { conditions: readonly string[] }) => figure.conditions.includes('knocked-down');
    expect(t.state.heroes.map(down)).toEqual([true, true, false]);
    expect(['gremlin-green-1', 'gremlin-green-2', 'brigand-green-1'].map(id => down(body(t, id)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('The Ground Shakes: an open door is no closed one', () => {
    const t = beforeEvent('ground-shakes', GROUPS[2], state => {
      stand(state, 'ecarus', '1A.s');
      for (const door of state.doors) door.state = 'open';
      state.shadows = [zone('3A.b')];
      enemy(state, 'gremlin-green-1', '1A.k');
    }).choose('end');
    expect(hero(t, 'ecarus').conditions).toEqual([]);
  });

  test('Ambush: the enemy nearest to the last active hero activates, before others appear', () => {
    const t = beforeEvent('ambush', GROUPS[3], state => {
      // Laegon is the last one, far from the first hero.
      state.heroes.forEach(one => {
        one.acted = one.id !== 'laegon';
      });
      begin(state, 'laegon');
      stand(state, 'laegon', '3A.d');
      stand(state, 'ecarus', '1A.t');
      stand(state, 'thorgar', '1A.t');
      enemy(state, 'gremlin-green-1', '1A.t');
      enemy(state, 'gremlin-green-2', '3A.c');
    });
    t.choose('end', [blue('hit'), blue('block')]);
    expect(told(t, 'activated')).toMatchObject([{ enemy: 'gremlin-green-2', target: 'laegon' }]);
    const order = t.happened().map(({ kind }) => kind);
    expect(order.indexOf('activated')).toBeLessThan(order.indexOf('appeared'));
    expect(told(t, 'appeared')).toHaveLength(1);
  });

  test('A Quiet Hour: each hero, ghosts too, hastens one power; the last hourglass stays', () => {
    const t = beforeEvent('quiet-hour', GROUPS[3], state => {
      learn(state, 'ecarus', 'charge');
      learn(state, 'laegon', 'eagle-eye', 'balm');
      learn(state, 'thorgar', 'heal-wounds');
      for (const { powers } of state.heroes) for (const power of powers) power.glasses = 3;
      for (const power of heroOf(state, 'ecarus').powers) power.glasses = 1;
      heroOf(state, 'thorgar').ghost = true;
    }).choose('end');
    expect([t.kind, t.offered()]).toEqual(['power', ['ready:eagle-eye', 'ready:balm']]);
    t.choose('ready:balm');
    const glasses = t.state.heroes.map(({ powers }) => powers.map(power => power.glasses));
    expect(glasses).toEqual([[0], [2, 1], [1]]);
  });

  test('Story I: what the adventure tells, then it lies on the deck for a round', () => {
    const t = beforeEvent('story-1').choose('end');
    expect([t.state.shards, t.state.story.read, t.state.events.up]).toEqual([1, ['story-1'], ['story-1']]);
  });

  test.each<[string, EventId]>([
    ['Story II', 'story-2'],
    ['Story III', 'story-3'],
    ['Story IV', 'story-4'],
  ])('%s: nothing where the adventure tells nothing of it, but a round passes', (_, card) => {
    const t = beforeEvent(card).choose('end');
    expect([t.state.shards, t.state.story.read, t.state.events.up]).toEqual([0, [], [card]]);
  });

  test('First Light: the ghost nearest to an active altar comes to it, no other', () => {
    const t = beforeEvent('first-light', GROUPS[4], state => {
      for (const [id, at] of [
        ['laegon', '4B.d'],
        ['thorgar', '2A.s'],
      ] as const) {
        heroOf(state, id).ghost = true;
        stand(state, id, at);
      }
      state.altars = [
        { zone: zone('2A.n'), active: true },
        { zone: zone('4B.d'), active: false },
      ];
    }).choose('end');
    expect(t.state.heroes.map(one => one.zone)).toEqual([zone('2A.c'), zone('4B.d'), zone('2A.n'), zone('2A.c')]);
  });

  test('Noon: who is blinded sees again, everybody else heals one wound', () => {
    const t = beforeEvent('noon', GROUPS[3], state => {
      for (const one of state.heroes) one.wounds = 2;
      suffers(state, 'laegon', 'blinded', 'slowed');
    }).choose('end');
    expect(t.state.heroes.map(({ wounds, conditions }) => [wounds, conditions])).toEqual([
      [1, []],
      [2, ['slowed']],
      [1, []],
    ]);
  });

  test('Nightfall: a shadow at each open portal, with two or three heroes at the nearest one only', () => {
    const shadows = (n: 2 | 3 | 4 | 5): number[] =>
      beforeEvent('nightfall', GROUPS[n], state => {
        state.portals = [
          { symbol: 'hit', zone: zone('5B.c'), open: true },
          { symbol: 'magic', zone: zone('7A.y'), open: true },
          { symbol: 'energy', zone: zone('7A.h'), open: false },
        ];
      }).choose('end').state.shadows;
    const kept = zone('1A.h');
    expect(shadows(2)).toEqual([kept, zone('5B.c')]);
    expect(shadows(3)).toEqual([kept, zone('5B.c')]);
    expect(shadows(4)).toEqual([kept, zone('5B.c'), zone('7A.y')]);
    expect(shadows(5)).toEqual([kept, zone('5B.c'), zone('7A.y')]);
  });

  test('Witching Hour: an activation card is drawn and carried out', () => {
    const t = beforeEvent('witching-hour', GROUPS[2], state => {
      enemy(state, 'gremlin-green-1', '2A.c');
      // The ghost of the last hero has no enemy turn: the card is drawn by the event.
      heroOf(state, 'ecarus').ghost = true;
      state.supplies.activation = newSupply<ActivationId>(['B']);
    }).choose('end', [blue('hit'), blue('gremlin')]);
    expect(told(t, 'activation-card')).toMatchObject([{ card: 'B', queue: ['gremlin-green-1'] }]);
    expect(hero(t, 'laegon').wounds).toBe(2);
  });
});

describe('the deck', () => {
  test('SS-EVNT-07 twenty cards with numbers of their own: what is done once, what lasts, how many come', () => {
    const cards = Object.values(EVENTS);
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    const count = (type: string): number => cards.filter(card => card.type === type).length;
    expect(['standard', 'story', 'day', 'night'].map(count)).toEqual([12, 4, 2, 2]);
    expect(new Set(cards.map(({ name }) => name.en)).size).toBe(20);
    expect(cards.filter(({ ongoing }) => ongoing).map(({ number }) => number)).toEqual([3, 5, 7, 9]);
  });

  test('The Horn and Heavy Air are for one side, Fog and Battle Fury for both', () => {
    expect([EVENTS.horn.for, EVENTS['heavy-air'].for, EVENTS.fog.for, EVENTS['battle-fury'].for]).toEqual([
      'enemies',
      'heroes',
      undefined,
      undefined,
    ]);
  });
});
