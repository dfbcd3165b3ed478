import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import type { EventId } from '../../content/events.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { lastTurn, suffers, to, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, sit, stand, zone } from '../positions.ts';

/** Laegon's turn is the last of round 1; `end` leads into the time phase of round 2. */
const last = (arrange: (state: State) => void, rank = 1) =>
  sit({ heroes: ['archer', 'white-rose'], rank }, state => {
    lastTurn(state);
    arrange(state);
  });

describe('the round', () => {
  test('SS-ROUND-01, SS-ROUND-03 rounds go on until victory or defeat: three events last six rounds', () => {
    const t = sit({ begun: false }, state => {
      state.shadows = [zone('1A.h')];
      state.portals = [];
      state.events.deck = { ...newPile<EventId>([]), bottom: ['footsteps', 'they-come', 'horn'] };
    });
    while (t.kind !== null) t.choose(t.offered()[0]?.startsWith('next') ? (t.offered()[0] ?? '') : 'end');
    expect(t.state).toMatchObject({ round: 6, over: { kind: 'deck' } });
  });

  test('SS-ROUND-02 time phase, battle phase, event phase', () => {
    const t = last(state => {
      state.events.up = [];
    }).choose('end');
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.indexOf('turn-ended')).toBeLessThan(kinds.indexOf('event'));
    expect(kinds.indexOf('event')).toBeLessThan(kinds.indexOf('round'));
    expect([t.kind, t.state.stage]).toEqual(['next-hero', 'battle']);
  });
});

describe('the time phase', () => {
  test('SS-TIME-01 wounds first, then other effects, then what ends or is refreshed', () => {
    const t = last(state => {
      give(state, 'ecarus', 'armour', 'troll-hide');
      give(state, 'ecarus', 'main', 'dawnbreaker', 1);
      heroOf(state, 'ecarus').fire = [1];
    }).choose('end');
    const kinds = t
      .happened()
      .filter(event => 'figure' in event || 'hero' in event)
      .map(({ kind }) => kind);
    expect(kinds.filter(kind => ['wounds', 'healed', 'item'].includes(kind))).toEqual(['wounds', 'healed', 'item']);
    expect(t.state.heroes.map(({ acted }) => acted)).toEqual([false, false]);
  });

  test('SS-TIME-01 who dies of its wounds is not healed by what comes after them', () => {
    const t = last(state => {
      give(state, 'ecarus', 'armour', 'troll-hide');
      Object.assign(heroOf(state, 'ecarus'), { wounds: 7, fire: [1] });
    }).choose('end');
    expect(hero(t, 'ecarus')).toMatchObject({ ghost: true });
  });

  test('SS-TIME-02 all other effects at the same time: nobody is asked for an order', () => {
    const t = last(state => {
      for (const { id } of state.heroes) {
        give(state, id, 'armour', 'troll-hide');
        heroOf(state, id).wounds = 3;
      }
    }).choose('end');
    expect([t.state.heroes.map(({ wounds }) => wounds), t.kind]).toEqual([[2, 2], 'next-hero']);
  });

  test('SS-TIME-03, SS-TIME-04 powers with one hourglass are ready, the others lose one and are not', () => {
    const t = last(state => {
      learn(state, 'ecarus', 'charge', 'mighty-blow', 'shield-wall');
      for (const [i, power] of heroOf(state, 'ecarus').powers.entries()) power.glasses = i;
    }).choose('end');
    expect(hero(t, 'ecarus').powers.map(({ glasses }) => glasses)).toEqual([0, 0, 1]);
    expect(told(t, 'cooldown')).toMatchObject([
      { power: 'mighty-blow', glasses: 0, rule: 'SS-TIME-03' },
      { power: 'shield-wall', glasses: 1, rule: 'SS-TIME-04' },
    ]);
  });

  test('SS-TIME-05, SS-TIME-06, SS-TIME-07 shards raise and resurrect in any order, as often as there are enough', () => {
    const t = last(state => {
      state.shards = 20;
      stand(state, 'ecarus', '2A.n');
      heroOf(state, 'ecarus').ghost = true;
    }).choose('end');
    expect([t.kind, t.offered()]).toEqual(['shards', ['raise:laegon', 'raise:ecarus', 'resurrect:ecarus', 'done']]);
    t.choose('raise:laegon');
    while (t.kind === 'learn') t.choose(t.offered()[0] ?? '');
    expect([hero(t, 'laegon').rank, t.state.shards]).toEqual([2, 16]);
    const before = t.state.shards;
    t.choose('resurrect:ecarus');
    expect([hero(t, 'ecarus').ghost, before - t.state.shards]).toEqual([false, 1]);
    expect(t.kind).toBe('shards');
    t.choose('done');
    expect(t.kind).toBe('next-hero');
  });

  test('SS-TIME-05 without enough shards nobody is asked', () => {
    expect(
      last(state => {
        state.shards = 1;
      }).choose('end').kind,
    ).toBe('next-hero');
  });
});

describe('the battle phase', () => {
  test('SS-BATL-01 a hero takes its turn and one enemy turn follows; the hero is active in both', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], begun: false }, state => {
      enemy(state, 'gremlin-green-1', '2A.c');
      state.supplies.activation = newSupply<ActivationId>(['B']);
    });
    expect([t.kind, t.offered(), t.state.active]).toEqual(['next-hero', ['next:laegon', 'next:ecarus'], null]);
    t.choose('next:laegon');
    expect([t.kind, t.state.active]).toEqual(['turn', 'laegon']);
    t.choose('end');
    // Ecarus may taunt the gremlin that is about to strike: Laegon is still the active one.
    expect([t.kind, t.state.stage, t.state.active]).toEqual(['react', 'enemies', 'laegon']);
    t.choose('pass', [blue('block'), blue('block')]);
    expect(told(t, 'activated')).toHaveLength(1);
  });

  test('SS-BATL-02 in any order, every hero once a round', () => {
    const order = (first: string, second: string) => {
      const t = sit({ heroes: ['archer', 'white-rose', 'cleric'], begun: false }, state => {
        state.shadows = [zone('1A.h')];
      });
      const offered = [t.offered()];
      t.choose(first).choose('end');
      offered.push(t.offered());
      t.choose(second).choose('end');
      return [...offered, [t.kind, t.state.turn?.hero ?? '']];
    };
    expect(order('next:ecarus', 'next:laegon')).toEqual([
      ['next:laegon', 'next:ecarus', 'next:thorgar'],
      ['next:laegon', 'next:thorgar'],
      ['turn', 'thorgar'],
    ]);
    expect(order('next:thorgar', 'next:ecarus')[2]).toEqual(['turn', 'laegon']);
  });

  test('SS-BATL-02 the players decide together who is next', () => {
    const t = sit({ seats: 2, begun: false }, state => {
      state.shadows = [zone('1A.h')];
    });
    expect(t.match.ask).toMatchObject({ kind: 'next-hero', seat: 0, also: [1] });
  });

  test('SS-BATL-04 a ghost has a turn of its own kind', () => {
    const t = sit({ begun: false }, state => {
      state.shadows = [zone('1A.h')];
      heroOf(state, 'ecarus').ghost = true;
      suffers(state, 'laegon', 'slowed');
    }).choose('next:ecarus');
    expect(t.kind).toBe('ghost');
    expect(t.offered().map(id => id.split(':')[0])).toEqual(expect.arrayContaining(['return', 'step', 'end']));
    expect([t.offered('attack'), t.offered('focus'), t.offered('dash')]).toEqual([[], [], []]);
    t.choose(to('2A.n')).choose('end');
    expect(t.state.active).toBe('laegon');
  });
});
