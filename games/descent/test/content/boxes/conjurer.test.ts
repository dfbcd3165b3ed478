import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../content/words.ts';
import type { State } from '../../../index.ts';
import { candidates } from '../../../rules/aiming.ts';
import { targetsFor } from '../../../rules/attack/targets.ts';
import { weaponsOf } from '../../../rules/attack/weapons.ts';
import { tire } from '../../../rules/damage.ts';
import { inForce } from '../../../rules/in-force.ts';
import { attributeOf, defencePool } from '../../../rules/values.ts';
import { after, io } from '../../laid.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, gray, green, yellow } from './throws.ts';

const LEORIC = 'leoric-of-the-book';
const GRISBAN = 'grisban-the-thirsty';
const ZOMBIE = 'zombie-master-1';
const use = (of: string, n = 0, who = LEORIC): string => `use:${who},${of},${n}`;
const images = (state: State, ...spaces: readonly string[]) => {
  for (const [i, space] of spaces.entries())
    state.companions.push({
      id: `image-${i + 1}`,
      of: 'image',
      kind: 'image',
      side: 'heroes',
      owner: LEORIC,
      acted: false,
      cells: [at(state, space)],
      damage: 0,
      conditions: [],
      carries: [],
      marks: {},
    });
};
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};
const there = (t: Played): string[] => t.state.companions.map(({ id }) => id);

/** Leoric as Conjurer at E5 with images on these spaces, a master zombie at H5. */
const show = (
  spaces: readonly string[] = [],
  more: readonly string[] = [],
  change: (state: State) => void = () => undefined,
) => {
  const t = sit(state => {
    hero(state, LEORIC, 'conjurer', 'E5', more);
    images(state, ...spaces);
    monster(state, 'zombie*', 'H5');
    change(state);
  });
  return acts(t, LEORIC);
};
/** A zombie at G5 is activated; Leoric stands at E5, images on these spaces. */
const hunted = (
  spaces: readonly string[],
  more: readonly string[] = [],
  change: (state: State) => void = () => undefined,
) =>
  raid(state => {
    hero(state, LEORIC, 'conjurer', 'E5', more);
    images(state, ...spaces);
    monster(state, 'zombie', 'G5');
    change(state);
  });
const claws = (t: Played, whom: string, space: string, dice: readonly number[]) =>
  t.choose(strike(t, 'zombie', whom, space), [...dice]);
const cost = (t: Played, space: string): number => {
  const before = t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
  t.choose(go(t, space));
  return before - (t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0);
};

describe('the Conjurer', () => {
  test('D2-SURGE-02 Prismatic Staff: two surges for 1 damage, one for Stunned', () => {
    const t = show();
    t.choose(strike(t, 'prismatic-staff', ZOMBIE, 'H5'), [blue(1, 1), green(1, 1), brown(1)]);
    t.choose('surge:prismatic-staff,0');
    passing(t.choose('surge:prismatic-staff,2'));
    expect([damageOf(t, ZOMBIE), figure(t, ZOMBIE).conditions]).toEqual([2, ['stunned']]);
  });

  test('D2C-CONJ-01 D2-TOK-35 Mirror Image: as much fatigue as images on the map for another one within 2 spaces; never more than 4', () => {
    const t = show();
    t.choose(use('mirror-image'));
    expect([t.offered(`space:${at(t.state, 'G5')}`).length, t.offered(`space:${at(t.state, 'H5')}`)]).toEqual([1, []]);
    t.choose(`space:${at(t.state, 'G5')}`);
    expect([there(t), fatigueOf(t, LEORIC)]).toEqual([['image-1'], 0]);
    t.choose(use('mirror-image')).choose(`space:${at(t.state, 'G6')}`);
    t.choose(use('mirror-image')).choose(`space:${at(t.state, 'F6')}`);
    expect([there(t).length, fatigueOf(t, LEORIC)]).toEqual([3, 3]);
    expect(show(['E3', 'E4', 'F3']).offered(use('mirror-image'))).toEqual([use('mirror-image')]);
    expect(show(['E3', 'E4', 'F3', 'F4']).offered(use('mirror-image'))).toEqual([]);
  });

  test('D2-TOK-36 Image: a hero figure with his attributes and a gray die, without attack dice', () => {
    const t = hunted(['F5']);
    const [weapon] = weaponsOf(t.state, 'zombie-1');
    if (weapon === undefined) throw new Error('A zombie has an attack.');
    expect(targetsFor(t.state, 'zombie-1', weapon).map(one => one.figure)).toEqual(['image-1']);
    expect([defencePool(t.state, 'image-1'), weaponsOf(t.state, 'image-1').flatMap(({ dice }) => dice)]).toEqual([
      ['gray'],
      [],
    ]);
    const all = ['might', 'knowledge', 'willpower', 'awareness'] as const;
    expect(all.map(one => attributeOf(t.state, 'image-1', one))).toEqual(
      all.map(one => attributeOf(t.state, LEORIC, one)),
    );
    const from = {
      state: t.state,
      by: 'zombie-1',
      source: { id: 'grab', by: 'monster-ability' },
      on: [],
      about: {},
    } as const;
    expect(candidates(from, { who: 'hero', within: 5 }).sort()).toEqual(['image-1', LEORIC]);
  });

  test('D2-TOK-37 an image that suffers damage or fatigue is gone, and he suffers 1 damage and 1 fatigue', () => {
    const t = hunted(['F5']);
    passing(claws(t, 'image-1', 'F5', [blue(1), yellow(2), gray(1)]));
    expect([there(t), damageOf(t, LEORIC), fatigueOf(t, LEORIC)]).toEqual([[], 1, 1]);
    const blocked = hunted(['F5']);
    passing(claws(blocked, 'image-1', 'F5', [blue(1), yellow(1), gray(3)]));
    expect([there(blocked), damageOf(blocked, LEORIC)]).toEqual([['image-1'], 0]);
    const tired = after(show(['F5']), state => tire(state, io(), 'image-1', 1, { by: 'x' }));
    expect([tired.companions, tired.heroes[0]?.damage, tired.heroes[0]?.fatigue]).toEqual([[], 1, 1]);
  });

  test('D2-TOK-38 D2C-CONJ-02 an image may have conditions, but only Weakened means anything to it', () => {
    const struck = (...conditions: readonly Condition[]) => {
      const t = hunted(['F5'], [], state => {
        figure({ state } as Played, 'image-1').conditions = [...conditions];
      });
      const words = inForce(t.state, 'image-1', 'surge').length + inForce(t.state, 'image-1', 'permit').length;
      const before = [...figure(t, 'image-1').conditions];
      // 1 + 2 hearts, 1 less near Leoric, against 2 shields.
      passing(claws(t, 'image-1', 'F5', [blue(1), yellow(2), gray(2)]));
      return [before.length, words, there(t).length];
    };
    expect([struck('doomed', 'terrified'), struck('doomed', 'terrified', 'weakened')]).toEqual([
      [2, 0, 1],
      [3, 0, 0],
    ]);
  });

  test('D2C-CONJ-03 images have neither turns nor actions', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'conjurer', 'E5');
      images(state, 'F5', 'F6');
      monster(state, 'zombie*', 'H5');
    });
    acts(t, LEORIC);
    expect([t.kind, t.offered('familiar')]).toEqual(['turn', []]);
    t.choose('end');
    expect(t.offered('familiar')).toEqual([]);
  });

  test('D2-TOK-39 Channeling: in his turn he may take images off the map', () => {
    const t = show(['F5', 'F6']);
    t.choose(use('channeling', 2)).choose('pick:image-1');
    expect([there(t), damageOf(t, LEORIC), t.state.turns[0]?.actions]).toEqual([['image-2'], 0, 2]);
  });

  test('D2-MOVE-27 Channeling: 1 movement point moves an image 1 space; an attack with magic may be made from one', () => {
    const t = show(['G5']);
    t.choose('move')
      .choose(use('channeling', 1))
      .choose(`space:${at(t.state, 'G6')}`);
    expect([figure(t, 'image-1').cells, t.state.turns[0]?.pools[0]?.left]).toEqual([[at(t.state, 'G6')], 3]);
    const far = show(['J6'], [], state => {
      figure({ state } as Played, ZOMBIE).cells = [at(state, 'J8')];
      hero(state, GRISBAN, 'berserker', 'F6');
    });
    // Range 2 is enough from the image, 5 spaces from himself.
    passing(far.choose(use('channeling', 0), [blue(2, 1), green(1), brown(0)]));
    expect(damageOf(far, ZOMBIE)).toBe(3);
    expect(show().offered(use('channeling', 0))).toEqual([]);
  });

  test('D2-TOK-40 images stay when he is knocked out', () => {
    const t = hunted(['F6'], [], state => {
      Object.assign(state.heroes[0] ?? {}, { damage: 7 });
      figure({ state } as Played, 'zombie-1').cells = [at(state, 'F5')];
    });
    passing(claws(t, LEORIC, 'E5', [blue(2), yellow(2), gray(0)]));
    expect([t.state.heroes[0]?.down, there(t)]).toEqual([at(t.state, 'E5'), ['image-1']]);
  });

  test('D2-TOK-41 an image may have and spend valor tokens; an attack it makes has no dice of its own', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'champion', 'E6', ['no-mercy', 'glory-of-battle']);
      hero(state, LEORIC, 'conjurer', 'E5');
      images(state, 'F5');
      figure({ state } as Played, 'image-1').marks = { valor: 3 };
      monster(state, 'zombie', 'G5');
      state.tokens = [];
    });
    t.choose(strike(t, 'zombie', 'image-1', 'F5'));
    const defends = t.offered('use:image-1');
    expect(defends.length).toBe(1);
    passing(t.choose(defends[0] ?? '', [blue(1), yellow(1), gray(1)]));
    expect([figure(t, 'image-1').marks, damageOf(t, LEORIC)]).toEqual([{ valor: 2 }, 0]);
    t.choose('end');
    const strikes = t.offered('use:image-1').find(one => one.includes('no-mercy')) ?? '';
    passing(t.choose(strikes, [brown(0)]));
    expect([figure(t, 'image-1').marks, damageOf(t, 'zombie-1'), t.leftover]).toEqual([{}, 0, []]);
  });

  test('D2C-CONJ-04 D2C-CONJ-05 Illusory Path: a space next to images costs monsters 1 movement point more, once, and on top of what else it costs', () => {
    const near = (spaces: readonly string[], more: readonly string[], to: string) => {
      const t = hunted(spaces, more, state => {
        figure({ state } as Played, 'zombie-1').cells = [at(state, 'E8')];
        state.ground[at(state, 'F7')] = 'water';
      });
      return cost(t.choose('move'), to);
    };
    expect([
      near(['F5'], ['illusory-path'], 'E7'),
      near(['F6'], ['illusory-path'], 'E7'),
      near(['F6'], [], 'E7'),
    ]).toEqual([1, 2, 1]);
    expect(near(['F6', 'E6'], ['illusory-path'], 'E7')).toBe(2);
    expect([near(['G6'], ['illusory-path'], 'F7'), near(['G6'], [], 'F7')]).toEqual([3, 2]);
  });

  test('D2-MOVE-21 Illusory Path: fatigue suffered to move lets him move an image 1 space', () => {
    const t = show(['G5'], ['illusory-path']);
    t.choose('tire')
      .choose(use('illusory-path'))
      .choose(`space:${at(t.state, 'G6')}`);
    expect(figure(t, 'image-1').cells).toEqual([at(t.state, 'G6')]);
  });

  test('D2-CHAR-12 Many Friends: a brown die more beside an image, a green die more with 3 of them', () => {
    const pool = (...spaces: string[]) => defencePool(show(spaces, ['many-friends']).state, LEORIC).length;
    expect([pool('F5') - pool('G5'), pool('F5', 'F6') - pool('G5')]).toEqual([1, 1]);
    const dice = (...spaces: string[]) => {
      const t = show(spaces, ['many-friends']);
      t.choose(strike(t, 'prismatic-staff', ZOMBIE, 'H5'));
      return (
        t.state.attacks[0]?.pool ?? t.events().flatMap(one => (one.kind === 'attack-rolled' ? one.dice : [])).length
      );
    };
    expect([dice('E3', 'E4'), dice('E3', 'E4', 'F3')]).toEqual([2, 3]);
  });

  test('D2-TOK-35 Refraction: an image within 3 spaces of another, then perhaps an attack from one of the two', () => {
    const t = show(['G5'], ['refraction'], state => {
      figure({ state } as Played, ZOMBIE).cells = [at(state, 'J8')];
    });
    t.choose(use('refraction')).choose(`space:${at(t.state, 'I6')}`);
    expect(t.offered('pick').sort()).toEqual(['pick:image-1', 'pick:image-2']);
    t.choose('pick:image-2');
    passing(t.choose(strike(t, 'prismatic-staff', ZOMBIE, 'J8'), [blue(2, 1), green(1), brown(0)]));
    expect([there(t), damageOf(t, ZOMBIE), fatigueOf(t, LEORIC)]).toEqual([['image-1', 'image-2'], 3, 2]);
    expect(show([], ['refraction']).offered(use('refraction'))).toEqual([]);
  });

  test('D2-DMOD-07 Blinding Light: 2 shields more; afterwards an image beside him, and unhurt he may move 2 spaces', () => {
    const struck = (dice: readonly number[]) => {
      const t = hunted([], ['blinding-light'], state => {
        figure({ state } as Played, 'zombie-1').cells = [at(state, 'F5')];
      });
      claws(t, LEORIC, 'E5', []).choose(use('blinding-light'), [...dice]);
      passing(t).choose(`space:${at(t.state, 'E4')}`);
      return t;
    };
    const safe = struck([blue(1), yellow(1), gray(0)]);
    expect([damageOf(safe, LEORIC), there(safe), safe.kind]).toEqual([0, ['image-1'], 'where']);
    safe.choose(`space:${at(safe.state, 'E7')}`);
    expect(figure(safe, LEORIC).cells).toEqual([at(safe.state, 'E7')]);
    const hurt = struck([blue(2), yellow(2), gray(0)]);
    expect([damageOf(hurt, LEORIC), hurt.kind]).toEqual([1, 'monster-turn']);
    // Even after an attack that has missed.
    const missed = struck([1, yellow(2), gray(0)]);
    expect([damageOf(missed, LEORIC), there(missed), missed.kind]).toEqual([0, ['image-1'], 'where']);
  });

  test('D2-DMOD-07 Focus Fire: 1 damage more for each image within 3 spaces of the target', () => {
    const t = show(['G4', 'G6', 'C8'], ['focus-fire']);
    passing(t.choose(use('focus-fire'), [blue(1), green(1), brown(0)]));
    expect([damageOf(t, ZOMBIE), fatigueOf(t, LEORIC)]).toEqual([4, 1]);
  });

  test('D2-MOVE-24 Sleight of Mind: he takes the place of an image within 5 spaces, which is gone, and stuns all monsters next to it', () => {
    const t = show(['G5', 'J8'], ['sleight-of-mind'], state => {
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie', 'E8');
    });
    t.choose(use('sleight-of-mind'));
    if (t.kind === 'pick') t.choose('pick:image-1');
    expect([figure(t, LEORIC).cells, there(t)]).toEqual([[at(t.state, 'G5')], ['image-2']]);
    expect(['zombie-1', 'zombie-2', ZOMBIE].map(id => figure(t, id).conditions)).toEqual([
      ['stunned'],
      [],
      ['stunned'],
    ]);
  });

  test('D2-INT-13 Prismatic Assault: each image moves or he attacks from it', () => {
    const t = show(['G5', 'E8'], ['prismatic-assault']);
    t.choose(use('prismatic-assault')).choose('order:image-1');
    passing(t.choose('way:1', [blue(1), green(1), brown(0)]));
    if (t.kind === 'order') t.choose('order:image-2');
    if (t.kind === 'one-of') t.choose('way:0');
    t.choose(`space:${at(t.state, 'I8')}`);
    expect([damageOf(t, ZOMBIE), figure(t, 'image-2').cells, card(t, LEORIC, 'prismatic-assault').tired]).toEqual([
      2,
      [at(t.state, 'I8')],
      true,
    ]);
  });

  test('D2-MOVE-21 Vortex: monsters within 3 spaces of an image are moved up to 2 spaces, to within 3 of any image, and suffer 2 damage', () => {
    const t = show(['G5'], ['vortex'], state => {
      monster(state, 'zombie*', 'J5');
      monster(state, 'zombie*', 'C8');
    });
    t.choose(use('vortex'));
    // H5: not beyond J.
    expect([t.kind, t.offered(`space:${at(t.state, 'J5')}`)]).toEqual(['where', []]);
    t.choose(`space:${at(t.state, 'I6')}`).choose('done');
    expect([1, 2, 3].map(n => damageOf(t, `zombie-master-${n}`))).toEqual([2, 2, 0]);
    expect(figure(t, ZOMBIE).cells).toEqual([at(t.state, 'I6')]);
  });
});
