import { totalOf } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { TRAPS, type TrapId } from '../../content/traps.ts';
import type { State } from '../../index.ts';
import { armourOf } from '../../rules/values.ts';
import { type FigureId, heroOf } from '../../state.ts';
import { lastTurn, to, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, type Sitting, sit, stand, zone } from '../positions.ts';

const TAVERN = '1A.h|1A.s';
const miss = blue('gremlin');

/**
 * A chest in the zone of Ecarus, under this trap: Laegon is one zone away, Thorgar two, Shae three. The brigand is far off, so that the adventure
 * is not won.
 */
const chest = (trap: TrapId, arrange: (state: State) => void = () => {}, rank = 1): Sitting =>
  sit({ heroes: ['white-rose', 'archer', 'cleric', 'rogue'], at: '2A.c', rank, passing: ['react'] }, state => {
    enemy(state, 'brigand-green-2', '7A.h');
    stand(state, 'laegon', '2A.n');
    stand(state, 'thorgar', '1A.t');
    stand(state, 'shae', '1A.s');
    state.chests = [{ zone: zone('2A.c'), lock: null }];
    state.supplies.chest.pile.rest = ['chest-of-coins'];
    state.supplies.trap.pile.rest = [trap];
    arrange(state);
  });
const savers = (t: Sitting): FigureId[] => told(t, 'save').map(event => ('figure' in event ? event.figure : ''));

describe('traps', () => {
  test('SS-TRAP-01 who opens a chest or a door, or is told to, draws a card and resolves it; then it is discarded', () => {
    const t = chest('click').choose('break:chest-1');
    expect(told(t, 'trap')).toMatchObject([{ trap: 'click', hero: 'ecarus', rule: 'SS-TRAP-01' }]);
    expect(t.state.supplies.trap).toMatchObject({ pile: { rest: [] }, out: ['click'] });
  });

  test('SS-TRAP-02 every hero in its area saves, beginning in its own zone', () => {
    const t = chest('lightning').choose('break:chest-1', [miss, miss, miss]);
    expect(savers(t)).toEqual(['ecarus', 'laegon', 'thorgar']);
    expect(t.state.heroes.map(({ id, wounds }) => `${id} ${wounds}`)).toEqual([
      'ecarus 1',
      'laegon 1',
      'thorgar 1',
      'shae 0',
    ]);
    const saved = chest('lightning').choose('break:chest-1', [blue('block'), blue('energy'), blue('hit+magic')]);
    expect(saved.state.heroes.every(({ wounds }) => wounds === 0)).toBe(true);
  });

  test('SS-TRAP-03 it needs no line of sight', () => {
    const t = chest('flames', state => {
      stand(state, 'ecarus', '3A.a');
      stand(state, 'laegon', '3A.b');
      state.chests = [{ zone: zone('3A.a'), lock: null }];
    }).choose('break:chest-1', [miss, miss]);
    expect(savers(t)).toEqual(['ecarus', 'laegon']);
  });

  test('SS-TRAP-04 walls, doors and the blocking side of a barrier stop it; the other side does not', () => {
    const from = (at: string, other: string): FigureId[] =>
      savers(
        chest('lightning', state => {
          stand(state, 'ecarus', at);
          stand(state, 'laegon', other);
          stand(state, 'thorgar', '7A.h');
          stand(state, 'shae', '7A.h');
          state.chests = [{ zone: zone(at), lock: null }];
        }).choose('break:chest-1', [miss, miss]),
      );
    // Behind the closed door of the tavern.
    expect(from('1A.h', '1A.s')).toEqual(['ecarus']);
    // Up the ledge it is three zones by foot.
    expect(from('4B.c', '4B.a')).toEqual(['ecarus']);
    expect(from('4B.a', '4B.c')).toEqual(['ecarus', 'laegon']);
  });

  /** Ecarus opens the tavern from the street; Thorgar is in it, Auriel one zone farther down the street. */
  const door = (trap: TrapId, dice: readonly number[]): Sitting =>
    sit({ heroes: ['white-rose', 'cleric', 'white-mage'], at: '1A.s', passing: ['react'] }, state => {
      enemy(state, 'brigand-green-2', '7A.h');
      stand(state, 'thorgar', '1A.h');
      stand(state, 'auriel', '1A.t');
      state.supplies.trap.pile.rest = [trap];
    }).choose(`open:${TAVERN}`, dice);

  test('SS-TRAP-05, SS-TRAP-EX2 at a door both zones beside it are at range {1}: Auriel is safe from the flames', () => {
    const t = door('flames', [miss, miss]);
    expect(savers(t).toSorted()).toEqual(['ecarus', 'thorgar']);
    expect(t.state.heroes.map(({ fire }) => fire)).toEqual([[1], [1], []]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-TRAP-05 range {2} reaches one zone farther, the zones beside the door first', () => {
    const t = door('lightning', [miss, miss, miss]);
    expect(savers(t).slice(0, 2).toSorted()).toEqual(['ecarus', 'thorgar']);
    expect(savers(t)[2]).toBe('auriel');
  });

  test('SS-TRAP-07 range {0} reaches the zones beside a door', () => {
    const t = door('blade', [miss, miss]);
    expect(t.state.heroes.map(({ id, wounds }) => `${id} ${wounds}`).toSorted()).toEqual([
      'auriel 0',
      'ecarus 2',
      'thorgar 2',
    ]);
  });

  test('SS-TRAP-06 a ghost does not care', () => {
    const t = chest('lightning', state => {
      heroOf(state, 'laegon').ghost = true;
    }).choose('break:chest-1', [miss, miss]);
    expect([savers(t), hero(t, 'laegon').wounds]).toEqual([['ecarus', 'thorgar'], 0]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-TRAP-EX1 Shae draws two and chooses Lightning: two zones around the chest; both cards are discarded', () => {
    const t = sit({ heroes: ['rogue', 'white-rose', 'archer'], at: '2A.c' }, state => {
      enemy(state, 'brigand-green-2', '7A.h');
      stand(state, 'ecarus', '1A.t');
      stand(state, 'laegon', '1A.s');
      state.chests = [{ zone: zone('2A.c'), lock: null }];
      state.supplies.chest.pile.rest = ['chest-of-coins'];
      state.supplies.trap.pile = { top: ['lightning', 'pentagram'], rest: [], bottom: [] };
    });
    t.choose('break:chest-1');
    expect([t.kind, t.offered().toSorted()]).toEqual(['trap', ['trap:lightning', 'trap:pentagram']]);
    t.choose('trap:lightning', [miss, miss]);
    expect([hero(t, 'shae').wounds, hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([1, 1, 0]);
    expect(t.state.supplies.trap.out.toSorted()).toEqual(['lightning', 'pentagram']);
  });
});

describe('trap cards', () => {
  test('SS-NCRD-26 Lightning {2}, Flames {1}, Pentagram and Alarm are among them; 13 cards in all', () => {
    expect([TRAPS.lightning.range, TRAPS.flames.range, TRAPS.pentagram.range, TRAPS.alarm.range]).toEqual([
      2,
      1,
      1,
      null,
    ]);
    expect(Object.values(TRAPS).reduce((sum, { copies }) => sum + copies, 0)).toBe(13);
  });

  test('Lightning: everybody within two zones who fails suffers a wound', () => {
    const t = chest('lightning').choose('break:chest-1', [miss, blue('energy'), miss]);
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([1, 0, 1, 0]);
  });

  test('Flames: Fire I for everybody within one zone who fails', () => {
    const t = chest('flames').choose('break:chest-1', [miss, miss]);
    expect(t.state.heroes.map(({ fire }) => fire)).toEqual([[1], [1], [], []]);
    const saved = chest('flames').choose('break:chest-1', [blue('block'), miss]);
    expect(saved.state.heroes.map(({ fire }) => fire)).toEqual([[], [1], [], []]);
  });

  test('Pentagram: all powers that are not ready get an hourglass more', () => {
    const t = chest('pentagram', state => {
      learn(state, 'ecarus', 'charge', 'rally');
      const [first] = heroOf(state, 'ecarus').powers;
      if (first !== undefined) first.glasses = 1;
    }).choose('break:chest-1', [miss, miss]);
    expect(hero(t, 'ecarus').powers.map(({ glasses }) => glasses)).toEqual([2, 0]);
    expect(savers(t)).toEqual(['ecarus', 'laegon']);
  });

  test('Alarm: an activation card is drawn at once; nobody saves', () => {
    const t = chest('alarm', state => {
      state.supplies.activation.pile.rest = ['B'];
      state.enemies = [];
      enemy(state, 'gremlin-green-1', '2A.o', 'ecarus');
      stand(state, 'laegon', '1A.k');
    }).choose('break:chest-1', [miss, blue('block')]);
    expect(savers(t)).toEqual([]);
    expect(told(t, 'activation-card')).toMatchObject([{ card: 'B', queue: ['gremlin-green-1'] }]);
    expect(told(t, 'attack')).toMatchObject([{ by: 'gremlin-green-1', target: 'ecarus' }]);
    expect(t.state.turn?.hero).toBe('ecarus');
  });

  test('Darts: a wound and Poison I in its own zone', () => {
    const t = chest('darts', state => stand(state, 'thorgar', '2A.c')).choose('break:chest-1', [miss, miss]);
    expect(savers(t)).toEqual(['ecarus', 'thorgar']);
    for (const id of ['ecarus', 'thorgar'] as const)
      expect(hero(t, id)).toMatchObject({ wounds: 1, conditions: ['poisoned-1'] });
    expect(hero(t, 'laegon')).toMatchObject({ wounds: 0, conditions: [] });
  });

  test('Sleeping Gas: slowed, within one zone', () => {
    const t = chest('gas').choose('break:chest-1', [miss, miss]);
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([['slowed'], ['slowed'], [], []]);
  });

  test('Glare: blinded, within one zone', () => {
    const t = chest('glare').choose('break:chest-1', [blue('block'), miss]);
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([[], ['blinded'], [], []]);
  });

  test('Net: knocked down, and the move is over', () => {
    const t = chest('net', state => {
      stand(state, 'ecarus', '2A.w');
    });
    t.choose(to('2A.c')).choose('break:chest-1', [miss]);
    expect(hero(t, 'ecarus').conditions).toEqual(['knocked-down']);
    expect([t.state.turn?.points, t.offered('step'), t.offered('stand')]).toEqual([0, [], []]);
    const saved = chest('net', state => {
      stand(state, 'ecarus', '2A.w');
    });
    saved.choose(to('2A.c')).choose('break:chest-1', [blue('block')]);
    expect([hero(saved, 'ecarus').conditions, saved.state.turn?.points]).toEqual([[], 2]);
  });

  test('Swinging Blade: two wounds in its own zone', () => {
    const t = chest('blade').choose('break:chest-1', [miss]);
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([2, 0, 0, 0]);
  });

  test('Shadow Bell: a shadow at the nearest open portal, whoever saves what', () => {
    const t = chest('shadow-bell').choose('break:chest-1');
    expect([t.state.shadows, savers(t)]).toEqual([[zone('3A.b')], []]);
    const none = chest('shadow-bell', state => {
      for (const portal of state.portals) portal.open = false;
    }).choose('break:chest-1');
    expect(none.state.shadows).toEqual([]);
  });

  test('Rust: one armour less until the time phase', () => {
    const t = chest('rust', state => {
      give(state, 'ecarus', 'armour', 'chain');
      give(state, 'laegon', 'armour', 'chain');
    });
    const armour = (one: Sitting, id: string): number => totalOf(armourOf(one.state, id));
    expect([armour(t, 'ecarus'), armour(t, 'laegon')]).toEqual([1, 1]);
    t.choose('break:chest-1', [miss, blue('energy')]);
    expect([armour(t, 'ecarus'), armour(t, 'laegon')]).toEqual([0, 1]);
    const later = sit({}, state => {
      lastTurn(state);
      give(state, 'ecarus', 'armour', 'chain');
      state.chests = [{ zone: zone('2A.c'), lock: null }];
      state.supplies.trap.pile.rest = ['rust'];
      stand(state, 'laegon', '1A.t');
    });
    later.choose('break:chest-1', [miss]);
    expect(armour(later, 'ecarus')).toBe(0);
    later.choose('end');
    expect([later.state.round, armour(later, 'ecarus')]).toEqual([2, 1]);
  });

  test('A Click: nothing happens', () => {
    const t = chest('click').choose('break:chest-1');
    expect(t.state.heroes.every(({ wounds, conditions, fire }) => wounds + conditions.length + fire.length === 0)).toBe(
      true,
    );
    expect(t.happened().map(({ kind }) => kind)).toEqual(['trap', 'opened', 'coins']);
  });
});
