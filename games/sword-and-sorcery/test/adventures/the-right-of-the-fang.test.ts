import { describe, expect, test } from 'vitest';
import { adventureOf } from '../../content/adventures/index.ts';
import type { ClassId } from '../../content/heroes.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { healthOf } from '../../rules/values.ts';
import { zoneNamed } from '../../rules/zones.ts';
import { blue, enemy, give, red, stand } from '../positions.ts';
import {
  burning,
  CHAOTIC,
  enemiesOf,
  into,
  isOpen,
  lastOfRound,
  NEUTRAL,
  nameOf,
  randomGame,
  read,
  scene,
  whereIs,
} from './stories.ts';

const ID = 'the-right-of-the-fang';

/** A hero is on the ridge already, the first one stands below it. */
const below = (heroes?: readonly ClassId[], arrange: (state: State) => void = () => {}) => {
  const t = scene(ID, { at: '13B.p', rank: 4, ...(heroes && { heroes }) }, state => {
    const other = state.heroes[1];
    if (other !== undefined) other.zone = zoneNamed(state, 'throne-ridge');
    arrange(state);
  });
  return t.choose(into(t, 'throne-ridge'));
};

/** The round begins with an enemy in sight, or far away. */
const roundWith = (alarm: number, at = '2B.c', awake = 0) =>
  scene(ID, { at: 'wet-grass', rank: 4 }, state => {
    enemy(state, 'orc-warrior-green-1', at);
    state.story.flags = { alarm, 'camp-awake': awake };
    lastOfRound(state);
  }).choose('end');

/** The first hero strikes the king, who has one health left; the second one may be the threatening hero. */
const lastBlow = (threatening: 'ecarus' | 'laegon', level: 1 | 2, flags: Readonly<Record<string, number>> = {}) =>
  scene(ID, { at: 'throne', rank: 4 }, state => {
    state.story.stage = 'throne';
    state.story.flags = { ...flags };
    const king = enemy(state, 'the-orc-king', 'throne');
    king.side = 1;
    for (const one of king.bodies) one.wounds = 17;
    state.threat = { hero: threatening, level };
    give(state, 'ecarus', 'main', 'greataxe');
  }).choose('attack:main,the-orc-king', [
    red('hit+hit'),
    red('hit+hit'),
    blue('hit'),
    blue('hit'),
    blue('hit'),
    blue('hit'),
  ]);

describe('The Right of the Fang', () => {
  test('set-up: tents closed, one of three portals open, nine events, two altars', () => {
    const t = scene(ID, { at: 'wet-grass', rank: 4 });
    expect(t.state.doors.map(({ state: now }) => now)).toEqual(['closed', 'closed', 'closed']);
    expect([isOpen(t, 'hit'), isOpen(t, 'magic'), isOpen(t, 'block')]).toEqual([false, false, true]);
    expect(t.state.events.deck.rest).toHaveLength(9);
    expect(t.state.altars.map(({ zone, active }) => [nameOf(t.state, zone), active])).toEqual([
      ['standing-stones', true],
      ['below-the-throne', false],
    ]);
    expect(t.state.minRank).toBe(3);
    expect(adventureOf(ID).single.rank).toBe(3);
    expect(t.state.ground).toHaveLength(41);
  });

  test('each round that begins in sight of an enemy raises the alarm', () => {
    expect(roundWith(0).state.story.flags.alarm).toBe(1);
    expect(roundWith(0, '11B.a').state.story.flags.alarm).toBe(0);
  });

  test('at 2 the war tents open; at 4 the pit, and the red orc warrior comes, once', () => {
    const two = roundWith(1);
    expect([isOpen(two, 'hit'), isOpen(two, 'magic')]).toEqual([true, false]);
    const four = roundWith(3);
    expect([isOpen(four, 'hit'), isOpen(four, 'magic')]).toEqual([true, true]);
    expect(whereIs(four, 'orc-warrior-red-1')).toBe('pit-cages');
    expect(read(four)).toEqual(['sentry-shouts', 'camp-wakes']);
    expect(enemiesOf(roundWith(4, '2B.c', 1))).toEqual(['orc-warrior-green-1']);
  });

  test('SS-SHAD-14 a sentry in the shadows raises it too; SS-ADVE-01 the people in the cage lower it', () => {
    const t = scene(ID, { at: 'wet-grass', rank: 4 }, state => {
      state.shadows = [zoneNamed(state, '2B.c')];
      state.supplies.shadow = newSupply(['special-event']);
    });
    t.choose(into(t, '2B.c'));
    expect(t.state.story.flags.alarm).toBe(1);
    const cages = scene(ID, { at: '17B.d', rank: 4 }, state => {
      state.story.flags.alarm = 2;
    });
    cages.choose(into(cages, 'pit-rim'));
    expect(cages.state.story.flags.alarm).toBe(1);
  });

  test('with the second hero on the ridge the king rises from the throne, and the altar below is active', () => {
    const first = scene(ID, { at: '13B.p', rank: 4 });
    first.choose(into(first, 'throne-ridge'));
    expect(first.state.story.stage).toBe('camp');
    expect(read(first)).toEqual(['story-2']);
    const t = below();
    expect(t.state.story.stage).toBe('throne');
    expect(whereIs(t, 'the-orc-king')).toBe('throne');
    expect(t.state.altars.map(({ active }) => active)).toEqual([true, true]);
    expect(t.state.threat).toEqual({ hero: 'ecarus', level: 1 });
  });

  test('SS-SOUL-03 law challenges: the king starts as a duellist', () => {
    const t = below();
    expect(t.state.enemies.map(({ id, side }) => [id, side])).toEqual([['the-orc-king', 1]]);
    expect(read(t)).toEqual(['story-2', 'before-the-king']);
  });

  test('SS-SOUL-03 a neutral hero may bargain: no muster, but 5 health more', () => {
    const t = below(NEUTRAL);
    expect(t.offered()).toEqual(['decide:challenge', 'decide:bargain']);
    t.choose('decide:bargain');
    expect(t.state.enemies[0]).toMatchObject({ side: 0, charges: { muster: 0 } });
    expect(healthOf(t.state, 'the-orc-king')).toBe(18 + 5);
  });

  test('SS-SOUL-03 chaos may poison the feast: every orc in play has one health less, and some die of it', () => {
    const t = below(CHAOTIC, state => {
      enemy(state, 'orc-warrior-green-1', 'stockade');
      for (const one of enemy(state, 'orc-shaman-green-1', 'stockade').bodies) one.wounds = 3;
      enemy(state, 'gremlin-blue-1', 'stockade');
    });
    expect(t.offered()).toEqual(['decide:bargain', 'decide:poison-feast']);
    const before = ['orc-warrior-green-1', 'gremlin-blue-1'].map(id => healthOf(t.state, id));
    t.choose('decide:poison-feast');
    expect(enemiesOf(t)).toEqual(['gremlin-blue-1', 'orc-warrior-green-1', 'the-orc-king']);
    expect(healthOf(t.state, 'the-orc-king')).toBe(17);
    expect(['orc-warrior-green-1', 'gremlin-blue-1'].map(id => healthOf(t.state, id))).toEqual([
      (before[0] ?? 0) - 1,
      before[1],
    ]);
    expect(t.state.story.flags['feast-poisoned']).toBe(1);
  });

  test('SS-END-02 the last wound by the threatening hero at level II is a duel', () => {
    const t = lastBlow('ecarus', 2);
    expect(t.state.over).toEqual({ kind: 'won', by: 'throne' });
    expect(t.state.story.flags['duel-won']).toBe(1);
    expect(read(t)).toEqual(['duel-won', 'won']);
  });

  test('… not by another hero, and not after poison; the heroes win all the same', () => {
    for (const t of [lastBlow('laegon', 2), lastBlow('ecarus', 2, { 'feast-poisoned': 1 })]) {
      expect(t.state.over).toEqual({ kind: 'won', by: 'throne' });
      expect(t.state.story.flags['duel-won']).toBeUndefined();
      expect(read(t)).toEqual(['king-slain', 'won']);
    }
  });

  test('the end speaks of what the story remembers: gates that were held, citizens who died', () => {
    const t = lastBlow('ecarus', 2, { 'gates-held': 2, 'puppets-dead': 1 });
    expect(read(t)).toEqual(['duel-won', 'town-stands', 'names-are-read', 'won']);
  });

  test('fire may kill the king as well: no duel', () => {
    const t = scene(ID, { at: 'wet-grass', rank: 4 }, state => {
      state.story.stage = 'throne';
      burning(state, 'the-orc-king', 'throne');
      state.threat = { hero: 'ecarus', level: 2 };
      stand(state, 'laegon', '2B.c');
      lastOfRound(state);
    }).choose('end');
    expect(t.state.over).toEqual({ kind: 'won', by: 'throne' });
    expect(t.state.story.flags['duel-won']).toBeUndefined();
  });

  test('reward: the first act is over, and the fang is the heroes’', () => {
    expect(adventureOf(ID).reward).toEqual({ items: ['fang-of-kings'], flags: { 'act-1-over': 1 } });
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `fang ${heroes}`).over).not.toBeNull();
  });
});
