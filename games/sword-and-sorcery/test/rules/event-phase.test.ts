import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { EVENTS, type EventId } from '../../content/events.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { beforeEvent, GREEN, GROUPS } from '../event-phase.ts';
import { to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, learn, red, type Sitting, sit, stand, zone } from '../positions.ts';

/** Every hero takes a turn in which it does nothing, until the next round has begun. */
function round(t: Sitting): Sitting {
  const { round: now } = t.state;
  while (t.state.round === now && t.kind !== null) t.choose(t.kind === 'next-hero' ? (t.offered()[0] ?? '') : 'end');
  return t;
}

/** Hits Ecarus scores with a roll of two hits on a brigand in his zone. */
function struck(arrange: (state: State) => void): number {
  const t = sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'laegon', '1A.s');
    enemy(state, 'brigand-green-1', '2A.c');
    arrange(state);
  });
  t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('block'), blue('block')]);
  return body(t, 'brigand-green-1').wounds + 1;
}

describe('the event phase', () => {
  test('SS-EVNT-01, SS-BATL-03 every round ends with it, when every hero was active', () => {
    const t = sit({ begun: false }, state => {
      state.shadows = [zone('1A.h')];
    });
    t.choose('next:laegon').choose('end');
    expect([t.kind, t.state.turn?.hero, told(t, 'event')]).toEqual(['turn', 'ecarus', []]);
    t.choose('end');
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.indexOf('event')).toBeGreaterThan(kinds.indexOf('turn-ended'));
    expect(kinds.indexOf('event')).toBeLessThan(kinds.indexOf('round'));
    expect(t.state.round).toBe(2);
  });

  test('SS-EVNT-02, SS-EVNT-11 the player of the last active hero handles it; the active hero is that one', () => {
    const t = beforeEvent('flood-of-shadows', GROUPS[2], state => {
      for (const hero of state.heroes) hero.acted = hero.id !== 'laegon';
      begin(state, 'laegon');
      state.portals.push({ symbol: 'magic', zone: zone('3A.b'), open: true });
    }).choose('end', [blue('hit'), blue('hit'), blue('hit')]);
    expect(told(t, 'rolled').filter(event => event.kind === 'rolled' && event.what === 'portal')).toMatchObject([
      { by: 'laegon' },
      { by: 'laegon' },
      { by: 'laegon' },
    ]);
    // They are managed from the last active player on, clockwise.
    const managers = told(t, 'appeared').map(event => (event.kind === 'appeared' ? event.manager : null));
    expect(managers.slice(0, 2)).toEqual(['laegon', 'ecarus']);
    expect(t.state.active).toBe(null);
  });

  test('SS-EVNT-03 a face-down card is resolved in the order listed, then it lies face up on the deck', () => {
    const t = beforeEvent('breath-of-anere', GROUPS[2], state => {
      heroOf(state, 'ecarus').wounds = 3;
    }).choose('end');
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.filter(kind => ['event', 'healed', 'spawns', 'appeared'].includes(kind))).toEqual([
      'event',
      'healed',
      'spawns',
      'appeared',
    ]);
    expect(t.state.events).toMatchObject({ up: ['breath-of-anere'], out: [], day: null });
  });

  test('SS-EVNT-09 what lasts holds from the round after the phase in which the card was turned over', () => {
    const t = beforeEvent('battle-fury', GROUPS[2], state => {
      stand(state, 'laegon', '1A.s');
      enemy(state, 'gremlin-green-1', '2A.c');
    }).choose('end');
    expect(t.state.events.up).toEqual(['battle-fury']);
    t.choose('next:ecarus').choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
    expect(body(t, 'gremlin-green-1').wounds).toBe(2);
  });

  test('SS-EVNT-04, SS-EVNT-05 a face-up card is only discarded: a new one comes every second round', () => {
    const t = sit({ begun: false }, state => {
      state.shadows = [zone('1A.h')];
      state.events.deck = { ...newPile<EventId>([]), bottom: ['they-come', 'quiet-hour', 'breath-of-anere'] };
      state.portals = [];
    });
    const seen: string[][] = [];
    for (let i = 0; i < 4; i++) {
      round(t);
      seen.push(t.happened().flatMap(event => ('event' in event ? [`${event.kind}:${event.event}`] : [])));
    }
    expect(seen).toEqual([
      ['event:breath-of-anere'],
      ['event-discarded:breath-of-anere'],
      ['event:quiet-hour'],
      ['event-discarded:quiet-hour'],
    ]);
    expect(t.state.events.out).toEqual(['breath-of-anere', 'quiet-hour']);
  });

  test('SS-EVNT-06 standard events, story events, day and night', () => {
    expect([...new Set(Object.values(EVENTS).map(({ type }) => type))]).toEqual(['standard', 'story', 'day', 'night']);
    // Standard: as printed. Story: as the adventure tells. Day and night: time passes.
    const after = (card: EventId) => beforeEvent(card).choose('end').state;
    expect([after('they-come').enemies.length, after('they-come').story.read]).toEqual([2, []]);
    expect([after('story-1').shards, after('story-1').story.read]).toEqual([1, ['story-1']]);
    expect([after('noon').events.day, after('nightfall').events.day]).toEqual(['noon', 'nightfall']);
  });

  test('SS-EVNT-08, SS-ADVE-10 day and night lie beside the deck: the next phase turns over another card', () => {
    const t = beforeEvent('noon').choose('end');
    expect(t.state.events).toMatchObject({ day: 'noon', up: [], out: [] });
    round(t);
    expect(t.state.events).toMatchObject({ day: 'noon', up: ['quiet-hour'], out: [] });
  });

  test('SS-EVNT-09, SS-EVNT-10 what is printed bold holds as long as the card is on top, and ends when it is discarded', () => {
    expect(struck(() => {})).toBe(2);
    expect(
      struck(state => {
        state.events.up = ['battle-fury'];
      }),
    ).toBe(3);
    expect(
      struck(state => {
        state.events.out = ['battle-fury'];
      }),
    ).toBe(2);
    const t = beforeEvent('they-come', GROUPS[2], state => {
      state.events.up = ['battle-fury'];
    }).choose('end');
    expect(t.state.events).toMatchObject({ up: [], out: ['battle-fury'] });
  });

  test('SS-EVNT-10, SS-ADVE-05, SS-ADVE-06 a story card covers it; discarded, it uncovers what lasts, but nothing happens again', () => {
    const covered = (state: State): void => {
      state.events.up = ['battle-fury', 'story-1'];
    };
    expect(struck(covered)).toBe(2);
    const t = beforeEvent('quiet-hour', GROUPS[2], state => {
      state.events.up = ['heavy-air', 'story-1'];
    }).choose('end');
    expect(t.state.events).toMatchObject({ up: ['heavy-air'], out: ['story-1'] });
    // Heavy Air had brought its enemies before.
    expect([told(t, 'spawns'), told(t, 'event'), t.state.shards]).toEqual([[], [], 0]);
    const points = (up: EventId[]) =>
      sit({ heroes: ['archer', 'white-rose'], at: '4B.c' }, state => {
        state.shadows = [zone('1A.h')];
        state.events.up = up;
      }).choose(to('4B.e')).state.turn?.points;
    // Covered, difficult ground costs two points; uncovered three.
    expect([points(['heavy-air', 'story-1']), points(t.state.events.up)]).toEqual([2, 1]);
  });
});

describe('how many enemies appear', () => {
  const came = (card: EventId, n: 2 | 3 | 4 | 5, enemies: number, arrange: (state: State) => void = () => {}): number =>
    told(
      beforeEvent(card, GROUPS[n], state => {
        for (const one of GREEN.slice(0, enemies)) enemy(state, one, '1A.h');
        arrange(state);
      }).choose('end'),
      'appeared',
    ).length;

  test('SS-SPWN-01 at portals, by the heroes in play', () => {
    const t = beforeEvent('they-come', GROUPS[3]).choose('end');
    expect(t.state.enemies.flatMap(({ bodies }) => bodies.map(({ zone: at }) => at))).toEqual([
      zone('5B.c'),
      zone('5B.c'),
      zone('5B.c'),
    ]);
    expect(told(t, 'spawns')).toMatchObject([{ n: 3 }]);
  });

  test('SS-SPWN-EX1 three heroes, one enemy, minus one: one', () => {
    expect(came('footsteps', 3, 1)).toBe(1);
  });

  test('SS-SPWN-EX2 two heroes, one enemy, the plain form: one', () => {
    expect(came('they-come', 2, 1)).toBe(1);
  });

  test('SS-SPWN-EX3 five heroes, one enemy, minus two: two', () => {
    expect(came('footsteps', 5, 1)).toBe(2);
  });

  test('SS-SPWN-EX4 three heroes, two enemies, plus one: two', () => {
    expect(came('flood-of-shadows', 3, 2)).toBe(2);
  });

  test('SS-SPWN-02 never fewer than none', () => {
    for (const [card, enemies] of [
      ['footsteps', 3],
      ['they-come', 3],
      ['flood-of-shadows', 5],
    ] as const) {
      const t = beforeEvent(card, GROUPS[2], state => {
        for (const one of GREEN.slice(0, enemies)) enemy(state, one, '1A.h');
      }).choose('end');
      expect([told(t, 'spawns'), told(t, 'appeared')]).toMatchObject([[{ n: 0 }], []]);
    }
  });

  test('SS-SPWN-05 the form for two or three heroes is for one hero too, by those in play', () => {
    const ghosts = (n: number) => (state: State) => {
      for (const hero of state.heroes.slice(-n)) hero.ghost = true;
    };
    expect(came('footsteps', 2, 0, ghosts(1))).toBe(0);
    // Five began, three are left: three less one, not five less two.
    expect(came('footsteps', 5, 0, ghosts(2))).toBe(2);
    expect(came('footsteps', 5, 0, ghosts(1))).toBe(2);
  });

  test('SS-SPWN-03, SS-SETUP-07 ghosts are not in play, but cards that say just heroes mean them too', () => {
    const ghost = (state: State) => {
      heroOf(state, 'thorgar').ghost = true;
    };
    expect(came('they-come', 3, 0)).toBe(3);
    expect(came('they-come', 3, 0, ghost)).toBe(2);
    // Nightfall looks at how many heroes there are: four with a ghost are four.
    const t = beforeEvent('nightfall', GROUPS[4], state => {
      ghost(state);
      state.portals.push({ symbol: 'magic', zone: zone('7A.y'), open: true });
    }).choose('end');
    expect(t.state.shadows).toEqual([zone('1A.h'), zone('5B.c'), zone('7A.y')]);
  });

  test('SS-SPWN-04 a companion counts by its hero value: Fenrir for nothing', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], rank: 5 }, state => {
      learn(state, 'laegon', 'call-fenrir');
      state.shadows = [zone('1A.h')];
      state.portals = state.portals.slice(0, 1);
      state.supplies.enemy = newSupply(GREEN);
      for (const hero of state.heroes) hero.acted = hero.id !== 'laegon';
      state.events.deck = { ...newPile<EventId>(['they-come']), bottom: ['quiet-hour'] };
    });
    const [call = ''] = t.offered('power:call-fenrir');
    t.choose(call);
    t.choose('done');
    expect(t.state.companions).toHaveLength(1);
    t.choose('end');
    expect(told(t, 'appeared')).toHaveLength(2);
  });
});
