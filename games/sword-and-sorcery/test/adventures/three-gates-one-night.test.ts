import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import { adventureOf } from '../../content/adventures/index.ts';
import { type State, swordAndSorcery } from '../../index.ts';
import { dominates } from '../../rules/balance-of-power.ts';
import { blankHero } from '../../rules/heroes.ts';
import { newSupply } from '../../rules/supplies.ts';
import { healthOf } from '../../rules/values.ts';
import { terrainOf, zoneNamed } from '../../rules/zones.ts';
import { enemy, hero, heroWith, red, stand } from '../positions.ts';
import {
  CHAOTIC,
  drawsNext,
  into,
  isOpen,
  lying,
  NEUTRAL,
  nameOf,
  randomGame,
  read,
  scene,
  whereIs,
} from './stories.ts';

const ID = 'three-gates-one-night';
const gates = ({ state }: ReturnType<typeof scene>): string[] => state.things.map(({ zone }) => nameOf(state, zone));

/** A green orc warrior stands outside, and the next card activates it. */
const outside = (at: string, more: (state: State) => void = () => {}) =>
  scene(ID, { at: 'square', rank: 3 }, state => {
    enemy(state, 'orc-warrior-green-1', at);
    state.supplies.activation = newSupply<ActivationId>(['N']);
    more(state);
  });
/** All gates but the northern one are down. */
const lastGate = (state: State): void => {
  state.things = state.things.filter(({ zone }) => nameOf(state, zone) === 'before-north');
};

describe('Three Gates, One Night', () => {
  test('set-up: three gates before three locked doors, portals outside, dawn at the bottom of the deck', () => {
    const t = scene(ID, { at: 'square', rank: 3 });
    expect(gates(t)).toEqual(['before-north', 'before-east', 'before-west']);
    expect(t.state.doors.map(({ state: now, lock }) => [now, lock])).toEqual(Array(3).fill(['locked', 'gate']));
    expect(t.state.portals.map(({ open }) => open)).toEqual([true, true, true]);
    expect(t.state.events.deck.rest).toHaveLength(6);
    expect(t.state.events.deck.bottom).toEqual(['first-light']);
    expect(lying(t, 'citizen')).toEqual(['13A.p', '16A.m']);
    expect(t.state.ground).toHaveLength(38);
  });

  test('five events of two rounds and the night of one: the day comes in the event phase of round 12', () => {
    const { deck, bottom } = adventureOf(ID).events;
    expect(2 * (deck.length - 1) + 1 + 1).toBe(12);
    expect(bottom).toEqual(['first-light']);
  });

  test('one of the militia, and one more for each granary saved and for the apprentice; a freed scout closes the west', () => {
    const begun = (flags: Readonly<Record<string, number>>) =>
      table(swordAndSorcery, {
        config: { scenario: ID, seats: 1, settings: { heroes: 2 } },
        arrange: state => {
          state.story.flags = { ...flags };
          state.heroes = (['white-rose', 'archer'] as const).map(own => ({
            ...blankHero(heroWith(own), own, 0, 0),
            rank: 1,
          }));
          state.shadows = [];
        },
      });
    const alone = begun({});
    while (alone.kind === 'learn') alone.choose(alone.offered()[0] ?? '');
    expect(alone.state.story.flags.militia).toBe(1);
    expect(isOpen(alone, 'block')).toBe(true);
    const helped = begun({ 'mills-saved': 3, apprentice: 1, 'scout-freed': 1 });
    while (helped.kind === 'learn') helped.choose(helped.offered()[0] ?? '');
    expect(helped.state.story.flags.militia).toBe(5);
    expect(isOpen(helped, 'block')).toBe(false);
  });

  test('nobody opens or breaks a gate, heroes do not strike it, but they slip through the wicket as a standard action', () => {
    const t = scene(ID, { at: 'north-arch', rank: 3 });
    expect([...t.offered('open'), ...t.offered('break'), ...t.offered('unlock')]).toEqual([]);
    expect(t.offered('special')).toEqual(['special:wicket,-']);
    t.choose('special:wicket,-');
    expect(nameOf(t.state, hero(t, 'ecarus').zone)).toBe('before-north');
    expect(t.state.turn?.standard).toBe(1);
    expect(t.offered('attack')).toEqual([]);
    expect(scene(ID, { at: 'square', rank: 3 }).offered('special')).toEqual([]);
  });

  test('an enemy that can reach nobody goes two zones towards the nearest gate', () => {
    const t = outside('north-field').choose('end');
    t.choose(`zone:${zoneNamed(t.state, '2B.b')}`);
    expect(whereIs(t, 'orc-warrior-green-1')).toBe('2B.e');
    expect(t.state.things[0]?.wounds).toBe(0);
  });

  test('before a gate it strikes it with the main weapon: hits less the armour', () => {
    const t = outside('before-north', state => {
      state.story.flags.militia = 0;
    }).choose('end', [red('hit+hit')]);
    expect(t.leftover).toEqual([]);
    expect(t.state.things.map(({ wounds }) => wounds)).toEqual([2, 0, 0]);
    expect(whereIs(t, 'orc-warrior-green-1')).toBe('before-north');
  });

  test('… also where another gate is open, as long as it sees no hero', () => {
    const t = outside('before-north', state => {
      state.things = state.things.slice(0, 2);
      for (const door of state.doors) if (door.id.includes('west')) door.state = 'open';
    }).choose('end', [red('hit')]);
    expect(t.state.things.map(({ wounds }) => wounds)).toEqual([1, 0]);
  });

  test('… it goes for a hero whom it sees outside instead', () => {
    const t = outside('before-north', state => stand(state, 'ecarus', '2B.e')).choose('end');
    expect(t.state.things[0]?.wounds).toBe(0);
    expect(whereIs(t, 'orc-warrior-green-1')).toBe('2B.e');
  });

  test('the militia may hold a gate for one activation card', () => {
    const asked = (answer: string) => {
      const t = outside('before-north', state => {
        state.story.flags.militia = 2;
        enemy(state, 'orc-warrior-green-2', 'before-north');
      }).choose('end');
      t.chooseWhile('manage-order', t.offered('enemy')[0] ?? '');
      expect(t.kind).toBe('militia');
      t.choose(answer, [red('hit'), red('hit')]);
      return t;
    };
    const held = asked('yes');
    expect([held.state.things[0]?.wounds, held.state.story.flags.militia]).toEqual([0, 1]);
    const struck = asked('no');
    expect([struck.state.things[0]?.wounds, struck.state.story.flags.militia]).toEqual([2, 2]);
  });

  test('a gate has 8 health, with four heroes or more 10; when it falls its door stands open', () => {
    const fallen = (heroes: number): string[] => {
      const all = ['white-rose', 'archer', 'cleric', 'rogue'] as const;
      const t = scene(ID, { at: 'square', rank: 3, heroes: all.slice(0, heroes) }, state => {
        enemy(state, 'orc-warrior-green-1', 'before-north');
        state.supplies.activation = newSupply<ActivationId>(['N']);
        if (state.things[0]) state.things[0].wounds = 7;
      }).choose('end', [red('hit')]);
      return t.state.doors.map(({ state: now }) => now);
    };
    expect(fallen(2)).toEqual(['open', 'locked', 'locked']);
    expect(fallen(4)).toEqual(['locked', 'locked', 'locked']);
  });

  test('SS-END-01 the third broken gate is defeat', () => {
    const t = outside('before-north', state => {
      lastGate(state);
      if (state.things[0]) state.things[0].wounds = 7;
    }).choose('end', [red('hit')]);
    expect(t.state.over).toEqual({ kind: 'lost', by: 'night' });
    expect(read(t)).toEqual(['gate-falls', 'night', 'lost']);
  });

  test('with the third event the Troll comes to the gate that is damaged most', () => {
    const t = scene(ID, { at: 'square', rank: 3 }, state => {
      state.story.flags.hours = 2;
      if (state.things[2]) state.things[2].wounds = 3;
      drawsNext(state, 'battle-fury');
    }).choose('end');
    expect(t.state.story.stage).toBe('troll');
    expect(whereIs(t, 'the-troll')).toBe('before-west');
    const early = scene(ID, { at: 'square', rank: 3 }, state => {
      state.story.flags.hours = 1;
      drawsNext(state, 'battle-fury');
    }).choose('end');
    expect(early.state.story.stage).toBe('night');
  });

  test('SS-END-02 at dawn the heroes win with a gate and the Troll slain, or with two thirds of his health gone', () => {
    const dawn = (wounds: number | 'slain') => {
      const t = scene(ID, { at: 'square', rank: 3 }, state => {
        state.story.stage = 'troll';
        lastGate(state);
        if (wounds === 'slain') state.story.flags['slain/the-troll'] = 1;
        else for (const one of enemy(state, 'the-troll', 'north-field').bodies) one.wounds = wounds;
        drawsNext(state, 'first-light');
      });
      if (wounds !== 'slain') expect(healthOf(t.state, 'the-troll')).toBe(16);
      t.choose('end');
      return t;
    };
    expect(dawn('slain').state.over).toEqual({ kind: 'won', by: 'troll' });
    expect(dawn(11).state.over).toEqual({ kind: 'won', by: 'troll' });
    expect(dawn(10).state.over).toEqual({ kind: 'lost', by: 'troll' });
    expect(dawn('slain').state.story.flags['gates-held']).toBe(1);
  });

  test('the story remembers how many gates were held', () => {
    const held = (n: number): number => {
      const t = scene(ID, { at: 'square', rank: 3 }, state => {
        state.story.stage = 'troll';
        state.things = state.things.slice(0, n);
        state.story.flags['slain/the-troll'] = 1;
        drawsNext(state, 'first-light');
      }).choose('end');
      return t.state.story.flags['gates-held'] ?? 0;
    };
    expect([held(1), held(2), held(3)]).toEqual([1, 2, 3]);
  });

  test('SS-SOUL-03 law evacuates: each citizen led to safety is a shard', () => {
    const t = scene(ID, { at: '8A.c', rank: 3 });
    expect(scene(ID, { at: '16A.m', rank: 3 }).offered('special')).toEqual([]);
    t.choose(into(t, 'east-yard'));
    expect(t.state.story.flags.evacuation).toBe(1);
    const safe = scene(ID, { at: '16A.m', rank: 3 }, state => {
      state.story.flags.evacuation = 1;
    }).choose('special:lead-citizen,-');
    expect(safe.state.shards).toBe(1);
    expect(lying(safe, 'citizen')).toEqual(['13A.p']);
  });

  test('SS-SHAD-09 citizens in the shadows wait to be led away', () => {
    const t = scene(ID, { at: 'square', rank: 3 }, state => {
      state.shadows = [zoneNamed(state, '16A.a')];
      state.supplies.shadow = newSupply(['citizen']);
    });
    t.choose(into(t, '16A.a'));
    expect(lying(t, 'citizen')).toEqual(['13A.p', '16A.a', '16A.m']);
  });

  test('SS-SOUL-03 a neutral hero may flood the ditch: difficult ground, and enemies who enter it are slowed', () => {
    const t = scene(ID, { heroes: NEUTRAL, at: '8A.c', rank: 3 });
    t.choose(into(t, 'east-yard'));
    expect(t.offered()).toEqual(['decide:evacuate', 'decide:flood-ditch']);
    t.choose('decide:flood-ditch');
    expect(lying(t, 'flood')).toEqual(['before-east', 'before-north', 'before-west']);
    expect(terrainOf(t.state, zoneNamed(t.state, 'before-east'))).toBe('difficult');
    expect(terrainOf(t.state, zoneNamed(t.state, 'east-arch'))).toBeNull();
    const slowed = (flooded: number) =>
      outside('2B.e', state => {
        state.story.flags.flooded = flooded;
        state.story.flags.militia = 0;
      }).choose('end', [red('gremlin')]).state.enemies[0]?.bodies[0]?.conditions;
    expect([slowed(0), slowed(1)]).toEqual([[], ['slowed']]);
  });

  test('SS-SOUL-03 chaos may open the gate as a trap: it is lost, enemies there suffer 1, heroes dominate the yard', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: '8A.c', rank: 3 }, state => {
      enemy(state, 'orc-warrior-green-1', 'before-east');
      enemy(state, 'orc-warrior-green-2', 'before-west');
    });
    t.choose(into(t, 'east-yard'));
    expect(t.offered()).toEqual(['decide:flood-ditch', 'decide:open-trap']);
    t.choose('decide:open-trap');
    expect(gates(t)).toEqual(['before-north', 'before-west']);
    expect(t.state.doors.map(({ state: now }) => now)).toEqual(['locked', 'open', 'locked']);
    expect(t.state.enemies.map(({ bodies }) => bodies[0]?.wounds)).toEqual([1, 0]);
    const rules = (name: string) => dominates(t.state, 'heroes', zoneNamed(t.state, name));
    expect([rules('before-east'), rules('before-west')]).toEqual([true, false]);
  });

  test('reward: 2 shards and a treasure for each hero, and the key of the gates', () => {
    expect(adventureOf(ID).reward).toEqual({ shards: 2, treasures: 1, items: ['gate-key'] });
    expect(isOpen(scene(ID, { at: 'square', rank: 3 }), 'block')).toBe(true);
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `gates ${heroes}`).over).not.toBeNull();
  });
});
