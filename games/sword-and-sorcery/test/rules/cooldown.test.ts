import { describe, expect, test } from 'vitest';
import { POWER_IDS, type PowerId, powerOf } from '../../content/powers/index.ts';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, sit, stand } from '../positions.ts';
import { glasses } from '../wolf.ts';

/** Thorgar's turn with these powers, showing so many hourglasses. */
const cooling = (
  powers: readonly (readonly [PowerId, number])[],
  arrange: (state: State) => void = lastTurn,
  rank = 1,
) =>
  sit({ heroes: ['cleric', 'white-rose'], rank, passing: ['react'] }, state => {
    for (const [id, n] of powers) heroOf(state, 'thorgar').powers.push({ id, glasses: n, from: null });
    arrange(state);
  });

const shown = (t: ReturnType<typeof cooling>): number[] => hero(t, 'thorgar').powers.map(one => one.glasses);

describe('cooldown', () => {
  test('SS-COOL-01 one to four hourglasses for each level; none on passive powers and hero powers', () => {
    for (const id of POWER_IDS) {
      const { action, levels } = powerOf(id);
      for (const { cooldown } of levels)
        if (action === 'passive') expect(cooldown).toBeUndefined();
        else expect([1, 2, 3, 4]).toContain(cooldown);
    }
  });

  test('SS-COOL-02 after its use the card shows the cooldown of the level used, and is out of use', () => {
    for (const [level, cooldown] of [
      [1, 1],
      [3, 2],
      [5, 3],
    ] as const) {
      const t = cooling(
        [['heal-wounds', 0]],
        state => {
          guard(state);
          heroOf(state, 'ecarus').wounds = 6;
        },
        5,
      ).choose(`power:heal-wounds,${level},ecarus`);
      expect([shown(t), t.offered('power')]).toEqual([[cooldown], []]);
    }
  });

  test('SS-COOL-EX1 Heal Wounds at level I is ready again in the next round', () => {
    const t = cooling([['heal-wounds', 0]], state => {
      lastTurn(state);
      heroOf(state, 'ecarus').wounds = 5;
    });
    t.choose('power:heal-wounds,1,ecarus');
    expect(shown(t)).toEqual([1]);
    t.choose('end');
    expect([t.state.round, shown(t)]).toEqual([2, [0]]);
    t.choose('next:thorgar').choose('power:heal-wounds,1,ecarus');
    expect(hero(t, 'ecarus').wounds).toBe(1);
  });

  test('SS-COOL-EX2 Mighty Blow shows two hourglasses, one in the next round, none in the one after', () => {
    const use = sit({}, state => {
      lastTurn(state);
      learn(state, 'ecarus', 'mighty-blow');
    }).choose('power:mighty-blow,1,-');
    expect(glasses(use, 'mighty-blow')).toBe(2);
    expect(glasses(use.choose('end'), 'mighty-blow')).toBe(1);
    const later = sit({}, state => {
      lastTurn(state);
      heroOf(state, 'ecarus').powers = [{ id: 'mighty-blow', glasses: 1, from: null }];
    });
    expect(later.offered('power')).toEqual([]);
    later.choose('end').choose('next:ecarus');
    expect(later.offered('power')).toEqual(['power:mighty-blow,1,-']);
  });

  test('SS-COOL-EX3, SS-NCRD-14 Lucky Child has no cooldown: for each save roll, several in a round', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'shae', 'lucky-child');
      heroOf(state, 'shae').conditions = ['blinded'];
    });
    t.choose('dash', [blue('hit')]).choose('use:shae,lucky-child,1', [blue('block')]);
    expect([told(t, 'save'), glasses(t, 'lucky-child')]).toMatchObject([[{ made: true }], 0]);
    t.choose(t.offered('step')[0] ?? '', [blue('hit')]).choose('use:shae,lucky-child,1', [blue('hit')]);
    expect([told(t, 'save'), glasses(t, 'lucky-child')]).toMatchObject([[{ made: false }], 0]);
  });

  test('SS-COOL-04, SS-COOL-05, SS-TIME-03, SS-TIME-04 first the last hourglass makes ready, then all others lose one', () => {
    const t = cooling([
      ['heal-wounds', 1],
      ['blessing', 2],
      ['command', 3],
      ['sanctuary', 4],
      ['hammer-of-faith', 0],
    ]).choose('end');
    expect(shown(t)).toEqual([0, 1, 2, 3, 0]);
    expect(told(t, 'cooldown').map(event => (event.kind === 'cooldown' ? [event.power, event.rule] : []))).toEqual([
      ['heal-wounds', 'SS-TIME-03'],
      ['blessing', 'SS-TIME-04'],
      ['command', 'SS-TIME-04'],
      ['sanctuary', 'SS-TIME-04'],
    ]);
  });

  test('SS-COOL-06, SS-COOL-07 delay adds an hourglass, but not to ready powers, nor beyond four', () => {
    const t = sit({ heroes: ['cleric', 'archer'], at: '1A.s', passing: ['react'] }, state => {
      guard(state);
      stand(state, 'laegon', '7A.h');
      for (const [id, n] of [
        ['heal-wounds', 0],
        ['blessing', 1],
        ['command', 3],
        ['sanctuary', 4],
      ] as const)
        heroOf(state, 'thorgar').powers.push({ id, glasses: n, from: null });
      state.supplies.trap.pile.rest = ['pentagram'];
    }).choose('open:1A.h|1A.s', [blue('hit')]);
    expect(shown(t)).toEqual([0, 2, 4, 4]);
  });

  test('SS-COOL-08, SS-COOL-09 hasten takes one away, but never the last, and not from ready powers', () => {
    const t = sit({ heroes: ['white-mage', 'cleric'] }, state => {
      guard(state);
      heroOf(state, 'auriel').ghost = true;
      for (const [id, n] of [
        ['heal-wounds', 0],
        ['blessing', 1],
        ['command', 2],
        ['sanctuary', 4],
      ] as const)
        heroOf(state, 'thorgar').powers.push({ id, glasses: n, from: null });
    }).choose('cry:thorgar');
    expect(t.offered()).toEqual(['ready:command', 'ready:sanctuary']);
    t.choose('ready:sanctuary');
    expect(shown(t)).toEqual([0, 1, 2, 3]);
  });

  test('SS-COOL-03 a cooldown may begin later: with the death of the wolf', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'laegon', 'call-fenrir');
    });
    t.choose('power:call-fenrir,1,-').choose('done');
    expect(glasses(t, 'call-fenrir')).toBe(0);
  });

  test('SS-COOL-10 some effects ready a power at once', () => {
    const t = cooling([['sanctuary', 4]], state => {
      guard(state);
      state.searches = [heroOf(state, 'thorgar').zone];
      state.supplies.search.pile.rest = ['search-3'];
      give(state, 'thorgar', 'pack', 'bandage');
      enemy(state, 'gremlin-green-1', '1A.h');
    });
    t.choose('search', [7]);
    expect([shown(t), t.offered('power')]).toEqual([[0], []]);
    expect(told(t, 'cooldown')).toMatchObject([{ power: 'sanctuary', glasses: 0, rule: 'SS-COOL-10' }]);
  });
});
