import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { acts, at, face, figure, hero, MISS, monster, raid, sit, strike } from '../positions.ts';

/** Syndrael with sword and shield beside a goblin archer. */
const duel = () =>
  acts(
    sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'goblin-archer', 'G5');
      monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6');
    }),
    'syndrael',
  );

describe('large figures', () => {
  test('D2-LOS-11 D2C-LOSX-10 the line may be drawn from any of their spaces and to any of them, whatever hides the others', () => {
    // Between them a wall of obstacles with a gap in row 8: only the lower spaces of the elemental look through it.
    const sees = (gap: string | null) => {
      const t = raid(state => {
        hero(state, 'syndrael', 'knight', 'D8');
        monster(state, 'elemental', 'H6', 'I6', 'H7', 'I7');
        for (const name of ['F3', 'F4', 'F5', 'F6', 'F7', 'F8'])
          if (name !== gap) state.ground[at(state, name)] = 'obstacle';
      });
      return t.offered('attack:').length;
    };
    expect([sees('F8'), sees(null)]).toEqual([1, 0]);
    const seen = (gap: string | null) => {
      const t = acts(
        sit(state => {
          hero(state, 'jain-fairwood', 'wildlander', 'E7');
          monster(state, 'elemental', 'I6', 'J6', 'I7', 'J7');
          for (const name of ['G3', 'G4', 'G5', 'G6', 'G7', 'G8'])
            if (name !== gap) state.ground[at(state, name)] = 'obstacle';
        }),
        'jain-fairwood',
      );
      const spaces = t.offered('attack:').map(one => Number(one.split(',').at(-1)));
      return ['I6', 'J6', 'I7', 'J7'].filter(name => spaces.includes(at(t.state, name)));
    };
    // A corner of I6 is seen as well, slanting through the gap; the two behind them are hidden by the elemental itself.
    expect([seen('G7'), seen(null)]).toEqual([['I6', 'I7'], []]);
  });
});

describe('large attackers', () => {
  test('D2-LARGE-03 D2-LARGE-04 it is counted from one of their spaces and seen from another, to the same target', () => {
    // From G5 it is 2 spaces past Avric, who hides her; F5 sees her, 3 spaces away.
    const struck = (more: (state: State) => void = () => undefined) => {
      const t = raid(state => {
        hero(state, 'syndrael', 'knight', 'H3');
        hero(state, 'avric-albright', 'disciple', 'H4');
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
        state.ground[at(state, 'G4')] = 'obstacle';
        more(state);
      });
      return t.offered('attack:ettin,syndrael');
    };
    expect(struck()).toHaveLength(1);
    // Seen from nowhere.
    const hidden = (state: State): void => {
      for (const name of ['F4', 'G3']) state.ground[at(state, name)] = 'obstacle';
    };
    expect(struck(hidden)).toEqual([]);
  });
});

describe('the steps of an attack', () => {
  test('D2-ASTEP-24 D2-ASTEP-25 D2-DMG-01 damage minus shields is dealt', () => {
    const t = duel();
    // 2 + 1 hearts against 2 shields.
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('gray', { shield: 2 }),
    ]);
    expect(figure(t, 'goblin-archer-1').damage).toBe(1);
    expect(t.leftover).toEqual([]);
  });

  test('D2-ASTEP-13 D2-MISS-01 D2-MISS-04 an X misses: no surges are spent, nothing is dealt', () => {
    const t = duel();
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [
      MISS,
      face('red', { surge: 1 }),
      face('gray', { shield: 0 }),
    ]);
    expect(t.kind).toBe('turn');
    expect(figure(t, 'goblin-archer-1').damage).toBe(0);
  });

  test('D2-ATK-09 D2-ATK-07 a melee attack, with bare hands too, targets adjacent spaces only; with Reach it goes farther', () => {
    const t = duel();
    expect(t.offered('attack:iron-longsword')).toEqual([`attack:iron-longsword,goblin-archer-1,${at(t.state, 'G5')}`]);
    const apart = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'zombie', 'H5');
      }),
      'syndrael',
    );
    expect(apart.offered('attack')).toEqual([]);
    const spear = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5', ['iron-spear']);
        monster(state, 'zombie', 'H5');
      }),
      'syndrael',
    );
    expect(spear.offered('attack')).toEqual([strike(spear, 'iron-spear', 'zombie-1', 'H5')]);
  });

  test('D2-ATK-07 bare hands are always there: the blue die alone', () => {
    const t = duel();
    t.choose(strike(t, 'unarmed', 'goblin-archer-1', 'G5'), [face('blue', { range: 4 }), face('gray', { shield: 1 })]);
    expect(figure(t, 'goblin-archer-1').damage).toBe(1);
  });
});
