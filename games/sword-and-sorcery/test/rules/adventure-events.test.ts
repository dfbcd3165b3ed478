import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import { adventureOf } from '../../content/adventures/index.ts';
import type { EventId } from '../../content/events.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { beforeEvent, GROUPS } from '../event-phase.ts';
import { inForce, lastTurn, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

/** Ecarus two zones before the story card of the practice yard. */
const near = (arrange: (state: State) => void = () => {}) =>
  sit({ at: '6A.a' }, state => {
    state.shadows = [zone('1A.h')];
    arrange(state);
  });

/** Wounds of a roll of two hits against one armour. */
function wounds(day: EventId | null, by: 'heroes' | 'enemies' = 'heroes'): number {
  const t = sit({ passing: ['react'] }, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'laegon', '1A.s');
    enemy(state, 'brigand-green-1', '2A.c');
    state.supplies.activation = newSupply<ActivationId>(['B']);
    state.events.day = day;
  });
  if (by === 'heroes') {
    t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    return body(t, 'brigand-green-1').wounds;
  }
  t.choose('end', [blue('hit'), blue('block'), blue('gremlin')]);
  return hero(t, 'ecarus').wounds;
}

/** The only enemy on the map. */
function body0(state: State) {
  const [only] = state.enemies.flatMap(({ bodies }) => bodies);
  if (only === undefined) throw new Error('There is no enemy.');
  return only;
}

describe('adventure events', () => {
  test('SS-ADVE-01, SS-ADVE-03, SS-DECK-13 a card in a zone is resolved when a hero enters it; then the move goes on', () => {
    const t = near().choose(to('6A.b'));
    expect([t.state.shards, t.state.storyCards.length]).toEqual([0, 1]);
    t.choose(to('6A.c'));
    expect(told(t, 'event')).toMatchObject([{ event: 'story-1', rule: 'SS-ADVE-01' }]);
    expect([t.state.shards, t.state.storyCards, t.state.story.read]).toEqual([1, [], ['story-1']]);
    // Two of three points are spent: Ecarus may go on, and has all his other actions.
    expect(t.state.turn).toMatchObject({ hero: 'ecarus', points: 1, combat: 1, standard: 1 });
    expect(t.offered('step')).toContain(to('6A.b'));
    t.choose(to('6A.b'));
    expect(t.state.shards).toBe(1);
  });

  test('SS-ADVE-01 ghosts and companions do not set it off', () => {
    const ghost = near(state => {
      heroOf(state, 'ecarus').ghost = true;
    });
    ghost.choose(to('6A.b')).choose(to('6A.c'));
    expect([ghost.state.shards, ghost.state.storyCards.length]).toEqual([0, 1]);
    const wolf = sit({ heroes: ['archer', 'white-rose'], at: '6A.b' }, state => {
      state.shadows = [zone('1A.h')];
      learn(state, 'laegon', 'call-fenrir');
    });
    wolf.choose('power:call-fenrir,1,-').choose(to('6A.c'));
    expect([wolf.state.shards, wolf.state.storyCards.length]).toEqual([0, 1]);
  });

  test('SS-ADVE-02 drawn from the deck or met on the map, it does the same', () => {
    const met = near(state => stand(state, 'ecarus', '6A.b')).choose(to('6A.c'));
    const drawn = beforeEvent('story-1').choose('end');
    for (const t of [met, drawn]) {
      const kinds = t.happened().map(({ kind }) => kind);
      expect(kinds.filter(kind => ['event', 'story', 'shards'].includes(kind))).toEqual(['event', 'story', 'shards']);
      expect([t.state.shards, t.state.story.read, t.state.events.up]).toEqual([1, ['story-1'], ['story-1']]);
    }
  });

  test('SS-ADVE-04 it lies face up on the deck, and the next event phase only discards it: a round is won', () => {
    const t = near(state => {
      stand(state, 'ecarus', '6A.b');
      for (const one of state.heroes) one.acted = one.id !== 'ecarus';
      state.events.deck = newPile<EventId>(['they-come']);
    });
    t.choose(to('6A.c')).choose('end');
    expect(t.state.round).toBe(2);
    expect(t.state.events).toMatchObject({ up: [], out: ['story-1'], deck: { rest: ['they-come'] } });
    expect(t.state.enemies).toEqual([]);
  });

  test('SS-ADVE-05, SS-ADVE-06, SS-EVNT-10 met while another card lies there, it covers that for a round', () => {
    const t = near(state => {
      stand(state, 'ecarus', '6A.b');
      for (const one of state.heroes) one.acted = one.id !== 'ecarus';
      state.events.up = ['battle-fury'];
    });
    t.choose(to('6A.c'));
    expect(t.state.events.up).toEqual(['battle-fury', 'story-1']);
    t.choose('end');
    expect(t.state.events).toMatchObject({ up: ['battle-fury'], out: ['story-1'] });
  });

  test('SS-ADVE-07 night means what the adventure says, for heroes, until the next day or night', () => {
    expect([wounds(null), wounds('nightfall'), wounds('witching-hour'), wounds('noon')]).toEqual([2, 1, 1, 2]);
    expect([wounds(null, 'enemies'), wounds('nightfall', 'enemies')]).toEqual([2, 2]);
    const t = beforeEvent('noon', GROUPS[2], state => {
      state.events.day = 'nightfall';
    }).choose('end');
    expect(t.state.events).toMatchObject({ day: 'noon', out: ['nightfall'], up: [] });
  });

  test('SS-ADVE-09 the first adventure begins at night, and heroes score one hit less until day breaks', () => {
    const { events, light } = adventureOf('the-bell-without-a-hand');
    expect([events.day, light]).toEqual(['nightfall', { night: [{ do: 'modify', value: 'hits', n: -1 }] }]);
    const struck = (day: EventId): number => {
      const t = sit({ adventure: 'the-bell-without-a-hand', at: 'nave' }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        stand(state, 'laegon', 'crypt');
        enemy(state, 'brigand-green-1', 'nave');
        state.shadows = [];
        state.events.day = day;
      });
      t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
      return body(t, 'brigand-green-1').wounds;
    };
    expect([struck('nightfall'), struck('first-light')]).toEqual([1, 2]);
  });

  test('SS-ADVE-07 standard and story events do not end the night', () => {
    const t = beforeEvent('they-come', GROUPS[2], state => {
      state.events.day = 'nightfall';
    }).choose('end');
    expect(t.state.events).toMatchObject({ day: 'nightfall', up: ['they-come'], out: [] });
  });

  test('SS-ADVE-08 what is printed on day and night happens once', () => {
    const t = beforeEvent('noon', GROUPS[2], state => {
      for (const one of state.heroes) one.wounds = 3;
    }).choose('end');
    expect(t.state.heroes.map(one => one.wounds)).toEqual([2, 2]);
    t.choose('next:ecarus').choose('end').choose('end');
    expect([t.state.round, t.state.heroes.map(one => one.wounds)]).toEqual([3, [2, 2]]);
  });

  test('SS-ADVE-10 three places: beside the deck, on the deck, the discards', () => {
    const t = beforeEvent('they-come', GROUPS[2], state => {
      state.events.day = 'noon';
      state.events.out = ['footsteps'];
    }).choose('end');
    expect(t.state.events).toMatchObject({ day: 'noon', up: ['they-come'], out: ['footsteps'] });
  });
});

describe('the end of an adventure', () => {
  test('SS-END-01, SS-END-02 the condition of victory is met: it is over at once', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(t.state.over).toBe(null);
    t.choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    expect(t.state).toMatchObject({ over: { kind: 'won', by: 'fight' }, stage: 'over', turn: null });
    expect(t.match.outcome).toEqual({ winners: [0], kind: 'won', rule: 'SS-END-02' });
    expect(t.kind).toBe(null);
  });

  test('SS-END-02 also in the middle of an enemy turn', () => {
    const t = sit({ passing: ['react'] }, state => {
      enemy(state, 'gremlin-green-1', '2A.n');
      body0(state).wounds = 2;
      state.ground[zone('2A.c')]?.tokens.push('hunting-trap-1');
      state.supplies.activation = newSupply<ActivationId>(['B']);
    }).choose('end');
    expect(told(t, 'killed')).toMatchObject([{ figure: 'gremlin-green-1' }]);
    expect([t.state.over, t.kind]).toEqual([{ kind: 'won', by: 'fight' }, null]);
  });

  test('SS-END-02 and in the time phase, before shards are spent', () => {
    const t = sit({}, state => {
      lastTurn(state);
      for (const one of state.enemies.flatMap(({ bodies }) => bodies)) Object.assign(one, { wounds: 3, fire: [1] });
      state.shards = 9;
    }).choose('end');
    expect([t.kind, t.state.over]).toEqual([null, { kind: 'won', by: 'fight' }]);
  });

  test('SS-END-03, SS-END-06, SS-GOLD-04 the last card of the deck is discarded: lost', () => {
    const t = sit({}, state => {
      lastTurn(state);
      state.events.deck = newPile<EventId>([]);
    }).choose('end');
    expect(t.state.over).toEqual({ kind: 'deck', by: null });
    expect(t.match.outcome).toEqual({ winners: [], lost: true, kind: 'deck', rule: 'SS-END-03' });
    // Not while one more lies face down, or covered.
    for (const arrange of [
      (state: State) => {
        state.events.deck = newPile<EventId>(['noon']);
      },
      (state: State) => {
        state.events.deck = newPile<EventId>([]);
        state.events.up = ['fog', 'story-1'];
      },
    ])
      expect(
        sit({}, state => {
          lastTurn(state);
          arrange(state);
        }).choose('end').state.over,
      ).toBe(null);
  });

  test('SS-END-06 victory comes first; day or night as the last card leaves one more round', () => {
    const won = sit({}, state => {
      lastTurn(state);
      state.events.deck = newPile<EventId>([]);
      state.enemies = [];
    }).choose('end');
    expect(won.state.over).toEqual({ kind: 'won', by: 'fight' });
    const t = beforeEvent('noon', GROUPS[2], state => {
      state.events.deck.bottom = [];
    }).choose('end');
    expect([t.state.over, t.state.round, t.state.events.day]).toEqual([null, 2, 'noon']);
    t.choose('next:ecarus').choose('end').choose('end');
    expect(t.state.over).toEqual({ kind: 'deck', by: null });
  });

  test('SS-END-03 a card that is discarded by an effect counts too', () => {
    const lose = (deck: EventId[], up: EventId[]) => {
      const { state } = near(one => {
        one.events.deck = newPile(deck);
        one.events.up = up;
        inForce(one, 'ecarus', 'bell', { do: 'on', at: 'turn-end', effects: [{ do: 'lose-event' }] });
      }).choose('end');
      return [state.over?.kind ?? null, state.events.out];
    };
    expect(lose(['noon'], [])).toEqual(['deck', ['noon']]);
    expect(lose([], ['fog'])).toEqual(['deck', ['fog']]);
    expect(lose(['noon'], ['fog'])).toEqual([null, ['fog']]);
  });

  test('SS-END-04 all heroes are ghosts at the same time: lost', () => {
    const fall = (ghosts: boolean) =>
      sit({ at: '5B.a' }, state => {
        state.shadows = [zone('1A.h')];
        heroOf(state, 'ecarus').wounds = 7;
        heroOf(state, 'laegon').ghost = ghosts;
      }).choose(to('5B.p'));
    const t = fall(true);
    expect(t.state.over).toEqual({ kind: 'ghosts', by: null });
    expect(t.match.outcome).toEqual({ winners: [], lost: true, kind: 'ghosts', rule: 'SS-END-04' });
    const alone = fall(false);
    expect([alone.state.over, hero(alone, 'ecarus').ghost]).toEqual([null, true]);
  });

  test('SS-OVER-01 all win or lose together', () => {
    const t = sit({ seats: 2 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    t.choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('block')]);
    expect(t.match.outcome?.winners).toEqual([0, 1]);
  });
});
