import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { DOOR_GONE, DOOR_LOCKED, DOOR_OPEN } from '../../rules/ground.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving({});

const AVRIC = 'avric-albright';
const none = face('gray', { shield: 0 });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];

/** Syndrael alone at E5, a zombie in the corner. */
const alone = (change: (state: State) => void = () => undefined): Played =>
  sit(state => {
    hero(state, 'syndrael', 'knight', 'E5');
    monster(state, 'zombie', 'J8');
    change(state);
  });
const dig = (state: State, space: string, is: 'pit' | 'lava' = 'pit') => {
  state.ground[at(state, space)] = is;
};
const pools = (t: Played) => t.state.turns[0]?.pools.map(({ source, left }) => `${source} ${left}`);
const counted = (state: State, id: string) => {
  lay(state, id, { at: 'leaves', must: true, effects: [{ do: 'count', counter: 'left' }] }, 'a');
  lay(state, id, { at: 'enters', must: true, effects: [{ do: 'count', counter: 'entered' }] }, 'b');
};

describe('leaving, entering and being placed', () => {
  test('D2-MOVE-06 who goes two spaces leaves twice and enters twice', () => {
    const t = alone(state => counted(state, 'syndrael')).choose('move');
    t.choose(go(t, 'G5'));
    expect(t.state.counters).toMatchObject({ left: 2, entered: 2 });
  });

  /** Whenever she rests, Syndrael is placed up to 3 spaces away. */
  const thrown = (space: string, change: (state: State) => void = () => undefined) => {
    const t = alone(state => {
      counted(state, 'syndrael');
      lay(state, 'syndrael', { at: 'rested', must: true, effects: [{ do: 'place', within: 3, of: 'them' }] }, 'c');
      change(state);
    });
    t.choose('rest');
    return t.choose(`space:${at(t.state, space)}`);
  };

  test('D2-MOVE-09 D2-MOVE-25 who is placed enters that space alone and moves out of none', () => {
    const t = thrown('H5', state => {
      for (const row of [3, 4, 5, 6, 7, 8]) dig(state, `F${row}`, 'lava');
    });
    expect([figure(t, 'syndrael').cells, damageOf(t, 'syndrael'), t.state.counters]).toMatchObject([
      [at(t.state, 'H5')],
      0,
      { entered: 1 },
    ]);
    expect(t.state.counters.left).toBeUndefined();
  });

  test('D2-MOVE-26 placing takes no notice of water; a pit it is put into is a pit', () => {
    expect(damageOf(thrown('C5'), 'syndrael')).toBe(0);
    const t = thrown('G5', state => dig(state, 'G5'));
    expect([damageOf(t, 'syndrael'), t.offered('climb').length > 0]).toEqual([2, true]);
  });

  test('D2-MOVE-01 being placed is movement too: Syndrael has not stood still', () => {
    const t = thrown('G5', state => {
      for (const one of state.heroes) one.fatigue = 0;
      lay(state, 'syndrael', { at: 'rest-recovered', must: true, effects: [{ do: 'tire', n: 3 }] }, 'd');
    });
    t.choose('end');
    expect(fatigueOf(t, 'syndrael')).toBe(3);
  });

  test('D2-MOVE-07 nor does coming back from nowhere: Tomble steps out of the shadows into a pit', () => {
    const t = sit(state => {
      hero(state, 'tomble-burrowell', 'thief', 'E5');
      hero(state, AVRIC, 'disciple', 'E8').acted = true;
      monster(state, 'zombie', 'J8');
      dig(state, 'G5');
    }).choose('use:tomble-burrowell,tomble-burrowell-feat,0');
    for (let i = 0; i < 8 && t.kind !== 'where'; i++)
      t.choose(t.offered('hero:tomble-burrowell')[0] ?? t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose(`space:${at(t.state, 'G5')}`);
    expect([figure(t, 'tomble-burrowell').cells, damageOf(t, 'tomble-burrowell')]).toEqual([[at(t.state, 'G5')], 0]);
  });

  test('D2-MOVE-07 who comes onto the map from outside it enters nothing: standing up in a pit does not hurt', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E5');
      Object.assign(syndrael, { down: at(state, 'E5'), cells: [], damage: 12, fatigue: 4 });
      dig(state, 'E5');
      counted(state, 'syndrael');
      monster(state, 'zombie', 'J8');
    }).choose('stand-up', [1, 1]);
    expect([damageOf(t, 'syndrael'), t.state.counters.entered]).toEqual([10, undefined]);
  });
});

describe('the move action', () => {
  test('D2-MOVE-13 D2-MOVE-14 it begins with its points, and may be interrupted before the first is spent', () => {
    const t = alone().choose('move');
    expect([pools(t), figure(t, 'syndrael').cells]).toEqual([['move-1 4'], [at(t.state, 'E5')]]);
    t.choose('move');
    t.choose(go(t, 'F5'));
    expect(pools(t)).toEqual(['move-1 3', 'move-2 4']);
  });

  test('D2-MOVE-15 D2-MOVE-16 points of another source interrupt it, its own resume it: Tripwire needs a move action', () => {
    const t = alone(state => holds(state, ['tripwire']))
      .choose('move')
      .choose('tire');
    t.choose(go(t, 'F5', 'fatigue'));
    expect([t.kind, pools(t)]).toEqual(['turn', ['move-1 4']]);
    t.choose(go(t, 'G5'));
    expect([t.kind, t.offered(), pools(t)]).toEqual(['answer', ['play:tripwire', 'pass'], ['move-1 3']]);
  });

  test('D2-MOVE-17 D2-MOVE-18 it ends when an effect says so, with all points of every source, or with the turn', () => {
    const t = alone(state => holds(state, ['tripwire']))
      .choose('move')
      .choose('tire');
    t.choose(go(t, 'F5')).choose('play:tripwire', FAIL);
    expect([pools(t), t.offered('go')]).toEqual([[], []]);
    const ended = alone().choose('move').choose('end');
    expect([ended.state.stage, ended.offered('go')]).toEqual(['overlord', []]);
  });

  test('D2-MOVE-28 D2-MOVE-31 D2-MOVE-17 points are spent with the own actions, not in other steps and not in the turn of others', () => {
    const t = acts(
      sit(state => {
        hero(state, 'leoric-of-the-book', 'necromancer', 'E5');
        hero(state, AVRIC, 'disciple', 'E7').acted = true;
        reanimate(state, 'leoric-of-the-book', 'E6');
        monster(state, 'zombie', 'J8');
      }),
      'leoric-of-the-book',
    );
    t.choose('done').choose('move').choose('end');
    expect([t.kind, t.offered('go')]).toEqual(['familiars', []]);
    t.choose('familiar:reanimate').choose('move');
    // Only the Reanimate's own 3 points.
    expect(pools(t)).toEqual([]);
    expect(t.state.turns[1]?.pools).toEqual([{ source: 'move-1', left: 3 }]);
  });
});

describe('large figures', () => {
  test('D2-LARGE-07 two move actions in a row: twice the speed', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
    })
      .choose('move')
      .choose('move');
    expect(pools(t)).toEqual(['move-1 3', 'move-2 3']);
  });

  test('D2-LARGE-10 D2-TERR-25 lava hurts a large figure in every space it counts, as a small one', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6');
      for (const row of [3, 4, 5, 6, 7, 8]) for (const column of ['H', 'G']) dig(state, `${column}${row}`, 'lava');
    }).choose('move');
    t.choose(go(t, 'F5'));
    // Two lava spaces lie between; where its base ends up does not matter.
    expect(damageOf(t, 'ettin-1')).toBe(2);
  });

  test('D2-INT-09 after an action of its own a large monster counts on from any of its spaces, without one from where it came to', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'H4');
      monster(state, 'barghest', 'I5', 'J5');
    }).choose('move');
    t.choose(go(t, 'G5')).choose(`stretch:${at(t.state, 'G5')}+${at(t.state, 'G6')}`);
    expect([pools(t), t.offered(go(t, 'G7')).length, t.offered(go(t, 'G8'))]).toEqual([['move-1 2'], 1, []]);
    t.choose(strike(t, 'barghest', 'syndrael', 'H4'), [1, 1, 1]).chooseWhile('answer', 'pass');
    expect([pools(t), t.offered(go(t, 'G8')).length]).toEqual([['move-1 2'], 1]);
    // Any action of its own will do.
    const howls = raid(state => {
      hero(state, 'syndrael', 'knight', 'H4');
      monster(state, 'barghest', 'I5', 'J5');
    }).choose('move');
    howls.choose(go(howls, 'G5')).choose(`stretch:${at(howls.state, 'G5')}+${at(howls.state, 'G6')}`);
    howls.choose('use:barghest-1,howl,0', [1, 1]);
    expect([pools(howls), howls.offered(go(howls, 'G8')).length]).toEqual([['move-1 2'], 1]);
  });

  test('D2-INT-08 D2-LARGE-15 an attack in the middle of a move must be possible before it expands; then it may be on others', () => {
    const charge = (friend: boolean) => {
      const t = raid(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        if (friend) hero(state, AVRIC, 'disciple', 'G4');
        monster(state, 'barghest', 'I5', 'J5');
      }).choose('move');
      t.choose(go(t, 'G5'));
      return t.choose(`stretch:${at(t.state, 'F5')}+${at(t.state, 'G5')}`);
    };
    // Nobody stands beside G5, the space it has counted to.
    expect(charge(false).offered('attack')).toEqual([]);
    const t = charge(true);
    expect(t.offered('attack')).toEqual([strike(t, 'barghest', 'syndrael', 'E5'), strike(t, 'barghest', AVRIC, 'G4')]);
    // With its points spent nothing is interrupted any more.
    const slow = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'barghest', 'I5', 'J5');
      state.lasting.push({
        source: 'laid',
        key: 'slow',
        on: 'barghest-1',
        by: 'barghest-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'modify', value: 'speed', set: 2 },
      });
    }).choose('move');
    slow.choose(go(slow, 'G5'));
    slow.choose(`stretch:${at(slow.state, 'F5')}+${at(slow.state, 'G5')}`);
    expect(slow.offered('attack')).toEqual([strike(slow, 'barghest', 'syndrael', 'E5')]);
  });

  test('D2-LARGE-08 D2-MOVE-04 D2C-ITEM-02 D2C-ITEM-03 Crossbow: the large target shrinks to the space aimed at, the attacker moves it, if it can be moved at all', () => {
    const shot = (target: 'ettin' | 'zombie') => {
      const t = acts(
        sit(state => {
          const jain = hero(state, 'jain-fairwood', 'wildlander', 'E5', ['crossbow']);
          jain.cards = jain.cards.filter(({ id }) => id === 'crossbow');
          if (target === 'ettin') monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
          else for (const space of ['F5', 'E4', 'F4', 'G4', 'G5', 'E6', 'F6', 'G6']) monster(state, 'zombie', space);
        }),
        'jain-fairwood',
      );
      const defence = target === 'ettin' ? [none, none] : [face('brown', { shield: 2 })];
      const dice = [face('blue', { range: 6 }), face('yellow', { range: 2 }), ...defence];
      return t.choose(strike(t, 'crossbow', `${target}-1`, 'F5'), dice).choose('surge:crossbow,1');
    };
    const t = shot('ettin');
    // Shrunk to F5 it goes 1 space from there, not from another space of its base; and there is no staying.
    expect([t.kind, t.seat, t.offered('done'), t.offered(`space:${at(t.state, 'H7')}`)]).toEqual(['where', 1, [], []]);
    t.choose(`space:${at(t.state, 'F4')}`);
    // How it stands there is a decision of its movement as well: the archer takes it, not the overlord.
    const bases = [
      ['F3', 'G3', 'F4', 'G4'],
      ['F4', 'G4', 'F5', 'G5'],
    ].map(base => `stretch:${base.map(space => at(t.state, space)).join('+')}`);
    expect([t.kind, t.seat, t.offered()]).toEqual(['stretch', 1, expect.arrayContaining(bases)]);
    t.choose(bases[0] ?? '');
    expect(figure(t, 'ettin-1').cells).toEqual(['F3', 'G3', 'F4', 'G4'].map(space => at(t.state, space)));
    expect(damageOf(t, 'ettin-1')).toBe(3);
    // Hemmed in on all sides a zombie stays where it is, and the damage counts all the same: 3 hearts, 2 shields, Pierce 1.
    const stuck = shot('zombie');
    expect([stuck.kind, damageOf(stuck, 'zombie-1')]).toEqual(['turn', 2]);
  });
});

describe('pits, lava and doors', () => {
  test('D2-TERR-04 2 damage for every pit entered, again and again', () => {
    const t = alone(state => dig(state, 'F5')).choose('move');
    t.choose(go(t, 'F5'));
    expect([damageOf(t, 'syndrael'), t.offered('go')]).toEqual([2, []]);
    t.choose(`climb:${at(t.state, 'E5')}`).choose('tire');
    t.choose(go(t, 'F5', 'fatigue'));
    expect(damageOf(t, 'syndrael')).toBe(4);
  });

  test('D2-TERR-05 D2-TERR-41 points left are not spent in a pit; out of it they are there again, until the activation ends', () => {
    const t = alone(state => dig(state, 'F5')).choose('move');
    t.choose(go(t, 'F5'));
    expect([pools(t), t.offered('go')]).toEqual([['move-1 3'], []]);
    t.choose('tire');
    expect(t.offered('go')).toEqual([]);
    t.choose(`climb:${at(t.state, 'G5')}`);
    t.choose(go(t, 'I5'));
    expect([figure(t, 'syndrael').cells, pools(t)]).toEqual([[at(t.state, 'I5')], ['move-1 1', 'fatigue 1']]);
  });

  test('D2-TERR-10 D2-LARGE-12 a large monster climbs out with its whole base, where there is room for it', () => {
    const pit = (friends: readonly string[] = []) =>
      raid(state => {
        hero(state, 'syndrael', 'knight', 'E3');
        monster(state, 'barghest', 'I5', 'J5');
        dig(state, 'I5');
        dig(state, 'J5');
        for (const space of friends) monster(state, 'cave-spider', space);
      }, 'barghest-1');
    const t = pit();
    expect([t.offered('go'), t.offered(`climb:${at(t.state, 'H5')}`).length]).toEqual([[], 1]);
    t.choose(`climb:${at(t.state, 'H5')}`);
    expect(t.kind).toBe('stretch');
    t.choose(`stretch:${at(t.state, 'G5')}+${at(t.state, 'H5')}`);
    expect([figure(t, 'barghest-1').cells, damageOf(t, 'barghest-1'), t.state.turns[0]?.actions]).toEqual([
      [at(t.state, 'G5'), at(t.state, 'H5')],
      0,
      1,
    ]);
    // Hemmed in it lies half in the pit, or stays where it is.
    const tight = pit(['H4', 'H6', 'G4', 'G5', 'G6', 'I4', 'I6', 'J4', 'J6']);
    tight.choose(`climb:${at(tight.state, 'H5')}`);
    expect(figure(tight, 'barghest-1').cells).toEqual([at(tight.state, 'H5'), at(tight.state, 'I5')]);
  });

  test('D2-TERR-26 D2-TERR-27 who ends the own turn or activation in lava is defeated; his token lies on the nearest empty space beside it', () => {
    const t = alone(state => {
      for (const space of ['E5', 'F5', 'F4']) dig(state, space, 'lava');
      dig(state, 'J8', 'lava');
      Object.assign(hero(state, AVRIC, 'disciple', 'F6'), { acted: true });
    });
    expect(t.state.heroes[0]?.down).toBeNull();
    t.choose('end');
    expect([t.seat, t.kind, t.offered().sort()]).toEqual([
      1,
      'where',
      ['D4', 'D5', 'D6', 'E4', 'E6'].map(space => `space:${at(t.state, space)}`).sort(),
    ]);
    t.choose(`space:${at(t.state, 'E6')}`);
    expect(t.state.heroes[0]).toMatchObject({ down: at(t.state, 'E6'), cells: [], damage: 12 });
    t.choose('end');
    expect(t.state.monsters).toEqual([]);
  });

  test('D2-TERR-28 a large monster is defeated only if lava is all it stands on', () => {
    const left = (...lava: readonly string[]) =>
      raid(state => {
        hero(state, 'syndrael', 'knight', 'E3');
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        for (const space of lava) dig(state, space, 'lava');
      }).choose('end').state.monsters.length;
    expect([left('G5', 'H5', 'G6'), left('G5', 'H5', 'G6', 'H6')]).toEqual([1, 0]);
  });

  test('D2-TERR-30 a large monster has speed 1 only if sludge is all it stands on as it is activated', () => {
    const points = (...sludge: readonly string[]) =>
      raid(state => {
        hero(state, 'syndrael', 'knight', 'E3');
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        for (const space of sludge) state.ground[at(state, space)] = 'sludge';
      }).choose('move').state.turns[0]?.pools;
    expect([points('G5', 'H5', 'G6'), points('G5', 'H5', 'G6', 'H6')]).toEqual([
      [{ source: 'move-1', left: 3 }],
      [{ source: 'move-1', left: 1 }],
    ]);
  });

  test('D2-TERR-39 not at the end of the turn of another', () => {
    const t = alone(state => {
      Object.assign(hero(state, AVRIC, 'disciple', 'E7'), { acted: true });
      dig(state, 'E7', 'lava');
      dig(state, 'J8', 'lava');
    });
    t.choose('end');
    expect([t.state.stage, t.state.heroes[1]?.down, t.state.monsters.length]).toEqual(['overlord', null, 1]);
    t.choose('end');
    expect([t.state.heroes[1]?.down, t.state.monsters.length]).toEqual([null, 0]);
  });

  test('D2-TERR-12 D2-ACTN-12 D2-TREAT-08 D2-FAM-21 D2-COND-10 D2-ACTN-11 a familiar climbs out of a pit or shakes a condition off with either of its actions', () => {
    const held = (change: (state: State) => void) => {
      const t = sit(state => {
        hero(state, 'leoric-of-the-book', 'necromancer', 'E5');
        reanimate(state, 'leoric-of-the-book', 'E6');
        monster(state, 'zombie', 'F7');
        change(state);
      });
      return t.choose('familiar:reanimate');
    };
    const t = held(state => dig(state, 'E6'));
    expect(t.offered('go')).toEqual([]);
    t.choose(`climb:${at(t.state, 'E7')}`);
    // Its other action, once the move is taken, is as good for it.
    const late = held(state => dig(state, 'E6')).choose('move');
    expect(late.offered('climb').length).toBeGreaterThan(0);
    // One action is left: moving or attacking, as it likes.
    expect([t.offered('move'), t.offered('attack').length]).toEqual([['move'], 1]);
    t.choose('move');
    expect(t.offered('attack')).toEqual([]);
    const dazed = held(state => {
      for (const one of state.companions) one.conditions = ['stunned'];
    });
    expect([dazed.offered('move'), dazed.offered('attack')]).toEqual([[], []]);
    dazed.choose('shake-off:stunned');
    expect([figure(dazed, 'reanimate').conditions, dazed.offered('move'), dazed.offered('attack').length]).toEqual([
      [],
      ['move'],
      1,
    ]);
    dazed.choose(strike(dazed, 'reanimate', 'zombie-1', 'F7'), [1, 1, 1]);
    expect([dazed.offered('move'), dazed.offered('attack')]).toEqual([[], []]);
  });

  const doors = (space: string, stands: number) =>
    sit(
      state => {
        hero(state, 'syndrael', 'knight', space);
        hero(state, AVRIC, 'disciple', 'E5').acted = true;
        monster(state, 'zombie', 'J6');
        state.doors[1] = stands;
      },
      { quest: PROVING_GROUND },
    );

  test('D2-DOOR-08 a locked door that was opened and closed again is locked again', () => {
    const t = doors('F8', DOOR_OPEN).choose('door:1');
    expect([t.state.doors[1], t.offered('door')]).toEqual([DOOR_LOCKED, []]);
    const plain = doors('F3', DOOR_LOCKED).choose('door:0').choose('door:0');
    expect(plain.state.doors).toEqual([1, DOOR_LOCKED]);
  });

  test('D2-DOOR-06 D2-DOOR-07 a locked door is not opened, nor is one closed that a large figure stands across', () => {
    expect([doors('F8', DOOR_LOCKED).offered('door'), doors('F3', DOOR_LOCKED).offered('door')]).toEqual([
      [],
      ['door:0'],
    ]);
    const across = (...base: readonly string[]) =>
      acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'E3');
            monster(state, 'barghest', ...base);
            state.doors[0] = DOOR_OPEN;
          },
          { quest: PROVING_GROUND },
        ),
        'syndrael',
      ).offered('door');
    expect([across('F2', 'F3'), across('F3', 'F4')]).toEqual([[], ['door:0']]);
  });

  test('D2-DOOR-09 a door that was removed cannot be closed', () => {
    expect(doors('F8', DOOR_GONE).offered('door')).toEqual([]);
    const gone = doors('F8', DOOR_GONE).choose('move');
    expect(gone.offered(go(gone, 'F9'))).toHaveLength(1);
    expect(doors('F8', DOOR_OPEN).offered('door')).toEqual(['door:1']);
  });
});
