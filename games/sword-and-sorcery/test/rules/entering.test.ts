import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { guard, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, type Sitting, sit, stand, zone } from '../positions.ts';

/** Ecarus beside the pool, which is dangerous ground; Laegon is far away. */
const beside = (arrange: (state: State) => void = () => {}): Sitting =>
  sit({ at: '5B.b', passing: ['react'] }, state => {
    stand(state, 'laegon', '1A.t');
    guard(state);
    state.storyCards = [];
    arrange(state);
  });
const kinds = (t: Sitting): string[] => t.happened().map(({ kind }) => kind);
const poolBurns = (state: State): void => void state.ground[zone('5B.p')]?.fire.push(1);

describe('what happens on entering a zone', () => {
  test('SS-MOVE-13, SS-SHAD-05 shadows in sight first, then the ground, then fire', () => {
    const t = beside(state => {
      poolBurns(state);
      state.shadows = [zone('6A.b')];
      state.supplies.shadow.pile.rest = ['single'];
      state.supplies.enemy.pile.rest = ['gremlin-green-1'];
      state.supplies.enemy.out = [];
    });
    t.choose(to('5B.p'));
    expect(kinds(t)).toEqual(['moved', 'shadow', 'appeared', 'wounds', 'fire']);
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('5B.p'), wounds: 1, fire: [1] });
    expect(body(t, 'gremlin-green-1').zone).toBe(zone('6A.b'));
  });

  test('SS-MOVE-13, SS-NENM-07, SS-ADVE-01 after ground and fire the enemy that watches the zone, at last the story card', () => {
    const t = beside(state => {
      poolBurns(state);
      enemy(state, 'brigand-blue-1', '5B.p');
      state.storyCards = [{ event: 'story-1', zone: zone('5B.p') }];
    });
    // The save against Vigilant fails; the knife hits once, the defence die blocks nothing.
    t.choose(to('5B.p'), [blue('gremlin'), blue('block'), blue('energy')]);
    const order = kinds(t).filter(kind => ['moved', 'wounds', 'fire', 'save', 'attack', 'event'].includes(kind));
    expect(order).toEqual(['moved', 'wounds', 'fire', 'save', 'attack', 'wounds', 'event']);
    expect([hero(t, 'ecarus').wounds, t.state.storyCards]).toEqual([2, []]);
    expect(t.state.turn).toMatchObject({ points: 2, combat: 1 });
  });

  test('SS-MOVE-13 whoever dies of the ground meets neither fire nor enemies nor the story', () => {
    const t = beside(state => {
      poolBurns(state);
      enemy(state, 'brigand-blue-1', '5B.p');
      state.storyCards = [{ event: 'story-1', zone: zone('5B.p') }];
      heroOf(state, 'ecarus').wounds = 7;
      state.supplies.activation.pile.rest = ['A'];
    });
    t.choose(to('5B.p'));
    expect(kinds(t).slice(0, 3)).toEqual(['moved', 'wounds', 'killed']);
    expect(kinds(t).filter(kind => ['fire', 'save', 'attack', 'event'].includes(kind))).toEqual([]);
    expect([hero(t, 'ecarus').ghost, hero(t, 'ecarus').fire, t.state.storyCards.length]).toEqual([true, [], 1]);
  });

  test('SS-MOVE-13 whoever is killed by the enemy that watches the zone does not meet the story', () => {
    const t = beside(state => {
      enemy(state, 'brigand-blue-1', '5B.p');
      state.storyCards = [{ event: 'story-1', zone: zone('5B.p') }];
      heroOf(state, 'ecarus').wounds = 6;
    });
    t.choose(to('5B.p'), [blue('gremlin'), blue('block'), blue('energy')]);
    expect([hero(t, 'ecarus').ghost, told(t, 'event'), t.state.storyCards.length]).toEqual([true, [], 1]);
  });

  test('SS-MOVE-08, SS-SHAD-06 an enemy that appears in the way of the hero ends nothing: the move goes on', () => {
    const t = beside(state => {
      state.shadows = [zone('6A.b')];
      state.supplies.shadow.pile.rest = ['single'];
      state.supplies.enemy.pile.rest = ['gremlin-green-1'];
      state.supplies.enemy.out = [];
    });
    t.choose(to('5B.p')).choose(to('5B.d'));
    expect([hero(t, 'ecarus').zone, t.state.turn?.points]).toEqual([zone('5B.d'), 0]);
  });
});

describe('what happens where a figure is pushed', () => {
  /** Ecarus pushes Laegon with his Shield into the zone he came from. */
  const pushed = (from: string, into: string, arrange: (state: State) => void = () => {}): Sitting =>
    sit({ at: from, passing: ['react'] }, state => {
      give(state, 'ecarus', 'off', 'shield');
      heroOf(state, 'laegon').came = [zone(into)];
      state.storyCards = [];
      arrange(state);
    })
      .choose('attack:off,laegon', [blue('hit')])
      .choose('property:0', [blue('block')]);

  test('SS-PUSH-05, SS-FIRE-04, SS-MOVE-13 a hero pushed into burning dangerous ground suffers both, the blow does none', () => {
    const t = pushed('5B.c', '5B.p', poolBurns);
    expect(hero(t, 'laegon')).toMatchObject({ zone: zone('5B.p'), wounds: 1, fire: [1] });
  });

  test('SS-PUSH-02, SS-SHAD-04 pushed where a shadow is seen: it is revealed at once', () => {
    const t = pushed('5B.b', '5B.p', state => {
      guard(state);
      state.shadows = [zone('6A.b')];
      state.supplies.shadow.pile.rest = ['citizen'];
    });
    expect([t.state.shadows, told(t, 'shadow').length]).toEqual([[], 1]);
    expect(told(t, 'shadow')).toMatchObject([{ hero: 'laegon' }]);
  });

  test('SS-PUSH-06 back up the ledge nobody is pushed: another zone is chosen', () => {
    const t = sit({ at: '4B.c', passing: ['react'] }, state => {
      give(state, 'ecarus', 'off', 'shield');
      heroOf(state, 'laegon').came = [zone('4B.a')];
      state.storyCards = [];
    }).choose('attack:off,laegon', [blue('hit')]);
    t.choose('property:0');
    expect([t.kind, t.offered()]).toEqual(['push', [`zone:${zone('4B.d')}`, `zone:${zone('4B.e')}`]]);
    t.choose(`zone:${zone('4B.e')}`, [blue('block')]);
    // Difficult ground costs points, and nobody pays any here.
    expect(hero(t, 'laegon')).toMatchObject({ zone: zone('4B.e'), wounds: 0 });
  });

  test('SS-PUSH-07 no opportunity attack on the way out, but the story card where the hero lands', () => {
    const t = pushed('6A.b', '6A.c', state => {
      enemy(state, 'gremlin-green-1', '6A.b');
      state.storyCards = [{ event: 'story-1', zone: zone('6A.c') }];
    });
    expect(told(t, 'attack').filter(event => 'opportunity' in event && event.opportunity)).toEqual([]);
    expect([hero(t, 'laegon').zone, t.state.storyCards]).toEqual([zone('6A.c'), []]);
  });
});

describe('portals', () => {
  test('SS-PORT-06 of the symbols of two open portals block counts first, then energy, magic and hit', () => {
    const where = (face: string): number => {
      const t = sit({}, state => {
        state.portals = [
          { symbol: 'hit', zone: zone('5B.c'), open: true },
          { symbol: 'magic', zone: zone('5B.d'), open: true },
          { symbol: 'energy', zone: zone('6A.c'), open: true },
          { symbol: 'block', zone: zone('3A.b'), open: true },
        ];
        for (const one of state.heroes) one.acted = one.id !== 'ecarus';
        state.storyCards = [];
        state.supplies.activation.pile.rest = ['A'];
        enemy(state, 'brigand-green-2', '1A.h');
        state.events.deck = { top: ['they-come'], rest: [], bottom: [] };
        state.supplies.enemy.pile.rest = ['gremlin-green-1'];
        state.supplies.enemy.out = [];
      }).choose('end', [blue(face)]);
      return body(t, 'gremlin-green-1').zone;
    };
    expect([where('block+hit'), where('block+energy'), where('block+magic')]).toEqual([
      zone('3A.b'),
      zone('3A.b'),
      zone('3A.b'),
    ]);
    expect([where('energy+magic'), where('hit+magic')]).toEqual([zone('6A.c'), zone('5B.d')]);
  });
});
