import { type Config, checkConfig, erased, newChance, Run } from '@tafelrunde/engine';
import { doorBetween } from '@tafelrunde/engine/geometry';
import { describe, expect, test } from 'vitest';
import { type State, swordAndSorcery } from '../index.ts';
import { heroOf } from '../state.ts';
import { guard, suffers, to } from './laid.ts';
import { enemy, give, learn, type Sitting, sit, stand } from './positions.ts';

/** The rule and the English sentence. */
const why = (t: Sitting, wanted: string): string => {
  const { allowed, rule, text } = t.explain(wanted);
  return `${allowed ? 'allowed' : rule}: ${text.en}`;
};

const ALLEY = doorBetween('1A.h', '1A.s');
const GATE = doorBetween('1A.g', '1A.k');

describe('moving', () => {
  const at = (name: string, arrange: (state: State) => void = () => {}): Sitting =>
    sit({ at: name }, state => {
      guard(state);
      arrange(state);
    });

  test('a wall, a door, a barrier, a zone too far away', () => {
    expect(why(at('1A.s'), to('1A.h'))).toBe('SS-ELEM-03: A closed door is in the way.');
    expect(why(at('4B.c'), to('4B.a'))).toBe('SS-TERR-06: A barrier cannot be passed from this side.');
    expect(why(at('4B.d'), to('4B.c'))).toMatch(/^allowed/);
    expect(why(at('2A.n'), to('2A.s'))).toBe('SS-MOVE-05: One step leads into an adjacent zone only.');
  });

  test('points that are not enough, a move that is over, a hero on the ground', () => {
    const dear = at('4B.d', state => {
      if (state.turn) Object.assign(state.turn, { moved: true, points: 1 });
    });
    expect(why(dear, to('4B.e'))).toBe('SS-MOVE-03: That costs 2 movement points, and 1 is left.');
    const over = at('2A.c', state => {
      if (state.turn) state.turn.moved = true;
    });
    expect(why(over, to('2A.n'))).toBe('SS-HTURN-03: The one move action of this turn is over.');
    const down = at('2A.c', state => suffers(state, 'ecarus', 'knocked-down'));
    expect(why(down, to('2A.n'))).toBe('SS-COND-18: Who is knocked down must stand up before moving.');
    const slow = at('2A.c', state => {
      if (state.turn) state.turn.slowed = 0;
    });
    expect(why(slow, to('2A.n'))).toBe('SS-COND-26: A slowed hero takes one action in a turn, and it is taken.');
  });
});

describe('attacking', () => {
  test('range, sight, engagement, the action, the weapon, the ground', () => {
    const sword = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    expect(why(sword, 'attack:main,brigand-green-1')).toBe('SS-CACT-02: The target is 1 zone away, the range is 0.');
    expect(why(sword, 'attack:off,brigand-green-1')).toBe(
      'SS-WEAP-07: In that hand there is no weapon to attack with.',
    );
    expect(why(sword, 'attack:unarmed,brigand-green-1')).toBe(
      'SS-WEAP-08: Bare hands are for heroes who have no weapon in hand.',
    );
    expect(why(sword, 'attack:main,laegon')).toBe(
      'SS-PUSH-08: Another hero can be attacked only with something that pushes back.',
    );
    expect(why(sword, 'attack:main,nobody')).toBe('SS-LOS-12: That figure is not on the map.');
    const bow = sit({ heroes: ['archer', 'white-rose'] }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-green-1', '2A.n');
      enemy(state, 'brigand-green-2', '2A.c');
    });
    expect(why(bow, 'attack:main,brigand-green-1')).toBe(
      'SS-ENG-02: An engaged hero reaches only enemies in the own zone.',
    );
    const spent = sit({}, state => {
      enemy(state, 'brigand-green-1', '2A.c');
      if (state.turn) state.turn.combat = 0;
    });
    expect(why(spent, 'attack:unarmed,brigand-green-1')).toBe('SS-HTURN-04: No combat action is left in this turn.');
    const down = sit({}, state => {
      enemy(state, 'brigand-green-1', '2A.c');
      suffers(state, 'ecarus', 'knocked-down');
    });
    expect(why(down, 'attack:unarmed,brigand-green-1')).toBe('SS-COND-15: Who is knocked down cannot attack.');
  });

  test('what stands in the line of sight', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], at: '1A.t' }, state => {
      give(state, 'laegon', 'main', 'longbow');
      enemy(state, 'brigand-green-1', '1A.h');
      state.doors.forEach(door => {
        door.state = 'open';
      });
    });
    expect(why(t, 'attack:main,brigand-green-1')).toBe('SS-LOS-01: There is no line of sight to the target.');
  });
});

describe('powers and items', () => {
  const mage = (arrange: (state: State) => void): Sitting =>
    sit({ heroes: ['cleric', 'white-rose'] }, state => {
      guard(state);
      arrange(state);
    });

  test('hourglasses, rank, target, reach', () => {
    const cold = mage(state => {
      learn(state, 'thorgar', 'heal-wounds');
      heroOf(state, 'ecarus').wounds = 1;
      for (const power of heroOf(state, 'thorgar').powers) power.glasses = 2;
    });
    expect(why(cold, 'power:heal-wounds,1,ecarus')).toBe('SS-COOL-02: It shows 2 hourglasses and is not ready.');
    const far = mage(state => {
      learn(state, 'thorgar', 'heal-wounds');
      heroOf(state, 'ecarus').wounds = 1;
      stand(state, 'ecarus', '3A.b');
    });
    expect(why(far, 'power:heal-wounds,1,ecarus')).toMatch(/^SS-RNG-01: The target is \d zones away, the range is/);
    expect(why(far, 'power:heal-wounds,3,ecarus')).toBe('SS-PUSE-02: That needs soul rank III.');
    expect(why(far, 'power:heal-wounds,1,brigand-green-2')).toBe('SS-USE-03: It does not work on such a target.');
    expect(why(far, 'power:heal-wounds,1,thorgar')).toBe('SS-USE-01: It would do nothing there now.');
  });

  test('items that are not equipped or of another rune', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'ash-wand');
      give(state, 'ecarus', 'pack', 'healing-potion');
    });
    expect(why(t, 'item:ash-wand,-')).toBe(
      'SS-ITEM-04: The runes of this item do not fit the combat style of the hero.',
    );
    expect(why(t, 'item:healing-potion,ecarus')).toBe('SS-USE-01: It would do nothing there now.');
  });
});

describe('standard and free actions', () => {
  const yard = (at: string, arrange: (state: State) => void = () => {}): Sitting =>
    sit({ at }, state => {
      guard(state);
      arrange(state);
    });
  const fighting = (at: string): Sitting =>
    yard(at, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'brigand-green-1', at);
    });

  test('dash, focus, provoke, search', () => {
    const dashed = yard('2A.c').choose('dash');
    expect(why(dashed, 'dash')).toBe('SS-STD-06: That is done once a turn at most.');
    expect(why(dashed, 'focus')).toBe('SS-HTURN-04: No standard action is left in this turn.');
    const spent = yard('2A.c', state => {
      if (state.turn) Object.assign(state.turn, { combat: 0, moved: true });
    });
    expect(why(spent, 'focus')).toBe('SS-STD-08: No attack is left in this turn that focus could be for.');
    expect(why(spent, 'dash')).toBe('SS-MOVE-06: The move is over: a dash would bring nothing.');
    expect(why(spent, 'provoke')).toBe('SS-THRT-07: Provoking needs line of sight to a boss that threatens somebody.');
    expect(why(spent, 'search')).toBe('SS-ELEM-17: There is no search token in this zone.');
    expect(why(fighting('1A.y'), 'search')).toBe('SS-STD-15: That cannot be done while engaged.');
  });

  test('doors, locks and chests', () => {
    expect(why(yard('2A.c'), `open:${ALLEY}`)).toBe('SS-ELEM-05: The hero is not beside this door.');
    expect(why(yard('1A.k'), `open:${GATE}`)).toBe('SS-ELEM-08: The door is locked: it has to be broken open.');
    expect(why(yard('1A.s'), `break:${ALLEY}`)).toBe('SS-ELEM-05: The door is not locked: it is simply opened.');
    expect(why(fighting('1A.k'), `break:${GATE}`)).toBe('SS-STD-07: That cannot be done while engaged.');
    const locked = yard('1A.s', state => {
      const door = state.doors.find(({ id }) => id === ALLEY);
      if (door) door.lock = 'red';
    });
    expect(why(locked, `open:${ALLEY}`)).toBe('SS-ELEM-11: A magic lock is on it, which has to go first.');
    expect(why(locked, `unlock:${ALLEY}`)).toBe('SS-ELEM-12: The hero does not have the key of this colour.');
    expect(why(locked, 'break:chest-1')).toBe('SS-ELEM-09: The hero is not in the zone of this chest.');
  });

  test('equipment, exchange, things on the ground', () => {
    const t = fighting('2A.c');
    expect(why(t, 'change')).toBe('SS-STD-10: That cannot be done while engaged.');
    expect(why(t, 'exchange:laegon')).toBe('SS-STD-12: That cannot be done while engaged.');
    expect(why(t, 'pick-up')).toBe('SS-FREE-05: That cannot be done while engaged.');
    const apart = yard('2A.c', state => stand(state, 'laegon', '2A.n'));
    expect(why(apart, 'exchange:laegon')).toBe('SS-STD-12: The other hero is not in this zone.');
    expect(why(apart, 'drop')).toBe('SS-FREE-05: The hero has nothing to lay down.');
    expect(why(apart, 'pick-up')).toBe('SS-FREE-06: Nothing lies here that the hero could take up in this turn.');
  });
});

describe('ghosts, shards and the Emporium', () => {
  test('a ghost has three actions, each once', () => {
    const t = sit({}, state => {
      guard(state);
      heroOf(state, 'ecarus').ghost = true;
    });
    expect(why(t, 'dash')).toBe('SS-GHOST-06: A ghost can only cry, return to an altar and fly.');
    t.choose(t.offered('return')[0] ?? '');
    expect(why(t, t.state.altars.map(({ zone }) => `return:${zone}`)[0] ?? '')).toBe(
      'SS-GHOST-16: A ghost takes each of its actions once a turn.',
    );
  });

  test('a rank: the others come first, shards are few, an altar is needed', () => {
    const t = sit({ begun: false }, state => {
      guard(state);
      state.shards = 1;
      heroOf(state, 'ecarus').rank = 2;
      heroOf(state, 'laegon').ghost = true;
    });
    expect(why(t, 'raise:ecarus')).toBe('SS-RANK-10: Laegon has the lower rank I and comes first.');
    expect(why(t, 'raise:laegon')).toMatch(/^SS-RANK-07: That costs \d+ soul shards, and the pool holds 1\.$/);
    expect(why(t, 'resurrect:laegon')).toBe('SS-RES-01: A ghost returns only in a zone with an active altar.');
    expect(why(t, 'resurrect:ecarus')).toBe('SS-RES-01: This hero is not a ghost.');
  });

  test('crowns, room, treasures, bets', () => {
    const t = sit({ begun: false }, state => {
      state.stage = 'emporium';
      heroOf(state, 'ecarus').coins = [1, 0, 0];
      give(state, 'ecarus', 'main', 'longsword');
      state.bets = ['ecarus'];
    });
    expect(why(t, 'buy:ecarus,scale-armour,0')).toMatch(/^SS-EMP-02: That costs \d+ crowns, and the hero has 5\.$/);
    expect(why(t, 'sell:ecarus,longsword,main')).toBe('SS-EMP-09: Only treasures can be sold.');
    expect(why(t, 'bet:ecarus,block')).toBe('SS-BLDG-07: One bet for each hero and visit.');
    expect(why(t, 'dash')).toBe('SS-HTURN-01: That is done in the turn of a hero.');
  });

  test('heroes that do not go together, and powers of others', () => {
    const t = sit({ begun: false, heroes: ['white-rose', 'archer'] }, guard);
    expect(why(t, 'learn:ecarus,heal-wounds')).toBe('SS-POW-02: That is a power of another hero.');
    const choosing = sit({ begun: false }, state => {
      state.stage = 'heroes';
      state.heroes.pop();
    });
    expect(why(choosing, 'hero:shae,assassin')).toBe('SS-SOUL-02: Lawful and chaotic souls do not go together.');
    expect(why(choosing, 'hero:ecarus,white-rose')).toBe('SS-SETUP-02: Somebody leads this hero already.');
  });
});

test('whatever a hero might want in a turn is offered or has a reason, in both languages', () => {
  const wished = new Set<string>();
  for (let g = 0; g < 6; g++) {
    const config: Config = checkConfig(erased(swordAndSorcery), { scenario: 'sparring-yard', seats: 1 + (g % 4) });
    const chance = newChance(`wishes ${g}`);
    const run = new Run(swordAndSorcery, swordAndSorcery.setup(config, chance), { chance });
    run.advance();
    for (let n = 0; n < 150 && run.ask !== null; n++) {
      const { ask, state } = run;
      if (['turn', 'combat', 'ghost', 'emporium'].includes(ask.kind)) {
        const offered = new Set(ask.options.map(one => swordAndSorcery.optionId?.(one)));
        for (const wish of swordAndSorcery.wishes?.(state, 0) ?? []) {
          if (offered.has(swordAndSorcery.optionId?.(wish)) || ['next', 'end', 'leave'].includes(wish.do)) continue;
          const found = swordAndSorcery.explain?.(state, 0, wish);
          if (!found?.text.en || !found.text.de) expect(swordAndSorcery.optionId?.(wish)).toBe('explained');
          wished.add(wish.do);
        }
      }
      run.answer(chance.int(ask.options.length));
      run.advance();
    }
  }
  expect(wished.size).toBeGreaterThan(20);
});
